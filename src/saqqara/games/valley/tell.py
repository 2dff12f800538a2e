"""What a seat hears of a move in Im Tal der Könige."""

from collections.abc import Callable
from typing import Final, NamedTuple

from saqqara.core.said import Args, Said
from saqqara.core.state import WATCHER
from saqqara.games.valley.engine import moves, stages
from saqqara.games.valley.engine.camp import RESOURCES
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ADVENTURERS,
    CARDS,
    EFFECTS,
    PAPYRUS,
    SPY,
    TOMBS,
    is_undead,
)
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.strength import REASONS, reasons, strength, total
from saqqara.games.valley.engine.traps import names_nobody, targets
from saqqara.games.valley.engine.zones import NOTHING
from saqqara.games.valley.view import card_name, names


class Told(NamedTuple):
    """A move, for somebody who hears of it."""

    before: Valley
    seat: int  # who made it, or for whom chance did
    move: int
    after: Valley
    viewer: int

    @property
    def verb(self) -> int:
        return moves.verb(self.move)

    @property
    def given(self) -> int:
        """With what the move was made: mostly a kind of card."""
        return moves.argument(self.move)

    @property
    def own(self) -> bool:
        return self.seat == self.viewer

    @property
    def got(self) -> int:
        """Coins it brought."""
        return self.after.coins(self.seat) - self.before.coins(self.seat)

    def said(self, key: str, **args: str | int) -> Said:
        return Said(f"valley-{key}", {"seat": self.seat, **args})


def tell(before: Valley, seat: int, move: int, after: Valley, viewer: int) -> list[Said]:
    """The move itself, then what followed from it."""
    who = before.seat if stages.is_chance(before.stage) else seat
    told = Told(before, who, move, after, viewer)
    return STAGES[before.stage](told) + _tell_after(before, after, viewer)


def listed(cards: list[str]) -> str:
    """Cards as one argument of a text; `none` if there are none."""
    return ",".join(cards) or "none"


# Set-up


def _heroes(told: Told) -> list[Said]:
    return [told.said("hero", hero=ADVENTURERS[told.given])]


def _papyri(told: Told) -> list[Said]:
    return [told.said("papyrus", card=CARDS[PAPYRUS + told.given] if told.own else "none")]


def _deal(told: Told) -> list[Said]:
    return [told.said("dealt", card=CARDS[told.given] if told.own else "none")]


def _toss(told: Told) -> list[Said]:
    return [Said("valley-medallion", {"seat": told.given})]


# Camp


def _foreseeing(told: Told) -> list[Said]:
    return [told.said("foresees", tomb=TOMBS[told.given] if told.own else "none")]


def _splitting(told: Told) -> list[Said]:
    coins = told.given
    return [told.said("splits", coins=coins, cards=RESOURCES - coins, got=told.got)]


def _drawing(told: Told) -> list[Said]:
    return [told.said("draws", card=CARDS[told.given] if told.own else "none")]


def _playing(told: Told) -> list[Said]:
    if told.verb == moves.PLAY:
        return _tell_play(told)
    if told.verb == moves.SMUGGLE:
        return [told.said("smuggles", card=CARDS[told.given], got=told.got)]
    return [told.said("done", lost=-told.got)]


def _tell_play(told: Told) -> list[Said]:
    before, after, other = told.before, told.after, 1 - told.seat
    cost = before.pack.cost[told.given]
    lines = [told.said("plays", card=CARDS[told.given], cost=cost)]
    if after.coins(other) < before.coins(other):
        lines.append(told.said("steals"))
    if before.pack.effect[told.given] == SPY and before.hands[other]:
        seen = names(after.shown[other]) if told.viewer != WATCHER else []
        lines.append(told.said("spies", cards=listed(seen)))
    return lines


def _targeting(told: Told) -> list[Said]:
    effect = EFFECTS[told.before.pack.effect[told.before.card]]
    return [told.said("targets", target=CARDS[told.given], effect=effect)]


def _reporting(told: Told) -> list[Said]:
    """Both seats see the card (VK-28)."""
    return [told.said("reports", card="none" if told.viewer == WATCHER else CARDS[told.given])]


def _discarding(told: Told) -> list[Said]:
    return [told.said("discards", card=CARDS[told.given])]


# Tomb


def _choosing(told: Told) -> list[Said]:
    if told.verb == moves.PASS:
        return [told.said("passes")]
    top = told.before.top
    known = [Said("valley-tomb", {"tomb": TOMBS[top]})] if top != NOTHING else []
    return [told.said("opens"), *known]


def _opening(told: Told) -> list[Said]:
    return [Said("valley-tomb", {"tomb": TOMBS[told.given]})]


def _sending(told: Told) -> list[Said]:
    if told.verb == moves.READY:
        return _tell_sent(told)
    kind = ADVENTURER if told.verb == moves.SEND_ADVENTURER else told.given
    return [told.said("sends", card=card_name(kind))]


def _tell_sent(told: Told) -> list[Said]:
    before, seat = told.before, told.seat
    if before.sent(seat):
        return [told.said("ready")]
    lines = [told.said("nobody")]
    if told.after.was_consoled(seat) and not before.was_consoled(seat):
        lines.append(told.said("consoled", got=told.got))
    return lines


def _laying(told: Told) -> list[Said]:
    if told.verb == moves.READY:
        return _tell_laid(told)
    hidden = "papyrus" if told.given >= PAPYRUS else "none"  # all that others learn (VK-40)
    return [told.said("lays", card=CARDS[told.given] if told.own else hidden)]


