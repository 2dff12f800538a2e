"""The cards of Im Tal der Könige: their names, their kinds and what an effect is called.

Cards of one name are alike, so a zone is a sorted list of kinds. What a card costs, how strong it
is and what it does comes from the pack; which effect does what is in play.py, traps.py, strength.py
and in the parts of a round: camp.py, tomb.py, fight.py.
"""

from typing import Final

from saqqara.core.state import Pack

COMPANIONS: Final = [
    "worker", "archaeologist", "doctor", "assassin", "thief", "tamer", "starlet", "patron",
    "hunter", "priest", "reporter", "smuggler", "seer", "mercenary", "spy", "porter",
    "foreman", "raider", "enchantress",
]  # fmt: skip
ANIMALS: Final = ["ape", "camel", "crocodile", "jackal"]
TRAPS: Final = ["pit", "dart", "net", "rock", "dust"]
UNDEAD: Final = ["mummy", "guard", "royal_mummy", "anubis", "horus", "sekhmet", "seth"]
PAPYRUS_UNDEAD: Final = ["ammit", "sphinx", "host", "osiris"]
PAPYRUS_TRAPS: Final = ["curse", "collapse", "flood", "ban"]
TOMBS: Final = [
    "sethos", "amenhotep", "haremhab", "thutmosis", "hatshepsut", "ramses", "tutankhamun",
]  # fmt: skip
ADVENTURERS: Final = ["tara", "montana", "susan", "karloff"]

# Kinds are numbered through: the main deck, then the papyri, then whichever adventurer it is.
CARDS: Final = COMPANIONS + ANIMALS + TRAPS + UNDEAD + PAPYRUS_UNDEAD + PAPYRUS_TRAPS
ANIMAL: Final = 19
TRAP: Final = 23
UNDEAD_KIND: Final = 28
PAPYRUS: Final = 35
PAPYRUS_TRAP: Final = 39
KINDS: Final = 43
ADVENTURER: Final = 43

# Effects of companions.
NONE: Final = 0
DRAW_1: Final = 1
DRAW_2: Final = 2
HEAL: Final = 3
ASSASSINATE: Final = 4
STEAL: Final = 5
TAME: Final = 6
LURE: Final = 7
EXTRA_COIN: Final = 8
BLESS: Final = 9
REPORT: Final = 10
SMUGGLE: Final = 11
FORESEE: Final = 12
THREATEN: Final = 13
SPY: Final = 14
EXTRA_CARD: Final = 15
GANG: Final = 16
ENCHANT: Final = 17
# Of animals.
RETURN: Final = 18
HORDE: Final = 19
# Of undead.
PER_UNDEAD: Final = 20
PER_COMPANION: Final = 21
PER_ANIMAL: Final = 22
PER_OPPONENT: Final = 23
PER_FALLEN: Final = 24
# Of traps: whom they hit.
SMALL: Final = 25
COMPANION_ONLY: Final = 26
ANIMAL_ONLY: Final = 27
ANY_5: Final = 28
DUST: Final = 29
LIVING: Final = 30
TWO_4: Final = 31
ALL_ANIMALS: Final = 32
UNDEAD_ONLY: Final = 33
# Of tombs.
EACH_DISCARDS: Final = 34
COMPANIONS_1: Final = 35
UNDEAD_1: Final = 36
ANIMALS_1: Final = 37
LIMIT_3: Final = 38
LIMIT_2: Final = 39
EACH_DRAWS: Final = 40
# Of adventurers.
SHIELD: Final = 41
STRONG: Final = 42
TERROR: Final = 43
NECROMANCY: Final = 44

EFFECTS: Final = [
    "none", "draw_1", "draw_2", "heal", "assassinate", "steal", "tame", "lure", "extra_coin",
    "bless", "report", "smuggle", "foresee", "threaten", "spy", "extra_card", "gang", "enchant",
    "return", "pack",
    "per_undead", "per_companion", "per_animal", "per_opponent", "per_fallen",
    "companion_or_animal_3", "companion", "animal", "any_5", "adventurer", "companion_or_animal",
    "two_4", "all_animals", "undead",
    "each_discards", "companions_1", "undead_1", "animals_1", "limit_3", "limit_2", "each_draws",
    "shield", "strong", "terror", "necromancy",
]  # fmt: skip


class Deck(Pack):
    """All cards of a box. The lists go by kind, or by number of tomb and adventurer."""

    def __init__(self, name: str, digest: str) -> None:
        super().__init__(name, digest)
        self.copies = [0] * KINDS
        self.cost = [0] * KINDS
        self.strength = [0] * KINDS
        self.effect = [NONE] * KINDS
        self.tombs = [NONE] * len(TOMBS)  # effects
        self.heroes = [0] * len(ADVENTURERS)  # strengths
        self.talents = [NONE] * len(ADVENTURERS)  # effects


# Companions, animals and undead are characters, as the adventurer is; traps and undead are
# obstacles (VK-2).


def is_companion(kind: int) -> bool:
    return kind < ANIMAL


def is_animal(kind: int) -> bool:
    return ANIMAL <= kind < TRAP


def is_trap(kind: int) -> bool:
    return TRAP <= kind < UNDEAD_KIND or PAPYRUS_TRAP <= kind < KINDS


def is_undead(kind: int) -> bool:
    return UNDEAD_KIND <= kind < PAPYRUS_TRAP


def is_papyrus(kind: int) -> bool:
    return PAPYRUS <= kind < KINDS
