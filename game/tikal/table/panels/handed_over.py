"""Beside the board: whose turn it is now, and what has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.table.guide.places import WATCHING
from game.table.modes.handing import MORE, TAKE
from game.table.turns.card import Areas, CardPart, Plan
from game.tikal.rules.state import State
from game.tikal.table import ids
from game.tikal.table.panels.part import Part
from game.tikal.table.shown.cards import HandedOver
from game.ui.controls.explaining import Explained
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


class HandedOverPart(Part[HandedOver]):
    """The card in place of what is chosen; its rows in the bar of the actions where they have no
    room there."""

    def plan(self, screen: Screen, places: Places) -> Plan:
        """Where everything lies."""
        layout, take = places.layout, self._take(places)
        sheet = layout.points.union(layout.bar) if layout.bar.w else None
        return CardPart(self.panel.card).plan(screen, Areas(places.context, take, sheet))

    def covers(self, screen: Screen, places: Places) -> Sequence[Rect]:
        return self.plan(screen, places).papers

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:
        more = self.plan(screen, places).more
        return {TAKE: self._take(places)} | ({MORE: more} if more else {})

    def _take(self, places: Places) -> Rect:
        """Where nothing can be auctioned, no bid can lie in what leads on from a scoring."""
        return places.buttons[TAKE if self.panel.bids else ids.SCORED]

    def explained(self, screen: Screen, places: Places) -> Sequence[Explained]:
        told = _("What has changed since you looked last. The numbers are those on the board.")
        return [Explained(paper, told, WATCHING) for paper in self.plan(screen, places).papers]

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        CardPart(self.panel.card).draw(canvas, self.plan(canvas.screen, places))

    def draw(self, canvas: Canvas, places: Places, pictured: State) -> None:
        """The card is all."""
