"""The board of Im Tal der Könige: drawn positions, choosing, texts."""

from dataclasses import replace

import pytest
from msgspec import structs
from rich.cells import cell_len

from saqqara.boards import drawer
from saqqara.boards.screen import Pick, Scene
from saqqara.boards.signs import ASCII, UNICODE, Signs
from saqqara.boards.valley.pick import CardPick
from saqqara.boards.valley.signs import LETTERS, SHOWN
from saqqara.cli import frame
from saqqara.cli.sitting import Sitting
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.valley.engine.cards import ADVENTURERS, CARDS, EFFECTS, TOMBS
from saqqara.games.valley.engine.rules import Valley
from saqqara.table.deal import deal
from saqqara.text import LANGUAGES, Speech
from tests.cli.seated import set_up, sit_down

GAME = GAMES["valley"]
BOARD = drawer("valley")
PACK = GAME.pack()
HEROES = "adventurer tara; adventurer karloff"
PAPYRI = "papyrus ammit; papyrus collapse; papyrus flood; papyrus host; papyrus ban; papyrus curse"
MINE = "card thief; card jackal; card jackal; card mercenary; card pit"
YOURS = "card doctor; card guard; card dart; card spy; card camel"
BEGUN = f"{HEROES}; {PAPYRI}; {MINE}; {YOURS}; medallion 1"
RICH = f"{BEGUN}; split 4"
PLAYED = f"{RICH}; play jackal; play jackal; play thief; done"
THEIRS = "split 3; card hunter; play doctor; play camel; done"
INSIDE = (
    f"{PLAYED}; {THEIRS}; open; tomb haremhab; send jackal; send jackal; ready; "
    "send adventurer; send camel; ready"
)
LAID = f"{INSIDE}; lay pit; lay ammit; ready; lay guard; lay host; ready"


def sitting(moves: str, language: str = "en", seat: int = 0, **options: str) -> Sitting:
    """A seat after these moves, those of chance and of the other seat among them."""
    names = ["You", "greedy"] if seat == 0 else ["greedy", "You"]
    at = sit_down(deal(GAME, PACK, options, names, "x"), language)
    state = at.state.copy()
    for move in filter(None, moves.split("; ")):
        state.apply(state.actors()[0], GAME.rules.read(PACK, move))
    set_up(at, state)
    return at


def scene(at: Sitting, move: str = "", rows: int = 24, signs: Signs = UNICODE) -> Scene:
    shown = replace(frame.scene_of(at, signs), rows=rows)
    if not move:
        return shown
    number = GAME.rules.read(PACK, move)
    pick = BOARD.pick(shown).at(number)
    why = None if number in shown.legal else GAME.telling.why_not(at.state, at.seat, number)
    return replace(shown, pick=pick, after=at.after(number), why=why)


def drawn(shown: Scene) -> str:
    rows = [text.plain.rstrip() for part in BOARD.blocks(shown) for text in part.lines]
    assert max(map(cell_len, rows)) <= 80
    return "\n".join(rows)


def pressed(at: Sitting, *keys: str) -> Scene:
    """The scene after these keys."""
    shown = replace(frame.scene_of(at, UNICODE), rows=24)
    pick: Pick = BOARD.pick(shown)
    for key in keys:
        pick = pick.key(key)
    return replace(shown, pick=pick, after=at.after(pick.move))


def picked(at: Sitting, *keys: str) -> str:
    pick = pressed(at, *keys).pick
    assert pick
    return GAME.rules.write(PACK, pick.move)


# Drawn positions


