"""The state of a thing on the table: lit, chosen, and what is said about it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from game.ui.sentence import Words

ThingT = TypeVar("ThingT")


@dataclass(frozen=True, slots=True)
class ThingState:
    """The state of a thing on the table.

    Attributes:
        lit: True if touching it leads on.
        chosen: True if it is the thing that is chosen.
        cost: what it costs to take it or to go there; None where no cost is told.
        remark: what its tooltip says first; empty for nothing.
        held: what letting go of it after a hold does; empty if that does nothing of its own.
    """

    lit: bool = False
    chosen: bool = False
    cost: int | None = None
    remark: Words = ""
    held: Words = ""


PLAIN: Final = ThingState()
LIT: Final = ThingState(lit=True)
CHOSEN: Final = ThingState(chosen=True)


def choosing(things: Mapping[ThingT, ThingState], thing: ThingT) -> dict[ThingT, ThingState]:
    """Return the same states with ``thing`` chosen and no other."""
    others = {
        one: replace(sign, chosen=False) if sign.chosen else sign for one, sign in things.items()
    }
    return others | {thing: replace(others.get(thing, PLAIN), chosen=True)}
