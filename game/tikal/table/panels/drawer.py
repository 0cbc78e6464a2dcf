"""The card of the drawer of verbs over another card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from game.tikal.table.panels.card import PanelCard
from game.tikal.table.shown.cards import Drawer
from game.ui import panels
from game.ui.screen import Canvas


@dataclass(frozen=True)
class DrawerCard(PanelCard[Drawer]):
    """The drawer on dark wood; where the verbs have room of their own, the card under it is shown
    instead.

    Attributes:
        under: the card under the drawer.
    """

    under: PanelCard[Any]

    def draw(self, canvas: Canvas) -> None:
        """Draw the wood, or the card under it; the scene's form draws the verbs."""
        if self.places.layout.drawer.w:
            panels.draw(canvas, self.places.context, panels.DARK)
        else:
            self.under.draw(canvas)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The buttons of the card under the drawer, where that card is shown."""
        return {} if self.places.layout.drawer.w else self.under.buttons
