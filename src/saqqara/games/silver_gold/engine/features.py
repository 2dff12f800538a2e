"""Numbers that say how good a position of Silver & Gold: Pyramids is for a seat."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, count
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.awards import due_awards, free_award
from saqqara.games.silver_gold.engine.chambers import COLOURS, Chamber, beside
from saqqara.games.silver_gold.engine.plans import UNKNOWN, Plan, plan_of
from saqqara.games.silver_gold.engine.position import (
    GEMS,
    NO_CARD,
    ROUNDS,
    SKULL_BOXES,
    SLOTS,
    TURNS,
)
from saqqara.games.silver_gold.engine.rules import SilverGold
from saqqara.games.silver_gold.engine.scoring import score

NAMES: Final = (
    "points",
    "tombs",
    "time",
    "prizes",
    "halves",
    "balance",
    "jewels",
    "light",
    "spare",
    "danger",
    "brink",
    "potions",
    "crosses",
    "extra",
    "fresh",
    "blind",
    "fit",
)
TOMBS: Final = 1
TIME: Final = 2
PRIZES: Final = 3
HALVES: Final = 4
BALANCE: Final = 5
JEWELS: Final = 6
LIGHT: Final = 7
SPARE: Final = 8
DANGER: Final = 9
BRINK: Final = 10
POTIONS: Final = 11
CROSSES: Final = 12
EXTRA: Final = 13
FRESH: Final = 14
BLIND: Final = 15
FIT: Final = 16

TOMB: Final = 10.0  # points
LIT: Final = 5.0  # points of a torch box
SOON: Final = 3.0  # turns in which one gets to what lies on the way
DOUBT: Final = 0.8  # turns by which a plan may be out
PICKED: Final = 0.6  # of the gems near the way are marked in the end
MATCHED: Final = 0.2  # gems of the scarcer colour that a turn brings
PAIRED: Final = 8.0  # turns that make it likely to find a second pyramid of a colour
PATIENCE: Final = 6  # marks after which a torch is out of reach
SAFE: Final = 5  # skull boxes whose penalties grow by one
NEAR: Final = 2  # cells that a way may be longer than the shortest
CONTESTED: Final = 0.8  # of an award is worth fighting for


def clock(state: SilverGold) -> int:
    """Expedition cards that all have marked."""
    shown = (state.round - 1) * TURNS + state.turn
    return shown - 1 if state.stage == stages.MARK else shown


def features(state: SilverGold, seat: int) -> list[float]:
    """Points so far, what both cards still bring, and what the time after them is worth."""
    points = float(score(state, seat, state.sheet(seat), state.owned(seat)))
    found = [0.0] * len(NAMES)
    found[0] = points + due_awards(state, seat)
    _add_prospects(found, state, seat)
    return found


class Prospect:
    """A seat's unfinished card: its plan, what is marked, and the open cells near the way."""

    def __init__(self, chamber: Chamber, plan: Plan, marked: i64) -> None:
        self.chamber = chamber  # the plan's may have another colour
        self.plan = plan
        self.marked: i64 = marked
        self.outlook = plan.outlook(marked)
        self.near: i64 = plan.way(marked, NEAR)
        self.odds = 0.0  # of finishing it in time


def prospects(state: SilverGold, seat: int) -> list[Prospect | None]:
    """Of both slots; None where a new card is due."""
    found: list[Prospect | None] = []
    for slot in range(SLOTS):
        card = state.card(seat, slot)
        if card == NO_CARD or state.just[seat] & BIT[card]:
            found.append(None)
        else:
            chamber = state.pack.chambers[card]
            plan = plan_of(chamber, state.pack.expedition)
            found.append(Prospect(chamber, plan, state.marked(seat, slot)))
    return found


def _add_prospects(found: list[float], state: SilverGold, seat: int) -> None:
    """What both cards together bring in the turns left."""
    ahead = turns_left(state, seat)
    cards = prospects(state, seat)
    left, right = outlook(cards[0]), outlook(cards[1])
    odds = in_time(ahead, left[0], right[0])
    rest = max(0.0, ahead - left[0] - right[0])
    found[TOMBS] = TOMB * (odds[0] + odds[1])
    found[TIME] = rest
    found[FIT] = min(1.0, ahead) * fit(state, left, right)
    for k in range(2):
        card = cards[k]
        if card is None:
            found[BLIND if state.stage == stages.DRAW else FRESH] += odds[k]
        else:
            card.odds = odds[k]
    _add_awards(found, state, seat, cards, rest)
    _add_gems(found, state, seat, cards, ahead)
    _add_torches(found, state, seat, cards)
    _add_skulls(found, state, seat, cards, ahead)
    if state.stage == stages.MARK and not state.fresh & BIT[seat]:
        found[EXTRA] = float(state.owed[seat])


def turns_left(state: SilverGold, seat: int) -> float:
    """Expedition cards that the seat has not yet marked."""
    left = (ROUNDS - state.round) * TURNS + TURNS - state.turn
    return float(left + 1 if _marks_now(state, seat) else left)


def _marks_now(state: SilverGold, seat: int) -> bool:
    """The expedition card that lies there is still to be marked."""
    return state.stage == stages.MARK and state.fresh & BIT[seat] != 0


def outlook(card: Prospect | None) -> list[float]:
    """Turns until the tomb, and after each pattern; of an unknown card if none is there."""
    return UNKNOWN if card is None else card.outlook


def in_time(ahead: float, left: float, right: float) -> list[float]:
    """For both cards how probable it is to finish them, the nearer one first."""
    both = chance(ahead - left - right)
    return [chance(ahead - left), both] if left <= right else [both, chance(ahead - right)]


