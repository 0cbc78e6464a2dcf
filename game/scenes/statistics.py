"""The statistics of all matches that were finished on this device, and counting a match."""

from typing import Any, Final

from pygame import Rect

from game.core.game import AnyMatch
from game.games import game_by_id
from game.platform import StorageError
from game.platform.node import Node
from game.players.opponents import PERSON
from game.scenes import match_history
from game.scenes.match_history import GameResult, SummaryLine, computers, kinds, people
from game.scenes.words import who_plays
from game.table.dialogs.share import save_text
from game.ui import panels, text, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.figures import date, number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext, pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import items, paragraphs, table, without
from game.ui.punctuation import listed_apart, with_value
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases, sentence
from game.ui.text import fitting_style
from game.ui.widgets import Button
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

FILE: Final = "statistics-%Y-%m-%d.json"
_WIDEST, _AROUND = 760, 206
_ROW, _COLUMN = 30, 64
"""Sizes in dp: the page's greatest width, the height of all but its rows, the height of a row, and
the width of a column of numbers."""
_LINE, _BETWEEN = 20, 6
"""Sizes in dp on the page of the latest matches: the height of a line, and the gap between two
matches."""
_FOOT: Final = 36
"""The height in dp of the note that says which matches are counted."""
_LEAST: Final = 6
"""The least number of rows for which there is room."""

WORDS: Final = phrases(
    __name__,
    {
        "computer": NC_("heading", "Computer"),
        "export": NC_("button", "Export"),
        "games": NC_("column", "Games"),
        "latest": NC_("heading", "Latest"),
        "people": NC_("heading", "People"),
        "reset": NC_("button", "Reset"),
    },
)


@sentence
def not_read(reason: Words) -> str:
    """Warn that the statistics cannot be read."""
    return _("The statistics cannot be read: {reason}").format(reason=reason)


@sentence
def not_kept(reason: Words) -> str:
    """Warn that a change to the statistics cannot be stored."""
    return _("The statistics cannot be kept: {reason}").format(reason=reason)


def count_match(stage: Stage, match: AnyMatch) -> None:
    """Count a match that has ended at the table: once, and only if a person here has played."""
    if all(one["kind"] != PERSON for one in match.setup.players):
        return
    try:
        games, ended = match_history.load_results(), match_history.result_of_match(match)
        if ended.id not in {one.id for one in games}:
            match_history.save_results((*games, ended))
    except StorageError as error:
        stage.warn(not_kept(storage_error_text(error)))


def show_statistics(stage: Stage) -> None:
    """Show the statistics over the current scene; only warn if they cannot be read."""
    try:
        games = match_history.load_results()
    except StorageError as error:
        stage.warn(not_read(storage_error_text(error)))
        return
    stage.push(StatisticsScene(stage, games))


