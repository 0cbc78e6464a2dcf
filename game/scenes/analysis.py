"""A computer player's analysis of a finished match: expected points, and the costliest turns."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.outcome import Analysis, CostlyTurn, PointsHistory, Standing, TurnLine
from game.platform.node import Node
from game.scenes.costly_turn import draw_line, draw_steps, steps, why
from game.scenes.sliced_work import SlicedWork
from game.table.charts import draw_graph
from game.table.nodes import history
from game.table.replay.controls import sign_painter
from game.ui import panels, text, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import group, items, paragraphs, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

WORDS: Final = phrases(
    __name__,
    {
        "another": N_("Next turn"),
        "before": N_("Turn before"),
        "chances": NC_("heading", "Odds"),
        "line": N_("Which way of playing"),
        "none-costly": N_(
            "No turn was costly. Nobody had a way to play a turn that is clearly better."
        ),
        "page": N_("What is analysed"),
        "points": NC_("heading", "Points"),
        "step": N_("Step by step"),
        "turns": NC_("heading", "Turns"),
        "what-was-better": N_("What was better"),
        "what-was-played": N_("What was played"),
    },
)


_COURSE, _CHANCES, _TURNS = "course", "chances", "turns"
_PLAYED, _BETTER = "played", "better"
_CAPTION: Final = 18
_WORDS: Final = 0.38
"""The smallest share of the room that the words get, beside the board or below it."""
_BOARD: Final = 1.36
"""The board's width divided by its height."""

_ROOMY: Final = 480
"""The least width of a panel, in dp, that has room for all pages beside the close button."""
_CORNER: Final = 10
"""How far the button for the steps is from the board's corner, in dp."""
_BAR: Final = 6
"""The height of the bar of progress below what is shown already, in dp."""


