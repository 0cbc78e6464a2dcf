"""Charts of points: lines over the turns of a match, and tables with a column for each player."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Final

import pygame
from pygame import Rect

from game.outcome import PointsHistory, Row
from game.ui import sprites, text, theme
from game.ui.input import Pos
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.text import fitting_style
from game.ui.theme import TextStyle

# The graph: the points of a match over its turns, with a line for each seat.

_FINER: Final = 3
_LINE, _RIM, _THIN = 3.0, 1.2, 1.4
"""Widths in dp: of a line, of its dark rim, and of the line of what the points would have been."""
_SIGN: Final = 18
_BESIDE: Final = 30
_BELOW: Final = 10
"""In dp: the size of a seat's mark, the room for numbers at the left, and the vertical margins."""
_SMALL: Final = 0.5
"""The size of a mark on a line, as a part of that of one at its end."""
_APART: Final = 110
"""The distance in dp of a seat's marks on its line."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
"""The possible numbers of points between two lines of the grid."""
_LEAST_STEP: Final = 30
"""The least distance between two lines of the grid, in dp."""
_kept = SurfaceCache()


@dataclass(frozen=True)
class Plot:
    """The coordinates of a graph.

    Attributes:
        box: the rectangle of the lines, in device pixels.
        turns: the number of turns across it.
        least, most: the points at its bottom and at its top.
    """

    box: Rect
    turns: int
    least: int
    most: int

    def at(self, turn: float, points: float) -> tuple[float, float]:
        """Return the device pixel for a number of points after a turn."""
        x = self.box.x + self.box.w * turn / max(1, self.turns)
        return x, self.box.bottom - self.box.h * (points - self.least) / (self.most - self.least)


def plot_of(screen: Screen, rect: Rect, course: PointsHistory) -> Plot:
    """Return the graph's coordinates in a rectangle, beside its numbers and before the marks."""
    every = [one for turn in (*course.points, *course.if_scored) for one in turn]
    least, most = min(0, *every), max(1, *every)
    box = Rect(rect.x + screen.px(_BESIDE), rect.y + screen.px(_BELOW), 0, 0)
    box.w = max(1, rect.right - screen.px(_SIGN + 8) - box.x)
    box.h = max(1, rect.bottom - screen.px(_BELOW) - box.y)
    return Plot(box, len(course.points) - 1, least, most)


def draw_graph(canvas: Canvas, rect: Rect, course: PointsHistory, marks: Sequence[str]) -> None:
    """Draw the graph with its grid, the scoring rounds, and each seat's mark where its line ends.

    Thin lines show what the points would have been (``course.would``).
    """
    plot = plot_of(canvas.screen, rect, course)
    _draw_grid(canvas, plot, course)
    key = (tuple(rect.size), course, tuple(marks), canvas.screen.scale)
    picture = _kept.get(key, lambda: _lines(canvas.screen, rect, plot, course, marks))
    canvas.surface.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
    for turn in course.scorings[:-1]:
        for mark, points in zip(marks, course.points[turn], strict=True):
            _sign(canvas, mark, plot.at(turn, points), 0.6)
    _draw_marks_between(canvas, plot, course, marks)
    step = _step(canvas.screen, plot, len(marks))
    for mark, place in zip(marks, _ends(canvas.screen, plot, course), strict=True):
        _sign(canvas, mark, place, step / canvas.px(_SIGN + 1))


def _draw_marks_between(
    canvas: Canvas, plot: Plot, course: PointsHistory, marks: Sequence[str]
) -> None:
    """Draw small marks along all lines, so that colour alone tells of none whose it is.

    Those of two seats lie at different turns, since their lines may lie on one another.
    """
    for line in (course.points, course.if_scored):
        every = max(1, round(canvas.px(_APART) * plot.turns / plot.box.w))
        for seat, mark in enumerate(marks):
            first = 1 + every * (2 * seat + (line is course.if_scored)) // (2 * len(marks))
            for turn in set(range(first, len(line), every)) - {*course.scorings}:
                _sign(canvas, mark, plot.at(turn, line[turn][seat]), _SMALL)


def _sign(canvas: Canvas, mark: str, middle: tuple[float, float], size: float) -> None:
    box = Rect(0, 0, canvas.px(_SIGN * size), canvas.px(_SIGN * size))
    box.center = round(middle[0]), round(middle[1])
    sprites.draw_in(canvas, f"mark_{mark}", box)


def _ends(screen: Screen, plot: Plot, course: PointsHistory) -> list[tuple[float, float]]:
    """Return the middles of the marks beside the ends of their lines, apart if there is room."""
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
    """Return the distance of two marks at the ends, in pixels: less where room is short."""
    return min(screen.px(_SIGN + 1), (plot.box.h + screen.px(_BELOW)) / seats)


def _draw_grid(canvas: Canvas, plot: Plot, course: PointsHistory) -> None:
    """Draw lines across for points, and lines down for scoring rounds."""
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
    """Return a picture of all lines, painted larger and scaled down; the first seat's is on top."""
    large = transparent_surface((rect.w * _FINER, rect.h * _FINER))
    for seat, mark in reversed(list(enumerate(marks))):
        colour = theme.SEAT_FILL[mark]
        for points, width in ((course.if_scored, _THIN), (course.points, _LINE)):
            way = [plot.at(turn, one[seat]) for turn, one in enumerate(points)]
            way = [((x - rect.x) * _FINER, (y - rect.y) * _FINER) for x, y in way]
            rim = _RIM * width / _LINE
            _stroke(large, way, theme.INK, (width + 2 * rim) * screen.scale * _FINER)
            _stroke(large, way, colour, width * screen.scale * _FINER)
    return pygame.transform.smoothscale(large, rect.size)


