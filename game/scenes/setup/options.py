"""The dialog that asks for the options of the rules."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.core.game import Options, Value
from game.description import Question
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button

WIDEST = 400
"""Of a column, in dp."""
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
        """The questions beside each other, or one below the other in an upright window."""
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        pad, gap, head, done = px(18), px(theme.GAP), px(HEAD), px(theme.TOUCH + 4)
        columns = 1 if screen.portrait else len(self._rows)
        counts = [len(rows) for rows in self._rows]
        rows, heads = (sum(counts), len(counts)) if columns == 1 else (max(counts), 1)
        room = safe.h - 2 * pad - heads * head - gap - done
        row = max(px(12), min(px(theme.BUTTON_HEIGHT), room // rows - gap))
        wide = min(px(WIDEST), (safe.w - 2 * pad - (columns - 1) * 2 * gap) // columns)
        self._panel = Rect(0, 0, columns * (wide + 2 * gap) - 2 * gap + 2 * pad, 0)
        self._panel.h = 2 * pad + heads * head + rows * (row + gap) + gap + done
        self._panel.center = safe.center
        self._place(wide, head, row, columns)
        self._done.rect = Rect(0, 0, min(px(220), wide), done)
        self._done.rect.midbottom = (self._panel.centerx, self._panel.bottom - pad)

    def _place(self, wide: int, head: int, row: int, columns: int) -> None:
        gap, pad = self.screen.px(theme.GAP), self.screen.px(18)
        x, y = self._panel.x + pad, self._panel.y + pad
        self._heads = []
        for rows in self._rows:
            self._heads.append(Rect(x, y, wide, head))
            below = y + head
            for button in rows:
                button.rect = Rect(x, below, wide, row)
                below += row + gap
            x, y = (x, below) if columns == 1 else (x + wide + 2 * gap, y)

    def draw(self, canvas: Canvas) -> None:
        """The panel, each question with its remark over its answers."""
        panels.draw(canvas, self._panel)
        for question, head in zip(self._questions, self._heads, strict=True):
            lines = ((question.words, theme.SUBHEADING, 0.28), (question.remark, theme.NOTE, 0.7))
            for words, style, down in lines:
                middle = (head.centerx, head.y + head.h * down)
                text.draw(canvas, words, middle, style, max_width=head.w)
        super().draw(canvas)
