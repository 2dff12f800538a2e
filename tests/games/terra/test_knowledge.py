"""Who knows which tile, and what is drawn anew when a seat guesses (TP-6, TP-15, TP-20, TP-24)."""

from collections import Counter
from typing import Unpack

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games.terra.engine.moves import TILE_NAMES
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import view
from tests.games.terra.board import (
    PACK,
    Chosen,
    box,
    everything,
    give,
    notations,
    opening,
    pass_turn,
    play,
    to_draw,
)

FOUR = ("red+eye", "blue+eye", "worker", "grey+eye")  # of c1, from the top


def looked(seats: int = 3, **options: Unpack[Chosen]) -> Terra:
    """The first seat has looked through c1 and taken its third tile; the second is to lay."""
    state = play(to_draw(give(opening(seats, **options), 0, gold=1)), 0, "look c1")
    return play(box(state, *[f"tile {tile}" for tile in FOUR]), 0, "pick 3")


def census(state: Terra) -> list[int]:
    """All tiles by kind, wherever they are."""
    tiles = state.tiles
    held = [tiles.held(seat) for seat in range(state.seats)]
    laid = [state.ground[field] for field in state.board.grounds]
    counts = Counter([*tiles.slots, *held, *laid])
    return [tiles.pool[kind] + counts[kind] for kind in range(len(TILE_NAMES))]


def hands(state: Terra, viewer: int) -> list[str]:
    return [hand.tile for hand in view(state, viewer).seats]


def stack(state: Terra, name: str, viewer: int) -> list[str]:
    (found,) = [one.tiles for one in view(state, viewer).stacks if one.stack == name]
    return found


def guesses(state: Terra, viewer: int, times: int = 40) -> list[Terra]:
    return [state.guess(viewer, Rng(f"guess {n}")) for n in range(times)]


# Who knows what


@pytest.mark.rule("TP-6")
def test_an_onlooker_sees_no_hand() -> None:
    assert hands(opening(3), WATCHER) == ["", "", ""]


@pytest.mark.rule("TP-15")
@pytest.mark.parametrize(
    ("viewer", "known"), [(0, ["red+eye", "blue+eye", "grey+eye"]), (1, [""] * 3), (2, [""] * 3)]
)
def test_who_looked_knows_content_and_order(viewer: int, known: list[str]) -> None:
    assert stack(looked(), "c1", viewer) == known


@pytest.mark.rule("TP-15")
def test_an_onlooker_learns_nothing_from_a_look() -> None:
    state = looked()
    assert (stack(state, "c1", WATCHER), hands(state, WATCHER)[0]) == ([""] * 3, "")


@pytest.mark.rule("TP-15")
def test_a_known_tile_is_known_in_the_next_hand() -> None:
    state = play(to_draw(looked()), 1, "take c1")
    assert [hands(state, viewer)[1] for viewer in (0, 1, 2, WATCHER)] == ["red+eye"] * 2 + [""] * 2


@pytest.mark.rule("TP-15")
def test_after_it_was_laid_the_next_hand_is_a_secret_again() -> None:
    state = pass_turn(pass_turn(play(to_draw(looked()), 1, "take c1")))
    box(play(to_draw(state), 1, "take s1"), "tile worker")
    assert [hands(state, viewer)[1] for viewer in (0, 1, 2)] == ["", "worker", ""]


@pytest.mark.rule("TP-15")
def test_a_laid_tile_is_known_to_all() -> None:
    assert view(to_draw(opening()), WATCHER).tiles[0].tile == "worker"


@pytest.mark.rule("TP-20")
def test_who_knew_a_removed_tile_knows_that_it_is_gone() -> None:
    """In a game of two, c1 is removed when the first seat's third tile from there is taken."""
    state = looked(2)
    play(to_draw(state), 1, "take c1")
    play(to_draw(state), 0, "take c1")
    assert view(state, 0).stacks[4].tiles == []
    assert ["grey+eye" in view(state, viewer).unseen for viewer in (0, 1)] == [False, True]


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_the_unseen_tiles_are_the_pack_without_what_one_has_seen(viewer: int) -> None:
    state = play(to_draw(looked()), 1, "take c1")
    now = view(state, viewer)
    seen = Counter(
        [tile.tile for tile in now.tiles]
        + [hand.tile for hand in now.seats]
        + [tile for one in now.stacks for tile in one.tiles]
    )
    del seen[""]
    pack = Counter({name: n for name, n in zip(TILE_NAMES, PACK.tiles, strict=True) if n})
    assert Counter(now.unseen) == pack - seen
    assert sum(now.unseen.values()) == 40 - seen.total()


@pytest.mark.rule("TP-25")
def test_together_all_know_the_same() -> None:
    state = looked(2, task="1")
    assert view(state, 0) == view(state, 1) == view(state, WATCHER)


