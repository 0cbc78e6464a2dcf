"""What can move at the table, from where to where. All of it is data; ``drawing`` draws it."""

from dataclasses import dataclass, field

from game.table import telling
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.tzolkin.table.signs import Line
from game.tzolkin.table.things import Thing

Played = telling.PlayedAction[View, Action]
"""An action of Tzolk'in, and what is seen around it."""


@dataclass(frozen=True, slots=True)
class Movement:
    """``during`` is the part of its step that a move lasts; before and after it is not seen."""

    start: Thing
    goal: Thing
    during: tuple[float, float] = field(default=(0.0, 1.0), kw_only=True)


@dataclass(frozen=True, slots=True)
class Hop(Movement):
    """A seat's worker hops from one place to another."""

    mark: str


@dataclass(frozen=True, slots=True)
class Fly(Movement):
    """Signs fly: goods that are paid or taken, points."""

    line: Line


@dataclass(frozen=True, slots=True)
class Slide(Movement):
    """A seat's marker goes a step, on a temple or a technology."""

    mark: str


@dataclass(frozen=True, slots=True)
class Carry(Movement):
    """A tile is taken from where it lies."""

    line: Line
