"""A computer player's analysis of a finished match: expected points, and the costliest turns."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from typing import Final, Generic, TypeVar

from pygame import Rect, Surface

from game.outcome import Analysis, CostlyTurn, PointsHistory, Standing, TurnLine
from game.platform.node import Node
from game.table.charts import draw_graph
from game.table.nodes import history
from game.table.words import turn
from game.ui import panels, sprites, text, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.nodes import group, items, paragraphs, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases, sentence
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

_Step = TypeVar("_Step")
_Done = TypeVar("_Done")


class SlicedWork(Generic[_Step, _Done]):
    """Work that runs between two frames: a generator, run in short slices, one slice a frame.

    Attributes:
        step: the value that the generator yielded last; None before the first one.
        done: the value that it returned; None until it has finished.
    """

    def __init__(self, work: Generator[_Step, None, _Done]) -> None:
        self.step: _Step | None = None
        self.done: _Done | None = None
        self._work = work

    def run_slice(self) -> bool:
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


WORDS: Final = phrases(
    __name__,
    {
        "chances": N_("Odds"),
        "line": N_("Which way of playing"),
        "page": N_("What is analysed"),
        "points": N_("Points"),
        "what-was-better": N_("What was better"),
        "what-was-played": N_("What was played"),
    },
)


_COURSE, _CHANCES = "course", "chances"
_PLAYED, _BETTER = "played", "better"
_CAPTION: Final = 18
_WORDS: Final = 0.38
"""The smallest share of the room that the words get, beside the board or below it."""
_BOARD: Final = 1.36
"""The board's width divided by its height."""