# Guessing


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
@pytest.mark.parametrize("variant", ["off", "on"])
def test_a_guess_looks_the_same_to_its_seat(viewer: int, variant: str) -> None:
    state = looked(3) if variant == "off" else pass_turn(opening(3, open_stacks="on"))
    for twin in guesses(state, viewer):
        assert view(twin, viewer) == view(state, viewer)


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_a_guess_has_the_tiles_of_the_pack(viewer: int) -> None:
    state = play(to_draw(looked()), 1, "take c1")
    assert census(state) == PACK.tiles
    assert all(census(twin) == PACK.tiles for twin in guesses(state, viewer))


def test_a_guess_shares_nothing_with_the_game() -> None:
    state = looked()
    before = everything(state.copy())
    for twin in guesses(state, 1, times=5):
        pass_turn(twin)
    assert everything(state) == before


@pytest.mark.rule("TP-6")
def test_hands_of_others_are_drawn_anew_but_not_ones_own() -> None:
    twins = guesses(opening(3), 1)
    found = [{twin.tiles.held(seat) for twin in twins} for seat in range(3)]
    assert [len(tiles) > 5 for tiles in found] == [True, False, True]
    assert found[1] == {TILE_NAMES.index("grey")}


@pytest.mark.rule("TP-6")
def test_a_guessed_hand_is_a_tile_the_viewer_has_not_seen() -> None:
    state = opening(2)
    unseen = view(state, 1).unseen
    for twin in guesses(state, 1, times=200):
        assert unseen[TILE_NAMES[twin.tiles.held(0)]] > 0


def test_a_guessed_hand_follows_the_odds() -> None:
    """Of the 35 tiles the second seat has not seen, six are plain workers."""
    twins = guesses(opening(2), 1, times=2000)
    workers = sum(twin.tiles.held(0) == TILE_NAMES.index("worker") for twin in twins)
    assert 270 < workers < 420  # 343 are to be expected


def test_the_only_tile_it_can_be_is_drawn_again() -> None:
    state = opening(2)
    state.tiles.pool = [0] * len(TILE_NAMES)
    for twin in guesses(state, 1, times=5):
        assert everything(twin) == everything(state)


@pytest.mark.rule("TP-15")
def test_a_stack_someone_else_looked_through_is_drawn_anew() -> None:
    twins = guesses(looked(), 1)
    assert len({tuple(stack(twin, "c1", 0)) for twin in twins}) > 20


@pytest.mark.rule("TP-15")
def test_a_stack_one_has_looked_through_is_not() -> None:
    state = looked()
    assert {tuple(stack(twin, "c1", 0)) for twin in guesses(state, 0)} == {
        tuple(stack(state, "c1", 0))
    }


@pytest.mark.rule("TP-15")
def test_a_hand_one_knows_is_not_drawn_anew() -> None:
    state = play(to_draw(looked()), 1, "take c1")
    assert {twin.tiles.held(1) for twin in guesses(state, 0)} == {TILE_NAMES.index("red+eye")}
    assert len({twin.tiles.held(1) for twin in guesses(state, 2)}) > 5


@pytest.mark.rule("TP-15")
def test_that_others_know_a_tile_stays_so() -> None:
    state = looked()
    twin = guesses(state, 1)[0]
    assert (twin.tiles.seen, twin.tiles.sizes) == (state.tiles.seen, state.tiles.sizes)
    assert all(stack(twin, "c1", 0))


@pytest.mark.rule("TP-20")
def test_a_removed_tile_another_seat_knows_is_drawn_anew() -> None:
    state = looked(2)
    play(to_draw(state), 1, "take c1")
    play(to_draw(state), 0, "take c1")
    seen = [view(twin, 0).unseen for twin in guesses(state, 1)]
    assert {sum(unseen.values()) for unseen in seen} == {sum(view(state, 0).unseen.values())}
    assert len({"grey+eye" in unseen for unseen in seen}) == 2


@pytest.mark.rule("TP-24")
def test_the_tops_of_open_stacks_are_not_drawn_anew() -> None:
    state = opening(2, open_stacks="on")
    tops = [stack(state, name, 0)[0] for name in ("s1", "s2", "c1", "c2")]
    for twin in guesses(state, 0):
        assert [stack(twin, name, 0)[0] for name in ("s1", "s2", "c1", "c2")] == tops


@pytest.mark.rule("TP-25")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_together_there_is_nothing_to_guess(viewer: int) -> None:
    state = looked(2, task="1")
    for twin in guesses(state, viewer, times=5):
        assert everything(twin) == everything(state)


@pytest.mark.parametrize("viewer", [0, 1])
def test_in_the_middle_of_a_draw_a_guess_is_possible_too(viewer: int) -> None:
    state = play(to_draw(give(opening(), 0, gold=1)), 0, "look c1")
    box(state, "tile red+eye")
    for twin in guesses(state, viewer, times=5):
        assert (twin.actors(), twin.odds() == []) == ([-1], False)
        assert view(twin, viewer) == view(state, viewer)


def test_a_taken_tile_still_in_the_box_is_nobodys_secret() -> None:
    state = play(to_draw(opening()), 0, "take c1")
    twin = guesses(state, 1)[0]
    assert (twin.tiles.held(0), census(twin)) == (-1, PACK.tiles)
    assert notations(twin)[0].startswith("tile ")
