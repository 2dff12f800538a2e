"""An agent as a bot, for games without a table."""

from saqqara.agents.complaint import Failure
from saqqara.agents.look import look
from saqqara.agents.player import Failed, Player
from saqqara.bots.bot import Bot, Sight
from saqqara.record import Record
from saqqara.table.deal import luck


class AgentBot(Bot):
    """Asks its player; where that fails, luck decides, and it is counted."""

    def __init__(self, player: Player, record: Record, seat: int) -> None:
        super().__init__(record.game, luck(record, seat))
        self.player = player
        self.record = record
        self.failures: list[Failure] = []

    def choose(self, sight: Sight) -> int:
        try:
            return self.player.ask(look(self.game, self.record.pack, self.record.options, sight))
        except Failed as failed:
            name = self.player.agent.name
            self.failures.append(Failure(name, failed.kind, 1, failed.reason))
            return self.rng.pick(sight.legal)
