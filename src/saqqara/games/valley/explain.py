"""Why a move of Im Tal der Könige is not allowed, and why a point was scored."""

from collections.abc import Callable
from typing import Final, NamedTuple

from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.valley.engine import moves, stages
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ANY_5,
    ASSASSINATE,
    CARDS,
    PAPYRUS,
    SMALL,
    TOMBS,
    TWO_4,
    is_companion,
    is_undead,
)
from saqqara.games.valley.engine.play import WEAK
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.strength import strength
from saqqara.games.valley.engine.tomb import limit
from saqqara.games.valley.engine.traps import hits, is_lure, targets
from saqqara.games.valley.engine.zones import has_living
from saqqara.games.valley.view import card_name


class Belonging(NamedTuple):
    """When a verb is due: its rule, its stages and what it is called in texts."""

    rule: str
    stages: tuple[int, ...]
    key: str


VERBS: Final = {
    moves.SPLIT: Belonging("VK-5", (stages.SPLITTING,), "split"),
    moves.PLAY: Belonging("VK-6", (stages.PLAYING,), "play"),
    moves.SMUGGLE: Belonging("VK-26", (stages.PLAYING,), "smuggle"),
    moves.DONE: Belonging("VK-8", (stages.PLAYING,), "done"),
    moves.TARGET: Belonging("VK-25", (stages.TARGETING,), "target"),
    moves.DISCARD: Belonging("VK-22", (stages.DISCARDING,), "discard"),
    moves.OPEN: Belonging("VK-11", (stages.CHOOSING,), "open"),
    moves.PASS: Belonging("VK-10", (stages.CHOOSING,), "pass"),
    moves.SEND: Belonging("VK-12", (stages.SENDING,), "send"),
    moves.SEND_ADVENTURER: Belonging("VK-12", (stages.SENDING,), "send"),
    moves.LAY: Belonging("VK-13", (stages.LAYING,), "lay"),
    moves.READY: Belonging("VK-13", (stages.SENDING, stages.LAYING), "ready"),
    moves.SPRING: Belonging("VK-14", (stages.SPRINGING,), "spring"),
    moves.HIT: Belonging("VK-14", (stages.HITTING,), "hit"),
    moves.HIT_OWN: Belonging("VK-14", (stages.HITTING,), "hit"),
    moves.ENOUGH: Belonging("VK-14", (stages.HITTING,), "hit"),
    moves.SAVE: Belonging("VK-30", (stages.SAVING,), "save"),
    moves.LOSE: Belonging("VK-30", (stages.SAVING,), "save"),
}


