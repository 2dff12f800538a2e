"""A deliberately naive second implementation of Im Tal der Könige (rules VK-1..VK-43).

It exists only to be compared, move by move, with the real engine: plain Counters of card ids, no
tricks, no speed. The game is one script in the order of the rulebook that stops wherever somebody
has to decide; every strength is counted from scratch each time it is asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

BOX = -1
SEATS = (0, 1)
COINS = 8  # VK-1
FIRST_PAPYRI = 3  # VK-3
FIRST_CARDS = 5  # VK-3
RESOURCES = 4  # VK-5
MOST_CARDS = 5  # VK-8
MOST_COINS = 2  # VK-8
CONSOLATION = 2  # VK-20
WEAK = 2  # what assassin and enchantress can take
MOST_OPPONENTS = 4  # the limit of the effect per_opponent

ADVENTURER = "adventurer"
CAMP_KINDS = {"companion", "animal"}
OBSTACLES = {"trap", "undead"}  # VK-2
# The order in which owners of doctors are asked.
COMPANIONS = (
    *("worker", "archaeologist", "doctor", "assassin", "thief", "tamer", "starlet", "patron"),
    *("hunter", "priest", "reporter", "smuggler", "seer", "mercenary", "spy", "porter"),
    *("foreman", "raider", "enchantress"),
)
LIMITS = {"limit_2": 2, "limit_3": 3}  # characters sent into a tomb
TOMB_BONUS = {"companions_1": "companion", "undead_1": "undead", "animals_1": "animal"}
LEADERS = {"animal": "tame", "undead": "bless"}  # whose presence gives +1 to the kind
ABILITY_BONUS = {"shield": 1, "strong": 2, "terror": 1, "necromancy": 1}  # of the adventurer
NECROMANCY = 2  # for each undead of the adventurer's side
DRAWS = {"draw_1": 1, "draw_2": 2}
SWEEP = "all_animals"  # the effect of the trap that names no target
DOUBLE = "two_4"  # the effect of the trap that may name two
# What each trap may hit, and up to which strength (VK-35).
TRAPS: dict[str, tuple[set[str], int | None]] = {
    "companion_or_animal_3": ({"companion", "animal"}, 3),
    "companion": ({"companion"}, None),
    "animal": ({"animal"}, None),
    "any_5": ({"companion", "animal", "undead"}, 5),
    "adventurer": ({ADVENTURER}, None),
    "companion_or_animal": ({"companion", "animal"}, None),
    DOUBLE: ({"companion", "animal"}, 4),
    SWEEP: ({"animal"}, None),
    "undead": ({"undead"}, None),
}
DEFAULTS = {"tombs": "4", "consolation": "off"}

Zones = dict[int, Counter[str]]  # the cards of each seat
Target = tuple[int, str]  # whose character, and its id


@dataclass(frozen=True)
class Ask:
    """Who has to decide, and the notations; a weight counts for chance only."""

    actor: int
    weights: dict[str, int]


Script = Generator[Ask, str, None]  # stops at each decision and is sent its notation
Choice = Generator[Ask, str, str]  # comes back with a word chosen
Verdict = Generator[Ask, str, int]  # comes back with the seat that gets the tomb
Naming = Generator[Ask, str, list[Target]]  # comes back with the targets of a trap


# ---- small verbs ----------------------------------------------------------------------------


def take(zone: Counter[str], card: str) -> None:
    """Take one card out of a zone in which it lies."""
    assert zone[card] > 0, card
    zone[card] -= 1
    if not zone[card]:
        del zone[card]


def two_zones() -> Zones:
    return {seat: Counter() for seat in SEATS}


def ask(actor: int, texts: Iterable[str]) -> Choice:
    """Let the actor choose a notation."""
    return (yield Ask(actor, dict.fromkeys(texts, 1)))


def choose(actor: int, verb: str, cards: Iterable[str]) -> Choice:
    """Let the actor choose one of these cards."""
    text = yield from ask(actor, [f"{verb} {card}" for card in cards])
    return text.removeprefix(f"{verb} ")


def turn_up(verb: str, weights: Mapping[str, int]) -> Choice:
    """Let chance choose one of these cards."""
    text = yield Ask(BOX, {f"{verb} {card}": weight for card, weight in weights.items()})
    return text.removeprefix(f"{verb} ")


class Naive:
    """A game under way."""

    def __init__(self, raw: Mapping[str, Any], options: Mapping[str, str]) -> None:
        self.options = {**DEFAULTS, **options}
        self._read_pack(raw)
        self.holder = BOX  # of the medallion; nobody before it is tossed
        self.adventurers: dict[int, str] = {}
        self.coins = dict.fromkeys(SEATS, 0)  # VK-3
        self.hands = two_zones()
        self.papyri = two_zones()  # not yet laid
        self.camps = two_zones()
        self.won: dict[int, list[str]] = {seat: [] for seat in SEATS}
        self.passed = dict.fromkeys(SEATS, False)
        self.consoled = dict.fromkeys(SEATS, False)
        self.discarded: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()  # papyri that were used
        self.top: str | None = None  # the closed tomb on top, if a seer has looked at it
        self.tomb: str | None = None  # the open one
        self._clear_tomb()
        self.asked: Ask | None = None
        self.script = self._game()
        self.asked = next(self.script)

    def _read_pack(self, raw: Mapping[str, Any]) -> None:
        self.kinds = {ADVENTURER: ADVENTURER}
        self.effects: dict[str, str] = {}
        self.costs: dict[str, int] = {}
        self.printed: dict[str, int] = {}  # strengths
        self.deck: Counter[str] = Counter()
        for kind in ("companion", "animal", "trap", "undead"):
            for entry in raw[kind]:
                self.deck[entry["id"]] = entry["copies"]
                self.kinds[entry["id"]] = kind
        self.scrolls: Counter[str] = Counter()  # papyri that nobody got
        for entry in raw["papyrus"]:
            self.scrolls[entry["id"]] = entry["copies"]
            self.kinds[entry["id"]] = "undead" if "strength" in entry else "trap"
        self.closed = [entry["id"] for entry in raw["tomb"]]  # nobody has seen these tombs
        self.people = [entry["id"] for entry in raw["adventurer"]]  # not given to a seat
        for kind in ("companion", "animal", "trap", "undead", "papyrus", "tomb", "adventurer"):
            for entry in raw[kind]:
                self.effects[entry["id"]] = entry["effect"]
                self.costs[entry["id"]] = entry.get("cost", 0)
                self.printed[entry["id"]] = entry.get("strength", 0)
        self.scroll_ids = set(self.scrolls)
        self.deck, self.scrolls = +self.deck, +self.scrolls  # a pack may have 0 copies of a card

    def _clear_tomb(self) -> None:
        """Forget everything that lasts for one tomb only."""
        self.inside = two_zones()
        self.adventurer_inside = dict.fromkeys(SEATS, False)
        self.paralysed = dict.fromkeys(SEATS, False)
        self.face_down = two_zones()
        self.pending = two_zones()  # traps turned up, until they are taken care of
        self.sprung: str | None = None  # the pending trap that is being carried out
        self.doomed: list[Target] = []  # taken out, and a doctor may still save them
        self.taken_out = dict.fromkeys(SEATS, 0)  # characters, for the effect per_fallen
        self.healed = dict.fromkeys(SEATS, 0)  # uses of doctors (VK-30)
        self.shield_used = False  # VK-34

    # ---- interface --------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seat that owes a decision, `[BOX]` for chance, nobody when the game is over."""
        return [] if self.asked is None else [self.asked.actor]

    def legal(self, seat: int) -> set[str]:
        """Notations of the seat's legal moves."""
        if seat == BOX or self.asked is None or self.asked.actor != seat:
            raise ValueError(f"seat {seat} has no decision to make")
        return set(self.asked.weights)

    def odds(self) -> dict[str, int]:
        """Notation and weight of everything that may be turned up now."""
        if self.asked is None or self.asked.actor != BOX:
            raise ValueError("chance is not due")
        return dict(self.asked.weights)

    def apply(self, seat: int, text: str) -> None:
        """Carry out a legal move of the seat or of BOX."""
        assert self.actors() == [seat]
        try:
            self.asked = self.script.send(text)
        except StopIteration:
            self.asked = None

    def scores(self) -> list[int]:
        """Tombs won."""
        return [len(self.won[seat]) for seat in SEATS]

    def ranks(self) -> list[int]:
        """Places by tombs won; at the end only the winner has enough of them (VK-19)."""
        scores = self.scores()
        return [1 + sum(score > own for score in scores) for own in scores]

    def strengths(self, seat: int) -> dict[str, int]:
        """Present strength of one card of each id in the tomb (VK-15, VK-16)."""
        found = {card: self._strength(seat, card) for card in self.inside[seat]}
        if self.adventurer_inside[seat]:
            found[ADVENTURER] = self._adventurer_strength(seat)
        return found

    # ---- counting ---------------------------------------------------------------------------

    def _over(self) -> bool:
        return max(self.scores()) == int(self.options["tombs"])  # VK-19, VK-20

    def _with_effect(self, zone: Counter[str], effect: str) -> int:
        return sum(n for card, n in zone.items() if self.effects[card] == effect)

    def _of_kind(self, zone: Counter[str], kind: str) -> int:
        return sum(n for card, n in zone.items() if self.kinds[card] == kind)

    def _cards(self, zone: Counter[str], kinds: set[str]) -> list[str]:
        return [card for card in zone if self.kinds[card] in kinds]

    def _able(self, seat: int) -> str:
        """Name the effect of the seat's adventurer if it works now (VK-18)."""
        works = self.adventurer_inside[seat] and not self.paralysed[seat] and seat == self.holder
        return self.effects[self.adventurers[seat]] if works else "none"

    def _tomb_effect(self) -> str:
        return "none" if self.tomb is None else self.effects[self.tomb]

    def _adventurer_strength(self, seat: int) -> int:
        if self.paralysed[seat]:
            return 0
        return self.printed[self.adventurers[seat]] + ABILITY_BONUS.get(self._able(seat), 0)

    def _strength(self, seat: int, card: str) -> int:
        """Count the present strength of a companion, animal or undead in the tomb (VK-16)."""
        kind = self.kinds[card]
        total = self.printed[card] + self._own_bonus(seat, card)
        if TOMB_BONUS.get(self._tomb_effect()) == kind:
            total += 1
        if kind in LEADERS:
            total += self._with_effect(self.inside[seat], LEADERS[kind])
        if kind == "undead" and self._able(seat) == "necromancy":
            total += NECROMANCY
        return total

    def _own_bonus(self, seat: int, card: str) -> int:
        """Count what the card's own effect adds to its strength."""
        mine, theirs = self.inside[seat], self.inside[1 - seat]
        facing = sum(self._of_kind(theirs, kind) for kind in CAMP_KINDS)
        bonus = {
            "gang": mine[card] - 1,
            "pack": min(mine[card] - 1, 1),
            "per_undead": self._of_kind(mine, "undead") - 1,
            "per_companion": self._of_kind(mine, "companion"),
            "per_animal": self._of_kind(mine, "animal"),
            "per_opponent": min(facing, MOST_OPPONENTS),
            "per_fallen": self.taken_out[seat],
        }
        return bonus.get(self.effects[card], 0)

    def _group_strength(self, seat: int) -> int:
        strengths = self.strengths(seat)
        total = sum(strengths[card] * n for card, n in self.inside[seat].items())
        return total + strengths.get(ADVENTURER, 0)

    # ---- coins and cards --------------------------------------------------------------------

    def _earn(self, seat: int, number: int) -> None:
        """Take coins as far as the supply goes (VK-1)."""
        self.coins[seat] += min(number, COINS - sum(self.coins.values()))

    def _draw(self, seat: int, number: int) -> Script:
        for _ in range(number):
            if not self.deck:  # VK-24
                self.deck, self.discarded = self.discarded, Counter()
            if self.deck:  # VK-5
                card = yield from turn_up("card", self.deck)
                take(self.deck, card)
                self.hands[seat][card] += 1

    def _bin(self, card: str) -> None:
        """Put a card on the discard pile, or a papyrus out of the game (VK-17)."""
        pile = self.spent if card in self.scroll_ids else self.discarded
        pile[card] += 1

    def _forced_discard(self, seat: int) -> Script:
        """Let the seat discard a hand card of its choice, if it has one (VK-22)."""
        if self.hands[seat]:
            card = yield from choose(seat, "discard", self.hands[seat])
            take(self.hands[seat], card)
            self._bin(card)

    # ---- the game ---------------------------------------------------------------------------

    def _game(self) -> Script:
        yield from self._set_up()
        while not self._over():  # VK-4
            yield from self._camp_phase(self.holder)
            yield from self._camp_phase(1 - self.holder)
            yield from self._tomb_phase()

    def _set_up(self) -> Script:  # VK-3
        for seat in SEATS:
            person = yield from turn_up("adventurer", dict.fromkeys(self.people, 1))
            self.people.remove(person)
            self.adventurers[seat] = person
        for seat in SEATS:
            for _ in range(FIRST_PAPYRI):
                scroll = yield from turn_up("papyrus", self.scrolls)
                take(self.scrolls, scroll)
                self.papyri[seat][scroll] += 1
        for seat in SEATS:
            yield from self._draw(seat, FIRST_CARDS)
        place = yield from turn_up("medallion", {str(seat + 1): 1 for seat in SEATS})
        self.holder = int(place) - 1

    # ---- camp phase -------------------------------------------------------------------------

    def _camp_phase(self, seat: int) -> Script:
        yield from self._resources(seat)
        yield from self._play_cards(seat)
        yield from self._tidy_up(seat)

    def _resources(self, seat: int) -> Script:  # VK-23
        camp = self.camps[seat]
        if self._with_effect(camp, "foresee"):
            yield from self._look_at_top()
        coins = int((yield from choose(seat, "split", [str(n) for n in range(RESOURCES + 1)])))
        self._earn(seat, coins + self._with_effect(camp, "extra_coin"))
        yield from self._draw(seat, RESOURCES - coins + self._with_effect(camp, "extra_card"))

    def _look_at_top(self) -> Script:
        """Give the tomb on top an identity, if nobody has seen it and there is one."""
        if self.top is None and self.closed:
            self.top = yield from turn_up("tomb", dict.fromkeys(self.closed, 1))
            self.closed.remove(self.top)

    def _play_cards(self, seat: int) -> Script:  # VK-6
        smuggled = 0
        while True:
            can_smuggle = self._with_effect(self.camps[seat], "smuggle") > smuggled  # VK-26
            moves = ["done", *(f"play {card}" for card in self._affordable(seat))]
            if can_smuggle:
                moves += [f"smuggle {card}" for card in self.hands[seat]]
            text = yield from ask(seat, moves)
            if text == "done":
                return
            verb, card = text.split()
            take(self.hands[seat], card)
            if verb == "smuggle":
                smuggled += 1
                self._bin(card)
                self._earn(seat, 1)
            else:
                self.coins[seat] -= self.costs[card]
                self.camps[seat][card] += 1
                yield from self._play_effect(seat, self.effects[card])

    def _affordable(self, seat: int) -> list[str]:
        cards = self._cards(self.hands[seat], CAMP_KINDS)
        return [card for card in cards if self.costs[card] <= self.coins[seat]]

    def _play_effect(self, seat: int, effect: str) -> Script:  # VK-7, VK-25
        if effect in DRAWS:
            yield from self._draw(seat, DRAWS[effect])
        elif effect == "steal":
            loot = min(1, self.coins[1 - seat])
            self.coins[1 - seat] -= loot
            self.coins[seat] += loot
        elif effect == "report" and self.hands[1 - seat]:
            card = yield from turn_up("card", self.hands[1 - seat])
            take(self.hands[1 - seat], card)
            self.hands[seat][card] += 1
        elif effect == "threaten":
            yield from self._forced_discard(1 - seat)
        elif effect == "assassinate":
            yield from self._raid(seat, CAMP_KINDS, keep=False)
        elif effect == "enchant":
            yield from self._raid(seat, {"companion"}, keep=True)

    def _raid(self, seat: int, kinds: set[str], *, keep: bool) -> Script:
        """Take a weak card out of the opposing camp, by its printed strength (VK-25)."""
        camp = self.camps[1 - seat]
        weak = [card for card in self._cards(camp, kinds) if self.printed[card] <= WEAK]
        if not weak:
            return
        card = yield from choose(seat, "target", weak)
        take(camp, card)
        if keep:
            self.camps[seat][card] += 1
        else:
            self._bin(card)

    def _tidy_up(self, seat: int) -> Script:  # VK-8
        self.coins[seat] = min(self.coins[seat], MOST_COINS)
        while self.hands[seat].total() > MOST_CARDS:
            yield from self._forced_discard(seat)

    # ---- tomb phase -------------------------------------------------------------------------

    def _tomb_phase(self) -> Script:
        moves = ["open"] if self.passed[self.holder] else ["open", "pass"]
        if (yield from ask(self.holder, moves)) == "pass":  # VK-10
            self.passed[self.holder] = True
            return
        yield from self._open()
        winner = yield from self._explore()
        self._leave()
        assert self.tomb is not None
        self.won[winner].append(self.tomb)
        self.tomb = None
        if not self._over():  # VK-39
            self.holder = 1 - self.holder

    def _open(self) -> Script:  # VK-11
        yield from self._look_at_top()
        self.tomb, self.top = self.top, None
        for seat in (self.holder, 1 - self.holder):
            if self._tomb_effect() == "each_discards":
                yield from self._forced_discard(seat)
            elif self._tomb_effect() == "each_draws":
                yield from self._draw(seat, 1)

    def _explore(self) -> Verdict:
        holder, other = self.holder, 1 - self.holder
        yield from self._enter(holder)
        if not self._sent(holder):  # VK-12, VK-41
            self._console(holder)
            return other
        if self._able(holder) == "terror":  # VK-29
            yield from self._forced_discard(other)
        yield from self._enter(other)
        if not self._sent(other):  # VK-12
            self._console(other)
            return holder
        yield from self._lay(holder, bluff=True)
        yield from self._lay(other, bluff=False)
        self._turn_up_obstacles()
        yield from self._spring_traps(holder)
        yield from self._spring_traps(other)
        wins = self._group_strength(holder) >= self._group_strength(other)  # VK-16
        return holder if wins else other

    def _sent(self, seat: int) -> int:
        return self.inside[seat].total() + self.adventurer_inside[seat]

    def _enter(self, seat: int) -> Script:  # VK-12
        limit = LIMITS.get(self._tomb_effect())
        while True:
            moves = ["ready"]
            if limit is None or self._sent(seat) < limit:
                moves += [f"send {card}" for card in self.camps[seat]]
                moves += [] if self.adventurer_inside[seat] else [f"send {ADVENTURER}"]
            text = yield from ask(seat, moves)
            if text == "ready":
                return
            card = text.removeprefix("send ")
            if card == ADVENTURER:
                self.adventurer_inside[seat] = True
            else:
                take(self.camps[seat], card)
                self.inside[seat][card] += 1

    def _console(self, seat: int) -> None:  # VK-20, VK-38
        if self.options["consolation"] == "on" and not self.consoled[seat]:
            self.consoled[seat] = True
            self._earn(seat, CONSOLATION)

    def _lay(self, seat: int, *, bluff: bool) -> Script:  # VK-13, VK-37
        hand = self.hands[seat]
        while True:
            cards = [*self._cards(hand, OBSTACLES), *self.papyri[seat]]
            if bluff and not self._cards(self.face_down[seat], CAMP_KINDS):
                cards += self._cards(hand, CAMP_KINDS)
            text = yield from ask(seat, ["ready", *(f"lay {card}" for card in cards)])
            if text == "ready":
                return
            card = text.removeprefix("lay ")
            take(self.papyri[seat] if card in self.scroll_ids else hand, card)
            self.face_down[seat][card] += 1

    def _turn_up_obstacles(self) -> None:  # VK-13
        for seat in SEATS:
            for card in self.face_down[seat].elements():
                if self.kinds[card] == "undead":
                    self.inside[seat][card] += 1
                elif self.kinds[card] == "trap":
                    self.pending[seat][card] += 1
                else:
                    self._bin(card)
            self.face_down[seat] = Counter()

    def _leave(self) -> None:  # VK-17
        for seat in SEATS:
            for card in self.inside[seat].elements():
                if self.effects[card] == "return":
                    self.camps[seat][card] += 1
                else:
                    self._bin(card)
        self._clear_tomb()

    # ---- traps ------------------------------------------------------------------------------

    def _spring_traps(self, seat: int) -> Script:  # VK-14, VK-31
        while self.pending[seat]:
            trap = yield from choose(seat, "spring", self.pending[seat])
            self.sprung = trap
            targets = yield from self._name_targets(seat, self.effects[trap])
            if not self._shields(seat, targets):
                yield from self._carry_out(targets)
            take(self.pending[seat], trap)
            self._bin(trap)
            self.sprung = None

    def _allowed(self, effect: str) -> Counter[Target]:
        """Find the characters in the tomb that the trap may hit (VK-15, VK-35)."""
        kinds, limit = TRAPS[effect]
        found: Counter[Target] = Counter()
        for seat in SEATS:
            for card, strength in self.strengths(seat).items():
                if self.kinds[card] in kinds and (limit is None or strength <= limit):
                    found[seat, card] = 1 if card == ADVENTURER else self.inside[seat][card]
        return found

    def _name_targets(self, seat: int, effect: str) -> Naming:
        allowed = self._allowed(effect)
        if effect == SWEEP:  # VK-33: names no target
            return list(allowed.elements())
        if not allowed:  # VK-14
            return []
        first = yield from self._name(seat, allowed, may_stop=False)
        if effect != DOUBLE:
            return first
        allowed -= Counter(first)  # VK-32
        second = yield from self._name(seat, allowed, may_stop=True)
        return first + second

    def _name(self, seat: int, allowed: Counter[Target], *, may_stop: bool) -> Naming:
        """Let the seat name one target; opposing starlets come first (VK-33)."""
        lures = [
            (owner, card)
            for owner, card in allowed
            if owner != seat and self.effects.get(card) == "lure"
        ]
        named = {
            f"hit {'mine' if owner == seat else 'theirs'} {card}": (owner, card)
            for owner, card in lures or allowed
        }
        if not named:
            return []
        moves = [*named, "enough"] if may_stop and not lures else list(named)
        text = yield from ask(seat, moves)
        return [] if text == "enough" else [named[text]]

    def _shields(self, springer: int, targets: list[Target]) -> bool:
        """Whether the opposing adventurer makes the trap void; that uses it up (VK-34)."""
        side = 1 - springer
        if self.shield_used or self._able(side) != "shield":
            return False
        self.shield_used = any(owner == side for owner, _ in targets)
        return self.shield_used

    def _carry_out(self, targets: list[Target]) -> Script:
        """Take all targets out together, then ask the owners of doctors."""
        for owner, card in targets:
            if card == ADVENTURER:  # VK-15: never discarded
                self.paralysed[owner] = True
            else:
                take(self.inside[owner], card)
                self.taken_out[owner] += 1
        fallen = [(owner, card) for owner, card in targets if card != ADVENTURER]
        self.doomed = [target for target in fallen if self._can_save(*target)]
        for owner, card in fallen:
            if not self._can_save(owner, card):
                self._bin(card)
        self.doomed.sort(key=self._asking_order)
        while self.doomed:
            yield from self._save_or_lose(*self.doomed[0])
            self.doomed.pop(0)

    def _asking_order(self, target: Target) -> tuple[int, bool]:
        owner, card = target
        return COMPANIONS.index(card), owner != self.holder

    def _can_save(self, owner: int, card: str) -> bool:
        """Whether a doctor in camp could save this card now (VK-30)."""
        doctors = self._with_effect(self.camps[owner], "heal")
        return self.kinds[card] == "companion" and doctors > self.healed[owner]

    def _save_or_lose(self, owner: int, card: str) -> Script:
        saved = False
        if self._can_save(owner, card):
            saved = (yield from ask(owner, ["save", "lose"])) == "save"
        if saved:
            self.healed[owner] += 1
            self.camps[owner][card] += 1
        else:
            self._bin(card)
