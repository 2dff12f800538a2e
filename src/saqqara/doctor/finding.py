"""One finding: what it is about, how it stands, and the words for it."""

from typing import Final, Literal

from msgspec import Struct

State = Literal["fine", "note", "wrong"]
FINE: Final[State] = "fine"
NOTE: Final[State] = "note"  # it works, but somebody may want to know
WRONG: Final[State] = "wrong"


class Finding(Struct, frozen=True):
    """Its sentence is `doctor-CODE`; unless it is fine, `doctor-CODE-do` says what to do."""

    about: str
    state: State
    code: str
    facts: dict[str, str] = {}  # arguments of both sentences
    names: dict[str, list[str]] = {}  # long lists, for programs
