"""Whether the engine runs compiled or interpreted."""

from typing import Final

from saqqara.core import walk

NAME: Final = "interpreted" if str(walk.__file__).endswith(".py") else "compiled"
