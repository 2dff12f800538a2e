"""What a seat hears of a move in Im Tal der Könige."""

from saqqara.core.said import Args, Said
from saqqara.core.state import BOX, WATCHER
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
from saqqara.games.valley.engine.moves import (
    CARD,
    DISCARD,
    DONE,
    ENOUGH,
    GIVE,
    HERO,
    HIT,
    LAY,
    MEDALLION,
    OPEN,
    PASS,
    PLAY,
    READY,
    SAVE,
    SEND,
    SMUGGLE,
    SPLIT,
    SPRING,
    TARGET,
    TOMB,
    WHOSE,
)
from saqqara.games.valley.engine.rules import (
    DEAL,
    FORESEEING,
    OVER,
    REPORTING,
    SENDING,
    SPLITTING,
    Valley,
)
from saqqara.games.valley.engine.strength import REASONS, reasons, strength, total
from saqqara.games.valley.engine.traps import names_nobody, targets
from saqqara.games.valley.engine.zones import CONSOLED, FALLEN, NOTHING, PARALYSED, SEAT
from saqqara.games.valley.engine.zones import HERO as HERO_COLUMN
from saqqara.games.valley.view import card_name, last_fight, names


def tell(before: Valley, seat: int, move: int, after: Valley, viewer: int) -> list[Said]:
    """The move itself, then what followed from it."""
    if seat == BOX:
        lines = _tell_box(before, move, viewer)
    elif move < OPEN:
        lines = _tell_camp(before, seat, move, after, viewer)
    else:
        lines = _tell_tomb(before, seat, move, after, viewer)
    return lines + _tell_after(before, after, viewer)


def _tell_box(before: Valley, move: int, viewer: int) -> list[Said]:
    seat = before.seat
    own = seat == viewer
    if move < GIVE:
        return [Said("valley-hero", {"seat": seat, "hero": ADVENTURERS[move - HERO]})]
    if move < CARD:
        card = CARDS[PAPYRUS + move - GIVE] if own else "none"
        return [Said("valley-papyrus", {"seat": seat, "card": card})]
    if move < TOMB:
        return _tell_card(before, CARDS[move - CARD], viewer)
    if move < MEDALLION:
        return _tell_tomb_card(before, TOMBS[move - TOMB], viewer)
    return [Said("valley-medallion", {"seat": move - MEDALLION})]


def _tell_card(before: Valley, card: str, viewer: int) -> list[Said]:
    seat = before.seat
    if before.stage == REPORTING:
        taken = "none" if viewer == WATCHER else card
        return [Said("valley-reports", {"seat": seat, "card": taken})]
    key = "valley-dealt" if before.stage == DEAL else "valley-draws"
    return [Said(key, {"seat": seat, "card": card if seat == viewer else "none"})]


def _tell_tomb_card(before: Valley, tomb: str, viewer: int) -> list[Said]:
    if before.stage != FORESEEING:
        return [Said("valley-tomb", {"tomb": tomb})]
    seen = tomb if before.seat == viewer else "none"
    return [Said("valley-foresees", {"seat": before.seat, "tomb": seen})]


def _tell_camp(before: Valley, seat: int, move: int, after: Valley, viewer: int) -> list[Said]:
    if move < PLAY:
        coins = after.coins(seat) - before.coins(seat)
        split: Args = {"coins": move - SPLIT, "cards": 4 - move + SPLIT, "got": coins}
        return [Said("valley-splits", {"seat": seat, **split})]
    if move < SMUGGLE:
        return _tell_play(before, seat, move - PLAY, after, viewer)
    if move < TARGET:
        got = after.coins(seat) - before.coins(seat)
        card = CARDS[move - SMUGGLE]
        return [Said("valley-smuggles", {"seat": seat, "card": card, "got": got})]
    if move < DONE:
        effect = EFFECTS[before.pack.effect[before.card]]
        facts: Args = {"target": CARDS[move - TARGET], "effect": effect}
        return [Said("valley-targets", {"seat": seat, **facts})]
    if move == DONE:
        lost = before.coins(seat) - after.coins(seat)
        return [Said("valley-done", {"seat": seat, "lost": lost})]
    return [Said("valley-discards", {"seat": seat, "card": CARDS[move - DISCARD]})]


def _tell_play(before: Valley, seat: int, kind: int, after: Valley, viewer: int) -> list[Said]:
    cost = before.pack.cost[kind]
    lines = [Said("valley-plays", {"seat": seat, "card": CARDS[kind], "cost": cost})]
    if after.coins(1 - seat) < before.coins(1 - seat):
        lines.append(Said("valley-steals", {"seat": seat}))
    if before.pack.effect[kind] == SPY and before.hands[1 - seat]:
        seen = names(after.shown[1 - seat]) if viewer != WATCHER else []
        lines.append(Said("valley-spies", {"seat": seat, "cards": listed(seen)}))
    return lines


def listed(cards: list[str]) -> str:
    """Cards as one argument of a text; `none` if there are none."""
    return ",".join(cards) or "none"


def _tell_tomb(before: Valley, seat: int, move: int, after: Valley, viewer: int) -> list[Said]:
    if move == OPEN:
        lines = [Said("valley-opens", {"seat": seat})]
        known = before.top != NOTHING
        return [*lines, Said("valley-tomb", {"tomb": TOMBS[before.top]})] if known else lines
    if move == PASS:
        return [Said("valley-passes", {"seat": seat})]
    if move < LAY:
        card = card_name(ADVENTURER if move == LAY - 1 else move - SEND)
        return [Said("valley-sends", {"seat": seat, "card": card})]
    if move < READY:
        return [_tell_lay(seat, move - LAY, viewer)]
    if move == READY:
        return _tell_ready(before, seat, after)
    return _tell_trap(before, seat, move, after)