def _tell_laid(told: Told) -> list[Said]:
    before, lines = told.before, [told.said("ready")]
    if told.seat != before.holder:
        for side in (before.holder, told.seat):
            cards = listed(names(before.laid[side]))
            lines.append(Said("valley-turned-up", {"seat": side, "cards": cards}))
    return lines


# Fight


def _springing(told: Told) -> list[Said]:
    card = CARDS[told.given]
    lines = [told.said("springs", card=card)]
    effect = told.before.pack.effect[told.given]
    if not names_nobody(effect) and not targets(told.before, told.seat, effect, ()):
        lines.append(Said("valley-no-target", {"card": card}))
    return lines + _tell_shield(told)


def _hitting(told: Told) -> list[Said]:
    if told.verb == moves.ENOUGH:
        return [told.said("enough"), *_tell_shield(told)]
    side = told.seat if told.verb == moves.HIT_OWN else 1 - told.seat
    return [told.said("hits", side=side, card=card_name(told.given)), *_tell_shield(told)]


def _tell_shield(told: Told) -> list[Said]:
    if told.after.shielded > told.before.shielded:
        side = 1 - told.seat
        hero = ADVENTURERS[told.after.hero(side)]
        return [Said("valley-shields", {"seat": side, "card": hero})]
    return []


def _saving(told: Told) -> list[Said]:
    _, kind = told.before.patients()[0]
    return [told.said("saves" if told.verb == moves.SAVE else "loses", card=card_name(kind))]


STAGES: Final[dict[int, Callable[[Told], list[Said]]]] = {
    stages.HEROES: _heroes,
    stages.PAPYRI: _papyri,
    stages.DEAL: _deal,
    stages.TOSS: _toss,
    stages.FORESEEING: _foreseeing,
    stages.SPLITTING: _splitting,
    stages.DRAWING: _drawing,
    stages.PLAYING: _playing,
    stages.TARGETING: _targeting,
    stages.REPORTING: _reporting,
    stages.DISCARDING: _discarding,
    stages.CHOOSING: _choosing,
    stages.OPENING: _opening,
    stages.SENDING: _sending,
    stages.LAYING: _laying,
    stages.SPRINGING: _springing,
    stages.HITTING: _hitting,
    stages.SAVING: _saving,
}


# What followed


def _tell_after(before: Valley, after: Valley, viewer: int) -> list[Said]:
    """A fight, a tomb handed over, a new camp phase, the end."""
    lines: list[Said] = []
    for seat in (0, 1):
        if len(after.won[seat]) > len(before.won[seat]):
            lines += _tell_fight(before, after)
            tomb = TOMBS[after.won[seat][-1]]
            lines.append(Said("valley-wins-tomb", {"seat": seat, "tomb": tomb}))
    if after.stage == stages.OVER:
        winner = 0 if len(after.won[0]) > len(after.won[1]) else 1
        return [*lines, Said("valley-over", {"seat": winner})]
    if _begins_camp(after) and not _begins_camp(before):
        lines.append(Said("valley-camp", {"seat": after.camper}))
    if len(after.top_known) > len(before.top_known) > 0:
        seen = TOMBS[after.top] if viewer == after.camper else "none"
        lines.append(Said("valley-foresees", {"seat": after.camper, "tomb": seen}))
    return lines


def _begins_camp(state: Valley) -> bool:
    return state.stage in (stages.FORESEEING, stages.SPLITTING)


def _tell_fight(before: Valley, after: Valley) -> list[Said]:
    """Everybody who fought, then the sums; nothing if a tomb was given away."""
    if after.fought == before.fought:
        return []
    sums: Args = {"seat": 0, "one": after.sums[0], "side": 1, "other": after.sums[1]}
    return [*_tell_fighters(before, after), Said("valley-fight", sums)]


def _tell_fighters(before: Valley, after: Valley) -> list[Said]:
    """Everybody who fought, with the pieces of the strength (VK-16); cards alike only once."""
    tomb = _in_fight(before, after)
    lines: list[Said] = []
    for seat in (tomb.holder, 1 - tomb.holder):
        for kind in dict.fromkeys(after.fighters[seat]):
            pieces: Args = dict.fromkeys(REASONS, 0)
            pieces |= {REASONS[reason]: amount for reason, amount in reasons(tomb, seat, kind)}
            card = ADVENTURERS[tomb.hero(seat)] if kind == ADVENTURER else CARDS[kind]
            facts: Args = {"card": card, "strength": strength(tomb, seat, kind)}
            facts["bonus"] = "yes" if any(pieces[name] for name in REASONS[1:]) else "no"
            lines.append(Said("valley-fighter", {"seat": seat, **facts, **pieces}))
    return lines


def _in_fight(before: Valley, after: Valley) -> Valley:
    """The tomb as it was in the fight that the last move led to."""
    tomb = before.copy()
    for seat in (0, 1):
        fought = tuple(kind for kind in after.fighters[seat] if kind != ADVENTURER)
        joined = [kind for kind in before.laid[seat] if is_undead(kind)]
        came = len(before.inside[seat]) + len(joined)
        tomb.add_fallen(seat, came - len(fought))
        tomb.inside[seat] = fought
    for seat in (0, 1):  # a trap of the last move may have paralysed the adventurer
        if total(tomb, seat) != after.sums[seat]:
            tomb.paralyse(seat)
    return tomb
