"""Which files are compiled: what bounds the speed of rules and search."""

from typing import Final

COMPILED: Final = (
    "core/bits.py",
    "core/many.py",
    "core/rng.py",
    "core/state.py",
    "core/tensor.py",
    "core/walk.py",
    "bots/search.py",
    "games/*/engine/[!_]*.py",
)  # as they lie in the package; hatch_build.py reads this when the wheel is built
