"""Who plays whom on which deals; each entrant sits in each seat of a deal equally often."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from saqqara.agents.player import Named
from saqqara.bots import known
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame, Options
from saqqara.core.rng import Rng
from saqqara.games import find

HOUSE: Final = Path(__file__).parent.parent


class Setup(Struct, frozen=True):
    """What all games of an arena have in common; with another one they would end differently."""

    game: str
    rules: int
    pack: str
    digest: str  # of the pack
    options: dict[str, str]
    code: str  # a hash of the bots, the agents and the game
    seed: str


class Seating(Struct, frozen=True):
    """One game to be played: its number, its deal, and a bot for each seat."""

    number: int
    deal: int
    bots: tuple[str, ...]


class Plan(Struct, frozen=True):
    """A whole arena; plain values, so that another process can take it."""

    setup: Setup
    folder: str  # of the pack, or its name
    seats: int
    entrants: tuple[str, ...]
    shared: bool  # all seats win or lose together
    deals: int
    agents: tuple[Named, ...] = ()

    @property
    def rivals(self) -> bool:
        return self.seats > 1 and not self.shared

    def seatings(self) -> Iterator[Seating]:
        """All games, deal by deal; a longer plan begins with those of a shorter one."""
        for deal in range(self.deals):
            for nth, bots in enumerate(self.lineups(deal)):
                yield Seating(deal * self.games_of_a_deal + nth, deal, bots)

    def seating(self, number: int) -> Seating:
        """The game with this number, also beyond the end."""
        deal, nth = divmod(number, self.games_of_a_deal)
        return Seating(number, deal, self.lineups(deal)[nth])

    @property
    def games_of_a_deal(self) -> int:
        return len(self.lineups(0))

    @property
    def games(self) -> int:
        return self.deals * self.games_of_a_deal

    def seed(self, deal: int) -> str:
        """The same for all games of a deal, so chance deals the same to all of them."""
        return f"{self.setup.seed}-{deal}"

    def lineups(self, deal: int) -> list[tuple[str, ...]]:
        """Who sits where in the games of a deal."""
        if not self.rivals:
            return [(bot,) * self.seats for bot in self.entrants]
        if self.seats == 2:
            pairs = combinations(self.entrants, 2)
            return [lineup for pair in pairs for lineup in (pair, pair[::-1])]
        return _rotations(self._order(deal), self.seats)

    def _order(self, deal: int) -> list[str]:
        """The entrants in another order for each deal, so that all meet as neighbours."""
        order = list(range(len(self.entrants)))
        Rng(f"{self.seed(deal)}/order").shuffle(order)
        return [self.entrants[k] for k in order]


def _rotations(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Each bot once in each seat; where there are fewer bots than seats they sit down again."""
    number = len(bots)
    return [tuple(bots[(seat + turn) % number] for seat in range(seats)) for turn in range(number)]


def setup(
    game: AnyGame, folder: str, options: Options, seed: str, agents: Sequence[Named] = ()
) -> Setup:
    """What the games will have in common; unknown options are refused."""
    pack = game.pack(folder)
    return Setup(
        game=game.name,
        rules=game.rules.number,
        pack=pack.name,
        digest=pack.digest,
        options=game.settled(options),
        code=code(game.name, agents),
        seed=seed,
    )


def plan(  # noqa: PLR0913, PLR0917 - all that is chosen
    common: Setup,
    folder: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    agents: tuple[Named, ...] = (),
) -> Plan:
    """Everything checked. Games of each pairing, or of all where more sit; whole deals."""
    game = find(common.game)
    state = game.new(seats, game.pack(folder), common.options)
    names = [agent.name for agent in agents]
    entrants = tuple(known(name, names) for name in bots)
    found = Plan(common, folder, seats, entrants, game.judging.shared(state), 0, agents)
    _check_entrants(entrants, found.rivals)
    _check_agents(names, entrants)
    each = 2 if found.rivals and seats == 2 else len(entrants)
    return replace(found, deals=-(-games // each))


def _check_entrants(entrants: tuple[str, ...], rivals: bool) -> None:
    for bot in entrants:
        if entrants.count(bot) > 1:
            raise SaqqaraError(f"--bots: {bot} stands there twice")
    if rivals and len(entrants) == 1:
        raise SaqqaraError(f"--bots: {entrants[0]} needs a rival in this game")


def _check_agents(names: list[str], entrants: tuple[str, ...]) -> None:
    for name in names:
        if name not in entrants:
            raise SaqqaraError(f"--agent {name}: it is not among --bots {','.join(entrants)}")


def code(game: str, agents: Sequence[Named] = ()) -> str:
    """A short hash of the files that decide how bots and agents play a game."""
    folders = (HOUSE / "core", HOUSE / "bots", HOUSE / "games" / game)
    files = [file for folder in folders for file in folder.glob("*") if _decides(file)]
    found = sha256()
    for file in sorted(files):
        found.update(file.read_bytes().replace(b"\r\n", b"\n"))
    for agent in agents:
        found.update(f"{agent.name}={agent.place} {agent.digest}\n".encode())
    return found.hexdigest()[:12]


def _decides(file: Path) -> bool:
    return file.suffix in {".py", ".json"}
