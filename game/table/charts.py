"""Points as lines over a match and as tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

import pygame
from pygame import Rect

from game.outcome import PointsHistory, Row
from game.ui import sprites, text, theme
from game.ui.input import Pos
from game.ui.painting.cache import SurfaceCache
from game.ui.painting.fitting import style_for
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.theme import TextStyle

# The points of a match as lines over its turns, one a seat.

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


def plot_of(screen: Screen, rect: Rect, course: PointsHistory) -> Plot:
    """The room within a rectangle, beside the numbers and before the marks at the ends."""
    every = [one for turn in (*course.points, *course.would) for one in turn]
    least, most = min(0, *every), max(1, *every)
    box = Rect(rect.x + screen.px(_BESIDE), rect.y + screen.px(_BELOW), 0, 0)
    box.w = max(1, rect.right - screen.px(_SIGN + 8) - box.x)
    box.h = max(1, rect.bottom - screen.px(_BELOW) - box.y)
    return Plot(box, len(course.points) - 1, least, most)


def draw_graph(canvas: Canvas, rect: Rect, course: PointsHistory, marks: Sequence[str]) -> None:
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


def _ends(screen: Screen, plot: Plot, course: PointsHistory) -> list[tuple[float, float]]:
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


def _draw_grid(canvas: Canvas, plot: Plot, course: PointsHistory) -> None:
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
    screen: Screen, rect: Rect, plot: Plot, course: PointsHistory, marks: Sequence[str]
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


# What is counted, one column a player.

_HIGHEST: Final = 62
"""The greatest height of a row in dp."""
_WIDE: Final = 420
"""The width in dp from which on there is room for large numbers."""
_NAMES, _NAMES_OF_FEW, _NAMES_OF_MANY = 0.30, 0.36, 0.27
"""The part of the width that the rows' names have: with room, and on narrow tables with few or many
players."""
_MANY: Final = 4
"""More than so many columns."""


def draw_table(
    canvas: Canvas,
    rect: Rect,
    marks: Sequence[str],
    table: Sequence[Sequence[Row]],
    *,
    sums: bool,
    counted: int | None = None,
) -> None:
    """Fills the rectangle with groups of rows; the last row may be their sum. What is not
    ``counted`` yet is pale."""
    wide = _is_wide(canvas.screen, rect)
    inner, label = _within(canvas.screen, rect, len(marks))
    rows = [row for group in table for row in group]
    begins = set(accumulate((len(group) for group in table[:-1]), initial=0))
    step = min(inner.h / (len(rows) + 1), canvas.px(_HIGHEST))
    column = (inner.w - label) / len(marks)
    cell_width = column - canvas.px(2)
    side = min(canvas.px(30), round(step * 0.86))
    for i, mark in enumerate(marks):
        box = Rect(0, 0, side, side)
        box.center = (round(inner.x + label + column * (i + 0.5)), round(inner.y + step / 2))
        sprites.draw_in(canvas, f"mark_{mark}", box)
    for row, (name, cells) in enumerate(rows):
        y = inner.y + step * (row + 1.5)
        last = sums and row == len(rows) - 1
        if row in begins:
            _rule(canvas, inner, round(y - step / 2))
        named = Rect(inner.x, round(y - step / 2), label - canvas.px(6), round(step))
        _draw_name(canvas, named, name, theme.SUBHEADING if last else theme.BODY)
        for i, cell in enumerate(cells):
            x = inner.x + label + column * (i + 0.5)
            number = theme.NUMBER if wide else theme.CHIP
            if last and step > canvas.px(30) and _fit(canvas, cells, cell_width - canvas.px(12)):
                number = theme.NUMBER_BIG
            colour = theme.RUST if last else theme.INK
            if counted is not None and row >= counted:
                colour = theme.INK_FADED
            text.draw(canvas, cell, (x, y), number, "mm", colour, cell_width)


def _draw_name(canvas: Canvas, box: Rect, name: Words, style: TextStyle) -> None:
    """In one line, or where it is not whole in one in two."""
    fitting = style_for(canvas.screen, name, style, box.w)
    if text.fits(canvas.screen, name, fitting, box.w):
        text.draw(canvas, name, box.midleft, fitting, "lm", max_width=box.w)
    else:
        text.paragraph(canvas, name, box, theme.LABEL, "lm")


def column_at(screen: Screen, rect: Rect, columns: int, pos: Pos) -> tuple[int, Rect] | None:
    """Which of so many columns of a table that fills the rectangle lies at a pixel, and where."""
    inner, label = _within(screen, rect, columns)
    if not columns or not inner.collidepoint(pos) or pos[0] < inner.x + label:
        return None
    wide = (inner.w - label) / columns
    number = min(columns - 1, int((pos[0] - inner.x - label) / wide))
    return number, Rect(round(inner.x + label + number * wide), inner.y, round(wide), inner.h)


def highest(screen: Screen, rows: int) -> int:
    """The height in pixels that a table of so many rows fills at most."""
    return screen.px(_HIGHEST) * (rows + 1) + 2 * screen.px(8)


def _is_wide(screen: Screen, rect: Rect) -> bool:
    return rect.w > screen.px(_WIDE)


def _within(screen: Screen, rect: Rect, columns: int) -> tuple[Rect, int]:
    """The rectangle without its edges, and the width of the rows' names."""
    wide = _is_wide(screen, rect)
    inner = rect.inflate(-2 * screen.px(18 if wide else 12), -2 * screen.px(8))
    narrow = _NAMES_OF_MANY if columns > _MANY else _NAMES_OF_FEW
    return inner, round(inner.w * (_NAMES if wide else narrow))


def _fit(canvas: Canvas, cells: Sequence[Words], width: float) -> bool:
    """Whether all of them can be large."""
    return all(text.fits(canvas.screen, one, theme.NUMBER_BIG, width) for one in cells)


def _rule(canvas: Canvas, inner: Rect, y: int) -> None:
    canvas.surface.fill(theme.GOLD, Rect(inner.x, y, inner.w, canvas.px(1)))
