"""Learns Silver & Gold by playing against itself: NumPy, one core, a few minutes.

    python examples/train.py --minutes 5 --out policy.npz --curve curve.png

A small network looks at a seat's observation and says how good each move and the position are.
Many games run side by side; whoever scored more than expected makes its moves likelier.
"""

import argparse
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, and before NumPy is there

import numpy as np
from numpy.typing import NDArray

from saqqara.core.rng import Rng
from saqqara.rl import Batch

Floats = NDArray[np.float32]
Moves = NDArray[np.intp]
Curve = list[tuple[float, float, float]]  # minutes, share of wins, points
GAME, SEATS = "silver_gold", 2
GAMES = 64  # side by side
HIDDEN = 128
STEPS = 160  # decisions of each game before the network learns
CHUNK = 2048  # decisions it learns from at once
RATE = 1e-3
CURIOSITY = 0.01  # what an open mind is worth
POINTS = 25  # of the learning curve


class Network:
    """One hidden layer; a number for every move, and one for the position."""

    def __init__(self, numbers: int, moves: int, scale: Floats, rng: np.random.Generator) -> None:
        self.scale = scale  # makes every number of an observation at most one

        def layer(inputs: int, outputs: int, spread: float) -> Floats:
            return (rng.standard_normal((inputs, outputs)) * spread).astype(np.float32)

        self.weights = {
            "look": layer(numbers, HIDDEN, 0.05),
            "look_at_rest": np.zeros(HIDDEN, np.float32),
            "move": layer(HIDDEN, moves, 0.01),
            "worth": layer(HIDDEN, 1, 0.01),
        }
        self.speed = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.power = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0

    def look(self, observation: NDArray[np.int16]) -> tuple[Floats, Floats]:
        """The observation as the network takes it, and what its hidden layer makes of it."""
        seen = observation * self.scale
        raw = seen @ self.weights["look"] + self.weights["look_at_rest"]
        return seen, np.maximum(raw, 0, dtype=np.float32)

    def chances(self, hidden: Floats, mask: NDArray[np.int8]) -> Floats:
        """How likely each open move is to be made."""
        wish = np.where(mask, hidden @ self.weights["move"], -np.inf)
        wish = np.exp(wish - wish.max(axis=1, keepdims=True))
        chances: Floats = wish / wish.sum(axis=1, keepdims=True)
        return chances

    def worth(self, hidden: Floats) -> Floats:
        """The points expected at the end, in hundreds."""
        return (hidden @ self.weights["worth"])[:, 0]

    def choose(self, batch: Batch, rng: np.random.Generator) -> Moves:
        """A move for each game, drawn by its chance."""
        sums = self.chances(self.look(batch.observation)[1], batch.mask).cumsum(axis=1)
        points = rng.random((batch.games, 1)) * sums[:, -1:]
        moves: Moves = np.argmax(sums > points, axis=1)
        return moves

    def learn(self, told: "Told") -> None:
        """One step of gradient descent (Adam) on these decisions."""
        seen, hidden = self.look(told.observation)
        chances = self.chances(hidden, told.mask)
        surprise = told.result - self.worth(hidden)
        weight: Floats = (surprise / (surprise.std() + 1e-6))[:, None]
        wanted = np.zeros_like(chances)
        wanted[np.arange(len(wanted)), told.move] = 1
        logs = np.log(np.maximum(chances, 1e-9))
        open_mind = chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        to_moves = np.asarray(weight * (chances - wanted) + CURIOSITY * open_mind, np.float32)
        to_moves /= len(seen)
        to_worth = np.asarray(-surprise[:, None] / len(seen), np.float32)
        back: Floats = to_moves @ self.weights["move"].T + to_worth @ self.weights["worth"].T
        back[hidden <= 0] = 0
        self.steps += 1
        self._down("look", seen.T @ back)
        self._down("look_at_rest", back.sum(axis=0))
        self._down("move", hidden.T @ to_moves)
        self._down("worth", hidden.T @ to_worth)

    def _down(self, name: str, slope: Floats) -> None:
        self.speed[name] += 0.1 * (slope - self.speed[name])
        self.power[name] += 0.001 * (slope**2 - self.power[name])
        speed = self.speed[name] / (1 - 0.9**self.steps)
        power = self.power[name] / (1 - 0.999**self.steps)
        self.weights[name] -= RATE * speed / (np.sqrt(power) + 1e-8)


@dataclass(frozen=True)
class Told:
    """Decisions, and how their games ended for whoever made them."""

    observation: NDArray[np.int16]
    mask: NDArray[np.int8]
    move: Moves
    result: Floats

    def part(self, numbers: Moves) -> "Told":
        return Told(
            self.observation[numbers], self.mask[numbers], self.move[numbers], self.result[numbers]
        )


