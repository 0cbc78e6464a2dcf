"""People who play by what a screen reader says: each step is chosen by roles and names alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.core.message import CONTEXT
from game.ui import i18n
from game.ui.i18n import gettext
from game.ui.i18n import pgettext_noop as NC_


class Spoken(NamedTuple):
    """A thing on the page as a screen reader says it."""

    role: str
    name: str
    description: str = ""
    able: bool = True
    chosen: bool = False


Step = tuple[str, str]
"""A role, and how the name of something with that role begins or what is in it."""


REMATCH: Final = NC_("button", "Rematch")
"""What is there at the end."""


def words(message: str) -> str:
    """What a message says in the language that is spoken, which has to know it: by its English a
    player of that language finds nothing."""
    told = gettext(message)
    assert i18n.spoken() == i18n.SOURCE or told != message.rpartition(CONTEXT)[2], message
    return told


def said(message: str, **fields: object) -> str:
    """The pattern of what a message says; a field may be anything that is not given."""
    parts = re.split(r"\{(\w+)\}", words(message))
    parts[1::2] = (str(fields[name]) if name in fields else ".*" for name in parts[1::2])
    parts[::2] = map(re.escape, parts[::2])
    return "".join(parts)


def whole(*messages: str) -> str:
    """The pattern of one of these messages and nothing else."""
    return f"^({'|'.join(map(said, messages))})$"


def tikal() -> Sequence[Step]:
    """What is done in Tikal: the first of these that can be done."""
    return (
        ("button", whole("Play as chosen", NC_("button", "Begin"), NC_("button", "Continue"))),
        ("button", whole(NC_("button", "Place"))),
        ("gridcell", f"{said('{space}: unexplored.')}.*{said('You can choose it.')}"),
        ("gridcell", said("It costs {ap} AP to come here.", ap=1)),
        ("button", f"^{said(ARRIVE)}"),
        ("button", whole("End turn", NC_("button", "Score"))),
        ("button", f"^{said('Bid {points}', points=1)}(?!\\d)"),
        ("button", whole(NC_("button", "Pass"))),
        ("button", said("Number {place} on display: {kind}, hexagon {name}.")),
    )


def tzolkin() -> Sequence[Step]:
    """What is done in Tzolk'in: a worker is placed in each turn, or picked up if none is left."""
    lacking = said("{told} You lack {corn}.", told="")
    return (
        ("button", whole("Play as chosen", NC_("button", "Begin"), NC_("button", "Continue"))),
        ("button", whole("Go on")),
        ("button", said("Does what you have chosen. Choosing the same card again does it too.")),
        ("button", f"^{said('End turn')}"),
        ("button", f"^{said('Wealth tile')}"),
        ("button", f"^(?!.*{lacking}).*{said('The next worker costs {corn} here.')}"),
        *(("button", f"\n{said(one)}") for one in HIGHEST),
        *(
            ("button", f"^{said(one)}")
            for one in ("Take the corn", "Take the wood", "Burn the wood")
        ),
        ("button", f"\\W{said('pick up')}$"),
    )


HIGHEST: Final = (
    "Whoever is highest here gets {points} on food day 2, and {later} on food day 4.",
    "Whoever is highest here gets {points} on food day 4.",
)
"""What is said of a temple, behind its name where one is to be chosen."""
ARRIVE: Final = NC_("button", "Arrive")
ALL_POINTS: Final = (
    "{ap} of {all} action points (AP) are left in this turn. Every action costs some."
)


def next_step(steps: Iterable[Step], there: Sequence[Spoken]) -> Spoken | None:
    """Choose what to press next; None where nothing of all that leads on can be pressed.

    In Tikal a member arrives and walks one step at the beginning of each turn. What binds asks in
    its name for a second press.
    """
    again = words("{button}: press again to do it").replace("{button}", "")
    fresh = any(re.search(said(ALL_POINTS, ap=10, all=10), one.name) for one in there)
    for role, name in steps:
        if role == "button" and said(ARRIVE) in name and not fresh:
            continue
        for one in there:
            called = one.name.removesuffix(again)
            found = re.search(name, called) or re.search(name, one.description)
            if found and one.role == role and one.able and not one.chosen:
                return one
    return None
