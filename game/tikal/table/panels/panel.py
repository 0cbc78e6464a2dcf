"""What a card or panel beside the board is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Rect

from game.table.overlays.overlay import ROOM
from game.tikal.rules.hidden import View
from game.tikal.rules.state import State
from game.tikal.table.board.geometry import Seen
from game.ui import panels
from game.ui.controls.explaining import Explained
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


_ON_CARDS: Final = ("display", "bid", "scoring", "watch", "look-on", "link", "plan")


class Panel:
    """Shows what there is to know in a mode; its buttons are drawn by the scene's form.

    Attributes:
        over_board: it draws over the board, too.
        holds: the rooms of the buttons that lie on it, not under it.
    """

    over_board: ClassVar[bool] = False
    holds: ClassVar[Collection[str]] = (*_ON_CARDS, ROOM)

    def draw(self, canvas: Canvas, places: Places, pictured: State) -> None:
        """Draws what lies beside the board; ``pictured`` lacks what is still on its way."""

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        """Draws the card that lies over that and more."""

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:  # noqa: ARG002
        """Where those of its buttons lie whose places depend on what it shows."""
        return {}

    def draw_over(self, canvas: Canvas, places: Places) -> None:
        """Draws what lies over the board."""

    def explained(self, screen: Screen, places: Places) -> Sequence[Explained]:  # noqa: ARG002
        """What there is to say of its parts."""
        return ()

    def area(self, places: Places) -> Sequence[Rect]:
        """Where it draws beside the board."""
        return places.context, *places.layout.buttons.values(), *self.covers(places)

    def covers(self, places: Places) -> Sequence[Rect]:  # noqa: ARG002 (a plain panel hides none)
        """What it lies over: buttons there, but for its own, cannot be seen."""
        return ()


@dataclass(frozen=True)
class Drawer(Panel):
    """The verbs drawn out over what is chosen, on dark wood; what lies under them is shown where
    they have room of their own.

    Attributes:
        under: what is chosen.
    """

    under: Panel

    def draw(self, canvas: Canvas, places: Places, pictured: State) -> None:
        """The verbs themselves are drawn by the scene's form."""
        if places.layout.drawer.w:
            panels.draw(canvas, places.context, panels.DARK)
        else:
            self.under.draw(canvas, places, pictured)

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:
        """Those of what lies under it, where that is shown."""
        return {} if places.layout.drawer.w else self.under.buttons(screen, places)


@dataclass(frozen=True)
class Context(Panel):
    """The panel for what the player to act has before him."""

    view: View

    def draw(self, canvas: Canvas, places: Places, pictured: State) -> None:
        """Bare while the hexagon that it is about is on its way."""
        panels.draw(canvas, places.context, panels.PARCHMENT)
        if pictured.hand == self.view.hand:
            self.fill(canvas, self.room(canvas.screen, places), places.seen)

    def room(self, screen: Screen, places: Places) -> Rect:
        """Where it tells it."""
        return inside(screen, places.context)

    @abstractmethod
    def fill(self, canvas: Canvas, inner: Rect, seen: Seen) -> None:
        """Draws what it tells into the parchment; hexagons as they are ``seen`` on the board."""


def inside(screen: Screen, context: Rect) -> Rect:
    """What can be written on."""
    low = context.h < screen.px(100)
    return context.inflate(-screen.px(24), -screen.px(12 if low else 18))


def lies_flat(rect: Rect) -> bool:
    """True where a panel is much wider than high: picture beside the words."""
    return rect.w > rect.h * 1.5


def picture_in(flat: Rect) -> Rect:
    """The picture's place in a flat panel."""
    return Rect(flat.x, flat.y, min(flat.w * 2 // 5, round(flat.h * 1.12)), flat.h)
