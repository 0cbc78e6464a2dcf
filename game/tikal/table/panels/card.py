"""A card or panel beside the board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from pygame import Rect

from game.table.overlays.overlay import ROOM
from game.tikal.rules.state import State
from game.tikal.table.shown.cards import Panel
from game.tikal.table.things import Hand, Thing
from game.ui import panels
from game.ui.controls.explaining import Tooltip
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


_ON_CARDS: Final = (
    *("display", "bid", "scoring", "watch", "look-on", "link", "plan", "hand-over"),
)


PanelT = TypeVar("PanelT", bound=Panel)


@dataclass(frozen=True)
class PanelCard(Generic[PanelT]):
    """Lays out and draws what there is to know in a mode; its buttons are drawn by the scene's
    form.

    Attributes:
        panel: what is shown.
        view: the position, less what is still on its way.
        screen, places: the window, and where everything lies in it.
        holds: the rooms of the buttons that lie on it, not under it.
    """

    panel: PanelT
    view: State
    screen: Screen
    places: Places
    holds: ClassVar[Collection[str]] = (*_ON_CARDS, ROOM)

    def draw(self, canvas: Canvas) -> None:
        """Draws what lies beside the board."""

    def draw_card(self, canvas: Canvas) -> None:
        """Draws the card that lies over that and more."""

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """Where those of its buttons lie whose places depend on what it shows."""
        return {}

    @property
    def explained(self) -> Sequence[Tooltip]:
        """What there is to say of its parts."""
        return ()

    @property
    def area(self) -> Sequence[Rect]:
        """Where it draws beside the board."""
        return self.places.context, *self.places.layout.buttons.values(), *self.covers

    @property
    def covers(self) -> Sequence[Rect]:
        """What it lies over: buttons there, but for its own, cannot be seen."""
        return ()

    def pick(self, pos: Pos) -> Thing | None:  # noqa: ARG002 (most have nothing but buttons)
        """What lies at a pixel."""
        return None

    def place_of(self, thing: Thing) -> Rect | None:
        """Where something lies; None if not here. The hexagon in hand has its place in every one
        of them: it comes there from the stack or the display."""
        return self.places.context if thing == Hand() else None


class Context(PanelCard[PanelT]):
    """The panel for what the player to act has before him."""

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.places.context, panels.PARCHMENT)
        self.fill(canvas, self.room)

    @property
    def room(self) -> Rect:
        """Where it tells it."""
        return inside(self.screen, self.places.context)

    @abstractmethod
    def fill(self, canvas: Canvas, inner: Rect) -> None:
        """Draws what it tells into the parchment."""


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