def why_not(state: Valley, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason, with the rule."""
    if state.stage == stages.OVER:
        return Why("VK-19", "valley-why-over")
    if seat == BOX or stages.is_chance(state.stage):
        return Why("VK-3", "valley-why-box")
    if seat != state.seat:
        return Why("VK-4", "valley-why-turn", {"seat": state.seat})
    if not 0 <= move < moves.COUNT or moves.verb(move) not in VERBS:
        return Why("VK-4", "valley-why-no-move")
    verb = VERBS[moves.verb(move)]
    if state.stage == stages.TARGETING and verb.stages == (stages.PLAYING,):
        return Why("VK-25", "valley-why-target-first")
    if state.stage not in verb.stages:
        return Why(verb.rule, f"valley-why-{verb.key}-later")
    return STAGES[state.stage](state, seat, move)


# Why not this one, stage by stage; where every move is allowed there is nothing to say


def _playing(state: Valley, seat: int, move: int) -> Why:
    kind = moves.argument(move)
    facts: Args = {"card": CARDS[kind]}
    smuggled = moves.verb(move) == moves.SMUGGLE
    if kind not in state.hands[seat]:
        return Why("VK-26" if smuggled else "VK-6", "valley-why-not-held", facts)
    if smuggled:
        return Why("VK-26", "valley-why-no-smuggler")
    coins: Args = {"cost": state.pack.cost[kind], "coins": state.coins(seat)}
    return Why("VK-6", "valley-why-cost", {**facts, **coins})


def _targeting(state: Valley, seat: int, move: int) -> Why:
    kind = moves.argument(move)
    facts: Args = {"card": CARDS[state.card], "target": CARDS[kind]}
    if kind not in state.camps[1 - seat]:
        return Why("VK-25", "valley-why-not-there", facts)
    if state.pack.effect[state.card] != ASSASSINATE and not is_companion(kind):
        return Why("VK-25", "valley-why-no-companion", facts)
    power: Args = {"strength": state.pack.strength[kind], "most": WEAK}
    return Why("VK-25", "valley-why-too-strong", {**facts, **power})


def _discarding(_state: Valley, _seat: int, move: int) -> Why:
    return Why("VK-22", "valley-why-not-held", {"card": CARDS[moves.argument(move)]})


def _choosing(_state: Valley, _seat: int, _move: int) -> Why:
    return Why("VK-10", "valley-why-passed")


def _sending(state: Valley, seat: int, move: int) -> Why:
    if state.sent(seat) >= limit(state):
        facts: Args = {"tomb": TOMBS[state.tomb], "most": limit(state)}
        return Why("VK-12", "valley-why-limit", facts)
    if moves.verb(move) == moves.SEND_ADVENTURER:
        return Why("VK-12", "valley-why-inside")
    return Why("VK-12", "valley-why-not-in-camp", {"card": CARDS[moves.argument(move)]})


def _laying(state: Valley, seat: int, move: int) -> Why:
    kind = moves.argument(move)
    facts: Args = {"card": CARDS[kind]}
    if kind >= PAPYRUS:
        return Why("VK-13", "valley-why-no-papyrus", facts)
    if kind not in state.hands[seat]:
        return Why("VK-13", "valley-why-not-held", facts)
    if has_living(state.laid[seat]):
        return Why("VK-13", "valley-why-one-bluff", facts)
    return Why("VK-13", "valley-why-no-bluff", facts)


def _springing(_state: Valley, _seat: int, move: int) -> Why:
    return Why("VK-14", "valley-why-no-trap", {"card": CARDS[moves.argument(move)]})


def _hitting(state: Valley, seat: int, move: int) -> Why:
    if move == moves.ENOUGH:
        return Why("VK-32", "valley-why-one-target")
    side = seat if moves.verb(move) == moves.HIT_OWN else 1 - seat
    kind = moves.argument(move)
    facts: Args = {"card": CARDS[state.card], "target": card_name(kind)}
    if not _is_there(state, side, kind) or move in state.named:
        return Why("VK-14", "valley-why-not-inside", facts)
    effect = state.pack.effect[state.card]
    if hits(state, effect, side, kind):
        return Why("VK-33", "valley-why-lured", {**facts, "lure": _lure(state, seat, effect)})
    if not _is_too_strong(effect, kind):
        return Why("VK-15", "valley-why-not-hit", facts)
    return Why(
        "VK-15", "valley-why-not-hit-strong", {**facts, "strength": strength(state, side, kind)}
    )


def _is_too_strong(effect: int, kind: int) -> bool:
    """Whether nothing but its strength saves a character from a trap of this effect (VK-35)."""
    if kind == ADVENTURER:
        return False
    return effect == ANY_5 or (effect in (SMALL, TWO_4) and not is_undead(kind))


def _is_there(state: Valley, side: int, kind: int) -> bool:
    return state.has_entered(side) if kind == ADVENTURER else kind in state.inside[side]


def _lure(state: Valley, seat: int, effect: int) -> str:
    """Who must be named instead."""
    found = targets(state, seat, effect, ())
    return CARDS[next(moves.argument(move) for move in found if is_lure(state, move))]


STAGES: Final[dict[int, Callable[[Valley, int, int], Why]]] = {
    stages.PLAYING: _playing,
    stages.TARGETING: _targeting,
    stages.DISCARDING: _discarding,
    stages.CHOOSING: _choosing,
    stages.SENDING: _sending,
    stages.LAYING: _laying,
    stages.SPRINGING: _springing,
    stages.HITTING: _hitting,
}


def items(state: Valley, seat: int) -> list[Item]:
    """A point for each tomb won (VK-19)."""
    return [Item("VK-19", "valley-item-tomb", 1, {"tomb": TOMBS[tomb]}) for tomb in state.won[seat]]
