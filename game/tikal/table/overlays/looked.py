"""What an overlay tells, on a card beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.table.overlays.card import CardPlan, draw_told, plan_card
from game.table.overlays.overlay import ROOM, Told
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.panel import Panel
from game.ui import panels
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


@dataclass(frozen=True)
class Looked(Panel):
    """The card of an overlay.

    Attributes:
        told: what it says.
        seats: how many seats there are to choose from; 0 where it is about all of them.
    """

    told: Told
    seats: int

    def plan(self, screen: Screen, places: Places) -> CardPlan:
        """Where everything lies; the overlays' buttons where they have no other place."""
        inner = places.card.inflate(-screen.px(24), -screen.px(22))
        ids = [one.button for one in OVERLAYS] if places.buttons.get(ROOM) else []
        return plan_card(screen, inner, ids, self.seats)

    def covers(self, places: Places) -> Sequence[Rect]:
        return (places.card,)

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:
        return self.plan(screen, places).buttons

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        panels.draw(canvas, places.card, panels.PARCHMENT)
        draw_told(canvas, self.plan(canvas.screen, places), self.told)
