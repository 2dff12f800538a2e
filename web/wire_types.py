"""Writes web/src/generated: messages and views as types, the games in order, the keys of the texts.

python web/wire_types.py           writes the files
python web/wire_types.py --check   fails if one is not up to date
"""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec.inspect as look

from saqqara.games import GAMES
from saqqara.server import wire

FOLDER: Final = Path(__file__).parent / "src" / "generated"
HEAD: Final = "// Written by web/wire_types.py from the Python structs; do not edit.\n"
GAMES_HEAD: Final = "// Written by web/wire_types.py from the list of games; do not edit.\n"
TEXTS_HEAD: Final = "// Written by web/wire_types.py from the catalogues of texts; do not edit.\n"
ROOT: Final = Path(__file__).parents[1]
TEXTS: Final = ("src/saqqara/**/en.ftl", "web/texts/*.en.ftl", "web/src/games/*/texts/en.ftl")
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ROOTS: Final = (
    wire.Asked, wire.Told, wire.Problem, wire.NewTable, wire.Sit, wire.SeatBot, wire.OwnSeat,
    wire.FollowLink, wire.Link, wire.Seated, wire.TableCard, wire.TableId, wire.ServerCard,
    wire.ReplayAsked, wire.Replayed, wire.GameBox,
)  # fmt: skip
PLAIN: Final[dict[type, str]] = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


class Writer:
    """Collects the interfaces that types stand on; a game's come with its name in front."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self.found: dict[str, str] = {}

    def name(self, kind: look.Type) -> str:
        """How TypeScript calls a type; structs are written down on the way."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case look.ListType(item) | look.VarTupleType(item):
                return f"{self._inner(item)}[]"
            case look.DictType(_, value):
                return f"Record<string, {self.name(value)}>"
            case look.LiteralType(values):
                return " | ".join(f"'{value}'" for value in values)
            case look.UnionType(types):
                return " | ".join(dict.fromkeys(self.name(each) for each in types))
            case look.StructType():
                return self._struct(kind)
        raise TypeError(kind)

    def _inner(self, kind: look.Type) -> str:
        name = self.name(kind)
        return f"({name})" if " | " in name else name

    def _struct(self, kind: look.StructType) -> str:
        own = kind.cls.__module__.startswith("saqqara.games.")
        name = (self.prefix if own else "") + kind.cls.__name__
        if name not in self.found:
            self.found[name] = ""
            body = "".join(f"  {line}\n" for line in self._fields(kind))
            self.found[name] = f"export interface {name} {{\n{body}}}\n"
        return name

    def _fields(self, kind: look.StructType) -> Iterator[str]:
        if kind.tag is not None:
            yield f"{kind.tag_field}: '{kind.tag}';"
        asked = kind.forbid_unknown_fields or kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            optional = "?" if asked and not field.required else ""
            yield f"{field.encode_name}{optional}: {self.name(field.type)};"


def views() -> Iterator[str]:
    for game in GAMES.values():
        writer = Writer("".join(word.title() for word in game.name.split("_")))
        for told in (game.telling.view, game.telling.box):
            hint: Any = get_type_hints(told)["return"]
            writer.name(look.type_info(hint))
        yield from writer.found.values()


def messages() -> str:
    """The whole of wire.ts."""
    writer = Writer()
    unions = {
        "Asked": writer.name(look.type_info(wire.Asked)),
        "Told": writer.name(look.type_info(wire.Told)),
    }
    for root in ROOTS[2:]:
        writer.name(look.type_info(root))
    names = [f"export type {name} = {union};\n" for name, union in unions.items()]
    return "\n".join([HEAD, *writer.found.values(), *names, *views()])


def games() -> str:
    """The whole of games.ts."""
    names = ", ".join(f"'{name}'" for name in GAMES)
    return f"{GAMES_HEAD}\nexport const GAMES = [{names}] as const;\n"


def keys() -> str:
    """The whole of texts.ts; the page reads the same catalogues."""
    files = [file for texts in TEXTS for file in ROOT.glob(texts)]
    found = {key for file in files for key in MESSAGE.findall(file.read_text(encoding="utf-8"))}
    lines = "".join(f"\n  | '{key}'" for key in sorted(found))
    return f"{TEXTS_HEAD}\nexport type TextKey ={lines};\n"


WRITTEN: Final[dict[str, Callable[[], str]]] = {
    "wire.ts": messages,
    "games.ts": games,
    "texts.ts": keys,
}


def stale(name: str) -> bool:
    file = FOLDER / name
    return not file.is_file() or file.read_text(encoding="utf-8") != WRITTEN[name]()


def main() -> int:
    if "--check" in sys.argv:
        old = [name for name in WRITTEN if stale(name)]
        if old:
            print(f"not up to date: {', '.join(old)}; run: python web/wire_types.py")
        return len(old)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in WRITTEN.items():
        (FOLDER / name).write_text(text(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