class AnalysisScene(Scene):
    """The analysis, shown over the results.

    A generator works it out between the frames, and what it has found is shown as it comes. The
    player can leave the scene at any time, and come back to the same work.
    """

    def __init__(
        self, stage: Stage, standings: Sequence[Standing], work: SlicedWork[Analysis, Analysis]
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene lies.
            standings: the players by seat.
            work: makes the analysis; yields it as far as it has come, and returns it.
        """
        super().__init__(stage)
        self.standings = standings
        self._working = work
        self._painting: SlicedWork[None, Surface] | None = None
        self._painted: dict[Hashable, Surface] = {}
        self._turn = 0
        """The number of the chosen costly turn; 0 before any is found."""
        self._step: int | None = None
        """How many steps are shown on the board; None for all at once."""
        self._close = Button("analysis/close", BUTTONS["close"], stage.pop)
        self._page = self._choice("page", [(_COURSE, WORDS["points"])])
        self._line = self._choice(
            "line", [(_PLAYED, WORDS["what-was-played"]), (_BETTER, WORDS["what-was-better"])]
        )
        self._before = self._sign("before", partial(self._go, -1), "turn", back=True)
        self._another = self._sign("another", partial(self._go, 1), "turn")
        self._stepper = self._sign("step", self._next_step, "step")
        turning = [self._before, self._another]
        self.form.widgets = [self._page, *turning, self._line, self._stepper, self._close]
        self.form.escape = stage.pop
        self._panel = self._body = Rect(0, 0, 0, 0)
        self._offer()

    def _choice(self, name: str, options: list[tuple[str, Words]]) -> RadioGroup:
        first, _label = options[0]
        show = lambda _value: self._show_all()  # noqa: E731
        return RadioGroup(
            f"analysis/{name}", WORDS[name], options=options, value=first, on_change=show
        )

    @staticmethod
    def _sign(name: str, act: Callable[[], None], sign: str, *, back: bool = False) -> Button:
        painter = sign_painter(sign, back=back)
        return Button(f"analysis/{name}", WORDS[name], act, painter, icon_only=True)

    @property
    def analysis(self) -> Analysis:
        """The analysis as far as it has come."""
        return self._working.done or self._working.step or Analysis()

    @property
    def busy(self) -> bool:
        """True while the analysis is worked out or a picture is painted."""
        return self._working.done is None or self._painting is not None

    @property
    def chosen(self) -> CostlyTurn | None:
        """The costly turn that is shown; None on another page."""
        if self._page.value != _TURNS:
            return None
        return next((one for one in self.analysis.costly if one.turn == self._turn), None)

    def _go(self, by: int) -> None:
        """Show the costly turn before or after the chosen one."""
        turns = [one.turn for one in self.analysis.costly]
        self._turn = turns[(turns.index(self._turn) + by) % len(turns)]
        self._show_all()

    def _next_step(self) -> None:
        """Show one step more on the board; all of them again after the last."""
        assert self._shown
        step = (self._step or 0) + 1
        self._step = step if step <= len(self._shown.steps) else None
        self._show()

    def _course(self) -> tuple[PointsHistory | None, str]:
        """Return what the graph of the chosen page shows, and its caption; None on another page."""
        if self._page.value == _TURNS:
            return None, ""
        if self._page.value == _CHANCES:
            return self.analysis.chances, self._decisive()
        return self.analysis.expected, _("Everybody's final points, as forecast")

    def _decisive(self) -> str:
        """Say which turn changed somebody's chance most."""
        chances, turn = self.analysis.chances, self.analysis.decisive
        if chances is None:
            return ""
        before, after = chances.points[turn - 1], chances.points[turn]
        seat = max(range(len(after)), key=lambda one: abs(after[one] - before[one]))
        told = _("Chance to win. Turn {turn} decided most: {name}, {before} to {after} percent")
        name = self.standings[seat].name
        return told.format(turn=turn, name=name, before=before[seat], after=after[seat])

    @property
    def _shown(self) -> TurnLine | None:
        """The way of playing the chosen turn that is selected; None if no turn is chosen."""
        chosen = self.chosen
        if chosen is None:
            return None
        return chosen.played if self._line.value == _PLAYED else chosen.better

    @property
    def _key(self) -> Hashable:
        return self._turn, self._line.value, self._step

    def _show_all(self) -> None:
        """Show the chosen page, or way of playing, with all its steps at once."""
        self._step = None
        self._show()

    def _show(self) -> None:
        """Show the widgets of the chosen page, and begin to paint its picture if needed."""
        line = self._shown
        self._page.visible = self.analysis.expected is not None
        for one in (self._before, self._another):
            one.visible = line is not None and len(self.analysis.costly) > 1
        self._line.visible = self._stepper.visible = line is not None
        self._painting = None
        if line and self._key not in self._painted and self._board.w > 0:
            self._painting = SlicedWork(line.paint(self._step)(self.screen, self._board.size))
        self.redraw()

    def update(self, now: float) -> None:
        """Work for one slice: on a picture, or once that is finished on the analysis."""
        if self._painting and self._painting.run_slice():
            if self._painting.done:
                self._painted[self._key] = self._painting.done
                self._painting = None
                self.redraw()
        else:
            known = self.analysis
            if self._working.run_slice() and self.analysis is not known:
                self._offer()
        super().update(now)

    def _offer(self) -> None:
        """Offer what is found: a page for the points, one for the odds, and one for the turns."""
        costly = self.analysis.costly
        graphs = [(_COURSE, WORDS["points"]), (_CHANCES, WORDS["chances"])]
        known = costly or self._working.done is not None
        self._page.options = [*graphs, *([(_TURNS, WORDS["turns"])] if known else [])]
        if self.chosen is None:
            self._turn = costly[0].turn if costly else 0
            self._show_all()
        else:
            self.redraw()

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
        self._another.rect = Rect(row.right - touch, row.y, touch, touch)
        self._before.rect = self._another.rect.move(-touch - gap // 2, 0)
        self._page.rect = Rect(row.x, row.y, self._before.rect.x - gap - row.x, touch)
        top = row.bottom + gap
        self._body = Rect(inner.x, top, inner.w, max(1, inner.bottom - top))
        words = self._words
        self._line.rect = Rect(words.x, words.y, words.w, min(touch, words.h))
        self._stepper.rect = Rect(0, 0, touch, touch)
        self._stepper.rect.bottomright = self._board.move(-px(_CORNER), -px(_CORNER)).bottomright
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
        return pgettext("heading", "Analysis")

    def nodes(self) -> list[Node]:
        choices = [node for one in (self._page, self._line) if one.visible for node in one.nodes()]
        return [*choices, *self._told(), *without(super().nodes(), choices)]

    def _told(self) -> list[Node]:
        """Return what is told on the page: the progress, the points, or a turn."""
        chosen, line = self.chosen, self._shown
        working = [] if self._working.done else paragraphs("analysis/progress", [self._progress()])
        if chosen is not None and line is not None:
            better = line is chosen.better
            told = paragraphs("analysis/why", why(chosen, better=better))
            way = WORDS["what-was-better" if better else "what-was-played"]
            told += items("analysis/steps", way, steps(line))
            return [*group("analysis/turn", self._heading(chosen), told), *working]
        names = [one.name for one in self.standings]
        course, caption = self._course()
        if course is None:
            return [*self._none_told(), *working]
        return [*history("analysis/course", caption, course.points, names), *working]

    @property
    def _none_costly(self) -> bool:
        """True on the page of the turns if none was costly."""
        return self._page.value == _TURNS and self.chosen is None

    def _none_told(self) -> list[Node]:
        none = [str(WORDS["none-costly"])] if self._none_costly else []
        return paragraphs("analysis/none", none)

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)
        panels.draw(canvas, self._panel)
        self._draw_title(canvas)
        chosen, (course, caption) = self.chosen, self._course()
        if chosen is not None:
            self._draw_turn(canvas, chosen)
        elif course is not None:
            self._draw_course(canvas, course, caption)
        elif self._none_costly:
            text.paragraph(canvas, WORDS["none-costly"], self._body, theme.BODY, "mm")
        if self._working.done is None:
            self._draw_progress(canvas, small=chosen is not None or course is not None)
        super().draw(canvas)

    def _draw_title(self, canvas: Canvas) -> None:
        """Draw the heading, unless the choice of pages takes its place."""
        if self._stacked or not self._page.visible:
            at = self._body.x, self._close.rect.centery
            room = self._close.rect.x - canvas.px(theme.GAP) - at[0]
            text.draw(canvas, self.title, at, theme.HEADING, "lm", max_width=room)

    def _progress(self) -> str:
        """Say what is being done."""
        if self.analysis.expected is None:
            return _("The computer goes through the game, turn by turn …")
        told = _("Costly turns are proved by playing on: {percent} percent done")
        return told.format(percent=round(100 * self.analysis.share))

    def _draw_progress(self, canvas: Canvas, *, small: bool) -> None:
        """Draw the bar that shows how much is done: small at the bottom, or with a sentence."""
        bar = Rect(0, 0, min(self._body.w, canvas.px(420)), canvas.px(14))
        bar.center = self._body.centerx, self._body.centery + canvas.px(8)
        if small:
            high = canvas.px(_BAR)
            bar = Rect(self._body.x, self._panel.bottom - high - canvas.px(3), self._body.w, high)
        else:
            above = Rect(self._body.x, self._body.y, self._body.w, self._body.h // 2)
            above.h -= canvas.px(10)
            text.paragraph(canvas, self._progress(), above, theme.BODY, "mb")
        panels.pill(canvas, bar, theme.PAPER_DIM, theme.INK_SOFT)
        done = bar.copy()
        done.w = max(bar.h, round(bar.w * self.analysis.share))
        panels.pill(canvas, done, theme.GOLD_BRIGHT, theme.INK_SOFT)

    def _draw_course(self, canvas: Canvas, course: PointsHistory, caption: str) -> None:
        """Draw the graph of the expected points, or of the chances, with its caption."""
        body = self._body.copy()
        body.h -= canvas.px(_CAPTION)
        draw_graph(canvas, body, course, [one.mark for one in self.standings])
        below = body.centerx, self._body.bottom - canvas.px(_CAPTION) // 2
        text.draw(canvas, caption, below, theme.NOTE, max_width=body.w)

    def _heading(self, chosen: CostlyTurn) -> str:
        """Say whose turn it was, and which of the costly ones it is."""
        turns = [one.turn for one in self.analysis.costly]
        return _("{name}, turn {turn} ({place} of {count})").format(
            name=self.standings[chosen.seat].name,
            turn=chosen.turn,
            place=turns.index(chosen.turn) + 1,
            count=len(turns),
        )

    def _draw_turn(self, canvas: Canvas, chosen: CostlyTurn) -> None:
        """Draw the picture of the chosen turn, and the words about it."""
        board, words = self._board, self._words
        picture = self._painted.get(self._key)
        if picture and picture.get_size() == board.size:
            canvas.surface.blit(picture, board)
        rest = Rect(words.x, self._line.rect.bottom, words.w, 0)
        rest.h = max(0, words.bottom - rest.y)
        better = self._line.value == _BETTER
        heading, who = self._heading(chosen), self.standings[chosen.seat]
        rest = draw_line(canvas, rest, heading, who, why(chosen, better=better))
        draw_steps(canvas, rest, chosen.better if better else chosen.played, self._step)
