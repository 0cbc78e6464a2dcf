"""The base of the cards beside the board, the card of the drawer, and the base of the parts around
the board that are one rectangle."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from pygame import Rect

from game.table.overlay import ROOM
from game.tikal.rules.state import State
from game.tikal.table.shown.cards import DrawerShown, Panel
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Hand, Thing
from game.tikal.table.view.table_layout import inside_margin
from game.ui import panels
from game.ui.controls.tooltips import Tooltip
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


_CARD_BUTTONS: Final = (
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
        button_prefixes: the first parts of the ids of the buttons that lie on the card, not under
            it.
    """

    panel: PanelT
    view: State
    screen: Screen
    places: Places
    button_prefixes: ClassVar[Collection[str]] = (*_CARD_BUTTONS, ROOM)

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies beside the board."""

    def draw_card(self, canvas: Canvas) -> None:
        """Draw the card that lies over the panel and more."""

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The places of those buttons whose places depend on what the card shows, by id."""
        return {}

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        """The tooltips of the card's parts."""
        return ()

    @property
    def area(self) -> Sequence[Rect]:
        """The rectangles in which the card may draw."""
        return self.places.context, *self.places.layout.verbs.values(), *self.covered

    @property
    def covered(self) -> Sequence[Rect]:
        """The rectangles that the card covers; other buttons there are hidden."""
        return ()

    def pick(self, pos: Pos) -> Thing | None:  # noqa: ARG002 (most have nothing but buttons)
        """Return the thing under a pixel, or None."""
        return None

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a thing, None if it is not on the card. Every card has a place
        for the hexagon in hand, which comes there from the stack or the display."""
        return self.places.context if thing == Hand() else None


class ContextCard(PanelCard[PanelT]):
    """A card in the panel of what the player to act has chosen or in hand."""

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.places.context, panels.PARCHMENT)
        self.draw_content(canvas, self.content_rect)

    @property
    def content_rect(self) -> Rect:
        """The panel's room inside its margin."""
        return inside_margin(self.screen, self.places.context)

    @abstractmethod
    def draw_content(self, canvas: Canvas, inner: Rect) -> None:
        """Draw the content into the panel."""


@dataclass(frozen=True)
class DrawerCard(PanelCard[DrawerShown]):
    """The drawer on dark wood; where the verbs have room of their own, the card under it is shown
    instead.

    Attributes:
        under: the card under the drawer.
    """

    under: PanelCard[Any]

    def draw(self, canvas: Canvas) -> None:
        """Draw the wood, or the card under it; the scene's form draws the verbs."""
        if self.places.layout.drawer_button.w:
            panels.draw(canvas, self.places.context, panels.DARK)
        else:
            self.under.draw(canvas)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The buttons of the card under the drawer, where that card is shown."""
        return {} if self.places.layout.drawer_button.w else self.under.buttons


class RectPart:
    """A part that is one rectangle.

    Attributes:
        rect: its place in the window, in pixels.
        thing: the thing that it is; None for a part that cannot be touched.
    """

    rect = Rect(0, 0, 0, 0)
    thing: Thing | None = None

    def lay_out(self, screen: Screen, area: Rect) -> None:  # noqa: ARG002 (its canvas has it)
        """Take a rectangle of the window as the part's place."""
        self.rect = area

    def show(self, shown: Shown) -> None:
        """Do nothing: what is shown does not change the part's layout."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Draw the part."""
        raise NotImplementedError

    def pick(self, pos: Pos) -> Thing | None:
        """Return the part's thing if the pixel lies in it, else None."""
        return self.thing if self.rect.collidepoint(pos) else None

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the part's rectangle if the thing is the part's own, else None."""
        return self.rect if thing == self.thing else None
