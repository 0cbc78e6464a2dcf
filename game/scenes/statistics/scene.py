"""The page of what was played on this device, with a way to forget it, and one to hand it out."""

from typing import Any, Final

from pygame import Rect

from game.games import game_called
from game.platform import StorageError
from game.scenes.statistics import kept
from game.scenes.statistics.kept import Played
from game.scenes.statistics.summary import Line, computers, kinds, people
from game.table.sharing import save_text
from game.ui import panels, text, theme
from game.ui.controls.choice import Choice
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.painting.fitting import style_for
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button

FILE: Final = "statistics-%Y-%m-%d.json"
_WIDEST, _AROUND = 760, 170
_ROW, _COLUMN = 30, 64
"""In dp: the greatest width of the page, what it has beside its rows, the height of a row, the
width of a number."""
_LEAST: Final = 5
"""Rows that there is room for at least."""


def show_statistics(stage: Stage) -> None:
    """Lays the page over what there is; says so where nothing can be read."""
    try:
        games = kept.load()
    except StorageError as error:
        stage.warn(_("The statistics cannot be read: {reason}").format(reason=error))
        return
    stage.push(StatisticsScene(stage, games))


class StatisticsScene(Scene):
    """People, computer players and kinds of games, a page each.

    Attributes:
        games: all that is remembered.
    """

    def __init__(self, stage: Stage, games: tuple[Played, ...]) -> None:
        super().__init__(stage)
        self.games = games
        self._forgotten: tuple[Played, ...] = ()
        self._page = Choice(
            "statistics/page",
            _("Page"),
            options=[("people", _("People")), ("computers", _("Computer")), ("kinds", _("Games"))],
            value="people",
            change=lambda _page: self.redraw(),
        )
        self._reset = Button("statistics/reset", _("Reset"), self._forget)
        self._undo = Button("statistics/undo", _("Undo"), self._remember)
        self._export = Button("statistics/export", _("Export"), self._hand_out)
        self._close = Button("statistics/close", _("Close"), stage.pop)
        self.form.widgets = [self._page, self._reset, self._undo, self._export, self._close]
        self.form.escape = stage.pop
        self._panel = self._title = self._body = Rect(0, 0, 0, 0)
        self._offer()

    def _offer(self) -> None:
        """What has been forgotten can be taken back as long as the page is there."""
        self._undo.visible = bool(self._forgotten)
        self._reset.visible = not self._forgotten
        self._reset.enabled = self._export.enabled = bool(self.games)
        self.redraw()

    def _forget(self) -> None:
        if self._keep(()):
            self._forgotten, self.games = self.games, ()
            self._offer()

    def _remember(self) -> None:
        if self._keep(self._forgotten):
            self._forgotten, self.games = (), self._forgotten
            self._offer()

    def _keep(self, games: tuple[Played, ...]) -> bool:
        try:
            kept.save(games)
        except StorageError as error:
            self.stage.warn(_("The statistics cannot be kept: {reason}").format(reason=error))
            return False
        return True

    def _hand_out(self) -> None:
        save_text(self.stage, FILE, kept.written(self.games))

    def layout(self, screen: Screen) -> None:
        """The title, the pages, a table, the buttons in a row."""
        super().layout(screen)
        px, gap = screen.px, screen.px(theme.GAP)
        room = screen.safe.inflate(-px(12), -px(12))
        lines = max(_LEAST, *(len(tell(self.games)) + 1 for tell in (people, computers, kinds)))
        high = px(_AROUND + lines * _ROW)
        self._panel = Rect(0, 0, min(room.w, px(_WIDEST)), min(room.h, high))
        self._panel.center = room.center
        inner = self._panel.inflate(-px(28), -px(24))
        touch = min(px(theme.TOUCH), max(1, inner.h // 4))
        low = inner.h < px(300)
        self._title = Rect(inner.x, inner.y, inner.w, 0 if low else px(36))
        self._page.rect = Rect(inner.x, self._title.bottom, inner.w, touch)
        foot = Rect(inner.x, inner.bottom - touch, inner.w, touch)
        step = (foot.w + gap) / 3
        for column, buttons in enumerate(
            ((self._reset, self._undo), (self._export,), (self._close,))
        ):
            left, right = foot.x + round(column * step), foot.x + round((column + 1) * step) - gap
            for button in buttons:
                button.rect = Rect(left, foot.y, right - left, foot.h)
        top = self._page.rect.bottom + gap
        self._body = Rect(inner.x, top, inner.w, max(0, foot.y - gap - top))

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self._panel)
        if self._title.h:
            count = len(self.games)
            told = ngettext("{count} game played here", "{count} games played here", count)
            at = self._title.x, self._title.y + canvas.px(16)
            words = told.format(count=count)
            text.draw(canvas, words, at, theme.HEADING, "lm", max_width=self._title.w)
        self._draw_table(canvas)
        super().draw(canvas)

    @property
    def rows(self) -> list[tuple[str, Line[Any]]]:
        """The lines of the page that is chosen, each with what it is about."""
        if self._page.value == "people":
            return [(line.key, line) for line in people(self.games)]
        if self._page.value == "computers":
            return [(_level(*line.key), line) for line in computers(self.games)]
        return [(_kind(*line.key), line) for line in kinds(self.games)]

    def _draw_table(self, canvas: Canvas) -> None:
        """As many rows as there is room for, the last of them may count the others."""
        body, high = self._body, canvas.px(_ROW)
        rows, most = self.rows, max(0, body.h // high - 1)
        if not rows:
            told = _("Games that are played to their end are counted here.")
            text.paragraph(canvas, told, body, theme.BODY)
            return
        heads = (_("Games"), _("Won"), _("Best"), _("Mean"))
        self._draw_row(canvas, 0, "", heads, theme.NOTE)
        shown = rows if len(rows) <= most else rows[: max(0, most - 1)]
        for number, (name, line) in enumerate(shown, start=1):
            cells = tuple(map(str, (line.games, line.won, line.best, line.average)))
            self._draw_row(canvas, number, name, cells, theme.CHIP)
        if left := len(rows) - len(shown):
            told = _("and {count} more").format(count=left)
            self._draw_row(canvas, len(shown) + 1, told, (), theme.CHIP)

    def _draw_row(
        self, canvas: Canvas, number: int, name: str, cells: tuple[str, ...], style: theme.TextStyle
    ) -> None:
        body, px = self._body, canvas.px
        wide = min(px(_COLUMN), body.w * 14 // 100)
        y = body.y + round((number + 0.5) * px(_ROW))
        room = body.w - 4 * wide - px(6)
        own = style_for(canvas.screen, name, theme.BODY, room)
        text.draw(canvas, name, (body.x, y), own, "lm", max_width=room)
        for column, cell in enumerate(cells):
            right = body.right - (3 - column) * wide
            text.draw(canvas, cell, (right, y), style, "rm", max_width=wide - px(4))


def _level(game: str, level: str) -> str:
    """A level's name; what is not known any more is called as it was."""
    known = game_called(game)
    try:
        return _(known.opponents().label(level)) if known else level
    except KeyError:
        return level


def _kind(game: str, variant: str, seats: int) -> str:
    known = game_called(game)
    name = variant or game
    if known and known.wording and variant in known.rules().variants:
        name = known.wording().title(variant)
    return _("{game}, {count} seats").format(game=name, count=seats)
