"""The bar of a replay: it shows the present moment, the scorings and the points, and seeks."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game.outcome import PointsHistory
from game.table.charts import Plot, draw_graph, plot_of
from game.table.replay.film import Film
from game.table.replay.words import WORDS
from game.ui import panels, sprites, theme
from game.ui.i18n import ngettext
from game.ui.input import Key, Pos
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Element, Widget

_BAR: Final = 26
_TRACK: Final = 10
_KNOB: Final = 20
_MARK: Final = 24
_FOOT: Final = 4
"""Sizes in dp."""


class Scrub(Widget):
    """A slider over the turns of a match, with the graph of the points below it.

    A tap or a drag seeks.
    """

    role = "slider"

    def __init__(
        self,
        id: str,
        film: Film,
        course: PointsHistory,
        marks: Sequence[str],
        seek: Callable[[int], None],
    ) -> None:
        super().__init__(id, WORDS["course"])
        self.index = 0
        self._film, self._course, self._marks, self._seek = film, course, marks, seek
        self._plot: Plot | None = None

    def elements(self) -> list[Element]:
        """Return the slider's element, whose value is the number of actions so far and of all."""
        value = f"{self.index}/{self._film.count}"
        return [Element(self.id, self.label, self.rect, self.enabled, self.role, value)]

    @property
    def remark(self) -> str:
        turn = int(self._film.turn_at(self.index))
        told = ngettext("{turn} turn is over", "{turn} turns are over", turn)
        return told.format(turn=turn)

    def place(self, screen: Screen, rect: Rect) -> None:
        """Lay the slider out in a rectangle; the graph takes what the bar leaves."""
        self.rect = rect
        self._plot = plot_of(screen, self._graph(screen), self._course)

    def _graph(self, screen: Screen) -> Rect:
        bar = screen.px(_BAR)
        room = self.rect.h - bar - screen.px(_FOOT)
        return Rect(self.rect.x, self.rect.y + bar, self.rect.w, max(1, room))

    def tap(self, pos: Pos) -> None:
        """Seek to the moment at a pixel."""
        if self._plot:
            turns = self._plot.turns * (pos[0] - self._plot.box.x) / self._plot.box.w
            self._seek(self._film.index_at(turns))

    def key(self, key: Key) -> bool:
        """Take Enter without doing anything."""
        return key.name in ("return", "enter")

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the graph, the bar with its scorings, and the present moment."""
        panels.draw(canvas, self.rect, panels.PARCHMENT)
        if self._plot is None:
            return
        draw_graph(canvas, self._graph(canvas.screen), self._course, self._marks)
        box, line = self._plot.box, canvas.px(2)
        here = round(self._plot.at(self._film.turn_at(self.index), 0)[0])
        middle = self.rect.y + canvas.px(_BAR) * 6 // 10
        track = Rect(box.x, 0, box.w, canvas.px(_TRACK)).move_to(centery=middle)
        panels.pill(canvas, track, theme.WALNUT, theme.INK, 1.5)
        done = Rect(track.x, track.y, max(track.h, here - track.x), track.h)
        panels.pill(canvas, done, theme.GOLD_BRIGHT, theme.INK, 1.5)
        canvas.surface.fill(theme.RUST, Rect(here - line // 2, middle, line, box.bottom - middle))
        for turn in self._course.scorings if self._course.sign else ():
            side = canvas.px(_MARK)
            mark = Rect(0, 0, side, side)
            mark.center = round(self._plot.at(turn, 0)[0]), middle
            sprites.draw_in(canvas, self._course.sign, mark)
        knob = Rect(0, 0, canvas.px(_KNOB), canvas.px(_KNOB))
        knob.center = here, middle
        panels.pill(canvas, knob, theme.PAPER_LIT, theme.INK)
