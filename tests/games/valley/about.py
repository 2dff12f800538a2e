"""What the tests that run over every game need to know of Im Tal der Könige."""

from collections import Counter

from saqqara.games.valley.engine.cards import PAPYRUS
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.stages import HITTING
from tests.games.about import About


def components(state: Valley) -> Counter[str]:
    """Every card in a pile, a hand, a camp, the tomb or out of the game; coins; tombs."""
    zones = state.hands + state.papyri + state.camps + state.inside + state.laid + state.pending
    found = Counter(f"card {kind}" for zone in [*zones, state.spent] for kind in zone)
    for kind in range(PAPYRUS):
        found[f"card {kind}"] += state.deck[kind] + state.discarded[kind]
    for papyrus, count in enumerate(state.unused):
        found[f"card {PAPYRUS + papyrus}"] += count
    if state.stage == HITTING:
        found[f"card {state.card}"] += 1
    found.update(f"card {kind}" for _, kind in state.patients())
    found["coins"] = state.supply() + state.coins(0) + state.coins(1)
    tombs = [*state.tombs, *state.won[0], *state.won[1], state.top, state.tomb]
    found.update(f"tomb {tomb}" for tomb in tombs if tomb >= 0)
    return found


ABOUT = About(
    components=components,
    tables=((2, {}), (2, {"tombs": "3", "consolation": "on"})),
    left_out={
        "last_fight": "is past",
        "last_discard": "is past",
        "seats.turned_up": "is past",
        "seats.won": "the order is past; which ones is seen in its own tests",
    },
    games=5,
    wire=((2, "6"),),
    parties=((1, "greedy"), (2, "")),
    busy="fight",
)
