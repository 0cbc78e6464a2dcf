"""People who play by what a screen reader says: each step is chosen by roles and names alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.ui.i18n import gettext


class Spoken(NamedTuple):
    """A thing on the page as a screen reader says it."""

    role: str
    name: str
    description: str = ""
    able: bool = True
    chosen: bool = False


Step = tuple[str, str]
"""A role, and how the name of something with that role begins or what is in it."""


def said(message: str, **fields: object) -> str:
    """The pattern of what a message says in the language that is spoken; a field may be anything
    that is not given."""
    parts = re.split(r"\{(\w+)\}", gettext(message))
    parts[1::2] = (str(fields[name]) if name in fields else ".*" for name in parts[1::2])
    parts[::2] = map(re.escape, parts[::2])
    return "".join(parts)


def whole(*messages: str) -> str:
    """The pattern of one of these messages and nothing else."""
    return f"^({'|'.join(map(said, messages))})$"


def tikal() -> Sequence[Step]:
    """What is done in Tikal: the first of these that can be done."""
    return (
        ("button", whole("Play as chosen", "Begin", "Continue")),
        ("button", whole("Place")),
        ("gridcell", f"{said('{space}: unexplored.')}.*{said('You can choose it.')}"),
        ("gridcell", said("It costs {ap} AP to come here.", ap=1)),
        ("button", f"^{said('Arrive')}"),
        ("button", whole("End turn", "Score")),
        ("button", f"^{said('Bid {points}', points=1)}(?!\\d)"),
        ("button", whole("Pass")),
        ("button", said("Number {place} on display: {kind}, hexagon {name}.")),
    )


TZOLKIN: Final[Sequence[Step]] = (
    ("button", "^(Play as chosen|Begin|Continue|Go on)$"),
    ("button", "^Does what is chosen"),
    ("button", "^End turn"),
    ("button", "^Wealth tile"),
    ("button", r"The next worker costs \d+ corn here\. (?!You lack)"),
    ("button", "^(Take (?!back)|Burn )"),
    ("button", "^Nothing$"),
    ("button", ", pick up$"),
)
"""What is done in Tzolk'in: a worker is placed in each turn until none is left, or picked up."""
ALL_POINTS: Final = (
    "{ap} of {all} action points (AP) are left in this turn. Every action costs some."
)


def next_step(steps: Iterable[Step], there: Sequence[Spoken]) -> Spoken | None:
    """Choose what to press next; None where nothing of all that leads on can be pressed.

    In Tikal a member arrives and walks one step at the beginning of each turn.
    """
    fresh = any(re.search(said(ALL_POINTS, ap=10, all=10), one.name) for one in there)
    for role, name in steps:
        if role == "button" and said("Arrive") in name and not fresh:
            continue
        for one in there:
            found = re.search(name, one.name) or re.search(name, one.description)
            if found and one.role == role and one.able and not one.chosen:
                return one
    return None
