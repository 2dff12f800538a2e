"""The table without network: what people and bots can do at it, and what they cannot."""

import pytest

from saqqara.bots import BOTS
from saqqara.core.errors import NotationError, RulesError, SaqqaraError
from saqqara.core.said import Said
from saqqara.core.state import Pack
from saqqara.games import GAMES
from saqqara.table import log
from saqqara.table.fold import MOVE_LENGTH, TALK_KEPT, Chair
from saqqara.table.log import Clock
from saqqara.table.refusal import TableError
from saqqara.table.table import CHAT_LENGTH, NAME_LENGTH, Table, tidy_name
from saqqara.table.terms import Terms
from tests.games.altered import altered
from tests.table.tables import (
    ADA,
    BOB,
    EVE,
    NOBODY,
    decide,
    draft,
    everything,
    lay,
    moves,
    not_allowed,
    play_out,
    refused,
    seated,
    setup,
    started,
    tally,
)

KEEPING = setup("silver_gold")  # the first moment has two decisions for each seat (SG-4)


# Opening


@pytest.mark.parametrize(
    ("asked", "code", "reason"),
    [
        (setup("chess"), "bad-setup", "'chess'.*toy"),
        (setup(pack="mine"), "bad-setup", "'mine'.*standard"),
        (setup(pack="../toy/standard"), "bad-setup", "no pack"),
        (setup(options={"wins": "never"}), "bad-setup", "wins=never.*high, low"),
        (setup(options={"hats": "on"}), "bad-setup", "'hats'.*wins"),
        (setup(seats=9), "bad-setup", "9 seats.*2 to 3"),
        (setup(seats=0), "bad-setup", "0 seats"),
        (setup(stand_in="hal"), "no-bot", "'hal'.*greedy"),
        (setup(stand_in=""), "no-bot", "no bot ''"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(asked: Terms, code: str, reason: str) -> None:
    with pytest.raises(TableError, match=reason) as error:
        Table.open(asked)
    assert error.value.code == code


def test_options_narrow_the_seats() -> None:
    with pytest.raises(TableError, match=r"1 seats.*task") as error:
        Table.open(setup("terra", 1))
    assert error.value.code == "bad-setup"
    assert Table.open(setup("terra", 1, options={"task": "2"})).stage == "gathering"


def test_a_new_table_knows_its_rules_pack_and_every_option() -> None:
    table = Table.open(setup())
    game = GAMES["toy"]
    assert (table.setup.rules, table.setup.digest) == (game.rules.number, game.pack().digest)
    assert table.setup.options == game.settled({})
    assert table.chairs == [Chair(), Chair()]
    assert (table.stage, table.talk, table.match) == ("gathering", [], None)


@pytest.mark.parametrize("change", [{"rules": 99}, {"digest": "other"}, {"game": "chess"}])
def test_a_log_of_other_rules_or_another_pack_is_not_folded(change: dict[str, object]) -> None:
    first = Table.open(setup()).setup
    told = {name: getattr(first, name) for name in first.__struct_fields__}
    with pytest.raises(SaqqaraError, match="made with"):
        Table([log.Opened(**{**told, **change})])


# Sitting down and getting up


def test_whoever_has_the_table_takes_an_empty_chair() -> None:
    table = Table.open(setup())
    table.sit(BOB, 1, "  Bob \t the   Builder ")
    assert table.chairs[1] == Chair(BOB, "Bob the Builder")
    assert table.talk == [Said("table-sat", {"seat": 1, "name": "Bob the Builder"})]


def test_a_taken_or_missing_chair_is_not_taken() -> None:
    table = seated(setup(seats=3))
    refused(table, "seat-taken", Table.sit, EVE, 0, "Eve")
    refused(table, "seat-taken", Table.sit, EVE, 2, "Eve")  # a bot's
    for seat in (-1, 3):
        refused(table, "no-seat", Table.sit, EVE, seat, "Eve")


def test_nobody_sits_down_once_the_game_has_begun() -> None:
    table = started()
    refused(table, "not-now", Table.sit, EVE, 0, "Eve")
    play_out(table)
    refused(table, "not-now", Table.sit, EVE, 0, "Eve")


def test_at_a_private_table_only_the_host_takes_chairs_without_a_link() -> None:
    table = Table.open(setup(visibility="private"))
    refused(table, "private", Table.sit, BOB, 1, "Bob")
    table.sit(ADA, 1, "Ada")
    table.make_link(ADA, 0, "key")
    assert table.follow_link(BOB, "key", "Bob") == 0


def test_a_private_table_is_seen_by_its_people_and_its_host() -> None:
    table = Table.open(setup(visibility="private"))
    assert [table.may_watch(d) for d in (ADA, BOB, EVE, NOBODY)] == [True, False, False, False]
    table.make_link(ADA, 0, "key")
    table.follow_link(BOB, "key", "Bob")
    assert [table.may_watch(d) for d in (ADA, BOB, EVE, NOBODY)] == [True, True, False, False]


@pytest.mark.parametrize("visibility", ["open", "link"])
def test_other_tables_are_seen_by_anybody(visibility: log.Visibility) -> None:
    table = Table.open(setup(visibility=visibility))
    assert table.may_watch(EVE)
    assert table.may_watch(NOBODY)


def test_one_device_holds_several_chairs() -> None:
    table = Table.open(setup())
    table.sit(ADA, 0, "Ada")
    table.sit(ADA, 1, "Bob")
    assert table.seats_of(ADA) == [0, 1]
    table.start(ADA, "seed")
    decide(table, ADA, 1)
    decide(table, ADA, 0)
    assert table.running.record.moves[-3][0] == 0
    table.leave(ADA, 1)
    assert (table.bots_due(), table.people_due()) == ([1], [0])


def test_getting_up_before_the_game_frees_the_chair() -> None:
    table = seated()
    table.leave(BOB, 1)
    assert table.chairs[1] == Chair()
    assert table.talk[-1] == Said("table-freed", {"seat": 1})
    assert table.is_host(ADA)
    table.leave(ADA, 0)
    assert table.is_host(ADA)  # a host need not sit
    refused(table, "not-yours", Table.leave, BOB, 1)


def test_getting_up_after_the_game_changes_nothing() -> None:
    table = started()
    play_out(table)
    before = everything(table)
    table.leave(BOB, 1)
    assert everything(table) == before


def test_nobody_gets_up_for_somebody_else() -> None:
    for table in (seated(setup(seats=3)), started(setup(seats=3))):
        for device in (BOB, EVE, NOBODY):
            refused(table, "not-yours", Table.leave, device, 0)
        refused(table, "not-yours", Table.leave, ADA, 2)
        refused(table, "no-seat", Table.leave, ADA, 3)


# Names


@pytest.mark.parametrize(
    "name",
    ["", "   ", "Ada|Bob", "x" * (NAME_LENGTH + 1), "A\u202eda", "\ud800", "A\x07", *BOTS],
)
def test_a_name_that_cannot_stand_on_a_card_is_refused(name: str) -> None:
    table = Table.open(setup())
    refused(table, "bad-name", Table.sit, ADA, 0, name)
    table.make_link(ADA, 0, "key")
    refused(table, "bad-name", Table.follow_link, ADA, "key", name)


def test_a_name_is_one_line_of_plain_signs() -> None:
    assert tidy_name(" Ada\n Lovelace\u00a0") == "Ada Lovelace"
    assert tidy_name("Zoë 🐫") == "Zoë 🐫"
    assert tidy_name("x" * NAME_LENGTH) == "x" * NAME_LENGTH


# Bots in chairs


def test_the_host_puts_bots_on_chairs_and_takes_them_away() -> None:
    table = Table.open(setup())
    table.seat_bot(ADA, 1, "random")
    table.seat_bot(ADA, 1, "greedy")
    assert table.chairs[1] == Chair(bot="greedy")
    assert table.talk[-1] == Said("table-botted", {"seat": 1, "bot": "greedy"})
    table.seat_bot(ADA, 1, "")
    assert table.chairs[1].free
    before = everything(table)
    table.seat_bot(ADA, 1, "")
    assert everything(table) == before


def test_bots_are_seated_by_the_host_only_where_nobody_sits_before_the_game() -> None:
    table = seated(setup(seats=3))
    for device in (BOB, EVE, NOBODY):
        refused(table, "not-host", Table.seat_bot, device, 2, "greedy")
    for bot in ("greedy", ""):
        refused(table, "seat-taken", Table.seat_bot, ADA, 1, bot)
    refused(table, "no-seat", Table.seat_bot, ADA, 3, "greedy")
    refused(table, "no-bot", Table.seat_bot, ADA, 2, "hal")
    refused(started(setup(seats=3)), "not-now", Table.seat_bot, ADA, 2, "random")


def test_agents_are_told_to_a_table_once() -> None:
    opened = Table.open(setup(seats=3), agents=["zoser"])
    table = opened.copy()
    table.seat_bot(ADA, 2, "zoser")
    assert table.chairs[2] == Chair(bot="zoser")
    refused(table, "bad-name", Table.sit, ADA, 0, "zoser")
    table.make_link(ADA, 0, "key")
    refused(table, "bad-name", Table.follow_link, ADA, "key", "zoser")
    elsewhere = Table([*opened.fresh, *table.fresh])  # it plays on where it is not known
    assert elsewhere.chairs == table.chairs
    refused(elsewhere, "no-bot", Table.seat_bot, ADA, 1, "zoser")


# Links


def test_a_link_moves_a_chair_once_and_the_name_stays() -> None:
    table = started()
    table.make_link(BOB, 1, "key")
    assert table.follow_link(EVE, "key", "Eve") == 1
    assert table.chairs[1] == Chair(EVE, "Bob")
    assert table.talk[-1] == Said("table-moved", {"seat": 1, "name": "Bob"})
    refused(table, "not-yours", lay, BOB, 1)
    refused(table, "no-link", Table.follow_link, BOB, "key", "Bob")
    lay(table, EVE, 1)


def test_a_new_link_makes_the_old_one_worthless() -> None:
    table = seated()
    table.make_link(BOB, 1, "old")
    table.make_link(BOB, 1, "new")
    refused(table, "no-link", Table.follow_link, EVE, "old", "Eve")
    assert table.follow_link(EVE, "new", "Eve") == 1


def test_a_chair_somebody_else_has_taken_is_not_moved_by_its_old_link() -> None:
    table = Table.open(setup())
    table.make_link(ADA, 1, "key")
    table.sit(BOB, 1, "Bob")
    refused(table, "no-link", Table.follow_link, EVE, "key", "Eve")


def test_links_are_made_by_owners_and_for_empty_chairs_by_the_host() -> None:
    table = Table.open(setup(seats=3))
    table.sit(BOB, 1, "Bob")
    table.seat_bot(ADA, 2, "random")
    table.make_link(ADA, 0, "key")
    for seat, device in ((0, BOB), (1, ADA), (1, EVE), (2, ADA), (2, BOB)):
        refused(table, "not-yours", Table.make_link, device, seat, "key")
    refused(table, "no-seat", Table.make_link, ADA, 3, "key")


def test_no_key_opens_no_chair() -> None:
    table = seated(setup(seats=3))
    for key in ("", "guess"):
        refused(table, "no-link", Table.follow_link, EVE, key, "Eve")


def test_the_host_moves_with_its_last_chair() -> None:
    table = Table.open(setup())
    table.sit(ADA, 0, "Ada")
    table.sit(ADA, 1, "Bob")
    table.make_link(ADA, 1, "for Bob")
    table.follow_link(BOB, "for Bob", "Bob")
    assert table.is_host(ADA)  # she gave one chair away and sits in the other
    table.make_link(ADA, 0, "phone")
    table.follow_link(EVE, "phone", "Ada")
    assert table.is_host(EVE)
    assert not table.is_host(ADA)
    refused(table, "not-host", Table.start, ADA, "seed")
    table.start(EVE, "seed")


def test_a_host_who_sits_nowhere_stays_host() -> None:
    table = Table.open(setup())
    table.make_link(ADA, 0, "key")
    table.follow_link(BOB, "key", "Bob")
    assert table.is_host(ADA)


def test_following_the_link_of_a_chair_where_a_bot_stands_in_plays_on() -> None:
    table = started()
    table.make_link(BOB, 1, "key")
    table.leave(BOB, 1)
    table.follow_link(EVE, "key", "Eve")
    assert table.chairs[1] == Chair(EVE, "Bob")
    assert 1 in table.people_due()


# Starting


def test_the_host_starts_when_every_chair_is_filled() -> None:
    table = Table.open(setup())
    table.sit(ADA, 0, "Ada")
    refused(table, "empty-seats", Table.start, ADA, "seed")
    table.seat_bot(ADA, 1, "greedy")
    for device in (BOB, EVE, NOBODY):
        refused(table, "not-host", Table.start, device, "seed")
    table.start(ADA, "seed")
    assert table.stage == "playing"
    assert table.running.record.names == ["Ada", "greedy"]
    assert table.running.actors == [0, 1]  # chance has dealt (TY-2, TY-3)
    refused(table, "not-now", Table.start, ADA, "seed")


def test_before_the_game_there_is_nothing_to_decide() -> None:
    table = seated()
    assert (table.bots_due(), table.people_due()) == ([], [])
    refused(table, "not-now", Table.play, ADA, 0, 0, "lay 1")
    for act in (Table.take_back, Table.commit, Table.uncommit):
        refused(table, "not-now", act, ADA, 0)
    assert not table.answer(0, 0, table.read("lay 1"))


# Deciding


def test_a_decision_is_a_draft_until_it_is_committed() -> None:
    table = started()
    lay(table, ADA, 0)
    assert (len(table.running.drafts[0]), table.running.ready) == (1, set())
    table.commit(ADA, 0)
    assert table.running.ready == {0}
    assert table.people_due() == [1]
    decide(table, BOB, 1)
    assert table.running.drafts == [[], []]
    assert [seat for seat, _ in table.running.record.moves[-3:]] == [0, 1, -1]


def test_the_same_decision_again_is_harmless() -> None:
    table = started(KEEPING)
    first = lay(table, ADA, 0)
    lay(table, ADA, 0)
    before, fresh = everything(table), list(table.fresh)
    table.play(ADA, 0, 0, first)
    table.play(ADA, 0, 0, f" {first.upper()} ")
    assert everything(table) == before
    assert table.fresh == fresh
    table.commit(ADA, 0)
    decide(table, BOB, 1)
    table.play(ADA, 0, 0, first)  # also when it is final


@pytest.mark.parametrize("nth", [-1, 0, 2, 7])
def test_another_decision_with_a_number_that_is_not_due_is_stale(nth: int) -> None:
    table = started(KEEPING)
    lay(table, ADA, 0)
    due = moves(table, 0)[0]
    assert "decision 1 is due" in refused(table, "stale", Table.play, ADA, 0, nth, due)


def test_the_first_decision_has_the_number_0() -> None:
    table = started()
    for nth in (-1, 1):
        refused(table, "stale", Table.play, ADA, 0, nth, moves(table, 0)[0])
    table.play(ADA, 0, 0, moves(table, 0)[0])


def test_after_taking_back_the_same_number_is_due_again() -> None:
    table = started(KEEPING)
    first, other = moves(table, 0)[:2]
    table.play(ADA, 0, 0, first)
    refused(table, "stale", Table.play, ADA, 0, 0, other)
    table.take_back(ADA, 0)
    table.play(ADA, 0, 0, other)
    assert table.running.decisions(0) == 1


def test_what_is_no_move_or_not_allowed_changes_nothing() -> None:
    table = started()
    mine = moves(table, 0)
    theirs = next(f"lay {n}" for n in range(1, 10) if f"lay {n}" not in mine)
    for move in (theirs, "treasure 1", "", "fly", "lay 99", "\u202e", "x" * 10_000):
        not_allowed(table, Table.play, ADA, 0, 0, move)
    lay(table, ADA, 0)
    not_allowed(table, Table.play, ADA, 0, 1, theirs)
    not_allowed(table, Table.commit, BOB, 1)
    not_allowed(table, Table.uncommit, ADA, 0)
    not_allowed(table, Table.take_back, BOB, 1)


def test_a_very_long_move_is_refused_in_few_words() -> None:
    with pytest.raises(NotationError) as error:
        started().play(ADA, 0, 0, "lay " + "9" * 10_000)
    assert len(str(error.value)) < 2 * MOVE_LENGTH


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every notation of the toy game that is read."""
    found: list[str] = []
    toy = GAMES["toy"]

    def read(pack: Pack, text: str) -> int:
        found.append(text)
        return toy.rules.read(pack, text)

    monkeypatch.setitem(GAMES.read, "toy", altered(toy, read=read))
    return found


def test_a_move_is_read_once_from_the_message_to_the_log(reads: list[str]) -> None:
    table = started(setup(seats=3))
    assert reads == []  # chance is not read at all
    typed = moves(table, 0)[0]
    table.play(ADA, 0, 0, typed)
    assert reads == [typed]
    table.answer(2, 0, table.running.legal(2)[0])
    assert reads == [typed]
    again = Table(log.read(log.write(entry)) for entry in table.fresh)
    stored = [entry.move for entry in table.fresh if isinstance(entry, log.Played | log.Dealt)]
    assert reads == [typed, *stored]
    assert everything(again) == everything(table)


def test_what_is_stored_is_the_notation_and_not_what_was_typed() -> None:
    table = started()
    move = moves(table, 0)[0]
    table.play(ADA, 0, 0, f"  {move.upper().replace(' ', '   ')} ")
    assert table.fresh[-1] == log.Played(0, move)


def test_nobody_decides_for_another_seat() -> None:
    table = started(setup(seats=3))
    for seat, device in ((0, BOB), (0, EVE), (0, NOBODY), (2, ADA), (2, NOBODY)):
        refused(table, "not-yours", Table.play, device, seat, 0, moves(table, seat)[0])
        refused(table, "not-yours", Table.chat, device, seat, "hello")
        for act in (Table.take_back, Table.commit, Table.uncommit, Table.come_back):
            refused(table, "not-yours", act, device, seat)
    refused(table, "no-seat", Table.play, ADA, 3, 0, "lay 1")


def test_committing_twice_is_harmless_and_editing_again_possible() -> None:
    table = started()
    decide(table, ADA, 0)
    before = everything(table)
    table.commit(ADA, 0)
    assert everything(table) == before
    table.uncommit(ADA, 0)
    assert 0 in table.people_due()
    table.commit(ADA, 0)
    table.take_back(ADA, 0)
    assert table.running.ready == set()
    assert moves(table, 0)


def test_nothing_is_decided_after_the_game() -> None:
    table = started()
    play_out(table)
    assert (table.stage, table.bots_due(), table.people_due()) == ("over", [], [])
    nth = table.running.decisions(0)
    not_allowed(table, Table.play, ADA, 0, nth, "lay 1")
    not_allowed(table, Table.take_back, ADA, 0)
    not_allowed(table, Table.commit, ADA, 0)


# Who has no token


def test_without_a_token_nobody_owns_anything() -> None:
    table = Table.open(setup(seats=3, host=NOBODY))
    table.do(log.Sat(0, ADA, "Ada"))
    table.do(log.Botted(1, "greedy"))
    assert not table.is_host(NOBODY)
    assert table.seats_of(NOBODY) == []
    refused(table, "not-yours", Table.sit, NOBODY, 2, "Nobody")
    refused(table, "not-host", Table.seat_bot, NOBODY, 2, "greedy")
    refused(table, "not-host", Table.start, NOBODY, "seed")
    for seat in (0, 1, 2):
        refused(table, "not-yours", Table.make_link, NOBODY, seat, "key")
        refused(table, "not-yours", Table.leave, NOBODY, seat)
        refused(table, "not-yours", Table.chat, NOBODY, seat, "hello")
    table.do(log.Linked(2, "key"))
    refused(table, "not-yours", Table.follow_link, NOBODY, "key", "Nobody")


# Bots


def test_a_bots_answer_is_played_and_committed() -> None:
    table = started(setup(seats=3))
    assert table.bots_due() == [2]
    assert table.answer(2, 0, table.running.legal(2)[0])
    assert table.running.ready == {2}
    assert table.bots_due() == []


def test_a_stale_answer_is_not_wanted() -> None:
    table = started(setup(seats=3))
    move = table.running.legal(2)[0]
    before = everything(table)
    for seat, nth in ((2, 1), (0, 0), (1, 0)):  # another decision, a person's seat
        assert not table.answer(seat, nth, move)
    assert everything(table) == before
    table.answer(2, 0, move)
    before = everything(table)
    assert not table.answer(2, 0, move)
    assert everything(table) == before


def test_an_answer_to_another_draft_is_not_wanted() -> None:
    table = started(KEEPING)
    first, other = moves(table, 0)[:2]
    table.play(ADA, 0, 0, first)  # the bot thinks about `other` as second card
    table.take_back(ADA, 0)
    table.play(ADA, 0, 0, other)
    table.leave(ADA, 0)
    before = everything(table)
    assert not table.answer(0, 1, table.read(other))
    assert everything(table) == before


def test_an_answer_for_somebody_who_is_back_is_not_wanted() -> None:
    table = started()
    table.leave(ADA, 0)
    move = table.running.legal(0)[0]
    table.come_back(ADA, 0)
    assert not table.answer(0, 0, move)


def test_a_bot_goes_on_with_a_persons_draft() -> None:
    table = started(KEEPING)
    first = lay(table, ADA, 0)
    table.leave(ADA, 0)
    assert table.chairs[0] == Chair(ADA, "Ada", bot="greedy")
    assert table.talk[-1] == Said("table-stood-in-left", {"seat": 0, "bot": "greedy"})
    assert table.bots_due() == [0]
    assert first not in moves(table, 0)
    assert table.answer(0, 1, table.running.legal(0)[0])
    assert table.running.ready == {0}
    assert table.running.decisions(0) == 2


def test_a_bot_commits_a_persons_finished_draft() -> None:
    table = started()
    lay(table, ADA, 0)
    table.stand_in(0, "absent")
    assert table.bots_due() == [0]
    assert not table.answer(0, 1, table.read("lay 1"))  # there is nothing to decide
    table.finish(0)
    assert table.running.ready == {0}


def test_a_bot_gives_no_word_for_a_person_or_for_half_a_draft() -> None:
    table = started(KEEPING)
    lay(table, ADA, 0)
    draft(table, BOB, 1)
    before = everything(table)
    table.finish(1)
    table.finish(0)
    assert everything(table) == before
    table.leave(ADA, 0)
    before = everything(table)
    table.finish(0)
    assert everything(table) == before


def test_while_a_bot_plays_its_person_has_to_return_first() -> None:
    table = started()
    lay(table, ADA, 0)
    table.leave(ADA, 0)
    refused(table, "bot-plays", Table.play, ADA, 0, 1, "lay 1")
    for act in (Table.take_back, Table.commit, Table.uncommit):
        refused(table, "bot-plays", act, ADA, 0)
    table.chat(ADA, 0, "I am here, though")
    before = everything(table)
    table.leave(ADA, 0)  # twice is harmless
    assert everything(table) == before


def test_whoever_returns_finds_the_draft_as_the_bot_left_it() -> None:
    table = started(KEEPING)
    lay(table, ADA, 0)
    table.leave(ADA, 0)
    table.answer(0, 1, table.running.legal(0)[0])
    table.come_back(ADA, 0)
    assert table.chairs[0] == Chair(ADA, "Ada")
    assert table.talk[-1] == Said("table-returned", {"seat": 0})
    table.take_back(ADA, 0)
    assert table.running.decisions(0) == 1
    before = everything(table)
    table.come_back(ADA, 0)  # twice is harmless
    assert everything(table) == before


@pytest.mark.parametrize("cause", ["left", "absent", "time"])
def test_everybody_is_told_why_a_bot_plays(cause: log.Cause) -> None:
    table = started(setup(stand_in="random"))
    table.stand_in(1, cause, 7)
    assert table.talk[-1] == Said(f"table-stood-in-{cause}", {"seat": 1, "bot": "random"})
    assert table.spent == [0, 7]


# Talk


def test_those_at_the_table_talk_at_any_stage() -> None:
    table = seated()
    table.chat(ADA, 0, "  hello\n\tworld ")
    assert table.talk[-1] == Said("table-chatted", {"seat": 0, "text": "hello world"})
    table.start(ADA, "seed")
    table.chat(BOB, 1, "x" * CHAT_LENGTH)
    play_out(table)
    table.chat(BOB, 1, "🐫")


@pytest.mark.parametrize(
    "text", ["", " \n ", "x" * (CHAT_LENGTH + 1), "a\u202eb", "\ud800", "\x00"]
)
def test_what_cannot_be_shown_is_not_said(text: str) -> None:
    refused(seated(), "too-long", Table.chat, ADA, 0, text)


def test_spectators_and_strangers_do_not_talk() -> None:
    table = seated()
    refused(table, "not-yours", Table.chat, EVE, 0, "hello")
    refused(table, "no-seat", Table.chat, EVE, -1, "hello")


def test_the_last_lines_of_talk_are_kept_and_all_are_counted() -> None:
    table = seated()
    already = table.talked
    for number in range(TALK_KEPT + 5):
        table.chat(ADA, 0, str(number))
    assert len(table.talk) == TALK_KEPT
    assert table.talked == already + TALK_KEPT + 5
    assert [table.talk[0].args["text"], table.talk[-1].args["text"]] == ["5", str(TALK_KEPT + 4)]


# Time


def test_without_a_clock_there_is_no_limit() -> None:
    assert started().time_left(0, running=10**9) is None


def test_the_time_of_a_moment_runs_down_and_is_new_in_the_next() -> None:
    table = started(setup(clock=Clock(moment=30)))
    assert table.time_left(0) == 30_000
    lay(table, ADA, 0, took=4_000)
    assert (table.time_left(0), table.time_left(1)) == (26_000, 30_000)
    assert table.time_left(0, running=6_000) == 20_000
    assert table.time_left(0, running=99_000) == 0
    table.take_back(ADA, 0, took=1_000)
    assert table.time_left(0) == 25_000
    decide(table, ADA, 0, took=5_000)
    decide(table, BOB, 1, took=2_000)
    assert (table.time_left(0), table.time_left(1)) == (30_000, 30_000)
    assert table.spent == [10_000, 2_000]


def test_chance_begins_a_new_moment() -> None:
    table = started(setup("labyrinth", 1, clock=Clock(moment=30)))
    table.stand_in(0, "time", took=30_000)
    table.come_back(ADA, 0)
    assert table.time_left(0) == 0
    decide(table, ADA, 0)
    assert table.time_left(0) == 30_000


def test_the_time_for_the_game_is_spent_over_all_moments() -> None:
    table = started(setup(clock=Clock(game=60)))
    decide(table, ADA, 0, took=25_000)
    decide(table, BOB, 1)
    assert (table.time_left(0), table.time_left(1)) == (35_000, 60_000)


def test_whose_time_for_the_game_is_used_up_has_ten_seconds_for_each_moment() -> None:
    table = started(setup(clock=Clock(game=60)))
    lay(table, ADA, 0, took=57_000)
    assert table.time_left(0) == 3_000
    table.commit(ADA, 0, took=5_000)
    assert table.time_left(0) == 0
    decide(table, BOB, 1)
    assert table.time_left(0) == 10_000
    lay(table, ADA, 0, took=4_000)
    assert table.time_left(0) == 6_000


def test_of_two_limits_the_shorter_counts() -> None:
    table = started(setup(clock=Clock(moment=30, game=40)))
    assert table.time_left(0) == 30_000
    decide(table, ADA, 0, took=20_000)
    decide(table, BOB, 1)
    assert table.time_left(0) == 20_000


def test_editing_again_goes_on_with_the_time_that_was_left() -> None:
    table = started(setup(clock=Clock(moment=30, game=300)))
    decide(table, ADA, 0, took=12_000)
    table.uncommit(ADA, 0)
    assert table.time_left(0) == 18_000
    table.commit(ADA, 0, took=3_000)
    assert table.spent[0] == 15_000


# What is new for whom


def test_a_draft_beside_others_is_news_to_its_own_seat_alone() -> None:
    table = started(KEEPING)
    for act in (lay, Table.take_back):
        before, (mine, theirs) = tally(table), tally(table).seats
        act(table, ADA, 0)
        assert tally(table).everybody == before.everybody
        assert tally(table).seats == [mine + 1, theirs]
        assert tally(table).row == before.row


def test_a_word_given_or_withdrawn_is_news_to_everybody() -> None:
    table = started(KEEPING)
    draft(table, ADA, 0)
    for act in (Table.commit, Table.uncommit, Table.commit, Table.take_back):
        before = tally(table)
        act(table, ADA, 0)
        assert tally(table).row > before.row
        assert tally(table).seats[0] > before.seats[0]


def test_where_one_seat_decides_everybody_sees_its_draft() -> None:
    table = started(setup("labyrinth", 1))
    before = tally(table)
    lay(table, ADA, 0)
    assert tally(table).everybody > before.everybody
    assert tally(table).seats == before.seats


def test_sitting_talk_stand_ins_and_the_next_table_are_news_and_links_are_not() -> None:
    table = Table.open(setup())
    table.sit(ADA, 0, "Ada")
    news = tally(table).everybody
    table.make_link(ADA, 0, "key")
    assert tally(table).everybody == news
    table.seat_bot(ADA, 1, "greedy")
    table.chat(ADA, 0, "hello")
    table.seat_bot(ADA, 1, "")
    assert tally(table).everybody == news + 3
    table.sit(BOB, 1, "Bob")
    table.start(ADA, "seed")
    news = tally(table).everybody
    table.leave(BOB, 1)
    table.come_back(BOB, 1)
    table.follow("elsewhere")
    assert tally(table).everybody == news + 3
    assert table.rematch == "elsewhere"


# Again


def test_the_same_people_play_again_and_whoever_asked_is_host() -> None:
    table = started(setup(seats=3, options={"wins": "low"}, visibility="private"))
    refused(table, "not-now", Table.again, ADA, "other")
    table.leave(ADA, 0)
    play_out(table)
    for device in (EVE, NOBODY):
        refused(table, "not-yours", Table.again, device, "other")
    again = table.again(BOB, "other")
    assert again.stage == "playing"
    assert again.chairs == [Chair(ADA, "Ada"), Chair(BOB, "Bob"), Chair(bot="random")]
    assert again.is_host(BOB)
    assert again.setup.options == table.setup.options
    assert again.running.record.seed == "other"
    assert everything(Table(again.fresh)) == everything(again)


def test_the_rules_of_a_game_speak_through_the_table() -> None:
    table = started()
    mine = moves(table, 0)
    theirs = next(f"lay {n}" for n in range(1, 10) if f"lay {n}" not in mine)
    with pytest.raises(RulesError) as error:
        table.copy().play(ADA, 0, 0, theirs)
    assert error.value.why
    assert error.value.why.key.startswith("toy-")