class StatisticsScene(Scene):
    """The statistics by people, by computer players, by kinds of matches, and the latest matches.

    Attributes:
        games: the results that are counted, the oldest first.
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
            on_change=lambda _page: self.redraw(),
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
        """Show the undo button in place of reset while a reset can be undone."""
        self._undo.visible = bool(self._forgotten)
        self._reset.visible = not self._forgotten
        self._reset.enabled = self._export.enabled = bool(self.games)
        self.redraw()

    def _forget(self) -> None:
        """Forget all results; they can be brought back while the scene is shown."""
        if self._keep(()):
            self._forgotten, self.games = self.games, ()
            self._offer()

    def _remember(self) -> None:
        """Bring the forgotten results back."""
        if self._keep(self._forgotten):
            self._forgotten, self.games = (), self._forgotten
            self._offer()

    def _keep(self, games: tuple[GameResult, ...]) -> bool:
        """Store these results; warn and return False if that fails."""
        try:
            match_history.save_results(games)
        except StorageError as error:
            self.stage.warn(not_kept(storage_error_text(error)))
            return False
        return True

    def _hand_out(self) -> None:
        save_text(self.stage, FILE, match_history.to_json(self.games))

    def layout(self, screen: Screen) -> None:
        """Place the title, the choice of pages, the table, and the buttons in a row."""
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

    @property
    def title(self) -> str:
        count = len(self.games)
        told = ngettext("{count} game played here", "{count} games played here", count)
        return told.format(count=count)

    def nodes(self) -> list[Node]:
        choice = self._page.nodes()
        return [
            *choice,
            *self._page_nodes(),
            *paragraphs("statistics/counted", [_counted()]),
            *without(super().nodes(), choice),
        ]

    def _page_nodes(self) -> list[Node]:
        """Return the table or the list of the page that is chosen."""
        name = dict(self._page.options)[self._page.value]
        if self._page.value == "latest":
            return items("statistics/latest", name, map(_told, reversed(self.games)))
        rows = [(who, _cells(line)) for who, line in self.rows]
        return table("statistics/table", name, rows, _heads())

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self._panel)
        if self._title.h:
            at = self._title.x, self._title.y + canvas.px(16)
            text.draw(canvas, self.title, at, theme.HEADING, "lm", max_width=self._title.w)
        self._draw_table(canvas)
        super().draw(canvas)

    @property
    def rows(self) -> list[tuple[Words, SummaryLine[Any]]]:
        """The lines of the chosen page, each with its name; not used by the page "latest"."""
        if self._page.value == "people":
            return [(line.key, line) for line in people(self.games)]
        if self._page.value == "computers":
            return [
                (who_plays(game_by_id(line.key[0]), line.key[1]), line)
                for line in computers(self.games)
            ]
        return [(_kind(*line.key), line) for line in kinds(self.games)]

    def _draw_table(self, canvas: Canvas) -> None:
        """Draw the chosen page, and below it the note that says which matches are counted."""
        body, high = self._body, canvas.px(_ROW)
        if not self.games:
            text.paragraph(canvas, _counted(), body, theme.BODY)
            return
        foot = Rect(body.x, body.bottom - canvas.px(_FOOT), body.w, canvas.px(_FOOT))
        text.paragraph(canvas, _counted(), foot, theme.NOTE, "lb")
        room = Rect(body.x, body.y, body.w, body.h - foot.h)
        if self._page.value == "latest":
            self._draw_latest(canvas, room)
        else:
            self._draw_lines(canvas, max(0, room.h // high - 1))

    def _draw_lines(self, canvas: Canvas, most: int) -> None:
        """Draw up to ``most`` rows with names and numbers; the last one may count the rest."""
        self._draw_row(canvas, 0, "", _heads(), theme.NOTE)
        rows = self.rows
        shown = rows if len(rows) <= most else rows[: max(0, most - 1)]
        for number, (name, line) in enumerate(shown, start=1):
            self._draw_row(canvas, number, name, _cells(line), theme.CHIP)
        if left := len(rows) - len(shown):
            told = _("and {count} more").format(count=left)
            self._draw_row(canvas, len(shown) + 1, told, (), theme.CHIP)

    def _draw_latest(self, canvas: Canvas, room: Rect) -> None:
        """Draw the latest matches, as many as fit, each in as many lines as it needs."""
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
        """Draw one row: a name at the left, and up to four numbers at the right."""
        body, px = self._body, canvas.px
        wide = min(px(_COLUMN), body.w * 14 // 100)
        y = body.y + round((number + 0.5) * px(_ROW))
        room = body.w - (4 * wide + px(6) if cells else 0)
        own = fitting_style(canvas.screen, name, theme.BODY, room)
        text.draw(canvas, name, (body.x, y), own, "lm", max_width=room)
        for column, cell in enumerate(cells):
            right = body.right - (3 - column) * wide
            text.draw(canvas, cell, (right, y), style, "rm", max_width=wide - px(4))


def _counted() -> str:
    """Say which matches are counted."""
    return _("Counted are games with a person that were played to their end on this device.")


def _heads() -> tuple[str, ...]:
    """Return the headings of the columns with numbers."""
    return (
        pgettext("column", "Games"),
        pgettext("column", "Won"),
        pgettext("column", "Best"),
        pgettext("column", "Mean"),
    )


def _cells(line: SummaryLine[Any]) -> tuple[str, ...]:
    """Return the numbers of a line, below those headings."""
    return tuple(map(number_text, (line.games, line.won, line.best, line.average)))


def _told(one: GameResult) -> str:
    """Return the date of a match and all points, the most first.

    People have their names, computer players their levels and tempers.
    """
    game = game_by_id(one.game)
    had = [
        f"{name if kind == PERSON else who_plays(game, kind)} {number_text(points)}"
        for name, kind, points in sorted(one.seats, key=lambda seat: -seat[2])
    ]
    return with_value(date(one.day), listed_apart(had))


def _kind(game: str, variant: str, seats: int) -> str:
    """Name a kind of match: the game, its variant, and the number of seats."""
    known = game_by_id(game)
    name: Words = variant or game
    if known and known.wording and variant in known.rules().variants:
        name = known.wording().title(variant)
    return _("{game}, {count} seats").format(game=name, count=seats)


__all__ = ["count_match", "show_statistics"]
