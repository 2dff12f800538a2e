"""What a seat and an onlooker see, and what they hear of a move."""

import pytest

from saqqara.core.said import Args, Said
from saqqara.core.state import BOX, WATCHER
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.view import view
from tests.games.valley.table import (
    GAME,
    Side,
    camp,
    choosing,
    lay,
    laying,
    new,
    now,
    play,
    playing,
    run,
    send,
    sending,
    trapped,
)

VIEWERS = (0, 1, WATCHER)
EACH = pytest.mark.parametrize("viewer", VIEWERS)


def say(key: str, **args: str | int) -> Said:
    facts: Args = dict(args)
    return Said(f"valley-{key}", facts)


def heard(state: Valley, line: str, viewer: int = 0) -> list[Said]:
    """What this viewer hears of a move written as in a record."""
    who, _, notation = line.partition(" ")
    seat = BOX if who == "box" else int(who) - 1
    before = state.copy()
    move = GAME.rules.read(state.pack, notation)
    GAME.play(state, seat, move)
    return GAME.telling.tell(before, seat, move, state, viewer)


# Stages


def test_the_stage_and_the_seat_say_what_is_due() -> None:
    state = camp(Side(hand="ape pit"), Side(hand="rock"))
    found = [(now(state).stage, now(state).seat)]
    for line in (
        *("1 split 4", "1 play ape", "1 done", "2 split 4", "2 done", "1 open", "box tomb ramses"),
        *("1 send ape", "1 ready", "2 send adventurer", "2 ready", "1 lay pit", "1 ready"),
        *("2 ready", "1 spring pit"),
    ):
        run(state, line)
        found.append((now(state).stage, now(state).seat))
    assert found == [
        *[("split", 0), ("play", 0), ("play", 0), ("split", 1), ("play", 1), ("choose", 0)],
        *[("box", 0), ("send", 0), ("send", 0), ("send", 1), ("send", 1), ("lay", 0), ("lay", 0)],
        *[("lay", 1), ("spring", 0), ("hit", 0)],
    ]


@pytest.mark.parametrize("holder", [1, 2])
def test_the_medallion_is_shown(holder: int) -> None:
    state = camp(holder=holder)
    assert [seat.medallion for seat in now(state).seats] == [holder == 1, holder == 2]
    assert (now(state).holder, now(state).camper) == (holder - 1, holder - 1)


def test_smugglers_still_to_be_used_are_shown_while_cards_are_played() -> None:
    state = camp(Side(camp="smuggler smuggler", hand="pit"))
    shown = [now(state).smugglers]
    for line in ("1 split 4", "1 smuggle pit", "1 done"):
        run(state, line)
        shown.append(now(state).smugglers)
    assert shown == [0, 2, 1, 0]


def test_the_card_that_asks_for_a_target_is_shown() -> None:
    state = trapped(Side(lays="net"), Side(goes="ape"))
    assert now(state).card == ""
    assert now(play(state, 0, "spring net")).card == "net"


def test_outside_a_tomb_there_is_no_limit_and_nobody_inside() -> None:
    seen = now(camp(Side(camp="ape")))
    assert (seen.tomb, seen.limit, seen.seats[0].inside, seen.seats[0].strength) == ("", 0, [], 0)
    assert (seen.last_fight, seen.supply) == (None, 8)


@EACH
def test_the_camp_and_who_is_inside_are_seen_by_all(viewer: int) -> None:
    state = laying(Side(camp="thief", goes="ape adventurer"))
    one = view(state, viewer).seats[0]
    assert (one.camp, [fighter.card for fighter in one.inside]) == (
        ["thief"],
        ["ape", "adventurer"],
    )
    assert (one.adventurer, one.adventurer_inside, one.strength) == ("montana", True, 5)


def test_cards_turned_up_are_shown_until_the_next_ones() -> None:
    state = trapped(Side(lays="thief pit"), Side(goes="ape", lays="mummy"))
    shown = now(state, WATCHER)
    assert [seat.turned_up for seat in shown.seats] == [["thief", "pit"], ["mummy"]]


# Set-up told


