"""The analysis scene: a graph of the expected points, and the costliest turns on the board."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from typing import Final, Generic, TypeVar

from pygame import Rect, Surface

from game.outcome import Analysis, Costly, Standing, TurnLine
from game.scenes.analysis.told import draw_line
from game.table.charts import draw_graph
from game.ui import panels, text, theme
from game.ui.controls.choice import RadioGroup
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases, sentence
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

# Work that runs between two frames, in slices of a few milliseconds.

_Step = TypeVar("_Step")
_Done = TypeVar("_Done")


class Working(Generic[_Step, _Done]):
    """A generator that is run in short slices, one slice a frame.

    Attributes:
        step: the value that the generator yielded last; None before the first one.
        done: the value that it returned; None until it has finished.
    """

    def __init__(self, work: Generator[_Step, None, _Done]) -> None:
        self.step: _Step | None = None
        self.done: _Done | None = None
        self._work = work

    def go_on(self) -> bool:
        """Work for ``theme.THINKING_SLICE`` seconds; return False if all was done before."""
        if self.done is not None:
            return False
        end = time.perf_counter() + theme.THINKING_SLICE
        while time.perf_counter() < end:
            try:
                self.step = next(self._work)
            except StopIteration as last:
                self.done = last.value
                break
        return True


# The words of the analysis.

WORDS: Final = phrases(
    __name__,
    {
        "points": N_("Points"),
        "what-was-better": N_("What was better"),
        "what-was-played": N_("What was played"),
    },
)


@sentence
def turn(number: int) -> str:
    """Name the page of a turn; turns count from 1."""
    return _("Turn {number}").format(number=number)


_COURSE: Final = "course"
_PLAYED, _BETTER = "played", "better"
_CAPTION: Final = 18
_WORDS: Final = 0.38
"""The smallest share of the room that the words get, beside the board or below it."""
_BOARD: Final = 1.36
"""The board's width divided by its height."""