def play(batch: Batch, network: Network, rng: np.random.Generator) -> Told:
    """So many decisions of each game; those whose game did not end meanwhile are left out."""
    observations = np.empty((STEPS, *batch.observation.shape), np.int16)
    masks = np.empty((STEPS, *batch.mask.shape), np.int8)
    moves = np.empty((STEPS, batch.games), np.intp)
    seats = np.empty((STEPS, batch.games), np.intp)
    ends = []
    for step in range(STEPS):
        observations[step], masks[step], seats[step] = batch.observation, batch.mask, batch.seat
        moves[step] = network.choose(batch, rng)
        ends.append(batch.step(moves[step]))
    results = np.full((STEPS, batch.games), np.nan, np.float32)
    latest = np.full((batch.games, batch.setting.seats), np.nan, np.float32)
    for step in reversed(range(STEPS)):
        latest[ends[step].games] = ends[step].returns
        results[step] = latest[np.arange(batch.games), seats[step]]
    known = ~np.isnan(results)
    return Told(observations[known], masks[known], moves[known], results[known])


def against_random(network: Network, games: int = 400) -> tuple[float, float]:
    """The share of games won against random moves, ties half, and the own mean points."""
    rng, luck, won, points, over = np.random.default_rng(1), Rng("against"), 0.0, 0.0, 0
    batch = Batch(GAME, min(games, 200), seats=SEATS, reward="points", seed="against")
    own = np.arange(batch.games) % SEATS  # the network's seat in each game
    while over < games:
        moves = np.where(batch.seat == own, network.choose(batch, rng), batch.sample(luck))
        ended = batch.step(moves)
        mine = ended.returns[np.arange(len(ended.games)), own[ended.games]]
        theirs = ended.returns.sum(axis=1) - mine
        won += float((mine > theirs).sum() + (mine == theirs).sum() / 2)
        points += float(mine.sum() * 100)
        over += len(ended.games)
    return won / over, points / over


def save(network: Network, file: Path) -> None:
    """What a player needs: the weights and the scale of the observation."""
    arrays: dict[str, Any] = {"scale": network.scale, **network.weights}
    np.savez_compressed(file, **arrays)


def draw(curve: Curve, file: Path) -> None:
    """Minutes, share of wins and points as a picture."""
    from matplotlib import pyplot as plt  # noqa: PLC0415 - only if a picture is wanted

    minutes, wins, points = zip(*curve, strict=True)
    figure, (above, below) = plt.subplots(2, 1, sharex=True, figsize=(7, 5), layout="constrained")
    above.plot(minutes, [100 * share for share in wins], color="#1F6FB2", marker=".")
    above.set_ylabel("games won against\nrandom moves, %")
    above.set_ylim(0, 102)
    below.plot(minutes, points, color="#B3541E", marker=".")
    below.set_ylabel("mean points")
    below.set_xlabel("minutes on one core")
    for axis in (above, below):
        axis.grid(alpha=0.3)
    figure.savefig(file, dpi=110)


def beginner(games: int = GAMES, seed: int = 1) -> tuple[Batch, Network, np.random.Generator]:
    """Games before their first move, and a network that knows nothing."""
    rng = np.random.default_rng(seed)
    batch = Batch(GAME, games, seats=SEATS, reward="points", seed=seed)
    low, high = batch.setting.bounds()
    scale = (1 / np.maximum(1, np.maximum(abs(low), high))).astype(np.float32)
    return batch, Network(batch.setting.width, batch.setting.moves, scale, rng), rng


def lesson(batch: Batch, network: Network, rng: np.random.Generator) -> None:
    """Plays a while, then learns from it in small parts."""
    told = play(batch, network, rng)
    for numbers in np.array_split(rng.permutation(len(told.move)), len(told.move) // CHUNK + 1):
        network.learn(told.part(numbers))


def train(minutes: float, lessons: int) -> tuple[Network, Curve]:
    """Plays and learns for so long, tests not counted; the network and its learning curve."""
    batch, network, rng = beginner()
    curve: Curve = [(0.0, *tested(network, 0.0))]
    spent = taken = 0.0
    for number in range(1, lessons + 1):
        began = time.perf_counter()
        lesson(batch, network, rng)
        spent += (time.perf_counter() - began) / 60
        if spent >= minutes or number == lessons or spent - taken >= minutes / POINTS:
            taken = spent
            curve.append((spent, *tested(network, spent)))
        if spent >= minutes:
            break
    return network, curve


def tested(network: Network, minutes: float) -> tuple[float, float]:
    share, points = against_random(network)
    print(f"{minutes:5.1f} minutes: {share:4.0%} won, {points:5.1f} points", flush=True)
    return share, points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--lessons", type=int, default=10**6, help="at most so many")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args()
    network, curve = train(chosen.minutes, chosen.lessons)
    save(network, chosen.out)
    if chosen.curve:
        draw(curve, chosen.curve)


if __name__ == "__main__":
    main()
