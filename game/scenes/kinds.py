"""Who plays a seat, as records name it: a person, or a computer player of some kind."""

from typing import Final

from game.tikal.players.roster import LEVELS, NAMES, SURPRISE, TEMPERED
from game.tikal.players.weights import TEMPERAMENTS
from game.ui.i18n import gettext as _

PERSON: Final = "human"
_COMPUTER: Final = "ai:"
KINDS: Final = (PERSON, *(f"{_COMPUTER}{level}" for level in LEVELS))
"""A person, and the levels from the easiest on."""
TEMPERS: Final = ("", *TEMPERAMENTS, SURPRISE)
"""An even temper, and the others."""


def is_offered(kind: str) -> bool:
    """True for a person, and for the computer players that there are."""
    return kind == PERSON or computer(kind) in NAMES


def is_known(kind: str) -> bool:
    """True for what is offered, and for people whatever a record calls them."""
    return not computer(kind) or is_offered(kind)


def computer(kind: str) -> str:
    """The computer player's name in the roster; empty for people."""
    return kind[len(_COMPUTER) :] if kind.startswith(_COMPUTER) else ""


def split(kind: str) -> tuple[str, str]:
    """A kind's level (or person) and its temper, empty for an even one."""
    level, _colon, temper = computer(kind).partition(":")
    return (f"{_COMPUTER}{level}" if level else kind), temper


def joined(level: str, temper: str) -> str:
    """The kind of this level and temper; the temper is left out where the level has none."""
    return f"{level}:{temper}" if temper and has_temper(level) else level


def has_temper(level: str) -> bool:
    """True for the levels that come with tempers."""
    return computer(level) in TEMPERED


def level_name(level: str) -> str:
    """What a level, or a person, is called."""
    names = {
        PERSON: _("Person"),
        "ai:novice": _("Novice"),
        "ai:explorer": _("Explorer"),
        "ai:archaeologist": _("Archaeologist"),
        "ai:master": _("Master"),
        "ai:greedy": _("Grabber"),
        "ai:random": _("Drifter"),
    }
    return names[level]


def temper_name(temper: str) -> str:
    """What a temper is called."""
    return {
        "": _("Even-tempered"),
        "builder": _("Builder"),
        "hunter": _("Treasure hunter"),
        "spoiler": _("Spoiler"),
        "surprise": _("Surprise me"),
    }[temper]
