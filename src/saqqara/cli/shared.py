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

# Of those that serve, or look whether they could.
host = click.option(
    "--host", default="127.0.0.1", help="127.0.0.1 = only this machine; 0.0.0.0 = all."
)
port = click.option("--port", type=click.IntRange(0, 65535), default=8000, help="0 = any free one.")
database = click.option("--database", help="A file, or sqlite:///FILE.")
data_dir = click.option("--data-dir", type=FILE, help="Where the database is kept.")
