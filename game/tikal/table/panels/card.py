"""The base classes of cards and panels beside the board."""

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
from game.tikal.table.view.table_layout import inside_margin
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
    """Lays out and draws a panel beside the board; its buttons are drawn by the scene's form.

    Attributes:
        panel: what is shown.
        view: the position, less what is still on its way.
        screen, places: the window, and where everything lies in it.
        holds: the first parts of the ids of the buttons that lie on the card, not under it.
    """

    panel: PanelT
    view: State
    screen: Screen
    places: Places
    holds: ClassVar[Collection[str]] = (*_ON_CARDS, ROOM)

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies beside the board."""

    def draw_card(self, canvas: Canvas) -> None:
        """Draw the card that lies over the panel and more."""

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The places of those buttons whose places depend on what the card shows, by id."""
        return {}

    @property
    def explained(self) -> Sequence[Tooltip]:
        """The tooltips of the card's parts."""
        return ()

    @property
    def area(self) -> Sequence[Rect]:
        """The rectangles in which the card may draw."""
        return self.places.context, *self.places.layout.buttons.values(), *self.covers

    @property
    def covers(self) -> Sequence[Rect]:
        """The rectangles that the card covers; other buttons there are hidden."""
        return ()

    def pick(self, pos: Pos) -> Thing | None:  # noqa: ARG002 (most have nothing but buttons)
        """Return the thing under a pixel, or None."""
        return None

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a thing, None if it is not on the card. Every card has a place
        for the hexagon in hand, which comes there from the stack or the display."""
        return self.places.context if thing == Hand() else None


class Context(PanelCard[PanelT]):
    """A card in the panel of what the player to act has chosen or in hand."""

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.places.context, panels.PARCHMENT)
        self.fill(canvas, self.room)

    @property
    def room(self) -> Rect:
        """The panel's room inside its margin."""
        return inside_margin(self.screen, self.places.context)

    @abstractmethod
    def fill(self, canvas: Canvas, inner: Rect) -> None:
        """Draw the content into the panel."""
