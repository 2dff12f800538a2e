"""Games side by side: each is asked, decides, ends and begins anew on its own."""

from saqqara.core.many import Many
from saqqara.core.rng import Rng
from saqqara.core.tensor import width
from saqqara.games import GAMES

TOY = GAMES["toy"]
PACK = TOY.pack()
NUMBERS = width(TOY.learning.planes(PACK, 2, {"wins": "high"}))


def test_two_games_to_their_ends_and_on() -> None:
    two = [Rng("a"), Rng("b")]
    many = Many(lambda: TOY.new(2, PACK), TOY.learning.write, two, NUMBERS, TOY.rules.moves)
    luck, ended = Rng("luck"), []
    for _ in range(4):  # two rounds of two seats
        many.ask()
        rows, masks = list(many.observations), list(many.masks)
        for k, legal in enumerate(many.legal):
            own = masks[k * TOY.rules.moves : (k + 1) * TOY.rules.moves]
            assert [move for move, sign in enumerate(own) if sign] == legal
            assert any(rows[k * NUMBERS : (k + 1) * NUMBERS])
        moves = many.sample(luck)
        assert all(move in legal for move, legal in zip(moves, many.legal, strict=True))
        ended = many.step(moves)
    assert [k for k, _ in ended] == [0, 1]
    assert all(state.actors() == [] and sum(state.scores()) for _, state in ended)
    assert all(state.actors() == [0, 1] for state in many.states)
