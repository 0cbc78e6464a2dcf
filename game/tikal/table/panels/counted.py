"""The card on which a seat's points come in, line by line (ux, "Volcano")."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from pygame import Rect

from game.tikal.table import ids
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.shown.cards import Counted
from game.tikal.words.places import TEMPLES
from game.ui import panels, sprites, text, theme
from game.ui.controls.explaining import Tooltip
from game.ui.i18n import gettext as _
from game.ui.painting.cells import row
from game.ui.screen import Canvas

_TITLE: Final = 28
_HIGH: Final = (24, 20, 17, 14)
"""The heights in dp that a line may have, the best one first."""
_COLUMN: Final = 96
"""The least width of a column of lines in dp."""
_PAD: Final = 14
_GAP: Final = 20
"""The distance between two columns in dp."""


@dataclass(frozen=True)
class CountedLayout:
    """The places of the papers that lie under the text, of the title, and of each line."""

    papers: tuple[Rect, ...]
    title: Rect
    lines: tuple[Rect, ...]


class CountedCard(PanelCard[Counted]):
    """The card with the player, the lines counted so far, and their sum; its button lies below."""

    @cached_property
    def plan(self) -> CountedLayout:
        """The layout with the highest lines that fit, on the card or in the bar of the verbs."""
        px, card, layout = self.screen.px, self.places.context, self.places.layout
        inner = card.inflate(-2 * px(_PAD), -2 * px(_PAD - 4))
        title = Rect(inner.x, inner.y, inner.w, px(_TITLE))
        below = Rect(inner.x, title.bottom, inner.w, max(1, inner.bottom - title.bottom))
        rooms: list[tuple[tuple[Rect, ...], Rect]] = [((card,), below)]
        if layout.bar.w:
            bar = layout.points.union(layout.bar)
            rooms.append(((card, bar), bar.inflate(-2 * px(_PAD), -2 * px(_PAD - 8))))
        button = self.places.buttons[ids.SCORED]
        for high in _HIGH:
            for papers, room in rooms:
                most = max(1, (room.w + px(_GAP)) // px(_COLUMN + _GAP))
                for count in range(1, most + 1):
                    lines = _lines_in(row(room, count, px(_GAP)), px(high), button)
                    if len(lines) >= self.panel.count:
                        return CountedLayout(papers, title, lines)
        return CountedLayout(papers, title, lines)

    @property
    def covers(self) -> Sequence[Rect]:
        return self.plan.papers

    @property
    def explained(self) -> Sequence[Tooltip]:
        told = _(
            "Every temple pays its number to who holds it: a guard, or more strength than each "
            "other. Of each kind of treasure one pays 1, two pay 3, three pay 6."
        )
        return [Tooltip(paper, told, TEMPLES) for paper in self.plan.papers]

    def draw_card(self, canvas: Canvas) -> None:
        plan = self.plan
        for paper in plan.papers:
            panels.draw(canvas, paper, panels.PARCHMENT_ACTIVE)
        self._draw_title(canvas, plan.title)
        if not self.panel.count:
            text.draw_in(canvas, _("Nothing to score."), plan.lines[0], theme.BODY)
        for line, box in zip(self.panel.lines, plan.lines, strict=False):
            label = Rect(box.x, box.y, box.w - canvas.px(40), box.h)
            text.draw_in(canvas, line.label, label, theme.BODY)
            text.draw(canvas, f"+{line.points}", box.midright, theme.NUMBER, "rm")

    def _draw_title(self, canvas: Canvas, box: Rect) -> None:
        """Draw mark, name and sum."""
        px = canvas.px
        mark = Rect(box.x, box.y, box.h, box.h)
        sprites.draw_in(canvas, f"mark_{self.panel.player.mark}", mark)
        at, points = box.midright, f"+{self.panel.points}"
        total = text.draw(canvas, points, at, theme.NUMBER_BIG, "rm", theme.RUST)
        left = mark.right + px(8)
        heading = Rect(left, box.y, total.left - left - px(10), box.h)
        text.draw_in(canvas, self.panel.player.name, heading, theme.HEADING)


def _lines_in(columns: Sequence[Rect], high: int, button: Rect) -> tuple[Rect, ...]:
    """Return as many lines as fit, column by column, none of them under the button."""
    return tuple(
        line
        for column in columns
        for y in range(column.y, column.bottom - high + 1, high)
        if not (line := Rect(column.x, y, column.w, high)).colliderect(button)
    )
