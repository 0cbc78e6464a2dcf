"""What the table is put together from: parts that draw what is seen and tell what lies where."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from pygame import Rect

from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.things import Thing
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

__all__ = ["Part", "Price", "Seen"]


@dataclass(frozen=True, kw_only=True)
class Seen:
    """All that there is to be seen of a position; it never changes.

    Attributes:
        state: the position, as the one who looks may see it.
        seat: from whose point of view.
        lit: what can be touched to go on: a gold line, lighter ground.
        chosen: what is chosen.
        dim: what cannot be had now; touched, it tells why.
        prices: what a worker placed there would cost.
        costs: the cubes that a step there costs, if there are any.
        shadows: where a seat's marker or worker would stand.
        turned: days by which the gears stand ahead of the position; parts of one while they turn.
    """

    state: State
    seat: int
    lit: Collection[Thing] = ()
    chosen: Collection[Thing] = ()
    dim: Collection[Thing] = ()
    prices: Mapping[Thing, Price] = field(default_factory=dict)
    costs: Mapping[Thing, int] = field(default_factory=dict)
    shadows: Mapping[Thing, int] = field(default_factory=dict)
    turned: float = 0.0


class Part(Protocol):
    """A part of the table. It is drawn anew when what is seen has changed, not in every frame."""

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Everything anew in this place of the window, in pixels."""

    def show(self, seen: Seen) -> None:
        """This is what is seen from now on: where everything lies follows from it."""

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        """Draws what is seen, which it was shown."""

    def pick(self, pos: Pos) -> Thing | None:
        """What lies at a pixel; None beside everything."""

    def place_of(self, thing: Thing) -> Rect | None:
        """Where something lies, for what moves there or explains it; None if not here."""
