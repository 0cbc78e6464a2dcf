"""What lays out and draws a card or panel beside the board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from pygame import Rect

from game.table.overlays.overlay import ROOM
from game.tikal.rules.hidden import View
from game.tikal.rules.state import State
from game.tikal.table.board.geometry import Seen
from game.tikal.table.shown.cards import Panel
from game.ui import panels
from game.ui.controls.explaining import Explained
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


_ON_CARDS: Final = (
    *("display", "bid", "scoring", "watch", "look-on", "link", "plan", "hand-over"),
)


PanelT = TypeVar("PanelT", bound=Panel)


@dataclass(frozen=True)
class Part(Generic[PanelT]):
    """Lays out and draws what there is to know in a mode; its buttons are drawn by the scene's
    form.

    Attributes:
        panel: what is shown.
        view: the position, for the hexagons in it.
        holds: the rooms of the buttons that lie on it, not under it.
    """

    panel: PanelT
    view: View
    holds: ClassVar[Collection[str]] = (*_ON_CARDS, ROOM)

    def draw(self, canvas: Canvas, places: Places, pictured: State) -> None:
        """Draws what lies beside the board; ``pictured`` lacks what is still on its way."""

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        """Draws the card that lies over that and more."""

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:  # noqa: ARG002
        """Where those of its buttons lie whose places depend on what it shows."""
        return {}

    def explained(self, screen: Screen, places: Places) -> Sequence[Explained]:  # noqa: ARG002
        """What there is to say of its parts."""
        return ()

    def area(self, screen: Screen, places: Places) -> Sequence[Rect]:
        """Where it draws beside the board."""
        return places.context, *places.layout.buttons.values(), *self.covers(screen, places)

    def covers(self, screen: Screen, places: Places) -> Sequence[Rect]:  # noqa: ARG002
        """What it lies over: buttons there, but for its own, cannot be seen."""
        return ()


class Context(Part[PanelT]):
    """The panel for what the player to act has before him."""

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
