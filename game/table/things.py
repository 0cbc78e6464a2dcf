"""Things: what lies on a table and can be touched, and whether it is lit or chosen."""

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


def with_chosen(things: Mapping[ThingT, ThingState], thing: ThingT) -> dict[ThingT, ThingState]:
    """Return the same states with ``thing`` chosen and no other."""
    others = {
        one: replace(state, chosen=False) if state.chosen else state
        for one, state in things.items()
    }
    return others | {thing: replace(others.get(thing, PLAIN), chosen=True)}


@dataclass(frozen=True, slots=True)
class Thing:
    """The base class of what lies on a table; each game has its own things.

    Things that are equal are the same thing.
    """

    @property
    def id(self) -> str:
        """The thing's name for elements, tests and lessons, unique within a game.

        It is made of the class's name and the fields, unless a class has other names.
        """
        names: tuple[str, ...] = self.__match_args__
        values = (str(getattr(self, name)) for name in names)
        return "/".join((type(self).__name__.lower(), *values))


@dataclass(frozen=True, slots=True)
class Seat(Thing):
    """A player's panel, standing for all that the player has."""

    seat: int
