"""The verbs drawn out over what is chosen."""

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
    """On dark wood; what lies under them is shown where they have room of their own.

    Attributes:
        under: what is chosen.
    """

    under: PanelCard[Any]

    def draw(self, canvas: Canvas) -> None:
        """The verbs themselves are drawn by the scene's form."""
        if self.places.layout.drawer.w:
            panels.draw(canvas, self.places.context, panels.DARK)
        else:
            self.under.draw(canvas)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """Those of what lies under it, where that is shown."""
        return {} if self.places.layout.drawer.w else self.under.buttons
