"""The page of what was played on this device, with a way to forget it, and one to hand it out."""

from typing import Any, Final

from pygame import Rect

from game.games import game_called
from game.platform import StorageError
from game.players.opponents import PERSON
from game.scenes.statistics import kept
from game.scenes.statistics.kept import GameResult
from game.scenes.statistics.summary import SummaryLine, computers, kinds, people
from game.scenes.statistics.words import WORDS, not_kept, not_read
from game.scenes.words.kinds import who_plays
from game.table.sharing import save_text
from game.ui import panels, text, theme
from game.ui.controls.choice import RadioGroup
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.painting.fitting import style_for
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import Button
from game.words.buttons import BUTTONS
from game.words.storage import why

FILE: Final = "statistics-%Y-%m-%d.json"
_WIDEST, _AROUND = 760, 206
_ROW, _COLUMN = 30, 64
"""In dp: the greatest width of the page, what it has beside its rows, the height of a row, the
width of a number."""
_LINE, _BETWEEN = 20, 6
"""In dp: the height of a line of a game, and what is between two games."""
_FOOT: Final = 36
"""The height in dp of what says which games are counted."""
_LEAST: Final = 6
"""Rows that there is room for at least."""


def show_statistics(stage: Stage) -> None:
    """Lays the page over what there is; says so where nothing can be read."""
    try:
        games = kept.load()
    except StorageError as error:
        stage.warn(not_read(why(error)))
        return
    stage.push(StatisticsScene(stage, games))


class StatisticsScene(Scene):
    """People, computer players and kinds of games, a page each.

    Attributes:
        games: all that is remembered.
    """

    def __init__(self, stage: Stage, games: tuple[GameResult, ...]) -> None:
        super().__init__(stage)
        self.games = games
        self._forgotten: tuple[GameResult, ...] = ()
        self._page = RadioGroup(
            "statistics/page",
            BUTTONS["page"],
            options=[
                ("people", WORDS["people"]),
                ("computers", WORDS["computer"]),
                ("kinds", WORDS["games"]),
                ("latest", WORDS["latest"]),
            ],
            value="people",
            change=lambda _page: self.redraw(),
        )
        self._reset = Button("statistics/reset", WORDS["reset"], self._forget)
        self._undo = Button("statistics/undo", BUTTONS["undo"], self._remember)
        self._export = Button("statistics/export", WORDS["export"], self._hand_out)
        self._close = Button("statistics/close", BUTTONS["close"], stage.pop)
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

    def _keep(self, games: tuple[GameResult, ...]) -> bool:
        try:
            kept.save(games)
        except StorageError as error:
            self.stage.warn(not_kept(why(error)))
            return False
        return True

    def _hand_out(self) -> None:
        save_text(self.stage, FILE, kept.written(self.games))

    def layout(self, screen: Screen) -> None:
        """The title, the pages, a table, the buttons in a row."""
        super().layout(screen)
        px, gap = screen.px, screen.px(theme.GAP)
        room = screen.safe.inflate(-px(12), -px(12))
        rows = (len(self.games), *(len(tell(self.games)) for tell in (people, computers, kinds)))
        lines = max(_LEAST, *(1 + count for count in rows))
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
    def rows(self) -> list[tuple[Words, SummaryLine[Any]]]:
        """The lines of the page that is chosen, each with what it is about."""
        if self._page.value == "people":
            return [(line.key, line) for line in people(self.games)]
        if self._page.value == "computers":
            return [
                (who_plays(game_called(line.key[0]), line.key[1]), line)
                for line in computers(self.games)
            ]
        return [(_kind(*line.key), line) for line in kinds(self.games)]

    def _draw_table(self, canvas: Canvas) -> None:
        """As many rows as there is room for, the last of them may count the others; below them
        what is counted."""
        body, high = self._body, canvas.px(_ROW)
        counted = _("Counted are games with a person that were played to their end on this device.")
        if not self.games:
            text.paragraph(canvas, counted, body, theme.BODY)
            return
        foot = Rect(body.x, body.bottom - canvas.px(_FOOT), body.w, canvas.px(_FOOT))
        text.paragraph(canvas, counted, foot, theme.NOTE, "lb")
        room = Rect(body.x, body.y, body.w, body.h - foot.h)
        if self._page.value == "latest":
            self._draw_latest(canvas, room)
        else:
            self._draw_lines(canvas, max(0, room.h // high - 1))

    def _draw_lines(self, canvas: Canvas, most: int) -> None:
        """So many rows with what they are about, and their numbers."""
        heads = (_("Games"), _("Won"), _("Best"), _("Mean"))
        self._draw_row(canvas, 0, "", heads, theme.NOTE)
        rows = self.rows
        shown = rows if len(rows) <= most else rows[: max(0, most - 1)]
        for number, (name, line) in enumerate(shown, start=1):
            cells = tuple(map(str, (line.games, line.won, line.best, line.average)))
            self._draw_row(canvas, number, name, cells, theme.CHIP)
        if left := len(rows) - len(shown):
            told = _("and {count} more").format(count=left)
            self._draw_row(canvas, len(shown) + 1, told, (), theme.CHIP)

    def _draw_latest(self, canvas: Canvas, room: Rect) -> None:
        """The games that were played last, as many as have room, each in the lines it needs."""
        y, step = room.y, canvas.px(_LINE)
        for one in reversed(self.games):
            lines = text.wrap(canvas.screen, _told(one), theme.NOTE_PLAIN, room.w)
            if y + len(lines) * step > room.bottom:
                return
            for line in lines:
                text.draw(canvas, line, (room.x, y), theme.NOTE_PLAIN, "lt")
                y += step
            y += canvas.px(_BETWEEN)

    def _draw_row(
        self,
        canvas: Canvas,
        number: int,
        name: Words,
        cells: tuple[str, ...],
        style: theme.TextStyle,
    ) -> None:
        body, px = self._body, canvas.px
        wide = min(px(_COLUMN), body.w * 14 // 100)
        y = body.y + round((number + 0.5) * px(_ROW))
        room = body.w - (4 * wide + px(6) if cells else 0)
        own = style_for(canvas.screen, name, theme.BODY, room)
        text.draw(canvas, name, (body.x, y), own, "lm", max_width=room)
        for column, cell in enumerate(cells):
            right = body.right - (3 - column) * wide
            text.draw(canvas, cell, (right, y), style, "rm", max_width=wide - px(4))


def _told(one: GameResult) -> str:
    """When a game was played, and the points of all, the most first; computer players by their
    levels and tempers."""
    game = game_called(one.game)
    had = [
        f"{name if kind == PERSON else who_plays(game, kind)} {points}"
        for name, kind, points in sorted(one.seats, key=lambda seat: -seat[2])
    ]
    return f"{one.day}: {'; '.join(had)}"


def _kind(game: str, variant: str, seats: int) -> str:
    known = game_called(game)
    name: Words = variant or game
    if known and known.wording and variant in known.rules().variants:
        name = known.wording().title(variant)
    return _("{game}, {count} seats").format(game=name, count=seats)
