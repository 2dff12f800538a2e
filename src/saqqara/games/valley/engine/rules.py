"""Im Tal der Könige, rules VK-1 to VK-43 (see RULES.md): who decides what, and what follows."""

from typing import Final

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, places
from saqqara.games.valley.engine import play, traps
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ADVENTURERS,
    EACH_DISCARDS,
    EACH_DRAWS,
    ENCHANT,
    EXTRA_CARD,
    EXTRA_COIN,
    FORESEE,
    HEAL,
    KINDS,
    LIMIT_2,
    LIMIT_3,
    PAPYRUS,
    REPORT,
    RETURN,
    SHIELD,
    SMUGGLE,
    TERROR,
    TOMBS,
    TRAP,
    Deck,
    is_companion,
    is_trap,
    is_undead,
)
from saqqara.games.valley.engine.moves import (
    CARD,
    DISCARD,
    DONE,
    ENOUGH,
    GIVE,
    HIT,
    LAY,
    MEDALLION,
    OPEN,
    PASS,
    PLAY,
    READY,
    SAVE,
    SEND,
    SEND_ADVENTURER,
    SPLIT,
    SPRING,
    TARGET,
    TOMB,
    WHOSE,
)
from saqqara.games.valley.engine.moves import HERO as GIVE_HERO
from saqqara.games.valley.engine.moves import SMUGGLE as SMUGGLE_CARD
from saqqara.games.valley.engine.strength import talent, total
from saqqara.games.valley.engine.zones import (
    COINS,
    CONSOLED,
    FALLEN,
    HEALED,
    HERO,
    INSIDE,
    NO_ZONES,
    NOTHING,
    PARALYSED,
    PASSED,
    SEAT,
    Zone,
    Zones,
    has_living,
    minus,
    plus,
)

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else
RESOURCES: Final = 4  # VK-5
FIRST_HAND: Final = 5
FIRST_PAPYRI: Final = 3
MOST_CARDS: Final = 5  # VK-8
MOST_COINS: Final = 2
CONSOLATION: Final = 2  # VK-20

# Stages of chance: what comes out of the box next.
HEROES: Final = 0
PAPYRI: Final = 1
DEAL: Final = 2
TOSS: Final = 3
FORESEEING: Final = 4  # a seer looks at the top tomb
DRAWING: Final = 5
REPORTING: Final = 6  # a card out of the other hand
OPENING: Final = 7
# Stages of seats.
SPLITTING: Final = 8
PLAYING: Final = 9
TARGETING: Final = 10
DISCARDING: Final = 11
CHOOSING: Final = 12  # open or pass
SENDING: Final = 13
LAYING: Final = 14
SPRINGING: Final = 15
HITTING: Final = 16
SAVING: Final = 17
OVER: Final = 18

# Why cards are drawn or discarded: what goes on afterwards.
FOR_CAMP: Final = 0  # drawn at the start of a camp phase or by a play, discarded to a mercenary
FOR_LIMIT: Final = 1  # more than five in hand
FOR_TOMB: Final = 2  # the tomb says so, the holder first
FOR_TERROR: Final = 3  # Susan Copperstone says so