def chance(spare: float) -> float:
    """How probable it is to be in time with so many turns to spare."""
    return min(1.0, max(0.0, 0.5 + spare / (2.0 * DOUBT)))


def fit(state: SilverGold, left: list[float], right: list[float]) -> float:
    """The turns that the next pattern saves on the card that it suits better, over all patterns."""
    shapes = state.pack.expedition if state.turn == TURNS else state.left
    saved, copies = 0.0, 0.0
    for shape in range(len(shapes)):
        if shapes[shape]:
            best = max(left[0] - left[1 + shape], right[0] - right[1 + shape])
            saved += shapes[shape] * best
            copies += shapes[shape]
    return saved / copies


def _add_awards(
    found: list[float], state: SilverGold, seat: int, cards: list[Prospect | None], rest: float
) -> None:
    """Awards that the cards in play will win, and pyramids that will still miss their second."""
    for colour in range(len(COLOURS)):
        owned = count(state.owned(seat) & state.pack.coloured[colour])
        coming = [card.odds for card in cards if card and card.chamber.colour == colour]
        if not coming and owned % 2 == 0:
            continue
        award = contested_award(state, seat, colour)
        if coming and owned % 2:
            found[PRIZES] += award * max(coming)
        elif len(coming) == 2:
            found[PRIZES] += award * min(coming)
        if (owned + len(coming)) % 2:
            found[HALVES] += award * min(1.0, rest / PAIRED)


def contested_award(state: SilverGold, seat: int, colour: int) -> float:
    """The best free award, less for each rival about to win it too."""
    best = free_award(state, colour)
    if best > 0.0:
        for rival in range(state.seats):
            if rival != seat and _about_to_win(state, rival, colour):
                best *= CONTESTED
    return best


def _about_to_win(state: SilverGold, seat: int, colour: int) -> bool:
    coloured: i64 = state.pack.coloured[colour]
    return count(state.owned(seat) & coloured) % 2 == 1 and state.kept(seat) & coloured != 0


def _add_gems(
    found: list[float],
    state: SilverGold,
    seat: int,
    cards: list[Prospect | None],
    ahead: float,
) -> None:
    """Odd gems that may still be matched, then gems and crosses near the ways."""
    red = float(state.red(seat))
    green = float(state.green(seat))
    slack = MATCHED * ahead
    soon = min(1.0, ahead / SOON)
    worth = gem_worth(red, green, slack)
    found[BALANCE] = worth - gem_worth(red, green, 0.0)
    for card in cards:
        if card is not None:
            red += PICKED * float(count(card.near & card.chamber.red))
            green += PICKED * float(count(card.near & card.chamber.green))
            found[CROSSES] += soon * float(count(card.near & card.chamber.crosses))
    found[JEWELS] = soon * (gem_worth(min(red, GEMS), min(green, GEMS), slack) - worth)


def gem_worth(red: float, green: float, slack: float) -> float:
    """Points of gems when so many odd ones will be matched later."""
    odd = max(0.0, abs(red - green) - slack)
    return 2.5 * (red + green) - 1.5 * odd


def _add_torches(
    found: list[float], state: SilverGold, seat: int, cards: list[Prospect | None]
) -> None:
    """A torch in reach this round, and torches for the rounds to come."""
    turns = TURNS - state.turn + (1 if _marks_now(state, seat) else 0)
    if state.torches(seat) & BIT[state.round - 1]:
        turns = 0  # SG-19: this round needs no more
    nearest, torches = 0.0, 0.0
    for card in cards:
        if card is not None:
            cells: i64 = card.chamber.torches & ~card.marked
            if cells:
                torches += float(count(cells))
                nearest = max(nearest, _reach(card, cells, turns))
    found[LIGHT] = LIT * nearest
    if nearest > 0.0:
        torches -= 1.0
    found[SPARE] = min(torches, float(ROUNDS - state.round))


def _reach(card: Prospect, cells: i64, turns: int) -> float:
    """From 1 to 0, the more cells are to be marked to get to one of these; 0 = not in time."""
    known: i64 = card.marked
    steps = 0
    if not known:
        known = card.chamber.entrance
        steps = 1
    while not known & cells and steps < PATIENCE:
        known |= beside(known) & card.chamber.free
        steps += 1
    return 1.0 - steps / PATIENCE if steps <= 2 * turns else 0.0


def _add_skulls(
    found: list[float],
    state: SilverGold,
    seat: int,
    cards: list[Prospect | None],
    ahead: float,
) -> None:
    """Penalties on the shortest ways, those to fear later, and potions near the ways."""
    skulls: int = state.skulls(seat)
    lost = penalty(state, skulls)
    soon = min(1.0, ahead / SOON)
    found[BRINK] = max(0, skulls - SAFE) * ahead / (ROUNDS * TURNS)
    for card in cards:
        if card is not None:
            potions = count(card.near & card.chamber.potions)
            if potions:
                found[POTIONS] += soon * (lost - penalty(state, skulls - 2 * potions))
            if card.near & card.chamber.skulls:
                blocked = count(card.plan.way(card.marked, 0) & card.chamber.skulls)
                found[DANGER] += soon * (penalty(state, skulls + blocked) - lost)


def penalty(state: SilverGold, skulls: int) -> float:
    """Points lost with so many skulls."""
    if skulls <= 0:
        return 0.0
    return float(state.pack.skulls[min(skulls, SKULL_BOXES) - 1])
