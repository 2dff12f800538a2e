"""Arguments and options that several commands take."""

from pathlib import Path
from typing import Final

import click

FILE: Final = click.Path(path_type=Path)

game = click.argument("game", help="The game's name.")
pack = click.option("--pack", default="standard", help="A pack's name or folder.")
pack_of_record = click.option("--pack", help="The folder of the pack, if not ours.")
option = click.option("--option", multiple=True, help="key=value, repeatable.")
as_json = click.option("--json", "as_json", is_flag=True, help="One JSON document.")
