"""How good a position is, over all recorded games: every feature is a number and has its name."""

from math import isfinite
from pathlib import Path

import pytest

from saqqara.bots.fitted import fitted
from tests.games.recorded import FILES, load

over_records = pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}"
)


@over_records
def test_in_every_position_each_feature_is_a_number(file: Path) -> None:
    record = load(file.parts[-3], file.stem)
    judging = record.game.judging
    for state in record.states():
        for seat in range(state.seats):
            found = judging.features(state, seat)
            assert len(found) == len(judging.names)
            assert all(map(isfinite, found))


@over_records
def test_the_clock_never_goes_back(file: Path) -> None:
    record = load(file.parts[-3], file.stem)
    times = [record.game.judging.clock(state) for state in record.states()]
    assert times == sorted(times)
    assert times[0] < times[-1]


@over_records
def test_what_is_good_has_weights(file: Path) -> None:
    record = load(file.parts[-3], file.stem)
    judging = record.game.judging
    assert fitted(record.game, judging.variant(record.start())).weights.keys() <= set(judging.names)