@EACH
def test_the_adventurer_is_told_to_all(viewer: int) -> None:
    assert heard(new(), "box adventurer susan", viewer) == [say("hero", seat=0, hero="susan")]


@pytest.mark.parametrize(("viewer", "card"), [(0, "ban"), (1, "none"), (WATCHER, "none")])
def test_a_papyrus_is_told_to_its_owner(viewer: int, card: str) -> None:
    state = run(new(), "box adventurer susan", "box adventurer tara")
    assert heard(state, "box papyrus ban", viewer) == [say("papyrus", seat=0, card=card)]


def test_cards_dealt_and_the_medallion_are_told() -> None:
    state = run(new(), "box adventurer susan", "box adventurer tara", *["box papyrus host"] * 2)
    run(state, *["box papyrus curse"] * 2, "box papyrus ban", "box papyrus flood")
    assert heard(state, "box card pit", 0) == [say("dealt", seat=0, card="pit")]
    run(state, *["box card raider"] * 4, *["box card jackal"] * 4)
    assert heard(state, "box card ape", 0) == [say("dealt", seat=1, card="none")]
    assert heard(state, "box medallion 2") == [say("medallion", seat=1), say("camp", seat=1)]


# The camp told


def test_a_split_tells_how_many_coins_came() -> None:
    state = camp(Side(camp="patron", coins=2), Side(coins=2))
    assert heard(state, "1 split 4") == [say("splits", seat=0, coins=4, cards=0, got=4)]


@pytest.mark.parametrize(("viewer", "card"), [(0, "pit"), (1, "none"), (WATCHER, "none")])
def test_a_card_drawn_is_told_to_its_owner(viewer: int, card: str) -> None:
    state = play(camp(), 0, "split 3")
    assert heard(state, "box card pit", viewer) == [say("draws", seat=0, card=card)]


@pytest.mark.rule("VK-28")
@pytest.mark.parametrize(("viewer", "card"), [(0, "pit"), (1, "pit"), (WATCHER, "none")])
def test_what_a_reporter_took_is_told_to_both_seats(viewer: int, card: str) -> None:
    state = play(playing(Side(hand="reporter", coins=1), Side(hand="pit")), 0, "play reporter")
    assert heard(state, "box card pit", viewer) == [say("reports", seat=0, card=card)]


@pytest.mark.parametrize(("viewer", "cards"), [(0, "ape,pit"), (1, "ape,pit"), (WATCHER, "none")])
def test_what_a_spy_sees_is_told_to_both_seats(viewer: int, cards: str) -> None:
    state = playing(Side(hand="spy", coins=1), Side(hand="pit ape"))
    plays = say("plays", seat=0, card="spy", cost=1)
    assert heard(state, "1 play spy", viewer) == [plays, say("spies", seat=0, cards=cards)]


def test_a_spy_who_learns_nothing_new_is_told_all_the_same() -> None:
    state = playing(Side(hand="spy spy", coins=2), Side(hand="pit ape"))
    first = heard(state, "1 play spy", WATCHER)
    assert heard(state, "1 play spy", WATCHER) == first


def test_a_theft_is_told() -> None:
    state = playing(Side(hand="thief thief", coins=2), Side(coins=1))
    plays = say("plays", seat=0, card="thief", cost=1)
    assert heard(state, "1 play thief") == [plays, say("steals", seat=0)]
    assert heard(state, "1 play thief") == [plays]


def test_smuggling_targets_and_discards_are_told() -> None:
    state = playing(Side(camp="smuggler", hand="pit assassin", coins=3), Side(camp="ape"))
    assert heard(state, "1 smuggle pit") == [say("smuggles", seat=0, card="pit", got=1)]
    play(state, 0, "play assassin")
    assert heard(state, "1 target ape") == [
        say("targets", seat=0, target="ape", effect="assassinate")
    ]


def test_the_end_of_a_camp_phase_tells_how_many_coins_were_lost() -> None:
    done = say("done", seat=0, lost=2)
    assert heard(playing(Side(coins=4)), "1 done") == [done, say("camp", seat=1)]


