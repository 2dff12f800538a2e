"""The greedy bot plays Im Tal der Könige sensibly.

`saqqara simulate valley --bots greedy,random --games 200 --seed duel` and the same with
`random,greedy` tell the shares of wins; docs/balance.md shows it against itself.
"""

from saqqara.games import GAMES
from saqqara.table.deal import deal, play_out

GAME = GAMES["valley"]
PACK = GAME.pack()


def wins(bots: list[str], games: int) -> int:
    """How many games the greedy bot wins."""
    ends = [play_out(deal(GAME, PACK, {}, bots, f"duel-{n}"), bots) for n in range(games)]
    return sum(end.ranks()[bots.index("greedy")] == 1 for end in ends)


def test_it_beats_random_from_both_sides() -> None:
    assert wins(["greedy", "random"], 20) + wins(["random", "greedy"], 20) >= 33
