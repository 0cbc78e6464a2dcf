"""What an overlay tells, on a card beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.table.overlays.card import CardPlan, draw_told, plan_card
from game.table.overlays.overlay import ROOM
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.part import Part
from game.tikal.table.shown.cards import Looked
from game.ui import panels
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


class LookedPart(Part[Looked]):
    """The card of an overlay."""

    def plan(self, screen: Screen, places: Places) -> CardPlan:
        """Where everything lies; the overlays' buttons where they have no other place."""
        inner = places.card.inflate(-screen.px(24), -screen.px(22))
        ids = [one.button for one in OVERLAYS] if places.buttons.get(ROOM) else []
        return plan_card(screen, inner, ids, self.panel.seats)

    def covers(self, screen: Screen, places: Places) -> Sequence[Rect]:  # noqa: ARG002
        return (places.card,)

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:
        return self.plan(screen, places).buttons

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        panels.draw(canvas, places.card, panels.PARCHMENT)
        draw_told(canvas, self.plan(canvas.screen, places), self.panel.told)
