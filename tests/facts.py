"""Everything a state consists of, compiled or not, so that tests can compare."""

from saqqara.core.state import State


def facts(state: State) -> dict[str, object]:
    """Every attribute but the pack, by name."""
    found = {name: getattr(state, name) for name in _names(state) if name != "pack"}
    return {name: facts(fact) if isinstance(fact, State) else fact for name, fact in found.items()}


def _names(state: State) -> list[str]:
    native = [name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    names = {*native, *getattr(state, "__dict__", {})} - {"__dict__"}
    return sorted(names)


def shared(one: State, other: State) -> list[str]:
    """Names of changeable things that both hold."""
    return [
        name
        for name in _names(one)
        if isinstance(getattr(one, name), list | dict | set | State)
        and getattr(one, name) is getattr(other, name)
    ]