def _stroke(
    surface: pygame.Surface, way: Sequence[tuple[float, float]], colour: theme.Colour, width: float
) -> None:
    """Draw a thick line with round corners."""
    for one, other in pairwise(way):
        pygame.draw.line(surface, colour, one, other, round(width))
    for x, y in way:
        pygame.draw.circle(surface, colour, (x, y), width / 2)


# The table: what is counted, with a column for each player.

_HIGHEST: Final = 62
"""The greatest height of a row in dp."""
_WIDE: Final = 420
"""The least width in dp of a table with large numbers."""
_NAMES, _NAMES_OF_FEW, _NAMES_OF_MANY = 0.30, 0.36, 0.27
"""Widths of the rows' names as fractions: in wide tables; in narrow ones with few or many
players."""
_AFTER_NAME: Final = 6
"""What is kept free after a row's name, in dp."""
_MANY: Final = 4
"""More columns than this count as many."""


def draw_table(
    canvas: Canvas,
    rect: Rect,
    marks: Sequence[str],
    table: Sequence[Sequence[Row]],
    *,
    sums: bool,
    counted: int | None = None,
) -> None:
    """Fill the rectangle with groups of rows, each with a cell for every player.

    With ``sums`` the last row is drawn as their sum. Rows from number ``counted`` on are pale, as
    they are not counted yet; None for none.
    """
    wide = _is_wide(canvas.screen, rect)
    inner, label = _within(canvas.screen, rect, len(marks))
    rows = [row for group in table for row in group]
    begins = set(accumulate((len(group) for group in table[:-1]), initial=0))
    step = min(inner.h / (len(rows) + 1), canvas.px(_HIGHEST))
    label = max(label, *(_least_width(canvas.screen, name, label, step) for name, _cells in rows))
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
        named = Rect(inner.x, round(y - step / 2), label - canvas.px(_AFTER_NAME), round(step))
        style = theme.SUBHEADING if last else theme.BODY
        _draw_name(canvas, named, name, text.in_row(canvas.screen, style, step))
        for i, cell in enumerate(cells):
            x = inner.x + label + column * (i + 0.5)
            number = theme.NUMBER if wide else theme.CHIP
            if last and step > canvas.px(30) and _fit(canvas, cells, cell_width - canvas.px(12)):
                number = theme.NUMBER_BIG
            colour = theme.RUST if last else theme.INK
            if counted is not None and row >= counted:
                colour = theme.INK_FADED
            number = text.in_row(canvas.screen, number, step)
            text.draw(canvas, cell, (x, y), number, "mm", colour, cell_width)


def _least_width(screen: Screen, name: Words, width: int, step: float) -> int:
    """Return the width at which a row's name is not cut: 0 if it is not at the given one."""
    room = Rect(0, 0, width - screen.px(_AFTER_NAME), round(step))
    if text.fits(screen, name, theme.LABEL, room.w):
        return 0
    if text.paragraph_fits(screen, name, room, theme.LABEL):
        return 0
    small = replace(theme.LABEL, size=theme.SMALLEST_DENSE, most=0)
    return text.measure(screen, name, small)[0] + screen.px(_AFTER_NAME)


def _draw_name(canvas: Canvas, box: Rect, name: Words, style: TextStyle) -> None:
    """Draw a row's name in one line, or in several smaller lines if it does not fit."""
    fitting = fitting_style(canvas.screen, name, style, box.w)
    if text.fits(canvas.screen, name, fitting, box.w):
        text.draw(canvas, name, box.midleft, fitting, "lm", max_width=box.w)
    else:
        text.paragraph(canvas, name, box, theme.LABEL, "lm")


def column_at(screen: Screen, rect: Rect, columns: int, pos: Pos) -> tuple[int, Rect] | None:
    """Return the index and the rectangle of the table's column at a pixel, or None.

    ``columns`` is the number of players in the table that fills ``rect``.
    """
    inner, label = _within(screen, rect, columns)
    if not columns or not inner.collidepoint(pos) or pos[0] < inner.x + label:
        return None
    wide = (inner.w - label) / columns
    number = min(columns - 1, int((pos[0] - inner.x - label) / wide))
    return number, Rect(round(inner.x + label + number * wide), inner.y, round(wide), inner.h)


def highest(screen: Screen, rows: int) -> int:
    """Return the greatest height in device pixels that a table of so many rows fills."""
    return screen.px(_HIGHEST) * (rows + 1) + 2 * screen.px(8)


def _is_wide(screen: Screen, rect: Rect) -> bool:
    return rect.w > screen.px(_WIDE)


def _within(screen: Screen, rect: Rect, columns: int) -> tuple[Rect, int]:
    """Return the rectangle without its margins, and the width of the rows' names."""
    wide = _is_wide(screen, rect)
    inner = rect.inflate(-2 * screen.px(18 if wide else 12), -2 * screen.px(8))
    narrow = _NAMES_OF_MANY if columns > _MANY else _NAMES_OF_FEW
    return inner, round(inner.w * (_NAMES if wide else narrow))


def _fit(canvas: Canvas, cells: Sequence[Words], width: float) -> bool:
    """Return whether all cells fit in large numbers."""
    return all(text.fits(canvas.screen, one, theme.NUMBER_BIG, width) for one in cells)


def _rule(canvas: Canvas, inner: Rect, y: int) -> None:
    canvas.surface.fill(theme.GOLD, Rect(inner.x, y, inner.w, canvas.px(1)))