class AnalysisScene(Scene):
    """The analysis, shown over the results.

    A generator works it out between the frames; the player can leave the scene at any time.
    """

    def __init__(
        self, stage: Stage, standings: Sequence[Standing], work: Generator[float, None, Analysis]
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene lies.
            standings: the players by seat.
            work: makes the analysis; yields the share that is done (0 to 1), returns the result.
        """
        super().__init__(stage)
        self.standings = standings
        self._working = Working(work)
        self._painting: Working[None, Surface] | None = None
        self._painted: dict[tuple[str, str], Surface] = {}
        self._close = Button("analysis/close", BUTTONS["close"], stage.pop)
        self._page = self._choice("page", [(_COURSE, WORDS["points"])])
        self._line = self._choice(
            "line", [(_PLAYED, WORDS["what-was-played"]), (_BETTER, WORDS["what-was-better"])]
        )
        self.form.widgets = [self._page, self._line, self._close]
        self.form.escape = stage.pop
        self._panel = self._body = Rect(0, 0, 0, 0)
        self._show()

    def _choice(self, name: str, options: list[tuple[str, Words]]) -> RadioGroup:
        first, _label = options[0]
        show = lambda _value: self._show()  # noqa: E731
        return RadioGroup(f"analysis/{name}", "", options=options, value=first, change=show)

    @property
    def busy(self) -> bool:
        """True while the analysis is worked out or a picture is painted."""
        return self._working.done is None or self._painting is not None

    @property
    def chosen(self) -> Costly | None:
        """The costly turn on the chosen page; None for the page of points or before the result."""
        analysis = self._working.done
        if analysis is None or self._page.value == _COURSE:
            return None
        return analysis.costly[int(self._page.value)]

    @property
    def _shown(self) -> TurnLine | None:
        """The way of playing the chosen turn that is selected; None if no turn is chosen."""
        chosen = self.chosen
        if chosen is None:
            return None
        return chosen.played if self._line.value == _PLAYED else chosen.better

    def _show(self) -> None:
        """Show the widgets of the chosen page, and begin to paint its picture if needed."""
        analysis, line = self._working.done, self._shown
        self._page.visible = analysis is not None
        self._line.visible = line is not None
        key = self._page.value, self._line.value
        self._painting = None
        if line and key not in self._painted and self._board.w > 0:
            self._painting = Working(line.paint(self.screen, self._board.size))
        self.redraw()

    def update(self, now: float) -> None:
        """Work for one slice: on the analysis, or once that is finished on the picture."""
        if self._working.go_on():
            if self._working.done:
                self._offer(self._working.done)
            self.redraw()
        elif self._painting and self._painting.go_on() and self._painting.done:
            self._painted[self._page.value, self._line.value] = self._painting.done
            self._painting = None
            self.redraw()
        super().update(now)

    def _offer(self, analysis: Analysis) -> None:
        """Offer the finished analysis: a page for the points, and one for each costly turn."""
        turns = [(str(i), turn(one.turn)) for i, one in enumerate(analysis.costly)]
        self._page.options = [(_COURSE, WORDS["points"]), *turns]
        self._show()

    # Layout and drawing.

    def layout(self, screen: Screen) -> None:
        """Place the title and the close button, the choice of pages, and the page below them."""
        super().layout(screen)
        px, gap = screen.px, screen.px(theme.GAP)
        self._panel = screen.safe.inflate(-px(12), -px(12))
        inner = self._panel.inflate(-px(24), -px(20))
        touch = px(theme.TOUCH)
        wide = min(px(140), inner.w // 3)
        self._close.rect = Rect(inner.right - wide, inner.y, wide, touch)
        row = Rect(inner.x, inner.y, inner.w - wide - gap, touch)
        if screen.portrait:
            row = Rect(inner.x, inner.y + touch + gap, inner.w, touch)
        self._page.rect = row
        top = row.bottom + gap
        self._body = Rect(inner.x, top, inner.w, max(1, inner.bottom - top))
        words = self._words
        self._line.rect = Rect(words.x, words.y, words.w, min(touch, words.h))
        self._painted.clear()
        self._show()

    @property
    def _board(self) -> Rect:
        """The rectangle of the board's picture, in device pixels."""
        body, gap = self._body, self.screen.px(theme.GAP)
        if self.screen.portrait:
            high = min(round((body.h - gap) * (1 - _WORDS)), round(body.w / _BOARD))
            return Rect(body.x, body.y, body.w, high)
        wide = min(round((body.w - gap) * (1 - _WORDS)), round(body.h * _BOARD))
        return Rect(body.x, body.y, wide, min(body.h, round(wide / _BOARD)))

    @property
    def _words(self) -> Rect:
        """The rectangle of the words, beside the picture or below it, in device pixels."""
        body, board, gap = self._body, self._board, self.screen.px(theme.GAP)
        if self.screen.portrait:
            y = board.bottom + gap
            return Rect(body.x, y, body.w, max(1, body.bottom - y))
        x = board.right + gap
        return Rect(x, body.y, max(1, body.right - x), body.h)

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)
        panels.draw(canvas, self._panel)
        self._draw_title(canvas)
        analysis, chosen = self._working.done, self.chosen
        if analysis is None:
            self._draw_progress(canvas)
        elif chosen is None:
            self._draw_course(canvas, analysis)
        else:
            self._draw_turn(canvas, chosen)
        super().draw(canvas)

    def _draw_title(self, canvas: Canvas) -> None:
        """Draw the heading, unless the choice of pages takes its place."""
        if canvas.screen.portrait or not self._page.visible:
            at = self._body.x, self._close.rect.centery
            room = self._close.rect.x - canvas.px(theme.GAP) - at[0]
            text.draw(canvas, _("Analysis"), at, theme.HEADING, "lm", max_width=room)

    def _draw_progress(self, canvas: Canvas) -> None:
        """Draw the sentence and the bar that show how much of the analysis is done."""
        told = _("The computer goes through the game, turn by turn …")
        above = Rect(self._body.x, self._body.y, self._body.w, self._body.h // 2 - canvas.px(10))
        text.paragraph(canvas, told, above, theme.BODY, "mb")
        bar = Rect(0, 0, min(self._body.w, canvas.px(420)), canvas.px(14))
        bar.center = self._body.centerx, self._body.centery + canvas.px(8)
        panels.pill(canvas, bar, theme.PAPER_DIM, theme.INK_SOFT)
        done = bar.copy()
        done.w = max(bar.h, round(bar.w * (self._working.step or 0.0)))
        panels.pill(canvas, done, theme.GOLD_BRIGHT, theme.INK_SOFT)

    def _draw_course(self, canvas: Canvas, analysis: Analysis) -> None:
        """Draw the graph of the expected points with its caption."""
        body = self._body.copy()
        body.h -= canvas.px(_CAPTION)
        draw_graph(canvas, body, analysis.expected, [one.mark for one in self.standings])
        told = _("Everybody's points, as the computer saw it")
        below = body.centerx, self._body.bottom - canvas.px(_CAPTION) // 2
        text.draw(canvas, told, below, theme.NOTE, max_width=body.w)

    def _draw_turn(self, canvas: Canvas, chosen: Costly) -> None:
        """Draw the picture of the chosen turn, and the words about it."""
        board, words = self._board, self._words
        picture = self._painted.get((self._page.value, self._line.value))
        if picture and picture.get_size() == board.size:
            canvas.surface.blit(picture, board)
        rest = Rect(words.x, self._line.rect.bottom, words.w, 0)
        rest.h = max(0, words.bottom - rest.y)
        better = self._line.value == _BETTER
        line = chosen.better if better else chosen.played
        draw_line(canvas, rest, self.standings[chosen.seat], chosen, line, better=better)
