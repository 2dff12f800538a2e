"""The policy that train.py has learned, as an agent for a seat.

    python examples/train.py --out policy.npz
    saqqara serve --agent trained=examples.policy:choose

The weights are read from `policy.npz` in the current folder, or from the file that the
environment variable POLICY names.
"""

import os
from functools import cache

import numpy as np
from numpy.typing import NDArray

from saqqara.agents import Seen

Weights = dict[str, NDArray[np.float32]]


@cache
def weights() -> Weights:
    """Read once, when the first move is asked for."""
    with np.load(os.environ.get("POLICY", "policy.npz")) as file:
        return dict(file)


def choose(seen: Seen) -> int:
    """The move that the network likes best."""
    learned = weights()
    hidden = seen.observation * learned["scale"] @ learned["look"] + learned["look_at_rest"]
    wishes = np.maximum(hidden, 0) @ learned["move"]
    return int(np.where(seen.mask, wishes, -np.inf).argmax())
