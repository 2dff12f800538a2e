"""A tour of the environments, cell by cell: run it as a script or open it in an editor.

Needs the extra: pip install 'saqqara[rl]'
"""

# %% One game, seat after seat, as PettingZoo has it (AEC)
import numpy as np
import pettingzoo

import saqqara.rl

rng = np.random.default_rng(1)
table = pettingzoo.make("aec", "saqqara/silver_gold-v1", seats=3)
table.reset(seed=1)
for _agent in table.agent_iter():
    seen, reward, ended, cut, _ = table.last()
    table.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print("places as rewards, the last one:", reward)

# %% All seats at once (Parallel): where the game has simultaneous decisions, so has the step
table = saqqara.rl.parallel_env("labyrinth", seats=4, options={"scoring": "pro"})
seen, _ = table.reset(seed=1)
while table.agents:
    moves = {a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in table.agents}
    seen, rewards, *_ = table.step(moves)
print("four in the labyrinth:", rewards)

# %% One seat against bots, as Gymnasium has it
import gymnasium

duel = gymnasium.make("saqqara/valley-v1", bots="steady")
seen, _ = duel.reset(seed=1)
over = False
while not over:
    seen, worth, over, _, _ = duel.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print("random moves against steady:", worth)

# %% What a seat sees: one row of numbers, or its named parts
setting = saqqara.rl.setting("silver_gold", seats=2)
state = setting.new()
parts = setting.split(setting.observation(state, 0))
print(setting.width, "numbers:", {name: part.shape for name, part in parts.items()})

# %% A picture of a position; `ansi` gives the same drawing as text
table = saqqara.rl.env("terra", render_mode="rgb_array")
table.reset(seed=1)
print("a picture of", table.render().shape)

# %% OpenSpiel: every game with explicit chance nodes, observers, and guesses at what is hidden
import pyspiel

import saqqara.rl.spiel  # registers the games

spiel = pyspiel.load_game("python_saqqara_toy(players=3)").new_initial_state()
while not spiel.is_terminal():
    if spiel.is_chance_node():
        outcomes, chances = zip(*spiel.chance_outcomes(), strict=True)
        spiel.apply_action(int(rng.choice(outcomes, p=chances)))
    elif spiel.is_simultaneous_node():
        seats = range(spiel.num_players())
        spiel.apply_actions([int(rng.choice(spiel.legal_actions(seat))) for seat in seats])
    else:
        spiel.apply_action(int(rng.choice(spiel.legal_actions())))
print("the toy game in OpenSpiel:", spiel.returns())

# %% Many games at once, for training: examples/train.py learns Silver & Gold with this
from saqqara.core.rng import Rng

batch, luck = saqqara.rl.Batch("silver_gold", games=64, seats=2, seed=1), Rng("moves")
finished = 0
while finished < 64:
    finished += len(batch.step(batch.sample(luck)).games)
print(finished, "games finished side by side")