def _tell_lay(seat: int, kind: int, viewer: int) -> Said:
    """Others only learn whether it is a papyrus (VK-40)."""
    hidden = "papyrus" if kind >= PAPYRUS else "none"
    return Said("valley-lays", {"seat": seat, "card": CARDS[kind] if seat == viewer else hidden})


def _tell_ready(before: Valley, seat: int, after: Valley) -> list[Said]:
    if before.stage == SENDING:
        return _tell_sent(before, seat, after)
    if seat == before.holder:
        return [Said("valley-ready", {"seat": seat})]
    lines = [Said("valley-ready", {"seat": seat})]
    for side in (before.holder, seat):
        cards = listed(names(before.laid[side]))
        lines.append(Said("valley-turned-up", {"seat": side, "cards": cards}))
    return lines


def _tell_sent(before: Valley, seat: int, after: Valley) -> list[Said]:
    if before.sent(seat):
        return [Said("valley-ready", {"seat": seat})]
    lines = [Said("valley-nobody", {"seat": seat})]
    if after.rows[SEAT * seat + CONSOLED] > before.rows[SEAT * seat + CONSOLED]:
        got = after.coins(seat) - before.coins(seat)
        lines.append(Said("valley-consoled", {"seat": seat, "got": got}))
    return lines


def _tell_trap(before: Valley, seat: int, move: int, after: Valley) -> list[Said]:
    if move < HIT:
        return _tell_spring(before, seat, move - SPRING, after)
    if move < ENOUGH:
        side = seat if move >= HIT + WHOSE else 1 - seat
        card = card_name((move - HIT) % WHOSE)
        line = Said("valley-hits", {"seat": seat, "side": side, "card": card})
        return [line, *_tell_shield(before, seat, after)]
    if move == ENOUGH:
        return [Said("valley-enough", {"seat": seat}), *_tell_shield(before, seat, after)]
    key = "valley-saves" if move == SAVE else "valley-loses"
    return [Said(key, {"seat": seat, "card": card_name(before.wounded[0] // 2)})]


def _tell_spring(before: Valley, seat: int, kind: int, after: Valley) -> list[Said]:
    lines = [Said("valley-springs", {"seat": seat, "card": CARDS[kind]})]
    effect = before.pack.effect[kind]
    if not names_nobody(effect) and not targets(before, seat, effect, ()):
        lines.append(Said("valley-no-target", {"card": CARDS[kind]}))
    return lines + _tell_shield(before, seat, after)


def _tell_shield(before: Valley, seat: int, after: Valley) -> list[Said]:
    if after.shielded > before.shielded:
        return [Said("valley-shields", {"seat": 1 - seat})]
    return []


def _tell_after(before: Valley, after: Valley, viewer: int) -> list[Said]:
    """A fight, a tomb handed over, a new camp phase, the end."""
    lines: list[Said] = []
    fight = last_fight(after)
    for seat in (0, 1):
        if len(after.won[seat]) > len(before.won[seat]):
            if fight and after.fought != before.fought:
                sums: Args = {"one": fight.sums[0], "other": fight.sums[1]}
                lines += [*_tell_fighters(before, after), Said("valley-fight", sums)]
            tomb = TOMBS[after.won[seat][-1]]
            lines.append(Said("valley-wins-tomb", {"seat": seat, "tomb": tomb}))
    if after.stage == OVER:
        winner = 0 if len(after.won[0]) > len(after.won[1]) else 1
        return [*lines, Said("valley-over", {"seat": winner})]
    if after.stage in (SPLITTING, FORESEEING) and before.stage not in (SPLITTING, FORESEEING):
        lines.append(Said("valley-camp", {"seat": after.camper}))
    if len(after.top_known) > len(before.top_known) > 0:
        seen = TOMBS[after.top] if viewer == after.camper else "none"
        lines.append(Said("valley-foresees", {"seat": after.camper, "tomb": seen}))
    return lines


def _tell_fighters(before: Valley, after: Valley) -> list[Said]:
    """Everybody who fought, with the pieces of the strength (VK-16); cards alike only once."""
    tomb = _in_fight(before, after)
    lines: list[Said] = []
    for seat in (tomb.holder, 1 - tomb.holder):
        hero = ADVENTURERS[tomb.rows[SEAT * seat + HERO_COLUMN]]
        for kind in dict.fromkeys(after.fighters[seat]):
            pieces: Args = dict.fromkeys(REASONS, 0)
            pieces |= {REASONS[reason]: amount for reason, amount in reasons(tomb, seat, kind)}
            card = hero if kind == ADVENTURER else CARDS[kind]
            facts: Args = {"card": card, "strength": strength(tomb, seat, kind)}
            lines.append(Said("valley-fighter", {"seat": seat, **facts, **pieces}))
    return lines


def _in_fight(before: Valley, after: Valley) -> Valley:
    """The tomb as it was in the fight that the last move led to."""
    tomb = before.copy()
    for seat in (0, 1):
        fought = tuple(kind for kind in after.fighters[seat] if kind != ADVENTURER)
        joined = [kind for kind in before.laid[seat] if is_undead(kind)]
        came = len(before.inside[seat]) + len(joined)
        tomb.rows[SEAT * seat + FALLEN] += came - len(fought)
        tomb.inside[seat] = fought
    for seat in (0, 1):  # a trap of the last move may have paralysed the adventurer
        if total(tomb, seat) != after.fought[2 + seat]:
            tomb.rows[SEAT * seat + PARALYSED] = 1
    return tomb
