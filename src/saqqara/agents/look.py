"""What a seat knows, put together for an agent."""

from typing import Final

import msgspec

from saqqara.agents import Seen
from saqqara.bots.bot import Sight
from saqqara.core.game import AnyGame, Options
from saqqara.core.rng import Rng
from saqqara.core.state import Pack
from saqqara.rl.setting import Setting

LUCK: Final = "seen"  # any guess looks the same from the seat


def look(game: AnyGame, pack: Pack, options: Options, sight: Sight) -> Seen:
    """Made from a guess, as bots get it: what the seat cannot know cannot be in it."""
    guess = sight.guess(Rng(LUCK))
    planes = game.learning.planes(pack, guess.seats, options)
    setting = Setting(game, pack, guess.seats, dict(options), planes, guess.rules)
    return Seen(
        game=game.name,
        rules=guess.rules,
        seat=sight.seat,
        seats=guess.seats,
        options=setting.options,
        observation=setting.observation(guess, sight.seat),
        mask=setting.mask(guess, sight.seat),
        legal=list(sight.legal),
        notation=[game.rules.write(pack, move) for move in sight.legal],
        view=msgspec.to_builtins(game.telling.view(guess, sight.seat)),
        box=msgspec.to_builtins(game.telling.box(pack, guess.seats, setting.options)),
    )
