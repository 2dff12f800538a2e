"""Everything a state consists of, compiled or not, so that tests can compare."""


def facts(state: object) -> dict[str, object]:
    """Every attribute by name, parts of a state included, but not what never changes (the pack)."""
    found = {name: getattr(state, name) for name in _names(state)}
    return {name: _fact(value) for name, value in found.items() if not _is_constant(value)}


def _fact(value: object) -> object:
    return facts(value) if _is_part(value) else value


def _names(state: object) -> list[str]:
    native = [name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    names = {*native, *getattr(state, "__dict__", {})} - {"__dict__"}
    return sorted(names)


def _is_ours(value: object) -> bool:
    return type(value).__module__.startswith(("saqqara.", "tests."))


def _is_part(value: object) -> bool:
    """A state inside a state, or a piece of one: it can be copied."""
    return _is_ours(value) and hasattr(value, "copy")


def _is_constant(value: object) -> bool:
    return _is_ours(value) and not hasattr(value, "copy")


def shared(one: object, other: object) -> list[str]:
    """Names of changeable things that both hold."""
    found = []
    for name in _names(one):
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine is theirs and (_is_part(mine) or isinstance(mine, list | dict | set)):
            found.append(name)
        elif _is_part(mine):
            found += [f"{name}.{inner}" for inner in shared(mine, theirs)]
    return found
