"""The verbs drawn out over what is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.tikal.rules.state import State
from game.tikal.table.panels.part import Part
from game.tikal.table.shown.cards import Drawer
from game.ui import panels
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


@dataclass(frozen=True)
class DrawerPart(Part[Drawer]):
    """On dark wood; what lies under them is shown where they have room of their own.

    Attributes:
        under: what is chosen.
    """

    under: Part[Any]

    def draw(self, canvas: Canvas, places: Places, pictured: State) -> None:
        """The verbs themselves are drawn by the scene's form."""
        if places.layout.drawer.w:
            panels.draw(canvas, places.context, panels.DARK)
        else:
            self.under.draw(canvas, places, pictured)

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:
        """Those of what lies under it, where that is shown."""
        return {} if places.layout.drawer.w else self.under.buttons(screen, places)
