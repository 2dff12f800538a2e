"""A deliberately naive second implementation of Das Labyrinth des Pharao (rules LP-1..LP-21).

It exists only to be compared, move by move, with the real engine: plain dicts of (row, column)
cells, no tricks, no speed. The corridor is walked anew from the start and every score is counted
from scratch, each time they are asked for.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

Cell = tuple[int, int]  # (row, column), both 0..9 from the top left; 0..1 within a tile
Sides = frozenset[str]  # the open sides of a cell, some of N E S W
Laid = dict[Cell, Sides]  # cells that carry a part of a tile

BOX = -1
FIELDS = 5  # LP-1
CARDS = 25  # LP-13
LATEST_START = 3  # LP-9
LAST_BET = 20  # LP-19
ROUND_STARTS = (6, 11, 16)  # LP-19
ROUND_ENDS = (10, 15, 20)  # LP-19
BASIC_STONES = {"stone": 12, "special": 0}  # LP-5, LP-8
PRO_STONES = {"red": 3, "green": 4, "blue": 5, "special": 0}  # LP-5
VALUES = {"stone": 2, "blue": 1, "green": 2, "red": 3, "special": 4}  # LP-15, LP-18, LP-21

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


class Phase(Enum):
    """What the game is waiting for."""

    BET = auto()  # the seats still in bet
    CARD = auto()  # BOX turns up a number card
    LAY = auto()  # seats lay, put stones, name their start
    OVER = auto()


class Step(Enum):
    """What a seat is to decide next for the card turned up."""

    TILE = auto()
    STONE = auto()
    START = auto()
    DONE = auto()


@dataclass(frozen=True)
class Entrance:
    """A gap in the border (LP-4): its side of the board and its cells as seen walking in."""

    side: str
    left: Cell
    right: Cell


@dataclass(frozen=True)
class Rules:
    """What the pack and the options say; never changes during a game."""

    entrances: list[Entrance]
    tiles: Mapping[int, Laid]
    copies: Mapping[int, int]
    pro: bool
    bets: bool


@dataclass
class Seat:
    """Everything in front of one player."""

    supply: dict[str, int]
    laid: Laid = field(default_factory=dict)
    stones: dict[Cell, str] = field(default_factory=dict)
    start: tuple[Cell, str] | None = None  # the start cell and the side it is entered by
    still_in: bool = False  # in the betting round
    bet: str = ""  # empty: no bet lies there
    step: Step = Step.DONE
    scarabs: list[Cell] = field(default_factory=list)  # of the tile just laid, still to be asked


# ---- the pack -------------------------------------------------------------------------------


def read_tile(drawn: str) -> Laid:
    """Read for example `NE EW / ES EW`, the cells a b / c d."""
    return {
        (row, column): frozenset(letters)
        for row, line in enumerate(drawn.split("/"))
        for column, letters in enumerate(line.split())
    }


def read_entrance(text: str) -> Entrance:
    """Read for example `west 3` or `south C`, with left and right as of LP-4."""
    side, place = text.split()
    index = int(place) - 1 if side in {"west", "east"} else "ABCDE".index(place)
    low, high = 2 * index, 2 * index + 1
    last = 2 * FIELDS - 1
    if side == "west":  # walking east: north is left
        return Entrance("W", left=(low, 0), right=(high, 0))
    if side == "east":  # walking west: south is left
        return Entrance("E", left=(high, last), right=(low, last))
    if side == "south":  # walking north: west is left
        return Entrance("S", left=(last, low), right=(last, high))
    return Entrance("N", left=(0, high), right=(0, low))  # walking south: east is left


def read_pack(pack: Mapping[str, Any], options: Mapping[str, str]) -> Rules:
    """Read the parts of a parsed pack that the game needs."""
    return Rules(
        entrances=[read_entrance(text) for text in pack["entrances"]],
        tiles={entry["number"]: read_tile(entry["drawn"]) for entry in pack["tile"]},
        copies={entry["number"]: entry["copies"] for entry in pack["tile"]},
        pro=options["scoring"] == "pro",
        bets=options["bets"] == "on",
    )


# ---- tiles ----------------------------------------------------------------------------------


def turned(tile: Laid) -> Laid:
    """Turn a tile clockwise by 90 degrees, never flipped (LP-6)."""
    return {
        (column, 1 - row): frozenset(CLOCKWISE[side] for side in sides)
        for (row, column), sides in tile.items()
    }


def turnings_of(tile: Laid) -> dict[int, Laid]:
    """Angle and look; of turns that look the same the smallest angle (LP-6)."""
    found: dict[int, Laid] = {}
    for angle in (0, 90, 180, 270):
        if tile not in found.values():
            found[angle] = tile
        tile = turned(tile)
    return found


def neighbour(cell: Cell, side: str) -> Cell:
    """Find the cell on this side; it may lie off the board."""
    down, right = STEPS[side]
    return cell[0] + down, cell[1] + right


def scarabs_of(tile: Laid) -> list[Cell]:
    """Cells whose open sides all lead out of the tile (LP-3), in reading order (LP-8)."""
    return [
        cell
        for cell in sorted(tile)
        if all(neighbour(cell, side) not in tile for side in tile[cell])
    ]


def is_on_board(cell: Cell) -> bool:
    return all(0 <= number < 2 * FIELDS for number in cell)  # LP-1


def factor(number: int) -> int:
    """How often a stone at the corridor cell of this number counts (LP-18)."""
    if number <= 15:
        return 1
    if number <= 30:
        return 2
    return 3 if number <= 45 else 4


class Naive:
    """A game of Das Labyrinth des Pharao."""

    def __init__(self, pack: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> None:
        self._rules = read_pack(pack, options)
        stones = PRO_STONES if self._rules.pro else BASIC_STONES
        self._seats = [Seat(supply=dict(stones)) for _ in range(seats)]
        self._shown: list[int] = []  # the number cards turned up, the last one last
        self._phase = Phase.CARD

    def copy(self) -> Naive:
        """Make an independent copy; only the never-changing rules are shared."""
        return copy.deepcopy(self, {id(self._rules): self._rules})

    # ---- what can be seen -------------------------------------------------------------------

    @property
    def card(self) -> int:
        """How many number cards have been shown, 0..25."""
        return len(self._shown)

    def board(self, seat: int) -> dict[Cell, str]:
        """Give the open sides of each laid cell, drafts too."""
        return {
            cell: "".join(side for side in "NESW" if side in sides)
            for cell, sides in self._seats[seat].laid.items()
        }

    def stones(self, seat: int) -> dict[Cell, str]:
        """Give the kind of each stone on the board, drafts too."""
        return dict(self._seats[seat].stones)

    def supply(self, seat: int) -> dict[str, int]:
        """Count the stones not yet on the board, by kind."""
        return dict(self._seats[seat].supply)

    def still_in(self, seat: int) -> bool:
        """Whether the seat is in the current betting round; False when there is none."""
        return self._seats[seat].still_in

    # ---- who moves, and how -----------------------------------------------------------------

    def actors(self) -> list[int]:
        """Seats that owe a decision, `[BOX]` for chance, nobody when the game is over."""
        if self._phase is Phase.CARD:
            return [BOX]
        if self._phase is Phase.BET:  # LP-20: a must for a seat still in
            return [i for i, who in enumerate(self._seats) if who.still_in and not who.bet]
        if self._phase is Phase.LAY:
            return [i for i, who in enumerate(self._seats) if who.step is not Step.DONE]
        return []

    def legal(self, seat: int) -> set[str]:
        """Notations of the seat's legal moves."""
        if seat == BOX or seat not in self.actors():
            raise ValueError(f"seat {seat} has no decision to make")
        if self._phase is Phase.BET:
            return {"higher", "lower"}  # LP-19
        who = self._seats[seat]
        if who.step is Step.TILE:
            return set(self._tile_moves(who))
        if who.step is Step.STONE:
            return {"none"} | {kind for kind, left in who.supply.items() if left > 0}  # LP-8
        later = {"later"} if self.card < LATEST_START else set()  # LP-9
        return set(self._start_moves()) | later

    def odds(self) -> dict[str, int]:
        """Notation and weight of every number card that may come (LP-2, LP-6)."""
        if self._phase is not Phase.CARD:
            raise ValueError("chance is not due")
        gone = Counter(self._shown)
        left = {number: copies - gone[number] for number, copies in self._rules.copies.items()}
        return {f"tile {number}": weight for number, weight in left.items() if weight > 0}

    def apply(self, seat: int, notation: str) -> None:
        """Make one move of a seat or of BOX."""
        possible = set(self.odds()) if seat == BOX else self.legal(seat)
        if notation not in possible:
            raise ValueError(f"{notation!r} is not possible for {seat}")
        if seat == BOX:
            self._show(int(notation.split()[1]))
        elif self._phase is Phase.BET:
            self._bet(self._seats[seat], notation)
        else:
            self._decide(self._seats[seat], notation)

    # ---- bets -------------------------------------------------------------------------------

    def _next_card(self) -> None:
        """Before a card is turned up: a betting round may begin and bets be due (LP-19)."""
        coming = self.card + 1
        for who in self._seats:
            if coming in ROUND_STARTS:
                who.still_in = self._rules.bets
            elif coming > LAST_BET:
                who.still_in = False
        self._phase = Phase.BET if any(who.still_in for who in self._seats) else Phase.CARD

    def _bet(self, who: Seat, notation: str) -> None:
        who.bet = notation
        if not self.actors():
            self._phase = Phase.CARD

    def _evaluate_bets(self) -> None:
        """Compare the card with the one before; only a wrong bet puts a seat out (LP-20)."""
        for who in self._seats:
            if who.bet == "higher" and self._shown[-1] < self._shown[-2]:
                who.still_in = False
            if who.bet == "lower" and self._shown[-1] > self._shown[-2]:
                who.still_in = False
            who.bet = ""

    def _give_specials(self) -> None:
        """A seat still in after the fifth card of a betting round is paid (LP-21)."""
        if self.card in ROUND_ENDS:
            for who in self._seats:
                if who.still_in:
                    who.supply["special"] += 1

    # ---- the course -------------------------------------------------------------------------

    def _show(self, number: int) -> None:
        """Turn up a number card; every seat is to lay its tile (LP-6)."""
        self._shown.append(number)
        self._evaluate_bets()
        for who in self._seats:
            who.step = Step.TILE
        self._phase = Phase.LAY

    def _tile_moves(self, who: Seat) -> dict[str, Laid]:
        """Every way to lay the tile: its notation and the cells it would fill (LP-6)."""
        turnings = turnings_of(self._rules.tiles[self._shown[-1]])
        return {
            f"{'ABCDE'[column]}{row + 1} {angle}": {
                (2 * row + down, 2 * column + right): sides for (down, right), sides in tile.items()
            }
            for row in range(FIELDS)
            for column in range(FIELDS)
            if (2 * row, 2 * column) not in who.laid
            for angle, tile in turnings.items()
        }

    def _start_moves(self) -> dict[str, tuple[Cell, str]]:
        """All six starts: the notation, the cell and the side it is entered by (LP-4, LP-9)."""
        moves: dict[str, tuple[Cell, str]] = {}
        for number, entrance in enumerate(self._rules.entrances, start=1):
            moves[f"start {number} left"] = (entrance.left, entrance.side)
            moves[f"start {number} right"] = (entrance.right, entrance.side)
        return moves

    def _decide(self, who: Seat, notation: str) -> None:
        """Carry out a seat's decision: tile, stones, start, one after the other (LP-12)."""
        if who.step is Step.TILE:
            placed = self._tile_moves(who)[notation]
            who.laid.update(placed)
            who.scarabs = scarabs_of(placed)
        elif who.step is Step.STONE:
            cell = who.scarabs.pop(0)
            if notation != "none":
                who.supply[notation] -= 1
                who.stones[cell] = notation
        elif notation != "later":
            who.start = self._start_moves()[notation]
        self._go_on(who)

    def _go_on(self, who: Seat) -> None:
        """Find the seat's next step; when no seat has any, the turn ends."""
        if who.step is not Step.START and who.scarabs and sum(who.supply.values()) > 0:
            who.step = Step.STONE  # LP-8
        elif who.step is not Step.START and who.start is None:
            who.step = Step.START  # LP-9
        else:
            who.step = Step.DONE
        if not self.actors():
            self._end_turn()

    def _end_turn(self) -> None:
        """Everything is revealed (LP-12); then the next card or the end (LP-13)."""
        self._give_specials()
        self._next_card()
        if self.card == CARDS:
            self._phase = Phase.OVER

    # ---- walls and corridor -----------------------------------------------------------------

    def _is_entrance(self, cell: Cell, side: str) -> bool:
        """Whether the border is open on this side of the cell (LP-4)."""
        return (cell, side) in self._start_moves().values()

    def _is_closed(self, who: Seat, cell: Cell, side: str) -> bool:
        """Whether a laid cell has a wall on this side (LP-7); undecided counts as open."""
        if side not in who.laid[cell]:
            return True
        beyond = neighbour(cell, side)
        if not is_on_board(beyond):
            return not self._is_entrance(cell, side)  # LP-4, LP-11
        return beyond in who.laid and OPPOSITE[side] not in who.laid[beyond]

    def _corridor(self, who: Seat) -> list[Cell]:
        """Walk from the start as far as it goes (LP-10)."""
        if who.start is None:
            return []
        cell, entered_by = who.start
        if cell not in who.laid or self._is_closed(who, cell, entered_by):
            return []  # LP-11
        walked = [cell]
        while True:
            (onward,) = who.laid[cell] - {entered_by}  # LP-3: two open sides, no fork
            beyond = neighbour(cell, onward)
            if self._is_closed(who, cell, onward) or beyond not in who.laid:
                return walked  # a wall, an empty field, or out at an entrance (LP-11)
            cell, entered_by = beyond, OPPOSITE[onward]
            walked.append(cell)

    def corridor(self, seat: int) -> list[Cell]:
        """Give the seat's corridor cells in order, drafts too."""
        return self._corridor(self._seats[seat])

    # ---- score ------------------------------------------------------------------------------

    def _stone_points(self, who: Seat, cell: Cell) -> int:
        """What the stone on this cell is worth (LP-15, LP-18, LP-21)."""
        corridor = self._corridor(who)
        around = {neighbour(cell, side) for side in STEPS}
        touching = [number for number, c in enumerate(corridor, start=1) if c in around]
        enclosed = all(self._is_closed(who, cell, side) for side in STEPS)
        if not enclosed or not touching or cell in corridor:
            return 0
        value = VALUES[who.stones[cell]]
        return value * factor(min(touching)) if self._rules.pro else value

    def _score(self, who: Seat) -> int:
        """LP-14 and the stones."""
        return len(self._corridor(who)) + sum(self._stone_points(who, c) for c in who.stones)

    def scores(self) -> list[int]:
        """Count the score of each seat as if the game ended now."""
        return [self._score(who) for who in self._seats]

    def ranks(self) -> list[int]:
        """Places, 1 is best; equal points share the place (LP-16)."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]


def perft(game: Naive, depth: int) -> int:
    """How many move sequences of this length there are when only the first actor moves."""
    actors = game.actors()
    if depth == 0 or not actors:
        return 1
    moves = set(game.odds()) if actors[0] == BOX else game.legal(actors[0])
    total = 0
    for notation in moves:
        after = game.copy()
        after.apply(actors[0], notation)
        total += perft(after, depth - 1)
    return total
