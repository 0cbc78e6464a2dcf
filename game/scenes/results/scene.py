"""The ranking, the points in detail, and what to do next."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from pygame import Rect

from game.description import Outcome, Standing
from game.scenes.results.points_table import draw_points_table
from game.scenes.results.ranking import ranking, verdict
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.painting.fitting import style_for
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker
from game.ui.widgets import RED, Button

WIDEST, HIGHEST = 1080, 640
NARROW = 640
"""Below so many dp the buttons stand in two rows."""
VERDICT = theme.TextStyle("head", 44, theme.GOLD_BRIGHT, 3)
VERDICT_SMALL = theme.TextStyle("head", 30, theme.GOLD_BRIGHT, 2.5)


class ResultsScene(Scene):
    """Shows how it ended, and on a page of its own the draw."""

    def __init__(
        self,
        stage: Stage,
        outcome: Outcome,
        *,
        rematch: Callable[[], None],
        title: Callable[[], None],
        save: Callable[[], None],
        share: Callable[[], None],
    ) -> None:
        super().__init__(stage)
        self.outcome = outcome
        self.standings = outcome.standings
        self._title = Button("results/title", _("Title"), title)
        self._rematch = Button("results/rematch", _("Rematch"), rematch, look=RED)
        self._draw = Button("results/draw", _("The draw"), self._show_draw)
        self._draw.visible = outcome.show_draw is not None
        self._share = Button("results/share", _("Share"), share)
        self._save = Button("results/save", _("Save record"), save)
        self.form.widgets = [self._title, self._draw, self._share, self._save, self._rematch]
        self.form.escape = title
        self._heading = Rect(0, 0, 0, 0)
        self._cards: list[Rect] = []
        self._table = Rect(0, 0, 0, 0)
        speaker.play("win")

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        px, gap = screen.px, screen.px(10)
        safe = screen.safe.inflate(-px(24), -px(20))
        area = Rect(0, 0, min(safe.w, px(WIDEST)), min(safe.h, px(HIGHEST)))
        if screen.portrait:
            area.h = min(safe.h, px(860))
        area.center = safe.center
        heading = px(76 if screen.portrait else 64 if area.h > px(420) else 44)
        buttons = px(theme.BUTTON_HEIGHT)
        self._heading = Rect(area.x, area.y - px(8), area.w, heading)
        narrow = area.w < px(NARROW)
        foot = buttons * 2 + gap if narrow else buttons
        middle = Rect(area.x, area.y + heading, area.w, area.h - heading - foot - gap * 2)
        bar = Rect(area.x, area.bottom - buttons, area.w, buttons)
        self._place_buttons(bar, narrow)
        if screen.portrait:
            ranks = Rect(middle.x, middle.y, middle.w, (middle.h - gap) * 48 // 100)
            self._table = Rect(
                middle.x, ranks.bottom + gap, middle.w, middle.bottom - ranks.bottom - gap
            )
        else:
            ranks = Rect(middle.x, middle.y, (middle.w - gap) * 44 // 100, middle.h)
            self._table = Rect(
                ranks.right + gap, middle.y, middle.right - ranks.right - gap, middle.h
            )
        self._cards = self._rows(ranks, gap)

    def _place_buttons(self, bar: Rect, narrow: bool) -> None:
        """One row of buttons, the last the widest; where it is narrow two of them stand above."""
        gap = self.screen.px(10)
        records = [self._share, self._save]
        row = [self._title, self._draw] if narrow else [self._title, self._draw, *records]
        part = bar.w * (31 if narrow else 18) // 100
        for i, button in enumerate(row):
            button.rect = Rect(bar.x + i * part, bar.y, part - gap, bar.h)
        rest = len(row) * part
        self._rematch.rect = Rect(bar.x + rest, bar.y, bar.w - rest, bar.h)
        if narrow:
            half = (bar.w + gap) // 2
            for i, button in enumerate(records):
                button.rect = Rect(bar.x + i * half, bar.y - bar.h - gap, half - gap, bar.h)

    def _show_draw(self) -> None:
        if self.outcome.show_draw:
            self.outcome.show_draw(self.stage)

    def _rows(self, area: Rect, gap: int) -> list[Rect]:
        """A row a player, with more room for the winners."""
        shares = [1.5 if place == 1 else 1.0 for place, _one in ranking(self.standings)]
        room = area.h - gap * (len(shares) - 1)
        tallest = self.screen.px(280)
        rows, y = [], area.y
        for share in shares:
            high = min(round(room * share / sum(shares)), round(tallest * share / 1.5))
            rows.append(Rect(area.x, y, area.w, high))
            y += high + gap
        spare = (area.bottom - rows[-1].bottom) // 2
        return [row.move(0, spare) for row in rows]

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """The buttons, then the rest part by part."""
        yield from self.form.prepare(canvas)
        yield from self._paint(canvas)

    def draw(self, canvas: Canvas) -> None:
        for _part in self._paint(canvas):
            pass
        super().draw(canvas)

    def _paint(self, canvas: Canvas) -> Iterator[None]:
        """The wood, the verdict, card after card, the table."""
        panels.wood(canvas)
        yield
        large = self._heading.w > canvas.px(700) and self._heading.h > canvas.px(60)
        style = VERDICT if large else VERDICT_SMALL
        text.draw_in(canvas, verdict(self.standings), self._heading, style, "m")
        for rect, (place, one) in zip(self._cards, ranking(self.standings), strict=True):
            self._draw_card(canvas, rect, place, one)
            yield
        draw_points_table(canvas, self._table, self.outcome)
        yield

    def _draw_card(self, canvas: Canvas, rect: Rect, place: int, one: Standing) -> None:
        px, won = canvas.px, place == 1
        panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE if won else panels.PARCHMENT_DIM)
        rank = (rect.x + px(26), rect.centery)
        text.draw(canvas, str(place), rank, theme.NUMBER_BIG, colour=theme.INK_SOFT)
        portrait = Rect(
            rect.x + px(46),
            rect.y + px(6),
            min(max(px(84), rect.h * 2 // 3), rect.w // 3),
            rect.h - px(12),
        )
        sprites.draw_in(
            canvas, f"leader_{one.mark}" if rect.h >= px(56) else f"mark_{one.mark}", portrait
        )
        grand = won and rect.h >= px(90) and rect.w >= px(380)
        points = replace(theme.NUMBER_BIG, size=44) if grand else theme.NUMBER_BIG
        score = str(one.score)
        right = rect.right - px(18)
        drawn = text.draw(
            canvas, score, (right, rect.centery), points, "rm", theme.RUST if won else theme.INK
        )
        left = portrait.right + px(10)
        middle = rect.centery - (px(12) if rect.h >= px(72) else 0)
        room = drawn.left - left - px(10)
        style = style_for(canvas.screen, one.name, theme.DISPLAY if grand else theme.HEADING, room)
        text.draw(canvas, one.name, (left, middle), style, "lm", max_width=room)
        if rect.h >= px(72):
            self._draw_sources(canvas, (left, rect.centery + px(20)), one)

    def _draw_sources(self, canvas: Canvas, xy: tuple[int, int], one: Standing) -> None:
        """Where the points came from."""
        x, px = xy[0], canvas.px
        for icon, points in one.sources:
            sprites.draw_in(canvas, icon, Rect(x, xy[1] - px(10), px(20), px(20)))
            drawn = text.draw(canvas, str(points), (x + px(26), xy[1]), theme.NUMBER, "lm")
            x = drawn.right + px(18)
