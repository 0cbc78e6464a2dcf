"""The dialog that asks for the options of the rules."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.core.game import Options, Value
from game.description import Question
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.painting.cells import row as cells_of
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button

WIDEST = 400
"""Of a column, in dp."""
FEW = 3
"""Questions whose answers lie one below the other."""
MANY_COLUMNS = 2
"""Columns of more questions; a low window has one more."""
HEAD = 54
"""Height of a question with its remark, in dp."""


class OptionsDialog(Scene):
    """Shows all answers; the options with the one that is tapped are handed to change."""

    def __init__(
        self,
        stage: Stage,
        questions: Sequence[Question],
        options: Options,
        change: Callable[[Options], None],
    ) -> None:
        super().__init__(stage)
        self.options = options
        self._change = change
        self._questions = questions
        self._panel = Rect(0, 0, 0, 0)
        self._heads: list[Rect] = []
        self._rows = [self._answers(question) for question in self._questions]
        self._done = Button("options/done", _("Done"), stage.pop, look=RED, style=theme.BUTTON_RED)
        self.form.widgets = [*(row for rows in self._rows for row in rows), self._done]
        self.form.escape = stage.pop
        self._mark()

    def _answers(self, question: Question) -> list[Button]:
        rows = []
        for one in question.answers:
            take = partial(self._take, question.field, one.value)
            row = Button(f"options/{question.field}/{one.value}", one.words, take, note=one.origin)
            row.role = "radio"
            rows.append(row)
        return rows

    def _take(self, field: str, value: Value) -> None:
        self.options = {**self.options, field: value}
        self._mark()
        self._change(self.options)

    def _mark(self) -> None:
        for question, rows in zip(self._questions, self._rows, strict=True):
            for one, row in zip(question.answers, rows, strict=True):
                row.chosen = self.options[question.field] == one.value

    def layout(self, screen: Screen) -> None:
        """The questions in as many columns as the window's shape asks for; where there are many,
        the answers of each lie side by side."""
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        pad, gap, head, done = px(18), px(theme.GAP), px(HEAD), px(theme.TOUCH + 4)
        questions = len(self._rows)
        many = questions > FEW
        columns = 1 if screen.portrait else questions
        if many and not screen.portrait:
            columns = MANY_COLUMNS + screen.compact
        each = -(-questions // columns)
        lines = [1 if many else len(rows) for rows in self._rows]
        rows = max(sum(lines[i : i + each]) for i in range(0, questions, each))
        room = safe.h - 2 * pad - each * head - gap - done
        row = max(px(12), min(px(theme.BUTTON_HEIGHT), room // rows - gap))
        wide = min(px(WIDEST), (safe.w - 2 * pad - (columns - 1) * 2 * gap) // columns)
        self._panel = Rect(0, 0, columns * (wide + 2 * gap) - 2 * gap + 2 * pad, 0)
        self._panel.h = 2 * pad + each * head + rows * (row + gap) + gap + done
        self._panel.center = safe.center
        self._place(Rect(0, 0, wide, head), row, each, beside=many)
        self._done.rect = Rect(0, 0, min(px(220), wide), done)
        self._done.rect.midbottom = (self._panel.centerx, self._panel.bottom - pad)

    def _place(self, head: Rect, row: int, each: int, *, beside: bool) -> None:
        """So many questions in a column, each below its head."""
        gap, pad = self.screen.px(theme.GAP), self.screen.px(18)
        self._heads = []
        top = below = self._panel.y + pad
        for number, rows in enumerate(self._rows):
            column, place = divmod(number, each)
            below = below if place else top
            at = Rect(self._panel.x + pad + column * (head.w + 2 * gap), below, head.w, head.h)
            self._heads.append(at)
            line = Rect(at.x, at.bottom, at.w, row)
            cells = cells_of(line, len(rows), gap) if beside else [line] * len(rows)
            for i, (button, cell) in enumerate(zip(rows, cells, strict=True)):
                button.rect = cell if beside else cell.move(0, i * (row + gap))
            below = line.y + (1 if beside else len(rows)) * (row + gap)

    def draw(self, canvas: Canvas) -> None:
        """The panel, each question with its remark over its answers."""
        panels.draw(canvas, self._panel)
        for question, head in zip(self._questions, self._heads, strict=True):
            lines = ((question.words, theme.SUBHEADING, 0.28), (question.remark, theme.NOTE, 0.7))
            for words, style, down in lines:
                middle = (head.centerx, head.y + head.h * down)
                text.draw(canvas, words, middle, style, max_width=head.w)
        super().draw(canvas)
