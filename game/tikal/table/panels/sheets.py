"""The cards that lie over the panel and more: a scoring, the handing over of the device, an
overlay, and a plan."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from pygame import Rect

from game.table.handover_card import CardAreas, CardLayout, HandoverCardPart
from game.table.ids import PLAN_ALL, PLAN_CLOSE, PLAN_STEP
from game.table.modes.deciding import MORE, TAKE
from game.table.overlay import ROOM
from game.table.overlay_card import OverlayCardPlan, draw_overlay_card, plan_overlay_card
from game.table.rule_names import WATCHING
from game.tikal.table import ids
from game.tikal.table.match.plan import PlanStep
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.shown.cards import HandoverShown, OverlayShown, PlanShown, ScoringShown
from game.tikal.words.rulebook_sections import TEMPLES
from game.ui import panels, sprites, text, theme
from game.ui.controls.tooltips import Tooltip
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen, row
from game.ui.sentence import Words

# The card on which a seat's points come in, line by line (ux, "Volcano").

_TITLE: Final = 28
_HIGH: Final = (24, 20, 17, 14)
"""The heights in dp that a line may have, the best one first."""
_COLUMN: Final = 96
"""The least width of a column of lines in dp."""
_PAD: Final = 14
_GAP: Final = 20
"""The distance between two columns in dp."""


@dataclass(frozen=True)
class ScoringLayout:
    """The places of the papers that lie under the text, of the title, and of each line."""

    papers: tuple[Rect, ...]
    title: Rect
    lines: tuple[Rect, ...]


class ScoringCard(PanelCard[ScoringShown]):
    """The card with the player, the lines counted so far, and their sum; its button lies below."""

    @cached_property
    def layout(self) -> ScoringLayout:
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
                    lines = _line_boxes(row(room, count, px(_GAP)), px(high), button)
                    if len(lines) >= self.panel.count:
                        return ScoringLayout(papers, title, lines)
        return ScoringLayout(papers, title, lines)

    @property
    def covered(self) -> Sequence[Rect]:
        return self.layout.papers

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        explanation = _(
            "Every temple pays its number to who holds it: a guard, or more strength than each "
            "other. Of each kind of treasure one pays 1, two pay 3, three pay 6."
        )
        return [Tooltip(paper, explanation, TEMPLES) for paper in self.layout.papers]

    def draw_card(self, canvas: Canvas) -> None:
        layout = self.layout
        for paper in layout.papers:
            panels.draw(canvas, paper, panels.PARCHMENT_ACTIVE)
        self._draw_title(canvas, layout.title)
        if not self.panel.count:
            text.draw_in(canvas, _("Nothing to score."), layout.lines[0], theme.BODY)
        for line, box in zip(self.panel.lines, layout.lines, strict=False):
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


def _line_boxes(columns: Sequence[Rect], high: int, button: Rect) -> tuple[Rect, ...]:
    """Return as many lines as fit, column by column, none of them under the button."""
    return tuple(
        line
        for column in columns
        for y in range(column.y, column.bottom - high + 1, high)
        if not (line := Rect(column.x, y, column.w, high)).colliderect(button)
    )


# The card that says whose turn it is now, and what has changed.


class HandOverCard(PanelCard[HandoverShown]):
    """The card in place of the context; rows that do not fit there lie in the bar of the verbs."""

    @cached_property
    def layout(self) -> CardLayout:
        """The layout of the card."""
        layout, context = self.places.layout, self.places.context
        sheet = layout.points.union(layout.bar) if layout.bar.w else None
        return HandoverCardPart(self.panel.card).plan(
            self.screen, CardAreas(context, self._take, sheet)
        )

    @property
    def covered(self) -> Sequence[Rect]:
        return self.layout.papers

    @property
    def buttons(self) -> Mapping[str, Rect]:
        more = self.layout.more
        return {TAKE: self._take} | ({MORE: more} if more else {})

    @property
    def _take(self) -> Rect:
        """The place of the button that takes the device over. In a variant with auctions it keeps
        clear of the buttons of a bid; in others it lies where a scoring leads on."""
        return self.places.buttons[TAKE if self.panel.with_auctions else ids.SCORED]

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        explanation = _(
            "What has changed since you looked last. The numbers are those on the board."
        )
        return [Tooltip(paper, explanation, WATCHING) for paper in self.layout.papers]

    def draw_card(self, canvas: Canvas) -> None:
        HandoverCardPart(self.panel.card).draw(canvas, self.layout)


# The card of an overlay, beside the board.


class OverlayCard(PanelCard[OverlayShown]):
    """The card of an overlay."""

    @cached_property
    def layout(self) -> OverlayCardPlan:
        """The layout of the card; it holds the overlays' buttons where they have no other place."""
        places, screen = self.places, self.screen
        inner = places.card.inflate(-screen.px(24), -screen.px(22))
        ids = [one.button for one in OVERLAYS] if places.buttons.get(ROOM) else []
        return plan_overlay_card(screen, inner, ids, self.panel.seats)

    @property
    def covered(self) -> Sequence[Rect]:
        return (self.places.card,)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        return self.layout.buttons

    def draw_card(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.places.card, panels.PARCHMENT)
        draw_overlay_card(canvas, self.layout, self.panel.text)


