"""The card of an overlay, beside the board."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from pygame import Rect

from game.table.overlays.card import CardPlan, draw_description, plan_card
from game.table.overlays.overlay import ROOM
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.shown.cards import Looked
from game.ui import panels
from game.ui.screen import Canvas


class LookedCard(PanelCard[Looked]):
    """The card of an overlay."""

    @cached_property
    def plan(self) -> CardPlan:
        """The layout of the card; it holds the overlays' buttons where they have no other place."""
        places, screen = self.places, self.screen
        inner = places.card.inflate(-screen.px(24), -screen.px(22))
        ids = [one.button for one in OVERLAYS] if places.buttons.get(ROOM) else []
        return plan_card(screen, inner, ids, self.panel.seats)

    @property
    def covers(self) -> Sequence[Rect]:
        return (self.places.card,)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        return self.plan.buttons

    def draw_card(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.places.card, panels.PARCHMENT)
        draw_description(canvas, self.plan, self.panel.told)
