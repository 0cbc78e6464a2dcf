"""People who play by what a screen reader says: each step is chosen by roles and names alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple


class Spoken(NamedTuple):
    """A thing on the page as a screen reader says it."""

    role: str
    name: str
    description: str = ""
    able: bool = True
    chosen: bool = False


Step = tuple[str, str]
"""A role, and how the name of something with that role begins or what is in it."""
TIKAL: Final[Sequence[Step]] = (
    ("button", "^(Play as chosen|Begin|Continue)$"),
    ("button", "^Place$"),
    ("gridcell", "unexplored. You can choose it"),
    ("gridcell", "It costs 1 AP"),
    ("button", "^Arrive"),
    ("button", "^(End turn|Score)$"),
    ("button", "^Bid 1,"),
    ("button", "^Pass$"),
    ("button", "on display:"),
)
"""What is done in Tikal: the first of these that can be done."""

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
ALL_POINTS: Final = "10 of 10 action points"


def next_step(steps: Iterable[Step], there: Sequence[Spoken]) -> Spoken | None:
    """Choose what to press next; None where nothing of all that leads on can be pressed.

    In Tikal a member arrives and walks one step at the beginning of each turn.
    """
    fresh = any(one.name.startswith(ALL_POINTS) for one in there)
    for role, name in steps:
        if role == "button" and "Arrive" in name and not fresh:
            continue
        for one in there:
            said = re.search(name, one.name) or re.search(name, one.description)
            if said and one.role == role and one.able and not one.chosen:
                return one
    return None