def test_a_forced_discard_is_told() -> None:
    state = play(choosing(Side(hand="pit"), top="sethos"), 0, "open")
    assert heard(state, "1 discard pit", 1) == [say("discards", seat=0, card="pit")]


@pytest.mark.parametrize(("viewer", "tomb"), [(0, "ramses"), (1, "none"), (WATCHER, "none")])
def test_what_a_seer_sees_is_told_to_its_seat(viewer: int, tomb: str) -> None:
    told = heard(camp(Side(camp="seer")), "box tomb ramses", viewer)
    assert told == [say("foresees", seat=0, tomb=tomb)]


def test_a_second_seer_is_told_the_tomb_too() -> None:
    for viewer in VIEWERS:
        state = run(camp(Side(camp="seer"), Side(camp="seer")), "box tomb ramses", "1 split 4")
        told = heard(state, "1 done", viewer)
        assert say("foresees", seat=1, tomb="ramses" if viewer == 1 else "none") in told


def test_the_second_seer_may_sit_in_the_first_seat() -> None:
    for viewer in VIEWERS:
        sides = (Side(camp="seer"), Side(camp="seer"))
        state = run(camp(*sides, holder=2), "box tomb ramses", "2 split 4")
        told = heard(state, "2 done", viewer)
        assert say("foresees", seat=0, tomb="ramses" if viewer == 0 else "none") in told


# The tomb told


def test_passing_and_opening_are_told() -> None:
    assert heard(choosing(), "1 pass") == [say("passes", seat=0), say("camp", seat=0)]
    state = choosing()
    assert heard(state, "1 open") == [say("opens", seat=0)]
    assert heard(state, "box tomb ramses") == [say("tomb", tomb="ramses")]
    known = [say("opens", seat=0), say("tomb", tomb="ramses")]
    assert heard(choosing(top="ramses"), "1 open") == known


def test_who_enters_is_told() -> None:
    state = sending(Side(camp="ape"))
    assert heard(state, "1 send ape", 1) == [say("sends", seat=0, card="ape")]
    assert heard(state, "1 send adventurer", 1) == [say("sends", seat=0, card="adventurer")]
    assert heard(state, "1 ready", 1) == [say("ready", seat=0)]


def test_absence_is_told_with_its_consolation() -> None:
    told = [say("nobody", seat=0), say("consoled", seat=0, got=2)]
    rest = [say("wins-tomb", seat=1, tomb="tutankhamun"), say("camp", seat=1)]
    assert heard(sending(consolation="on"), "1 ready") == told + rest
    assert heard(sending(), "1 ready") == told[:1] + rest


@pytest.mark.rule("VK-40")
@pytest.mark.parametrize(
    ("viewer", "cards"),
    [
        (0, ["pit", "thief", "ban"]),
        (1, ["none", "none", "papyrus"]),
        (WATCHER, ["none", "none", "papyrus"]),
    ],
)
def test_others_hear_only_whether_a_face_down_card_is_a_papyrus(
    viewer: int, cards: list[str]
) -> None:
    state = laying(Side(hand="pit thief", papyri="ban"))
    told = [heard(state, f"1 lay {card}", viewer) for card in ("pit", "thief", "ban")]
    assert told == [[say("lays", seat=0, card=card)] for card in cards]


def test_what_is_turned_up_is_told_the_holders_first() -> None:
    state = laying(Side(hand="pit ape"), Side(hand="rock"), holder=2)
    assert heard(play(state, 1, "lay rock"), "2 ready") == [say("ready", seat=1)]
    assert heard(play(state, 0, "lay pit"), "1 ready") == [
        say("ready", seat=0),
        say("turned-up", seat=1, cards="rock"),
        say("turned-up", seat=0, cards="pit"),
    ]


def test_traps_and_their_targets_are_told() -> None:
    state = trapped(Side(goes="ape", lays="net collapse"), Side(goes="ape thief"))
    assert heard(state, "1 spring net") == [say("springs", seat=0, card="net")]
    assert heard(state, "1 hit mine ape") == [say("hits", seat=0, side=0, card="ape")]
    play(state, 0, "spring collapse")
    assert heard(state, "1 hit theirs ape") == [say("hits", seat=0, side=1, card="ape")]
    assert heard(state, "1 enough")[0] == say("enough", seat=0)