@pytest.mark.rule("VK-21")
def test_both_sides_the_tomb_and_the_list_on_a_low_terminal() -> None:
    assert drawn(scene(sitting(RICH), "play jackal")).splitlines() == [
        "Im Tal der Könige                 [Camp] › Open › Enter › Obstacle cards › Traps",
        "━" * 80,
        "▲ greedy  .... 0/4 tombs  ¤ 0  Hand 5  Papyri 3  may pass",
        "  Camp  ★ Heinrich von Karloff 2",
        "┌─ ⌂ 7 tombs are still closed ─────────────────────────────────────────────────┐",
        "└───────────────────────────────────── supply 4  main deck 70  discard pile 0 ─┘",
        "● You  ◉ medallion  .... 0/4 tombs  ¤ 4 › 3  Hand 5  Papyri 3  may pass",
        "  Camp  ★ Tara Wolf 2",
        "  Obstacle cards  ✕ Pit",
        "  Papyri  §☥ Ammit 8  §✕ Collapse  §✕ Flood of sand",
        "Your hand                      cost   str.  what it does",
        "   1  ♙ Thief                   ¤ 1      2  Played: take 1 coin from the oppone…",
        "   2  ♙ Mercenary               ¤ 2      4  Played: the opponent discards 1 car…",
        "▸  3  ∴ Jackal ×2               ¤ 1      2  In the tomb: +1 with another one li…",
        "   0  done, tidy up",
        "  Jackal: animal, costs 1, strength 2. In the tomb: +1 with another one like it",
        "  on your side.",
    ]


@pytest.mark.rule("VK-16")
def test_an_open_tomb_shows_both_sums_who_leads_and_who_wins_ties() -> None:
    board = drawn(scene(sitting(INSIDE), "ready"))
    assert "┌─ ⌂ Horemheb: Undead +1. ─" in board
    assert "│ ▲  3  ★ Heinrich von Karloff 2  ∴ Camel 1 " in board
    assert "│ ●  6  ∴ Jackal 3 ×2 " in board
    assert "└─ ahead: You +3, ties to: You ─" in board


@pytest.mark.rule("VK-16")
def test_equal_sums_go_to_the_holder() -> None:
    at = sitting(f"{PLAYED}; {THEIRS}; open; tomb ramses; send thief; ready; send camel")
    assert "level, tomb to: You" not in drawn(scene(at))
    at = sitting(
        f"{PLAYED}; {THEIRS}; open; tomb ramses; send thief; ready; send adventurer", seat=1
    )
    assert "└─ level, tomb to: greedy ─" in drawn(scene(at))


@pytest.mark.rule("VK-16")
def test_a_high_terminal_shows_the_pieces_of_each_strength() -> None:
    board = drawn(scene(sitting(LAID), "spring pit", rows=40))
    assert "│ ▲ greedy 15                            ● You 15 " in board
    assert "☥ Tomb guard 5                +1 tomb" in board
    assert "∴ Jackal 3 ×2       +1 others like it" in board
    assert "§☥ Ammit 9                    +1 tomb" in board


@pytest.mark.rule("VK-23")
def test_what_the_seer_saw_is_shown_to_its_seat_only() -> None:
    known = sitting(RICH)
    state = known.state
    assert isinstance(state, Valley)
    state.top, state.top_known = state.tombs[0], (0,)
    state.tombs = state.tombs[1:]
    assert "Next tomb, seen by you: Sethos I: When opened" in drawn(scene(known))
    state.top_known = (1,)
    assert "Sethos" not in drawn(scene(known))


@pytest.mark.rule("VK-17")
def test_the_last_fight_is_remembered() -> None:
    at = sitting(f"{LAID}; spring pit; hit theirs camel")
    assert "Last fight, Horemheb: ● You 15  ▲ greedy 14  tomb to ● You" in drawn(scene(at))
    assert "⌂... 1/4 tombs" in drawn(scene(at))
    assert "● You  Tombs won:  ⌂ Horemheb" in drawn(scene(at, rows=40))


def test_signs_for_terminals_without_symbols() -> None:
    at = sitting(LAID, "de")
    board = drawn(scene(at, "spring pit", signs=ASCII))
    assert (
        "| % Kamel 1                              ~+ Ammit 9                    +1 Grab |" in board
    )
    assert "Fallen: x Fallgrube" in board
    assert all(sign.isascii() for sign in LETTERS.values())
    assert [cell_len(sign) for sign in SHOWN.values()] == [1] * len(SHOWN)
    assert len(set(SHOWN.values())) == len(SHOWN) == len(set(LETTERS.values()))


