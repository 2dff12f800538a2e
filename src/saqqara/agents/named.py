"""Agents as they are named on the command line, checked before anything begins."""

import re
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from msgspec.structs import replace

from saqqara.agents.player import Failed, Named, Player
from saqqara.bots import BOTS
from saqqara.core.errors import SaqqaraError

NAME: Final = re.compile(r"[a-z0-9_-]{1,20}")
FORM: Final = re.compile(r"([^=]*)=([\w.]+):(\w+)")


def named(words: Sequence[str], seconds: float) -> tuple[Named, ...]:
    """`--agent NAME=module:function`, as often as wanted; each is started once as a test."""
    found: list[Named] = []
    for word in words:
        agent = _read(word, seconds)
        if agent.name in [other.name for other in found]:
            raise SaqqaraError(f"--agent {word}: there is an agent {agent.name} already")
        found.append(agent)
    return tuple(_tried(agent) for agent in found)


def _read(word: str, seconds: float) -> Named:
    form = FORM.fullmatch(word)
    if form is None:
        raise SaqqaraError(f"--agent {word}: it must look like NAME=module:function")
    name, module, function = form.groups()
    if not NAME.fullmatch(name):
        raise SaqqaraError(f"--agent {word}: a name has 1 to 20 of these signs: a-z, 0-9, _ and -")
    if name in BOTS:
        raise SaqqaraError(f"--agent {word}: there is a bot {name} already")
    return Named(name, module, function, seconds)


def _tried(agent: Named) -> Named:
    """The same with the digest of its module, if it can be asked."""
    if find_spec("numpy") is None:
        raise SaqqaraError("--agent: agents are handed NumPy arrays; install numpy first")
    player = Player(agent)
    try:
        player.wait()
    except Failed as failed:
        raise SaqqaraError(f"--agent {agent.name}={agent.place}: {failed.reason}") from failed
    finally:
        player.close()
    return replace(agent, digest=player.digest)