def test_a_trap_without_a_target_is_told() -> None:
    told = heard(trapped(Side(lays="net dust"), Side(goes="thief")), "1 spring net")
    assert told == [say("springs", seat=0, card="net"), say("no-target", card="net")]


def test_what_tara_stops_is_told() -> None:
    tara = Side(hero="tara", goes="adventurer ape")
    shields = say("shields", seat=0, card="tara")
    state = trapped(tara, Side(goes="camel", lays="flood dust"))
    assert heard(state, "2 spring flood") == [say("springs", seat=1, card="flood"), shields]
    state = trapped(tara, Side(goes="camel", lays="net dust"))
    assert shields in heard(play(state, 1, "spring net"), "2 hit theirs ape")
    state = trapped(tara, Side(goes="camel", lays="collapse dust"))
    assert shields in heard(run(state, "2 spring collapse", "2 hit theirs ape"), "2 enough")


@pytest.mark.parametrize(("choice", "key"), [("save", "saves"), ("lose", "loses")])
def test_what_a_doctor_does_is_told(choice: str, key: str) -> None:
    state = trapped(Side(lays="dart dust"), Side(camp="doctor", goes="thief"))
    run(state, "1 spring dart", "1 hit theirs thief")
    assert heard(state, f"2 {choice}") == [say(key, seat=1, card="thief")]


def test_a_fight_is_told_with_its_sums_and_the_winner() -> None:
    state = lay(laying(Side(goes="hunter"), Side(goes="ape")), 0, "")
    assert heard(state, "2 ready")[-3:] == [
        say("fight", seat=0, one=6, side=1, other=1),
        say("wins-tomb", seat=0, tomb="tutankhamun"),
        say("camp", seat=1),
    ]


def fighters(state: Valley, line: str) -> list[str]:
    """Who fought, as it is told: seat, card, strength and the pieces that are not 0."""
    told = [said.args for said in heard(state, line) if said.key == "valley-fighter"]
    return [" ".join(f"{key} {value}" for key, value in args.items() if value) for args in told]


@pytest.mark.rule("VK-16")
def test_everybody_in_a_fight_is_told_once_with_all_pieces_the_holders_first() -> None:
    one = Side(goes="jackal jackal", lays="mummy")
    state = laying(one, Side(goes="adventurer"), "haremhab", holder=2)
    lay(state, 1, "")
    assert fighters(play(state, 0, "lay mummy"), "1 ready") == [
        "seat 1 card karloff strength 3 bonus yes base 2 talent 1",
        "card jackal strength 3 bonus yes base 2 others 1",
        "card mummy strength 4 bonus yes base 3 tomb 1",
    ]


def test_what_the_last_trap_did_is_in_the_strengths_that_are_told() -> None:
    state = trapped(Side(goes="adventurer", lays="dust"), Side(goes="ape ape", lays="osiris net"))
    run(state, "1 spring dust", "1 hit mine adventurer", "2 spring net")
    assert fighters(state, "2 hit mine ape") == [
        "card montana bonus yes base 2 dust -2",
        "seat 1 card ape strength 1 bonus no base 1",
        "seat 1 card osiris strength 5 bonus yes base 4 avatar 1",
    ]


def test_dust_as_the_last_trap_is_in_the_strengths_that_are_told() -> None:
    state = trapped(Side(goes="adventurer", lays="dust"), Side(goes="ape"))
    play(state, 0, "spring dust")
    assert fighters(state, "1 hit mine adventurer")[0] == "card montana bonus yes base 2 dust -2"


def test_the_end_is_told_with_its_winner() -> None:
    three = "sethos ramses haremhab"
    state = send(sending(Side(won=three)), 0, "adventurer")
    assert heard(state, "2 ready")[-1] == say("over", seat=0)
    assert heard(sending(Side(), Side(won=three)), "1 ready")[-1] == say("over", seat=1)