_ROOMY: Final = 480
"""The least width of a panel, in dp, that has room for all pages beside the close button."""
_HEAD: Final = 34
_COST: Final = 24
"""The height of the line with the player's name, and the width of a step's number and of its
action points, in dp."""


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
        self._working = SlicedWork(work)
        self._painting: SlicedWork[None, Surface] | None = None
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
        return RadioGroup(
            f"analysis/{name}", WORDS[name], options=options, value=first, on_change=show
        )

    @property
    def busy(self) -> bool:
        """True while the analysis is worked out or a picture is painted."""
        return self._working.done is None or self._painting is not None

    @property
    def chosen(self) -> CostlyTurn | None:
        """The costly turn on the chosen page; None for the page of points or before the result."""
        analysis = self._working.done
        if analysis is None or self._page.value in (_COURSE, _CHANCES):
            return None
        return analysis.costly[int(self._page.value)]

    def _course(self, analysis: Analysis) -> tuple[PointsHistory, str]:
        """Return what the graph of the chosen page shows, and its caption."""
        if self._page.value == _CHANCES:
            return analysis.chances, _("Everybody's chance to win, in percent")
        return analysis.expected, _("Everybody's final points, as forecast")

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
            self._painting = SlicedWork(line.paint(self.screen, self._board.size))
        self.redraw()

    def update(self, now: float) -> None:
        """Work for one slice: on the analysis, or once that is finished on the picture."""
        if self._working.run_slice():
            if self._working.done:
                self._offer(self._working.done)
            self.redraw()
        elif self._painting and self._painting.run_slice() and self._painting.done:
            self._painted[self._page.value, self._line.value] = self._painting.done
            self._painting = None
            self.redraw()
        super().update(now)

    def _offer(self, analysis: Analysis) -> None:
        """Offer the finished analysis: a page for the points, and one for each costly turn."""
        turns = [(str(i), turn(one.turn)) for i, one in enumerate(analysis.costly)]
        graphs = [(_COURSE, WORDS["points"]), (_CHANCES, WORDS["chances"])]
        self._page.options = [*graphs, *turns]
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
        if self._stacked:
            row = Rect(inner.x, inner.y + touch + gap, inner.w, touch)
        self._page.rect = row
        top = row.bottom + gap
        self._body = Rect(inner.x, top, inner.w, max(1, inner.bottom - top))
        words = self._words
        self._line.rect = Rect(words.x, words.y, words.w, min(touch, words.h))
        self._painted.clear()
        self._show()

    @property
    def _stacked(self) -> bool:
        """True if the choice of pages has a row of its own, below the title and the button."""
        return self.screen.portrait or self._panel.w < self.screen.px(_ROOMY)

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

    @property
    def title(self) -> str:
        return _("Analysis")

    def nodes(self) -> list[Node]:
        choices = [node for one in (self._page, self._line) if one.visible for node in one.nodes()]
        return [*choices, *self._told(), *without(super().nodes(), choices)]

    def _told(self) -> list[Node]:
        """Return what is told on the page: the progress, the points, or a turn."""
        analysis, chosen, line = self._working.done, self.chosen, self._shown
        if analysis is None:
            return paragraphs("analysis/progress", [_progress()])
        if chosen is None or line is None:
            names = [one.name for one in self.standings]
            course, caption = self._course(analysis)
            return history("analysis/course", caption, course.points, names)
        name = self.standings[chosen.seat].name
        why = paragraphs("analysis/why", [_why(chosen, better=line is chosen.better)])
        way = WORDS["what-was-better" if line is chosen.better else "what-was-played"]
        steps = items("analysis/steps", way, _steps(line))
        return group("analysis/turn", name, [*why, *steps])

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
        if self._stacked or not self._page.visible:
            at = self._body.x, self._close.rect.centery
            room = self._close.rect.x - canvas.px(theme.GAP) - at[0]
            text.draw(canvas, self.title, at, theme.HEADING, "lm", max_width=room)

    def _draw_progress(self, canvas: Canvas) -> None:
        """Draw the sentence and the bar that show how much of the analysis is done."""
        above = Rect(self._body.x, self._body.y, self._body.w, self._body.h // 2 - canvas.px(10))
        text.paragraph(canvas, _progress(), above, theme.BODY, "mb")
        bar = Rect(0, 0, min(self._body.w, canvas.px(420)), canvas.px(14))
        bar.center = self._body.centerx, self._body.centery + canvas.px(8)
        panels.pill(canvas, bar, theme.PAPER_DIM, theme.INK_SOFT)
        done = bar.copy()
        done.w = max(bar.h, round(bar.w * (self._working.step or 0.0)))
        panels.pill(canvas, done, theme.GOLD_BRIGHT, theme.INK_SOFT)

    def _draw_course(self, canvas: Canvas, analysis: Analysis) -> None:
        """Draw the graph of the expected points, or of the chances, with its caption."""
        body = self._body.copy()
        body.h -= canvas.px(_CAPTION)
        course, caption = self._course(analysis)
        draw_graph(canvas, body, course, [one.mark for one in self.standings])
        below = body.centerx, self._body.bottom - canvas.px(_CAPTION) // 2
        text.draw(canvas, caption, below, theme.NOTE, max_width=body.w)

    def _draw_turn(self, canvas: Canvas, chosen: CostlyTurn) -> None:
        """Draw the picture of the chosen turn, and the words about it."""
        board, words = self._board, self._words
        picture = self._painted.get((self._page.value, self._line.value))
        if picture and picture.get_size() == board.size:
            canvas.surface.blit(picture, board)
        rest = Rect(words.x, self._line.rect.bottom, words.w, 0)
        rest.h = max(0, words.bottom - rest.y)
        better = self._line.value == _BETTER
        line = chosen.better if better else chosen.played
        _draw_line(canvas, rest, self.standings[chosen.seat], chosen, line, better=better)


__all__ = ["AnalysisScene"]


def _draw_line(
    canvas: Canvas, area: Rect, who: Standing, turn: CostlyTurn, line: TurnLine, *, better: bool
) -> None:
    """Draw the words about one way of playing a turn.

    Args:
        area: the rectangle for the words, in device pixels.
        who: the player whose turn it was.
        turn: the turn as the analysis found it.
        line: the way of playing it whose steps are drawn, as many as fit.
        better: True gives the reason for the better way, False the points that the turn cost.
    """
    px = canvas.px
    mark = Rect(area.x, area.y + px(7), px(22), px(22))
    sprites.draw_in(canvas, f"mark_{who.mark}", mark)
    begin = mark.right + px(8), mark.centery
    text.draw(canvas, who.name, begin, theme.SUBHEADING, "lm", max_width=area.right - begin[0])
    top = area.y + px(_HEAD)
    rest = Rect(area.x, top, area.w, max(0, area.bottom - top))
    why = _why(turn, better=better)
    used = text.paragraph_height(canvas.screen, why, rest, theme.NOTE)
    if text.paragraph_fits(canvas.screen, why, rest, theme.NOTE):
        text.paragraph(canvas, why, rest, theme.NOTE)
        rest = Rect(rest.x, rest.y + used + px(6), rest.w, max(0, rest.h - used - px(6)))
    _draw_steps(canvas, rest, line)


def _progress() -> str:
    return _("The computer goes through the game, turn by turn …")


def _why(turn: CostlyTurn, *, better: bool) -> Words:
    """Return the reason for the better way, or how many points the turn cost."""
    return turn.reason if better else _cost(turn)


def _steps(line: TurnLine) -> list[Words]:
    """Return the steps of a way of playing, each with the action points that it takes."""
    return [with_cost(what, ap) if ap else what for what, ap in line.steps]


@sentence
def with_cost(what: Words, ap: int) -> str:
    """Say a step of a turn, and the action points that it takes."""
    return _("{what}: {ap} AP").format(what=what, ap=ap)


def _cost(turn: CostlyTurn) -> str:
    """Say how many points the turn cost."""
    told = ngettext(
        "This turn cost about {count} point, as the computer judges.",
        "This turn cost about {count} points, as the computer judges.",
        turn.cost,
    )
    return told.format(count=turn.cost)


def _draw_steps(canvas: Canvas, area: Rect, line: TurnLine) -> None:
    """Draw the steps one below the other until the area is full."""
    step = round(text.measure(canvas.screen, "", theme.NOTE)[1] * 0.94)
    y = area.y
    for rank, (what, ap) in enumerate(line.steps, start=1):
        room = area.w - canvas.px(2 * _COST)
        lines = text.wrap(canvas.screen, what, theme.NOTE_PLAIN, max(1, room))
        if y + step * len(lines) > area.bottom:
            return
        middle = y + step // 2
        if ap:
            text.draw(canvas, str(rank), (area.x, middle), theme.CHIP, "lm", theme.RUST)
            text.draw(canvas, str(ap), (area.right, middle), theme.CHIP, "rm", theme.RUST)
        for number, words in enumerate(lines):
            at = area.x + canvas.px(_COST), middle + number * step
            text.draw(canvas, words, at, theme.NOTE_PLAIN, "lm", max_width=room)
        y += step * len(lines) + canvas.px(4)
