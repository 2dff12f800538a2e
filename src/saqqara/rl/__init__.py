"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and batches.

`import saqqara.rl` registers the ids of Gymnasium and PettingZoo, `import saqqara.rl.spiel` the
games of OpenSpiel.
"""

from saqqara.rl import petting, single
from saqqara.rl.batch import Batch as Batch
from saqqara.rl.petting import env as env
from saqqara.rl.petting import parallel_env as parallel_env
from saqqara.rl.setting import Setting as Setting
from saqqara.rl.setting import setting as setting

single.register()
petting.register()
