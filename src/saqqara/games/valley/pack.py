"""Reads a pack of Im Tal der Könige and refuses a broken one (VK-1)."""

from pathlib import Path
from typing import NamedTuple

from saqqara.games.packfile import PackFile, Table
from saqqara.games.valley.engine.cards import (
    ADVENTURERS,
    ANIMALS,
    CARDS,
    COMPANIONS,
    EFFECTS,
    PAPYRUS_TRAPS,
    PAPYRUS_UNDEAD,
    TOMBS,
    TRAPS,
    UNDEAD,
    Deck,
)

OF_COMPANIONS = ("none", *EFFECTS[1:18])
OF_ANIMALS = ("none", "return", "pack")
OF_UNDEAD = ("none", *EFFECTS[20:25])
OF_TRAPS = tuple(EFFECTS[25:34])
OF_TOMBS = ("none", *EFFECTS[34:41])
OF_ADVENTURERS = ("none", *EFFECTS[41:45])

MOST = 40  # copies of a card, and its strength
COSTS = range(9)


class Group(NamedTuple):
    """Small cards of one sort: how many there are in all and what they may do."""

    name: str
    cards: list[str]
    effects: tuple[str, ...]
    wanted: int


GROUPS = (
    Group("companion", COMPANIONS, OF_COMPANIONS, 40),
    Group("animal", ANIMALS, OF_ANIMALS, 16),
    Group("trap", TRAPS, OF_TRAPS, 12),
    Group("undead", UNDEAD, OF_UNDEAD, 12),
    Group("papyrus", [*PAPYRUS_UNDEAD, *PAPYRUS_TRAPS], OF_UNDEAD, 10),
)


def load(folder: Path) -> tuple[Deck, list[str]]:
    """The pack in this folder and its warnings (there are none), or PackError."""
    file = PackFile(folder)
    names = [group.name for group in GROUPS]
    file.only(file.root, {"title", "tomb", "adventurer", *names}, "top level")
    deck = Deck(file.name, file.digest)
    for group in GROUPS:
        _cards(file, deck, group)
    _large_cards(file, deck)
    file.finish()
    return deck, file.warnings


def _cards(file: PackFile, deck: Deck, group: Group) -> None:
    """All cards of a group: each name once, and as many cards as the group has (VK-1)."""
    before = len(file.mistakes)
    for table in _named(file, group.name, group.cards).values():
        _card(file, deck, group, table)
    found = sum(deck.copies[CARDS.index(name)] for name in group.cards)
    if found != group.wanted and len(file.mistakes) == before:
        reason = f"{found} in all; there must be {group.wanted} (VK-1)"
        file.wrong(f"{group.name} cards", reason)


def _named(file: PackFile, group: str, names: list[str]) -> dict[str, Table]:
    """The tables of a group by id; unknown, repeated and missing ids are named."""
    found: dict[str, Table] = {}
    for position, table in enumerate(file.tables(group), 1):
        name = file.text(table, "id", f"{group} at place {position}")
        if name in found:
            file.wrong(f"{group} {name}", "stands twice (VK-1)")
        elif name in names:
            found[name] = table
        elif name:
            known = ", ".join(names)
            file.wrong(
                f"{group} {name[:40]!r}", f"there is no such card; there are: {known} (VK-1)"
            )
    for name in names:
        if name not in found:
            file.wrong(f"{group} {name}", "missing (VK-1)")
    return found


def _card(file: PackFile, deck: Deck, group: Group, table: Table) -> None:
    where = f"{group.name} {table['id']}"
    kind = CARDS.index(table["id"])
    effects = OF_TRAPS if table["id"] in PAPYRUS_TRAPS else group.effects
    keys = {"id", "copies", "effect"}
    deck.copies[kind] = file.number(table, "copies", where, range(MOST + 1))
    if group.name in ("companion", "animal"):
        deck.cost[kind] = file.number(table, "cost", where, COSTS)
        keys.add("cost")
    if effects != OF_TRAPS:
        deck.strength[kind] = file.number(table, "strength", where, range(MOST + 1))
        keys.add("strength")
    deck.effect[kind] = _effect(file, table, where, effects)
    file.only(table, keys, where)


def _effect(file: PackFile, table: Table, where: str, effects: tuple[str, ...]) -> int:
    name = file.text(table, "effect", where)
    if name in effects:
        return EFFECTS.index(name)
    if name:
        known = ", ".join(effects)
        file.wrong(where, f"unknown effect {name[:40]!r}; here there are: {known} (VK-1)")
    return 0


def _large_cards(file: PackFile, deck: Deck) -> None:
    """Tombs and adventurers: one of each."""
    for name, table in _named(file, "tomb", TOMBS).items():
        file.only(table, {"id", "effect"}, f"tomb {name}")
        deck.tombs[TOMBS.index(name)] = _effect(file, table, f"tomb {name}", OF_TOMBS)
    for name, table in _named(file, "adventurer", ADVENTURERS).items():
        where = f"adventurer {name}"
        file.only(table, {"id", "strength", "effect"}, where)
        number = ADVENTURERS.index(name)
        deck.heroes[number] = file.number(table, "strength", where, range(MOST + 1))
        deck.talents[number] = _effect(file, table, where, OF_ADVENTURERS)
