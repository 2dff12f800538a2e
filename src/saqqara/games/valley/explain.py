"""Why a move of Im Tal der Könige is not allowed, and why a point was scored."""

from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ANY_5,
    ASSASSINATE,
    CARDS,
    LURE,
    PAPYRUS,
    SMALL,
    TOMBS,
    TRAP,
    TWO_4,
    is_companion,
    is_undead,
)
from saqqara.games.valley.engine.moves import (
    COUNT,
    DISCARD,
    DONE,
    ENOUGH,
    HERO,
    HIT,
    LAY,
    OPEN,
    PASS,
    PLAY,
    READY,
    SEND,
    SEND_ADVENTURER,
    SMUGGLE,
    SPRING,
    TARGET,
    WHOSE,
)
from saqqara.games.valley.engine.play import WEAK
from saqqara.games.valley.engine.rules import (
    CHOOSING,
    DISCARDING,
    HITTING,
    LAYING,
    OVER,
    PLAYING,
    SAVING,
    SENDING,
    SPLITTING,
    SPRINGING,
    TARGETING,
    Valley,
)
from saqqara.games.valley.engine.strength import strength
from saqqara.games.valley.engine.traps import hits, targets
from saqqara.games.valley.engine.zones import INSIDE, SEAT, has_living
from saqqara.games.valley.view import card_name


def why_not(state: Valley, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason, with the rule."""
    if state.stage == OVER:
        return Why("VK-19", "valley-why-over")
    if seat == BOX or state.stage < SPLITTING:
        return Why("VK-3", "valley-why-box")
    if seat != state.seat:
        return Why("VK-4", "valley-why-turn", {"seat": state.seat})
    if not 0 <= move < HERO or move >= COUNT:
        return Why("VK-4", "valley-why-no-move")
    rule, stages, key = _part(move)
    if state.stage == TARGETING and stages == (PLAYING,):
        return Why("VK-25", "valley-why-target-first")
    if state.stage not in stages:
        return Why(rule, f"valley-why-{key}-later")
    return _why_not_this(state, seat, move)


def _part(move: int) -> tuple[str, tuple[int, ...], str]:
    """The rule of a move, the stages it belongs to and what it is called in texts."""
    parts = (
        (PLAY, "VK-5", (SPLITTING,), "split"),
        (SMUGGLE, "VK-6", (PLAYING,), "play"),
        (TARGET, "VK-26", (PLAYING,), "smuggle"),
        (DONE, "VK-25", (TARGETING,), "target"),
        (DISCARD, "VK-8", (PLAYING,), "done"),
        (OPEN, "VK-22", (DISCARDING,), "discard"),
        (PASS, "VK-11", (CHOOSING,), "open"),
        (SEND, "VK-10", (CHOOSING,), "pass"),
        (LAY, "VK-12", (SENDING,), "send"),
        (READY, "VK-13", (LAYING,), "lay"),
        (SPRING, "VK-13", (SENDING, LAYING), "ready"),
        (HIT, "VK-14", (SPRINGING,), "spring"),
        (ENOUGH + 1, "VK-14", (HITTING,), "hit"),
    )
    for end, rule, stages, key in parts:
        if move < end:
            return rule, stages, key
    return "VK-30", (SAVING,), "save"


def _why_not_this(state: Valley, seat: int, move: int) -> Why:
    if move < SMUGGLE:
        return _why_not_play(state, seat, move - PLAY)
    if move < TARGET:
        return _why_not_smuggle(state, seat, move - SMUGGLE)
    if move < DONE:
        return _why_not_target(state, seat, move - TARGET)
    if move < OPEN:
        return Why("VK-22", "valley-why-not-held", {"card": CARDS[move - DISCARD]})
    return _why_not_in_tomb(state, seat, move)


def _why_not_in_tomb(state: Valley, seat: int, move: int) -> Why:
    if move == PASS:
        return Why("VK-10", "valley-why-passed")
    if move < LAY:
        return _why_not_send(state, seat, move)
    if move < SPRING:
        return _why_not_lay(state, seat, move - LAY)
    if move < HIT:
        return Why("VK-14", "valley-why-no-trap", {"card": CARDS[move - SPRING]})
    return _why_not_hit(state, seat, move)


def _why_not_play(state: Valley, seat: int, kind: int) -> Why:
    facts: Args = {"card": CARDS[kind]}
    if kind not in state.hands[seat]:
        return Why("VK-6", "valley-why-not-held", facts)
    coins: Args = {"cost": state.pack.cost[kind], "coins": state.coins(seat)}
    return Why("VK-6", "valley-why-cost", {**facts, **coins})


def _why_not_smuggle(state: Valley, seat: int, kind: int) -> Why:
    if kind not in state.hands[seat]:
        return Why("VK-26", "valley-why-not-held", {"card": CARDS[kind]})
    return Why("VK-26", "valley-why-no-smuggler")


def _why_not_target(state: Valley, seat: int, kind: int) -> Why:
    facts: Args = {"card": CARDS[state.card], "target": CARDS[kind]}
    if kind not in state.camps[1 - seat]:
        return Why("VK-25", "valley-why-not-there", facts)
    if state.pack.effect[state.card] != ASSASSINATE and not is_companion(kind):
        return Why("VK-25", "valley-why-no-companion", facts)
    power: Args = {"strength": state.pack.strength[kind], "most": WEAK}
    return Why("VK-25", "valley-why-too-strong", {**facts, **power})


def _why_not_send(state: Valley, seat: int, move: int) -> Why:
    if state.sent(seat) >= state.limit():
        facts: Args = {"tomb": TOMBS[state.tomb], "most": state.limit()}
        return Why("VK-12", "valley-why-limit", facts)
    if move == SEND_ADVENTURER:
        return Why("VK-12", "valley-why-inside")
    return Why("VK-12", "valley-why-not-in-camp", {"card": CARDS[move - SEND]})


def _why_not_lay(state: Valley, seat: int, kind: int) -> Why:
    facts: Args = {"card": CARDS[kind]}
    if kind >= PAPYRUS:
        return Why("VK-13", "valley-why-no-papyrus", facts)
    if kind not in state.hands[seat]:
        return Why("VK-13", "valley-why-not-held", facts)
    if has_living(state.laid[seat]):
        return Why("VK-13", "valley-why-one-bluff", facts)
    return Why("VK-13", "valley-why-no-bluff", facts)


def _why_not_hit(state: Valley, seat: int, move: int) -> Why:
    if move == ENOUGH:
        return Why("VK-32", "valley-why-one-target")
    side = seat if move >= HIT + WHOSE else 1 - seat
    kind = (move - HIT) % WHOSE
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
    if kind == ADVENTURER:
        return bool(state.rows[SEAT * side + INSIDE])
    return kind in state.inside[side]


def _lure(state: Valley, seat: int, effect: int) -> str:
    """Who must be named instead."""
    kinds = [move - HIT for move in targets(state, seat, effect, ())]
    return CARDS[next(k for k in kinds if k < TRAP and state.pack.effect[k] == LURE)]


def items(state: Valley, seat: int) -> list[Item]:
    """A point for each tomb won (VK-19)."""
    return [Item("VK-19", "valley-item-tomb", 1, {"tomb": TOMBS[tomb]}) for tomb in state.won[seat]]