class Valley(Zones):
    """A position."""

    def __init__(self, pack: Deck, wanted: int, consolation: bool, rules: int) -> None:
        super().__init__(pack, rules)
        self.wanted = wanted  # tombs to win (VK-19, VK-20)
        self.consolation = consolation
        self.stage = HEROES
        self.starter = NOTHING  # who had the medallion first
        self.seat = 0  # who decides, or for whom chance decides
        self.reason = FOR_CAMP
        self.left = 0  # cards still to be drawn, or to be dealt to this seat
        self.camper = 0  # whose camp phase it is
        self.smuggled = 0  # smugglers used in this camp phase
        self.shielded = 0  # Tara Wolf has stopped a trap in this tomb
        self.springer = 0  # whose traps are sprung
        self.card = NOTHING  # the card played or the trap sprung that asks for a target
        self.named: Zone = ()  # targets named for the trap
        self.fought: Zone = ()  # the last fight: tomb, winner, both sums
        self.turned: list[Zone] = NO_ZONES  # cards turned up for it
        self.fighters: list[Zone] = NO_ZONES  # and who was in it at the end
        self.wounded: Zone = ()  # companions a doctor may save: 2 * kind, + 1 if not the holder's

    def copy(self) -> "Valley":
        twin = Valley(self.pack, self.wanted, self.consolation, self.rules)
        self.copy_zones(twin)
        twin.stage = self.stage
        twin.starter = self.starter
        twin.seat = self.seat
        twin.reason = self.reason
        twin.left = self.left
        twin.camper = self.camper
        twin.smuggled = self.smuggled
        twin.shielded = self.shielded
        twin.springer = self.springer
        twin.card = self.card
        twin.named = self.named
        twin.fought = self.fought
        twin.turned = self.turned[:]
        twin.fighters = self.fighters[:]
        twin.wounded = self.wounded
        return twin

    # Who may do what

    def actors(self) -> list[int]:
        if self.stage == OVER:
            return []
        return [BOX] if self.stage < SPLITTING else [self.seat]

    def legal(self, seat: int) -> list[int]:
        stage = self.stage
        if stage == SPLITTING:
            return [SPLIT, SPLIT + 1, SPLIT + 2, SPLIT + 3, SPLIT + 4]
        if stage == PLAYING:
            return self._legal_plays(seat)
        if stage == TARGETING:
            effect = self.pack.effect[self.card]
            return [TARGET + kind for kind in play.reachable(self, seat, effect)]
        if stage == DISCARDING:
            return moves_with(DISCARD, self.hands[seat])
        if stage == CHOOSING:
            return [OPEN] if self.rows[SEAT * seat + PASSED] else [OPEN, PASS]
        return self._legal_in_tomb(seat)

    def _legal_in_tomb(self, seat: int) -> list[int]:
        stage = self.stage
        if stage == SENDING:
            return self._legal_sends(seat)
        if stage == LAYING:
            return self._legal_lays(seat)
        if stage == SPRINGING:
            return moves_with(SPRING, self.pending[seat])
        if stage == HITTING:
            effect = self.pack.effect[self.card]
            found = traps.targets(self, seat, effect, self.named)
            done = self.named and not traps.is_lure(self, found[0])
            return [*found, ENOUGH] if done else found
        return [SAVE, SAVE + 1]

    def _legal_plays(self, seat: int) -> list[int]:
        coins = self.coins(seat)
        hand = self.hands[seat]
        plays = [kind for kind in hand if kind < TRAP and self.pack.cost[kind] <= coins]
        found = moves_with(PLAY, tuple(plays))
        if self.count(self.camps[seat], SMUGGLE) > self.smuggled:
            found += moves_with(SMUGGLE_CARD, hand)
        return [*found, DONE]

    def _legal_sends(self, seat: int) -> list[int]:
        if self.sent(seat) >= self.limit():
            return [READY]
        found = moves_with(SEND, self.camps[seat])
        if not self.rows[SEAT * seat + INSIDE]:
            found.append(SEND_ADVENTURER)
        return [*found, READY]

    def sent(self, seat: int) -> int:
        """How many characters of this seat have entered."""
        return len(self.inside[seat]) + self.rows[SEAT * seat + INSIDE]

    def limit(self) -> int:
        """How many characters a side may send into the open tomb (VK-40)."""
        effect = self.pack.tombs[self.tomb]
        return 2 if effect == LIMIT_2 else 3 if effect == LIMIT_3 else KINDS * KINDS

    def _legal_lays(self, seat: int) -> list[int]:
        """VK-13: the holder may add one card that is no obstacle."""
        first = 0 if seat == self.holder and not has_living(self.laid[seat]) else TRAP
        hand = [kind for kind in self.hands[seat] if kind >= first]
        return [*moves_with(LAY, tuple(hand)), *moves_with(LAY, self.papyri[seat]), READY]

    def odds(self) -> list[tuple[int, int]]:
        stage = self.stage
        if stage == HEROES:
            given = self.rows[HERO] if self.seat else NOTHING
            return [(GIVE_HERO + k, 1) for k in range(len(ADVENTURERS)) if k != given]
        if stage == PAPYRI:
            return weights(GIVE, self.unused)
        if stage == TOSS:
            return [(MEDALLION, 1), (MEDALLION + 1, 1)]
        if stage in (FORESEEING, OPENING):
            return [(TOMB + tomb, 1) for tomb in self.tombs]
        if stage == REPORTING:
            hand = self.hands[1 - self.seat]
            return [(CARD + kind, hand.count(kind)) for kind in distinct(hand)]
        return weights(CARD, self.deck)

    # What happens

    def apply(self, seat: int, move: int) -> None:
        if seat == BOX:
            self._reveal(move)
        elif move < OPEN:
            self._act_in_camp(seat, move)
        elif move < SPRING:
            self._act_before_tomb(seat, move)
        elif move < HIT:
            self._spring(seat, move - SPRING)
        elif move <= ENOUGH:
            self._name(seat, move)
        else:
            self._save(move == SAVE)

    def _reveal(self, move: int) -> None:
        self.moment += 1
        if move < GIVE:
            self._give_hero(move - GIVE_HERO)
        elif move < CARD:
            self._give_papyrus(move - GIVE)
        elif move < TOMB:
            self._give_card(move - CARD)
        elif move < MEDALLION:
            self._see_tomb(move - TOMB)
        else:
            self.holder, self.starter = move - MEDALLION, move - MEDALLION
            self._begin_round()

    # Set-up, VK-3

    def _give_hero(self, hero: int) -> None:
        self.rows[SEAT * self.seat + HERO] = hero
        self._next_to_deal(HEROES, PAPYRI, FIRST_PAPYRI)

    def _give_papyrus(self, papyrus: int) -> None:
        self.unused[papyrus] -= 1
        self.papyri[self.seat] = plus(self.papyri[self.seat], PAPYRUS + papyrus)
        self.left -= 1
        if not self.left:
            self.left = FIRST_PAPYRI
            self._next_to_deal(PAPYRI, DEAL, FIRST_HAND)

    def _next_to_deal(self, stage: int, then: int, each: int) -> None:
        """The second seat gets its share, then the next kind of card is dealt."""
        self.stage = stage if self.seat == 0 else then
        if self.seat == 1:
            self.left = each
        self.seat = 1 - self.seat

    def _give_card(self, kind: int) -> None:
        if self.stage == REPORTING:
            self._report(kind)
            return
        self.deck[kind] -= 1
        self.hands[self.seat] = plus(self.hands[self.seat], kind)
        self.left -= 1
        if self.stage == DRAWING:
            self._draw_on()
        elif not self.left:
            self.left = FIRST_HAND
            self._next_to_deal(DEAL, TOSS, 0)

    # Camp phase

    def _begin_round(self) -> None:
        self._begin_camp(self.holder)

    def _begin_camp(self, seat: int) -> None:
        """Seers look first (VK-23)."""
        self.moment += 1
        self.camper, self.seat = seat, seat
        self.smuggled = 0
        if self.count(self.camps[seat], FORESEE) == 0:
            self.stage = SPLITTING
        elif self.top == NOTHING:
            self.stage = FORESEEING
        else:
            self._know_top(seat)

    def _know_top(self, seat: int) -> None:
        if seat not in self.top_known:
            self.top_known = plus(self.top_known, seat)
        self.stage = SPLITTING

    def _act_in_camp(self, seat: int, move: int) -> None:
        if move < PLAY:
            self._split(seat, move - SPLIT)
        elif move < SMUGGLE_CARD:
            self._play(seat, move - PLAY)
        elif move < TARGET:
            self._smuggle(seat, move - SMUGGLE_CARD)
        elif move < DONE:
            self._take_target(seat, move - TARGET)
        elif move == DONE:
            self._tidy_up(seat)
        else:
            self._discard(seat, move - DISCARD)

    def _split(self, seat: int, coins: int) -> None:  # VK-5, VK-23
        camp = self.camps[seat]
        self.earn(seat, coins + self.count(camp, EXTRA_COIN))
        self._draw(seat, RESOURCES - coins + self.count(camp, EXTRA_CARD), FOR_CAMP)

    def _draw(self, seat: int, cards: int, reason: int) -> None:
        self.moment += 1
        self.seat, self.left, self.reason = seat, cards, reason
        self._draw_on()

    def _draw_on(self) -> None:
        if self.left and self.has_cards():
            self.stage = DRAWING
            return
        self.left = 0
        if self.reason == FOR_CAMP:
            self.stage = PLAYING
        elif self.seat == self.holder:
            self._draw(1 - self.holder, 1, FOR_TOMB)
        else:
            self._begin_sending(self.holder)

    def _play(self, seat: int, kind: int) -> None:  # VK-6, VK-7
        self.leave_hand(seat, kind)
        self.rows[SEAT * seat + COINS] -= self.pack.cost[kind]
        self.camps[seat] = plus(self.camps[seat], kind)
        effect = self.pack.effect[kind]
        if play.cards_to_draw(effect):
            self._draw(seat, play.cards_to_draw(effect), FOR_CAMP)
        elif play.asks_for_target(effect) and play.reachable(self, seat, effect):
            self.stage, self.card = TARGETING, kind
        elif play.touches_hand(effect) and self.hands[1 - seat]:
            self._touch_hand(seat, effect)
        else:
            play.at_once(self, seat, effect)

    def _touch_hand(self, seat: int, effect: int) -> None:
        if effect == REPORT:
            self.moment += 1
            self.stage = REPORTING
        else:
            self._make_discard(1 - seat, FOR_CAMP)

    def _report(self, kind: int) -> None:  # VK-28
        self.leave_hand(1 - self.seat, kind)
        self.hands[self.seat] = plus(self.hands[self.seat], kind)
        self.shown[self.seat] = plus(self.shown[self.seat], kind)
        self.stage = PLAYING

    def _take_target(self, seat: int, kind: int) -> None:
        self.camps[1 - seat] = minus(self.camps[1 - seat], kind)
        if self.pack.effect[self.card] == ENCHANT:
            self.camps[seat] = plus(self.camps[seat], kind)  # VK-27
        else:
            self.throw(kind)
        self.stage, self.card = PLAYING, NOTHING

    def _smuggle(self, seat: int, kind: int) -> None:  # VK-26
        self.leave_hand(seat, kind)
        self.throw(kind)
        self.earn(seat, 1)
        self.smuggled += 1

    def _tidy_up(self, seat: int) -> None:  # VK-8
        self.rows[SEAT * seat + COINS] = min(MOST_COINS, self.coins(seat))
        self.moment += 1
        self._shed(seat)

    def _shed(self, seat: int) -> None:
        """Down to five cards, then the next phase."""
        if len(self.hands[seat]) > MOST_CARDS:
            self._make_discard(seat, FOR_LIMIT)
        elif seat == self.holder:
            self._begin_camp(1 - seat)
        else:
            self.moment += 1
            self.seat, self.stage = self.holder, CHOOSING

    def _make_discard(self, seat: int, reason: int) -> None:
        self.moment += 1
        self.seat, self.stage, self.reason = seat, DISCARDING, reason

    def _discard(self, seat: int, kind: int) -> None:  # VK-22
        self.moment += 1
        self.leave_hand(seat, kind)
        self.throw(kind)
        if self.reason == FOR_CAMP:
            self.seat, self.stage = self.camper, PLAYING
        elif self.reason == FOR_LIMIT:
            self._shed(seat)
        elif self.reason == FOR_TERROR:
            self._begin_sending(1 - self.holder)
        else:
            self._discard_for_tomb(seat)

    # Tomb phase: open, enter, lay

    def _act_before_tomb(self, seat: int, move: int) -> None:
        if move == OPEN:
            self._open()
        elif move == PASS:
            self.rows[SEAT * seat + PASSED] = 1
            self._begin_round()
        elif move < SEND_ADVENTURER:
            self.camps[seat] = minus(self.camps[seat], move - SEND)
            self.inside[seat] = plus(self.inside[seat], move - SEND)
        elif move == SEND_ADVENTURER:
            self.rows[SEAT * seat + INSIDE] = 1
        elif move < READY:
            self._lay(seat, move - LAY)
        elif self.stage == SENDING:
            self._have_sent(seat)
        else:
            self._have_laid(seat)

    def _open(self) -> None:
        self.moment += 1
        if self.top == NOTHING:
            self.stage = OPENING
        else:
            self._turn_up_tomb()

    def _see_tomb(self, tomb: int) -> None:
        self.tombs = minus(self.tombs, tomb)
        self.top = tomb
        if self.stage == FORESEEING:
            self._know_top(self.seat)
        else:
            self._turn_up_tomb()

    def _turn_up_tomb(self) -> None:  # VK-11
        self.moment += 1
        self.tomb, self.top, self.top_known = self.top, NOTHING, ()
        effect = self.pack.tombs[self.tomb]
        if effect == EACH_DRAWS:
            self._draw(self.holder, 1, FOR_TOMB)
        elif effect == EACH_DISCARDS:
            self._discard_for_tomb(NOTHING)
        else:
            self._begin_sending(self.holder)

    def _discard_for_tomb(self, last: int) -> None:
        """The holder, then the other seat; who has no card is not asked."""
        if last == NOTHING and self.hands[self.holder]:
            self._make_discard(self.holder, FOR_TOMB)
        elif last != 1 - self.holder and self.hands[1 - self.holder]:
            self._make_discard(1 - self.holder, FOR_TOMB)
        else:
            self._begin_sending(self.holder)

    def _begin_sending(self, seat: int) -> None:
        self.seat, self.stage = seat, SENDING

    def _have_sent(self, seat: int) -> None:  # VK-12
        self.moment += 1
        other = 1 - seat
        if not self.sent(seat):
            self._console(seat)
            self._leave(other)
        elif seat != self.holder:
            self.seat, self.stage = self.holder, LAYING
        elif talent(self, seat) == TERROR and self.hands[other]:
            self._make_discard(other, FOR_TERROR)  # VK-29
        else:
            self._begin_sending(other)

    def _console(self, seat: int) -> None:  # VK-20, VK-38
        if self.consolation and not self.rows[SEAT * seat + CONSOLED]:
            self.rows[SEAT * seat + CONSOLED] = 1
            self.earn(seat, CONSOLATION)

    def _lay(self, seat: int, kind: int) -> None:  # VK-13
        if kind >= PAPYRUS:
            self.papyri[seat] = minus(self.papyri[seat], kind)
        else:
            self.hands[seat] = minus(self.hands[seat], kind)
        self.laid[seat] = plus(self.laid[seat], kind)

    def _have_laid(self, seat: int) -> None:
        self.moment += 1
        if seat == self.holder:
            self.seat = 1 - seat
        else:
            self._turn_up(self.holder)
            self._turn_up(seat)
            self.springer = self.holder
            self._next_trap()

    def _turn_up(self, seat: int) -> None:
        self.turned[seat] = self.laid[seat]
        for kind in self.laid[seat]:
            self.forget(seat, kind)
            if is_trap(kind):
                self.pending[seat] = plus(self.pending[seat], kind)
            elif is_undead(kind):
                self.inside[seat] = plus(self.inside[seat], kind)
            else:
                self.throw(kind)  # the bluff
        self.laid[seat] = ()

    def may_have_bluffed(self, seat: int) -> bool:
        return seat == self.holder

    # Tomb phase: traps and doctors

    def _next_trap(self) -> None:
        """The holder's traps, then those of the other seat, then the fight (VK-14)."""
        if self.pending[self.springer]:
            self.seat, self.stage = self.springer, SPRINGING
        elif self.springer == self.holder:
            self.springer = 1 - self.holder
            self._next_trap()
        else:
            self._fight()

    def _spring(self, seat: int, kind: int) -> None:
        self.pending[seat] = minus(self.pending[seat], kind)
        self.card = kind
        effect = self.pack.effect[kind]
        if traps.names_nobody(effect):
            self._strike(seat, traps.victims(self, seat, effect))
        elif traps.targets(self, seat, effect, ()):
            self.stage = HITTING
        else:
            self._strike(seat, [])

    def _name(self, seat: int, move: int) -> None:  # VK-32
        effect = self.pack.effect[self.card]
        if move != ENOUGH:
            self.named = (*self.named, move)
            more = len(self.named) < traps.most_targets(effect)
            if more and traps.targets(self, seat, effect, self.named):
                return
        named, self.named = self.named, ()
        self._strike(seat, list(named))

    def _strike(self, seat: int, named: list[int]) -> None:
        """The trap happens to all it hits at once, and is spent."""
        self.moment += 1
        self.throw(self.card)
        self.card = NOTHING
        theirs = [move for move in named if move < HIT + WHOSE]
        if theirs and talent(self, 1 - seat) == SHIELD and not self.shielded:
            self.shielded = 1  # VK-34
            self._next_trap()
            return
        for move in sorted(named):
            mine = move >= HIT + WHOSE
            self._take_out(seat if mine else 1 - seat, (move - HIT) % WHOSE)
        self._tend()

    def _take_out(self, side: int, kind: int) -> None:
        if kind == ADVENTURER:
            self.rows[SEAT * side + PARALYSED] = 1
            return
        self.inside[side] = minus(self.inside[side], kind)
        self.rows[SEAT * side + FALLEN] += 1
        if is_companion(kind):
            self.wounded = plus(self.wounded, 2 * kind + (side != self.holder))
        else:
            self.throw(kind)

    def _tend(self) -> None:
        """Asks for each companion taken out whether a doctor saves it, if there is one (VK-30)."""
        while self.wounded:
            side = self.wounded_side()
            if self.count(self.camps[side], HEAL) > self.rows[SEAT * side + HEALED]:
                self.seat, self.stage = side, SAVING
                return
            self.throw(self.wounded[0] // 2)
            self.wounded = self.wounded[1:]
        self._next_trap()

    def wounded_side(self) -> int:
        """Whose companion is the next one to be saved or lost."""
        return 1 - self.holder if self.wounded[0] % 2 else self.holder

    def _save(self, saved: bool) -> None:
        side, kind = self.wounded_side(), self.wounded[0] // 2
        self.wounded = self.wounded[1:]
        self.moment += 1
        if saved:
            self.camps[side] = plus(self.camps[side], kind)
            self.rows[SEAT * side + HEALED] += 1
        else:
            self.throw(kind)
        self._tend()

    # Tomb phase: fight and leave

    def _fight(self) -> None:  # VK-16
        sums = [total(self, 0), total(self, 1)]
        other = 1 - self.holder
        winner = other if sums[other] > sums[self.holder] else self.holder
        self.fought = (self.tomb, winner, sums[0], sums[1])
        self.fighters = [self._fighters(0), self._fighters(1)]
        self._leave(winner)

    def _fighters(self, seat: int) -> Zone:
        """All characters of a side in the tomb, the adventurer last."""
        inside = self.inside[seat]
        return (*inside, ADVENTURER) if self.rows[SEAT * seat + INSIDE] else inside

    def _leave(self, winner: int) -> None:  # VK-17, VK-19
        for seat in (0, 1):
            for kind in self.inside[seat]:
                if self.pack.effect[kind] == RETURN:
                    self.camps[seat] = plus(self.camps[seat], kind)
                else:
                    self.throw(kind)
            self.inside[seat] = ()
            for column in (INSIDE, PARALYSED, HEALED, FALLEN):
                self.rows[SEAT * seat + column] = 0
        self.shielded, self.springer = 0, 0
        self.won[winner] = (*self.won[winner], self.tomb)
        self.tomb = NOTHING
        if len(self.won[winner]) == self.wanted:
            self.moment += 1
            self.stage = OVER
        else:
            self.holder = 1 - self.holder
            self._begin_round()

    # What is it worth

    def scores(self) -> list[int]:
        return [len(self.won[0]), len(self.won[1])]

    def ranks(self) -> list[int]:
        return places([(len(self.won[0]), 0), (len(self.won[1]), 0)])

    def guess(self, seat: int, rng: Rng) -> "Valley":
        twin = self.copy()
        twin.redraw(seat, rng)
        return twin


def distinct(zone: Zone) -> list[int]:
    """Each kind of a sorted zone once."""
    found: list[int] = []
    before = NOTHING
    for kind in zone:
        if kind != before:
            found.append(kind)
        before = kind
    return found


def moves_with(first: int, zone: Zone) -> list[int]:
    """A move for each kind in a sorted zone."""
    return [first + kind for kind in distinct(zone)]


def weights(first: int, counts: list[int]) -> list[tuple[int, int]]:
    return [(first + k, counts[k]) for k in range(len(counts)) if counts[k]]


def start(pack: Deck, wanted: int, consolation: bool, rules: int = RULES) -> Valley:
    """Before the adventurers are drawn."""
    state = Valley(pack, wanted, consolation, rules)
    state.rows = [0] * (2 * SEAT)
    state.rows[HERO], state.rows[SEAT + HERO] = NOTHING, NOTHING
    state.hands = [(), ()]
    state.papyri = [(), ()]
    state.camps = [(), ()]
    state.inside = [(), ()]
    state.laid = [(), ()]
    state.pending = [(), ()]
    state.won = [(), ()]
    state.shown = [(), ()]
    state.turned = [(), ()]
    state.fighters = [(), ()]
    state.deck = pack.copies[:PAPYRUS]
    state.discarded = [0] * PAPYRUS
    state.unused = pack.copies[PAPYRUS:]
    state.tombs = tuple(range(len(TOMBS)))
    return state


def bound(wanted: int) -> int:
    """No game has more moves than this.

    Set-up takes 19. A tomb is handed over in every round but two passed ones. In a camp phase each
    play puts one of 80 cards into the own camp and leads to at most three more moves; as many
    cards can be smuggled, drawn or discarded. In a tomb each card is sent or laid once, and a
    trap has three moves and two questions for a doctor.
    """
    rounds = 2 * wanted - 1 + 2
    return 19 + rounds * (2 * (80 * 4 + 3 * 80 + 2) + 6 * 90)
