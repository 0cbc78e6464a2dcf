"""The card of what is chosen: a hexagon and the pieces on it, or the members that are picked up."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect

from game.tikal.table.board import space_card
from game.tikal.table.panels.card import Context
from game.tikal.table.panels.party import Foot, lay_foot
from game.tikal.table.shown.chosen import Chosen, There
from game.tikal.table.view.table_layout import lies_flat
from game.ui import sprites, text, theme
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas

_PICTURE = 90
"""The least height in dp for a picture of the chosen hexagon."""
_WIDE, _AT_END = 560, 190
"""The least width in dp of a panel with the picture at its end, and the width of that picture."""
_LINE = 24
_BETWEEN = 10
"""The distance between two marks in dp."""
_BESIDE = 4
"""The distance from a mark to its number in dp."""
_ABOVE_FOOT = 6


@dataclass(frozen=True)
class ChosenLayout:
    """The places of the rows: the name of the space, the pieces on it, what may be done or why not,
    the picture, and the buttons at the foot; None for what has no room."""

    title: Rect
    marks: Rect | None
    said: Rect | None
    picture: Rect | None
    foot: Foot


class ChosenCard(Context[Chosen]):
    """The card with the name of the space, the pieces on it, what may be done and, if there is
    room, a picture."""

    def plan(self, inner: Rect) -> ChosenLayout:
        """Return the places of the rows; the picture lies at the end of a wide panel, else below
        the rows."""
        screen, px, end = self.screen, self.screen.px, None
        if inner.w >= px(_WIDE):
            end = Rect(inner.right - px(_AT_END), inner.y, px(_AT_END), inner.h)
            inner = Rect(inner.x, inner.y, inner.w - px(_AT_END + theme.GAP), inner.h)
        title, marks = self._head(inner)
        top = px(_LINE)
        if marks is not None and marks.y > inner.y:
            top += marks.h + px(4)
        foot = lay_foot(screen, inner, self.panel.party, self.panel.here, self.panel.idle)
        rest = Rect(inner.x, inner.y + top, inner.w, 0)
        rest.h = max(0, foot.top - px(_ABOVE_FOOT) - rest.y)
        said = rest if text.paragraph_fits(screen, self.panel.said, rest, theme.NOTE) else None
        below = rest.copy()
        if said and self.panel.said:
            used = text.paragraph_height(screen, self.panel.said, said, theme.NOTE) + px(8)
            below = Rect(rest.x, rest.y + used, rest.w, rest.h - used)
        picture = end or (below if below.h > px(_PICTURE) else None)
        return ChosenLayout(title, marks, said, picture, foot)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The buttons of the members, of the actions at the space, and of putting all down."""
        return self.plan(self.room).foot.buttons

    def _head(self, inner: Rect) -> tuple[Rect, Rect | None]:
        """Return the places of the name and of the marks: in one line of a flat panel, else in two.
        The marks have none for the supply."""
        px, line = self.screen.px, self.screen.px(_LINE)
        title = Rect(inner.x, inner.y, inner.w, line)
        if self.panel.space is None:
            return title, None
        width = sum(self._widths) + px(_BETWEEN) * max(0, len(self._marks) - 1)
        if not lies_flat(inner):
            return title, Rect(inner.x, inner.y + line, width, line)
        marks = Rect(inner.right - width, inner.y - px(2), width, line)
        title.w -= width + px(_BETWEEN) if width else 0
        return title, marks

    @property
    def _marks(self) -> list[tuple[str, str]]:
        """The sprite of everybody there, each with its strength in figures; "" for no strength."""
        return [_mark(one) for one in self.panel.there]

    @property
    def _widths(self) -> list[int]:
        """The width in pixels of each mark with its number."""
        screen = self.screen
        side, gap = screen.px(_LINE) - screen.px(4), screen.px(_BESIDE)
        numbers = [number for _name, number in self._marks]
        return [
            side + (gap + text.measure(screen, number, theme.NUMBER)[0] if number else 0)
            for number in numbers
        ]

    def fill(self, canvas: Canvas, inner: Rect) -> None:
        plan = self.plan(inner)
        begin = inner.x, inner.y + canvas.px(9)
        style = style_for(canvas.screen, self.panel.title, theme.SUBHEADING, plan.title.w)
        text.draw(canvas, self.panel.title, begin, style, "lm", max_width=plan.title.w)
        if plan.marks:
            self._draw_marks(canvas, plan.marks)
        if plan.said:
            text.paragraph(canvas, self.panel.said, plan.said, theme.NOTE)
        if plan.picture:
            self._draw_picture(canvas, plan.picture)
        if self.panel.party and plan.foot.count:
            self._draw_count(canvas, plan.foot.count, self.panel.party.workers)

    def _draw_count(self, canvas: Canvas, box: Rect, workers: int) -> None:
        """Draw a worker, and how many are picked up."""
        mark = self.panel.player.mark
        figure = Rect(box.x, box.y, box.w, box.h // 2)
        sprites.draw_in(canvas, f"worker_{mark}", figure)
        below = box.centerx, box.bottom - box.h // 4
        text.draw(canvas, str(workers), below, theme.NUMBER_BIG, max_width=box.w)

    def _draw_marks(self, canvas: Canvas, row: Rect) -> None:
        x, side = row.x, row.h - canvas.px(4)
        for (name, number), width in zip(self._marks, self._widths, strict=True):
            box = Rect(x, row.y + canvas.px(2), side, side)
            sprites.draw_in(canvas, name, box)
            beside = (box.right + canvas.px(_BESIDE), row.centery)
            text.draw(canvas, number, beside, theme.NUMBER, "lm")
            x += width + canvas.px(_BETWEEN)

    def _draw_picture(self, canvas: Canvas, box: Rect) -> None:
        """Draw the chosen hexagon, or the member that is to arrive."""
        if self.panel.space is not None:
            space_card(canvas, box, self.view, self.panel.space, self.places.seen)
            return
        limit = min(box.h, canvas.px(_AT_END))
        figure = Rect(0, 0, limit, limit).move_to(center=box.center)
        mark = self.panel.player.mark
        member = "leader" if self.panel.party and self.panel.party.leader else "worker"
        sprites.draw_in(canvas, f"{member}_{mark}", figure)


def _mark(there: There) -> tuple[str, str]:
    """Return the name of a sprite, and the number beside it."""
    kind = "mark" if there.what == "members" else there.what
    return f"{kind}_{there.player.mark}", str(there.strength or "")
