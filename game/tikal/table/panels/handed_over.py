"""The card that says whose turn it is now, and what has changed."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from pygame import Rect

from game.table.guide.places import WATCHING
from game.table.modes.handing import MORE, TAKE
from game.table.turns.card import Areas, CardLayout, CardPart
from game.tikal.table import ids
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.shown.cards import HandedOver
from game.ui.controls.explaining import Tooltip
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas


class HandedOverCard(PanelCard[HandedOver]):
    """The card in place of the context; rows that do not fit there lie in the bar of the verbs."""

    @cached_property
    def plan(self) -> CardLayout:
        """The layout of the card."""
        layout, context = self.places.layout, self.places.context
        sheet = layout.points.union(layout.bar) if layout.bar.w else None
        return CardPart(self.panel.card).plan(self.screen, Areas(context, self._take, sheet))

    @property
    def covers(self) -> Sequence[Rect]:
        return self.plan.papers

    @property
    def buttons(self) -> Mapping[str, Rect]:
        more = self.plan.more
        return {TAKE: self._take} | ({MORE: more} if more else {})

    @property
    def _take(self) -> Rect:
        """The place of the button that takes the device over. In a variant with auctions it keeps
        clear of the buttons of a bid; in others it lies where a scoring leads on."""
        return self.places.buttons[TAKE if self.panel.bids else ids.SCORED]

    @property
    def explained(self) -> Sequence[Tooltip]:
        told = _("What has changed since you looked last. The numbers are those on the board.")
        return [Tooltip(paper, told, WATCHING) for paper in self.plan.papers]

    def draw_card(self, canvas: Canvas) -> None:
        CardPart(self.panel.card).draw(canvas, self.plan)
