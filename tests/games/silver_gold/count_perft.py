"""Counts with the naive implementation.

`python -m tests.games.silver_gold.count_perft` prints the table. A line is:
seats, seed, random moves before the count, depth, count.
"""

import tomllib
from pathlib import Path

from saqqara.core.rng import Rng
from saqqara.core.walk import step
from saqqara.games import GAMES
from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.silver_gold.naive import Naive, perft

GAME = GAMES["silver_gold"]
COUNTS = Path(__file__).parent / "perft.txt"
DEPTHS = {0: 2, 8: 3, 13: 2, 20: 4, 30: 4, 42: 4, 55: 4, 70: 4, 85: 4, 100: 4, 130: 4, 160: 4}


def positions(seats: int, seed: str, after: int) -> tuple[SilverGold, Naive]:
    """The same position in both implementations, led there by the same random moves."""
    fast: SilverGold = GAME.new(seats)
    raw = tomllib.loads((GAME.packs / "standard" / "pack.toml").read_text(encoding="utf-8"))
    raw["sheet"].update(gems=10, awards=[10, 6, 3])
    slow, rng = Naive(raw, seats), Rng(seed)
    for _ in range(after):
        actors = fast.actors()
        if not actors:
            break
        move = step(fast, actors[0], rng)
        slow.apply(actors[0], GAME.rules.write(fast.pack, move))
        fast.apply(actors[0], move)
    assert slow.actors() == fast.actors()
    return fast, slow


def main() -> None:
    for seats in GAME.seats:
        for after, depth in DEPTHS.items():
            seed = f"perft-{seats}"
            print(seats, seed, after, depth, perft(positions(seats, seed, after)[1], depth))


if __name__ == "__main__":
    main()
