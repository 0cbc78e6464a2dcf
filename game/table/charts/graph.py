"""The points of a match as lines over its turns, one a seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect

from game.outcome import Course
from game.ui import sprites, text, theme
from game.ui.painting.cache import SurfaceCache
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas, Screen

_FINER: Final = 3
_LINE, _RIM, _THIN = 3.0, 1.2, 1.4
"""Widths in dp of a line, of its dark rim, and of what the points would have been."""
_SIGN: Final = 18
_BESIDE: Final = 30
_BELOW: Final = 10
"""A seat's mark at the end of its line, and the room for numbers, in dp."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
"""What may lie between two lines across."""
_LEAST_STEP: Final = 30
"""How far they are apart at least, in dp."""
_kept = SurfaceCache()


@dataclass(frozen=True)
class Plot:
    """Where points lie: the room of the lines, how many turns there are, and the least and most
    points."""

    box: Rect
    turns: int
    least: int
    most: int

    def at(self, turn: float, points: float) -> tuple[float, float]:
        """The place of so many points after a turn."""
        x = self.box.x + self.box.w * turn / max(1, self.turns)
        return x, self.box.bottom - self.box.h * (points - self.least) / (self.most - self.least)


def plot_of(screen: Screen, rect: Rect, course: Course) -> Plot:
    """The room within a rectangle, beside the numbers and before the marks at the ends."""
    every = [one for turn in (*course.points, *course.would) for one in turn]
    least, most = min(0, *every), max(1, *every)
    box = Rect(rect.x + screen.px(_BESIDE), rect.y + screen.px(_BELOW), 0, 0)
    box.w = max(1, rect.right - screen.px(_SIGN + 8) - box.x)
    box.h = max(1, rect.bottom - screen.px(_BELOW) - box.y)
    return Plot(box, len(course.points) - 1, least, most)


def draw_graph(canvas: Canvas, rect: Rect, course: Course, marks: Sequence[str]) -> None:
    """The lines with the scoring rounds, each seat's mark where its line ends; thin, what the
    points would have been."""
    plot = plot_of(canvas.screen, rect, course)
    _draw_grid(canvas, plot, course)
    key = (tuple(rect.size), course, tuple(marks), canvas.screen.scale)
    picture = _kept.get(key, lambda: _lines(canvas.screen, rect, plot, course, marks))
    canvas.surface.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
    for turn in course.scorings[:-1]:
        for mark, points in zip(marks, course.points[turn], strict=True):
            _sign(canvas, mark, plot.at(turn, points), 0.6)
    step = _step(canvas.screen, plot, len(marks))
    for mark, place in zip(marks, _ends(canvas.screen, plot, course), strict=True):
        _sign(canvas, mark, place, step / canvas.px(_SIGN + 1))


def _sign(canvas: Canvas, mark: str, middle: tuple[float, float], size: float) -> None:
    box = Rect(0, 0, canvas.px(_SIGN * size), canvas.px(_SIGN * size))
    box.center = round(middle[0]), round(middle[1])
    sprites.draw_in(canvas, f"mark_{mark}", box)


def _ends(screen: Screen, plot: Plot, course: Course) -> list[tuple[float, float]]:
    """Where the marks stand: beside the ends of their lines, none on another."""
    last = course.points[-1]
    step = _step(screen, plot, len(last))
    x = plot.box.right + screen.px(_SIGN / 2 + 4)
    order = sorted(range(len(last)), key=lambda seat: last[seat])
    places, below = {}, float(plot.box.bottom + step)
    for seat in order:
        below = min(plot.at(plot.turns, last[seat])[1], below - step)
        places[seat] = (x, below)
    over = max(0.0, plot.box.y - below)
    return [(x, places[seat][1] + over) for seat in range(len(last))]


def _step(screen: Screen, plot: Plot, seats: int) -> float:
    """From one mark at the ends to the next: closer where there is no room for all."""
    return min(screen.px(_SIGN + 1), (plot.box.h + screen.px(_BELOW)) / seats)


def _draw_grid(canvas: Canvas, plot: Plot, course: Course) -> None:
    """Points across, scoring rounds down."""
    box, line = plot.box, max(1, canvas.px(1))
    lines = max(1, box.h // canvas.px(_LEAST_STEP))
    span = plot.most - plot.least
    step = next((one for one in _STEPS if span / one <= lines), _STEPS[-1])
    for points in range(-(-plot.least // step) * step, plot.most + 1, step):
        y = round(plot.at(0, points)[1])
        canvas.surface.fill(theme.PAPER_OFF, Rect(box.x, y, box.w, line))
        text.draw(canvas, str(points), (box.x - canvas.px(5), y), theme.CHIP, "rm", theme.INK_SOFT)
    for turn in course.scorings:
        x = round(plot.at(turn, 0)[0])
        canvas.surface.fill(theme.GOLD, Rect(x, box.y, line, box.h))


def _lines(
    screen: Screen, rect: Rect, plot: Plot, course: Course, marks: Sequence[str]
) -> pygame.Surface:
    """All lines, painted finer than they are shown; the first seat's lies on top."""
    large = clear((rect.w * _FINER, rect.h * _FINER))
    for seat, mark in reversed(list(enumerate(marks))):
        colour = theme.SEAT_FILL[mark]
        for points, width in ((course.would, _THIN), (course.points, _LINE)):
            way = [plot.at(turn, one[seat]) for turn, one in enumerate(points)]
            way = [((x - rect.x) * _FINER, (y - rect.y) * _FINER) for x, y in way]
            rim = _RIM * width / _LINE
            _stroke(large, way, theme.INK, (width + 2 * rim) * screen.scale * _FINER)
            _stroke(large, way, colour, width * screen.scale * _FINER)
    return pygame.transform.smoothscale(large, rect.size)


def _stroke(
    surface: pygame.Surface, way: Sequence[tuple[float, float]], colour: theme.Colour, width: float
) -> None:
    """A thick line with round corners."""
    for one, other in pairwise(way):
        pygame.draw.line(surface, colour, one, other, round(width))
    for x, y in way:
        pygame.draw.circle(surface, colour, (x, y), width / 2)