# The card of a plan, step by step: what is done, what it costs, and what for.

_RANK: Final = 20
_COST: Final = 22
"""The width in dp of a step's number, and that of its action points."""
_BETWEEN: Final = 4


@dataclass(frozen=True)
class StepRow:
    """A step as it is laid out: the lines of what is done, those of the reason, and the height of
    all in pixels."""

    action_lines: list[str]
    reason_lines: list[str]
    height: int


class PlanCard(PanelCard[PlanShown]):
    """The card of a plan, with its buttons at the top."""

    button_prefixes = ("plan", ROOM)

    @property
    def covered(self) -> Sequence[Rect]:
        return (self.places.card,)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The buttons: put the plan away, play all of it, and play the next step, from left to
        right."""
        inner, px = self.content_rect, self.screen.px
        side, gap = min(px(theme.TOUCH), inner.h), px(theme.GAP)
        close = Rect(inner.topleft, (side, side))
        half = (inner.w - side - 2 * gap) // 2
        step = Rect(inner.right - half, inner.y, half, side)
        every = step.move(-gap - half, 0)
        return {PLAN_CLOSE: close, PLAN_ALL: every, PLAN_STEP: step}

    def draw_card(self, canvas: Canvas) -> None:
        card, bar = self.places.card, self.places.layout.bar
        panels.draw(canvas, card, panels.PARCHMENT)
        if self.panel.on_display and bar.w:
            panels.draw(canvas, bar, panels.DARK)  # under the hexagons on display
        self._draw_steps(canvas, self.content_rect)

    @property
    def content_rect(self) -> Rect:
        """The card's room inside its margin."""
        return self.places.card.inflate(-self.screen.px(20), -self.screen.px(18))

    def _draw_steps(self, canvas: Canvas, inner: Rect) -> None:
        """Draw as many steps as have room, the next one first, then why the plan ends."""
        top, stops = canvas.px(theme.TOUCH + theme.GAP), self.panel.stop_reason
        area = Rect(inner.x, inner.y + top, inner.w, max(0, inner.h - top))
        high = text.paragraph_height(canvas.screen, stops, area, theme.NOTE) if stops else 0
        area.h = max(0, area.h - high)
        rows = fitting_steps(canvas.screen, area, self.panel.steps)
        y = area.y
        for rank, (step_row, step) in enumerate(zip(rows, self.panel.steps, strict=False), 1):
            self._draw_row(
                canvas, Rect(area.x, y, area.w, step_row.height), rank, step_row, step.ap
            )
            y += step_row.height + canvas.px(_BETWEEN)
        if left := len(self.panel.steps) - len(rows):
            more = _("and {count} more").format(count=left)
            y = area.bottom
            text.draw(canvas, more, (area.x, y), theme.NOTE, "lb", max_width=area.w)
        if stops:
            below = Rect(area.x, min(y, area.bottom), area.w, high)
            text.paragraph(canvas, stops, below, theme.NOTE_PLAIN)

    def _draw_row(self, canvas: Canvas, rect: Rect, rank: int, row: StepRow, ap: int) -> None:
        line = _line_height(canvas.screen)
        left, middle = rect.x + canvas.px(_RANK), rect.y + line // 2
        text.draw(canvas, str(rank), (rect.x, middle), theme.CHIP, "lm", theme.RUST)
        if ap:
            text.draw(canvas, str(ap), (rect.right, middle), theme.CHIP, "rm", theme.RUST)
        for number, words in enumerate([*row.action_lines, *row.reason_lines]):
            colour = theme.INK if number < len(row.action_lines) else theme.INK_SOFT
            where = left, middle + number * line
            text.draw(canvas, words, where, theme.NOTE, "lm", colour, rect.right - left)


def fitting_steps(screen: Screen, area: Rect, steps: Sequence[PlanStep]) -> list[StepRow]:
    """Return the steps that have room, in order. The first ones keep their reasons; that of a later
    step gives way to the steps after it."""
    full = [_step_row(screen, area.w, step.description, step.reason) for step in steps]
    bare = [_step_row(screen, area.w, step.description, "") for step in steps]
    for count in range(len(full), -1, -1):
        rows = [*full[:count], *bare[count:]]
        if _rows_height(screen, rows) <= area.h:
            return rows
    while bare and _rows_height(screen, bare) + _line_height(screen) > area.h:
        bare.pop()
    return bare


def _step_row(screen: Screen, width: int, description: Words, reason: Words) -> StepRow:
    """Return a step as it is laid out in this width in pixels."""
    room = max(1, width - screen.px(_RANK))
    lines = text.wrap(screen, description, theme.NOTE, max(1, room - screen.px(_COST)))
    reasons = text.wrap(screen, reason, theme.NOTE, room) if reason else []
    return StepRow(lines, reasons, (len(lines) + len(reasons)) * _line_height(screen))


def _rows_height(screen: Screen, rows: Sequence[StepRow]) -> int:
    return sum(row.height for row in rows) + max(0, len(rows) - 1) * screen.px(_BETWEEN)


def _line_height(screen: Screen) -> int:
    return round(text.measure(screen, "", theme.NOTE)[1] * 0.94)
