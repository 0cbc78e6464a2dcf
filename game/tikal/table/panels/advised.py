"""The card of a plan, step by step: what is done, what it costs, and what for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.overlays.overlay import ROOM
from game.tikal.table import ids
from game.tikal.table.match.plan import PlanStep
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.shown.cards import Advised
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_RANK: Final = 20
_COST: Final = 22
"""The width in dp of a step's number, and that of its action points."""
_BETWEEN: Final = 4


@dataclass(frozen=True)
class AdvisedStep:
    """A step as it is laid out: the lines of what is done, those of the reason, and the height of
    all in pixels."""

    what: list[str]
    why: list[str]
    high: int


class AdvisedCard(PanelCard[Advised]):
    """The card of a plan, with its buttons at the top."""

    holds = ("plan", ROOM)

    @property
    def covers(self) -> Sequence[Rect]:
        return (self.places.card,)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The buttons: put the plan away, play all of it, and play the next step, from left to
        right."""
        inner, px = self.room, self.screen.px
        side, gap = min(px(theme.TOUCH), inner.h), px(theme.GAP)
        close = Rect(inner.topleft, (side, side))
        half = (inner.w - side - 2 * gap) // 2
        step = Rect(inner.right - half, inner.y, half, side)
        return {ids.PLAN_CLOSE: close, ids.PLAN_ALL: step.move(-gap - half, 0), ids.PLAN_STEP: step}

    def draw_card(self, canvas: Canvas) -> None:
        card, bar = self.places.card, self.places.layout.bar
        panels.draw(canvas, card, panels.PARCHMENT)
        if self.panel.on_display and bar.w:
            panels.draw(canvas, bar, panels.DARK)  # under the hexagons on display
        self._fill(canvas, self.room)

    @property
    def room(self) -> Rect:
        """The card's room inside its margin."""
        return self.places.card.inflate(-self.screen.px(20), -self.screen.px(18))

    def _fill(self, canvas: Canvas, inner: Rect) -> None:
        """Draw as many steps as have room, the next one first, then why the plan ends."""
        top, stops = canvas.px(theme.TOUCH + theme.GAP), self.panel.stops
        area = Rect(inner.x, inner.y + top, inner.w, max(0, inner.h - top))
        high = text.paragraph_height(canvas.screen, stops, area, theme.NOTE) if stops else 0
        area.h = max(0, area.h - high)
        rows = fitted(canvas.screen, area, self.panel.steps)
        y = area.y
        for rank, (row, step) in enumerate(zip(rows, self.panel.steps, strict=False), 1):
            self._draw_row(canvas, Rect(area.x, y, area.w, row.high), rank, row, step.ap)
            y += row.high + canvas.px(_BETWEEN)
        if left := len(self.panel.steps) - len(rows):
            told = _("and {count} more").format(count=left)
            y = area.bottom
            text.draw(canvas, told, (area.x, y), theme.NOTE, "lb", max_width=area.w)
        if stops:
            below = Rect(area.x, min(y, area.bottom), area.w, high)
            text.paragraph(canvas, stops, below, theme.NOTE_PLAIN)

    def _draw_row(self, canvas: Canvas, rect: Rect, rank: int, row: AdvisedStep, ap: int) -> None:
        line = _line(canvas.screen)
        left, middle = rect.x + canvas.px(_RANK), rect.y + line // 2
        text.draw(canvas, str(rank), (rect.x, middle), theme.CHIP, "lm", theme.RUST)
        if ap:
            text.draw(canvas, str(ap), (rect.right, middle), theme.CHIP, "rm", theme.RUST)
        for number, words in enumerate([*row.what, *row.why]):
            colour = theme.INK if number < len(row.what) else theme.INK_SOFT
            where = left, middle + number * line
            text.draw(canvas, words, where, theme.NOTE, "lm", colour, rect.right - left)


def fitted(screen: Screen, area: Rect, steps: Sequence[PlanStep]) -> list[AdvisedStep]:
    """Return the steps that have room, in order. The first ones keep their reasons; that of a later
    step gives way to the steps after it."""
    told = [_row(screen, area.w, step.what, step.why) for step in steps]
    bare = [_row(screen, area.w, step.what, "") for step in steps]
    for count in range(len(told), -1, -1):
        rows = [*told[:count], *bare[count:]]
        if _high(screen, rows) <= area.h:
            return rows
    while bare and _high(screen, bare) + _line(screen) > area.h:
        bare.pop()
    return bare


def _row(screen: Screen, width: int, what: Words, why: Words) -> AdvisedStep:
    """Return a step as it is laid out in this width in pixels."""
    room = max(1, width - screen.px(_RANK))
    lines = text.wrap(screen, what, theme.NOTE, max(1, room - screen.px(_COST)))
    reason = text.wrap(screen, why, theme.NOTE, room) if why else []
    return AdvisedStep(lines, reason, (len(lines) + len(reason)) * _line(screen))


def _high(screen: Screen, rows: Sequence[AdvisedStep]) -> int:
    return sum(row.high for row in rows) + max(0, len(rows) - 1) * screen.px(_BETWEEN)


def _line(screen: Screen) -> int:
    return round(text.measure(screen, "", theme.NOTE)[1] * 0.94)
