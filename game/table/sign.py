"""How what lies on a table stands: what is lit and chosen, and what there is to say of that."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from game.ui.sentence import Words

ThingT = TypeVar("ThingT")


@dataclass(frozen=True, slots=True)
class ThingState:
    """How a thing stands now.

    Attributes:
        lit: it can be touched to go on.
        chosen: it is what is chosen.
        cost: what it takes to have it, or to go there; None where that is not told.
        remark: what is to be said of it before all else; empty for nothing.
        held: what letting go of it does after a hold; empty for nothing of its own.
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
    """The same things with this one chosen, and no other."""
    others = {
        one: replace(sign, chosen=False) if sign.chosen else sign for one, sign in things.items()
    }
    return others | {thing: replace(others.get(thing, PLAIN), chosen=True)}
