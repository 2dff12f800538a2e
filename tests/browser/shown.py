"""The games that stand on the home page, in their order."""

from pathlib import Path
from typing import Final

from saqqara.games import GAMES

PAGES: Final = Path(__file__).parents[2] / "web" / "src" / "games"
SHOWN: Final = [game for game in GAMES if (PAGES / game / "shelf.ts").is_file()]