# Who sees what


@pytest.mark.rule("VK-21", "VK-40")
@pytest.mark.parametrize("spread", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_of_the_other_seat_are_never_drawn(seat: int, spread: bool) -> None:
    moves = f"{INSIDE}; lay pit; lay ammit; ready; lay guard; lay host"
    at = sitting(moves, seat=seat)
    shown = replace(scene(at), spread=spread, rows=60)
    hidden = "Host of the dead|Tomb guard|Poison dart|Spy|Banishing" if seat == 0 else "Pit|Ammit"
    assert not [name for name in hidden.split("|") if name in drawn(shown)]
    own = "Mercenary" if seat == 0 else "Host of the dead"
    assert own in drawn(shown)
    if not spread:
        assert "▒§ 1 card and 1 papyrus face down" in drawn(shown)


@pytest.mark.rule("VK-43")
def test_what_the_spy_has_seen_stays_on_the_screen() -> None:
    at = sitting(f"{PLAYED}; split 4; play spy", seat=1)
    assert "Seen:  ♙ Mercenary  ✕ Pit" in drawn(scene(at))
    assert "Seen of your cards:" not in drawn(scene(at, rows=40))
    mine = sitting(f"{PLAYED}; split 4; play spy")
    assert "Seen of your cards:  ♙ Mercenary  ✕ Pit" in drawn(scene(mine, rows=60))


# Choosing


@pytest.mark.rule("VK-5")
def test_the_split_is_chosen_sideways() -> None:
    at = sitting(BEGUN)
    assert picked(at) == "split 2"
    assert picked(at, "right", "right") == "split 4"
    assert picked(at, "left") == "split 1"
    assert picked(at, "1") == "split 0"
    board = drawn(pressed(at, "right"))
    assert "  Coins       0      1      2    [ 3 ]    4" in board
    assert "  Cards       4      3      2    [ 1 ]    0" in board
    assert BOARD.brings(pressed(at, "right")) == "Then you have 3 coins and draw 1 card."


@pytest.mark.rule("VK-6")
def test_a_card_one_cannot_pay_is_shown_with_the_reason() -> None:
    at = sitting(f"{BEGUN}; split 1; card hunter; card worker; card pit")
    assert "   -  ♙ Big-game hunter         ¤ 3      6" in drawn(pressed(at))
    shown = scene(at, "play hunter")
    assert shown.after is None
    assert shown.why
    assert (
        frame.refusal(shown.say, shown.why) == "Big-game hunter costs 3 coins. You have 1. (VK-6)"
    )
    assert picked(at, "down") == "play thief"
    assert picked(at, "p") == "done"


def test_zero_ends_the_stage_and_n_skips_what_is_not_allowed() -> None:
    at = sitting(f"{BEGUN}; split 0; card hunter; card worker; card pit; card camel")
    assert picked(at) == "play camel"
    assert picked(at, "n") == "done"
    assert picked(at, "0") == "done"
    assert picked(at, "down", "down", "down") != "done"


@pytest.mark.rule("VK-13")
def test_only_the_holder_is_offered_a_bluff() -> None:
    at = sitting(INSIDE)
    assert BOARD.brings(scene(at, "lay mercenary")).startswith("A bluff")
    assert "bluff" in BOARD.prompt(scene(at))
    assert picked(at) == "lay pit"
    after = sitting(f"{INSIDE}; lay mercenary")
    assert "bluff" not in BOARD.prompt(scene(after))


@pytest.mark.rule("VK-12")
def test_sending_shows_the_sums_it_would_lead_to() -> None:
    at = sitting(f"{PLAYED}; {THEIRS}; open; tomb hatshepsut; send jackal")
    shown = scene(at, "send jackal")
    assert "● You  2 › 6" in drawn(shown)
    assert BOARD.brings(shown) == "Then it stands 6 to 0."
    assert BOARD.prompt(shown) == "Who enters the tomb? Places left: 2"
    nobody = sitting(f"{PLAYED}; {THEIRS}; open; tomb ramses")
    assert BOARD.brings(scene(nobody, "ready")) == "greedy gets the tomb at once."


@pytest.mark.rule("VK-14")
def test_targets_say_whose_they_are_and_what_the_hit_leads_to() -> None:
    at = sitting(f"{LAID}; spring pit")
    board = drawn(scene(at, "hit theirs camel", rows=40))
    assert "▸  1  ▲ ∴ Camel" in board
    assert "   -  ▲ ☥ Tomb guard" in board
    assert "● ∴ Jackal ×2                      3  2 +1 others like it" in board
    said = BOARD.brings(scene(at, "hit theirs camel"))
    assert said == "Then the fight ends 15 to 14. The tomb goes to: You."


@pytest.mark.rule("VK-13")
def test_nothing_that_could_only_be_guessed_is_told() -> None:
    at = sitting(f"{INSIDE}; lay pit; ready; lay guard", seat=1)
    shown = scene(at, "ready")
    assert BOARD.brings(shown) == ""
    assert "›" not in drawn(shown).split("━" * 80)[1]


@pytest.mark.rule("VK-22")
@pytest.mark.parametrize(
    ("moves", "seat", "asked"),
    [
        (f"{RICH}; play mercenary", 1, "Mercenary: discard a card in hand."),
        (f"{BEGUN}; split 0; {'; '.join(['card pit', 'card net'] * 2)}; done", 0, "at most 5"),
        (f"{PLAYED}; {THEIRS}; open; tomb sethos", 0, "The tomb Sethos I makes each player"),
    ],
)
def test_a_forced_discard_says_why(moves: str, seat: int, asked: str) -> None:
    assert asked in BOARD.prompt(scene(sitting(moves, seat=seat)))


# Reading cards


def test_the_glass_reads_every_card_in_sight_and_the_choice_stays() -> None:
    at = sitting(LAID)
    read: list[str] = []
    pick: Pick = BOARD.pick(scene(at))
    assert isinstance(pick, CardPick)
    for _ in range(len(pick.spots)):
        pick = pick.key("tab")
        assert GAME.rules.write(PACK, pick.move) == "spring pit"
        read.append(drawn(replace(scene(at), pick=pick)).split("\n")[-2])
    text = "\n".join(read)
    assert "Horemheb (the open tomb): tomb. Undead +1." in text
    assert "Doctor (camp: greedy): companion, costs 1, strength 1." in text
    assert "Host of the dead (in the tomb: greedy): papyrus, undead, strength 6." in text
    assert pick.key("tab").key("backtab") == pick
    assert pick.key("down") == BOARD.pick(scene(at))


def test_a_card_in_the_tomb_is_read_with_its_present_strength() -> None:
    at = sitting(LAID)
    pick = BOARD.pick(scene(at))
    assert isinstance(pick, CardPick)
    spot = next(spot for spot in pick.spots if spot.zone == "inside" and spot.card == "ammit")
    board = drawn(replace(scene(at), pick=replace(pick, glass=pick.spots.index(spot))))
    assert "Strength 9 = 8 +1 tomb." in board.replace("\n ", "").replace("strength 9", "Strength 9")


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_effect_has_its_own_words(language: str) -> None:
    say = Speech(language)
    names = [card.replace("_", "-") for card in [*CARDS, *TOMBS, *ADVENTURERS]]
    words = [say(f"valley-card-{name}") for name in names]
    assert len(set(words)) == len(names)
    effects = [say(f"valley-effect-{effect.replace('_', '-')}") for effect in EFFECTS]
    assert len(set(effects)) == len(EFFECTS)


def test_lists_of_cards_and_both_seats_are_put_into_words() -> None:
    say = Speech("de", ["Ada", "Bo"])
    said = say("valley-turned-up", seat=0, cards="pit,royal_mummy")
    assert said == "Ada: aufgedeckt: Fallgrube, Königsmumie"
    assert say("valley-hits", seat=0, side=1, card="ape") == "Ada: Ziel Affe (Bo)"
    assert say("valley-turned-up", seat=0, cards="none") == "Ada: nichts lag verdeckt"


@pytest.mark.rule("VK-16")
def test_a_fight_is_told_fighter_by_fighter() -> None:
    before = sitting(f"{LAID}; spring pit").state
    move = GAME.rules.read(PACK, "hit theirs camel")
    after = before.copy()
    after.apply(0, move)
    assert before.actors() != [BOX]
    said = [
        Speech("en", ["You", "Bo"]).tell(told)
        for told in GAME.telling.tell(before, 0, move, after, 0)
    ]
    assert said == [
        "You: target Camel (Bo)",
        "You: Jackal 3 = 2, others like it +1",
        "You: Ammit 9 = 8, tomb +1",
        "Bo: Tomb guard 5 = 4, tomb +1",
        "Bo: Host of the dead 7 = 6, tomb +1",
        "Bo: Heinrich von Karloff 2",
        "Fight: You 15, Bo 14",
        "You: got the tomb Horemheb",
        "Bo: camp phase",
    ]


# Doctors and smugglers


@pytest.mark.rule("VK-30")
def test_a_doctor_is_asked_for_with_the_name_of_the_companion() -> None:
    camp = f"{RICH}; play thief; done; split 2; card worker; card tamer; play doctor; play spy"
    moves = (
        f"{camp}; done; open; tomb ramses; send thief; ready; send spy; ready; "
        "lay pit; ready; ready; spring pit; hit theirs spy"
    )
    at = sitting(moves, seat=1)
    assert BOARD.prompt(scene(at)) == "Spy is taken out by a trap. Save it?"
    board = drawn(scene(at, "save"))
    assert "▸  1  save Spy: back to your camp" in board
    assert "   2  let Spy go" in board


@pytest.mark.rule("VK-26")
def test_a_smuggler_offers_every_hand_card() -> None:
    hand = "card smuggler; card pit; card thief; card jackal; card mummy"
    begun = f"{HEROES}; {PAPYRI}; {hand}; {YOURS}; medallion 1"
    at = sitting(f"{begun}; split 4; play smuggler")
    board = drawn(scene(at, "smuggle mummy", rows=40))
    assert "▸  6  smuggle Mummy" in board
    assert "smuggle Pit" in board
    assert BOARD.brings(scene(at, "smuggle mummy")) == "Then you have 4 coins left."


def test_the_numbers_of_another_box_are_shown() -> None:
    shown = scene(sitting(RICH), "done")
    other = structs.replace(shown.box, wanted=6, most_cards=3)
    assert "...... 0/6 tombs" in drawn(replace(shown, box=other))
    assert BOARD.brings(replace(shown, box=other)) == (
        "2 coins too many go back to the supply. Then you must discard 2 cards."
    )


def test_the_resources_of_another_box_are_split() -> None:
    shown = scene(sitting(BEGUN), "split 1")
    other = replace(shown, box=structs.replace(shown.box, resources=6))
    assert "Cards       6    [ 5 ]    4      3      2      1      0" in drawn(other)
    assert BOARD.brings(other) == "Then you have 1 coin and draw 5 cards."


def test_a_card_of_another_pack_is_read_as_it_is_printed_there() -> None:
    shown = scene(sitting(RICH), "play thief")
    thief = structs.replace(shown.box.cards["thief"], cost=3, strength=7)
    other = structs.replace(shown.box, cards={**shown.box.cards, "thief": thief})
    assert "Thief: companion, costs 3, strength 7." in drawn(replace(shown, box=other))
