"""What can move at the table, and from where to where, as data; ``drawing`` draws it."""

from dataclasses import dataclass, field

from game.table import telling
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.tzolkin.table.signs import Line
from game.tzolkin.table.things import Thing

Played = telling.PlayedAction[View, Action]
"""An action of Tzolk'in, with the views before and after it."""


@dataclass(frozen=True, slots=True)
class Movement:
    """A move from one thing to another.

    Attributes:
        during: the part of its step in which it moves; it is invisible before and after.
    """

    start: Thing
    goal: Thing
    during: tuple[float, float] = field(default=(0.0, 1.0), kw_only=True)


@dataclass(frozen=True, slots=True)
class Hop(Movement):
    """A seat's worker hops from one place to another."""

    mark: str


@dataclass(frozen=True, slots=True)
class Fly(Movement):
    """Signs fly: goods that are paid or taken, or points."""

    line: Line


@dataclass(frozen=True, slots=True)
class Slide(Movement):
    """A seat's marker moves by a step, on a temple or a technology."""

    mark: str


@dataclass(frozen=True, slots=True)
class Carry(Movement):
    """A tile is taken from where it lies."""

    line: Line
