"""Text in device pixels: measuring, wrapping, shrinking to fit, and drawing with a cache."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pygame
from pygame import Surface

from game.ui import contrast, theme, typeface
from game.ui.line_breaking import rejoined, units, without_last_number
from game.ui.painting.surfaces import SurfaceCache
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.theme import Colour, TextStyle
from game.ui.typeface import EAST_ASIAN, drawable

ELLIPSIS = "…"
MOST_SHRINK = 0.72
"""The smallest part of its size to which text is shrunk before it is cut."""
_LINE = 1.15
"""The height of a line that touches neither the one above nor the one below, in letter sizes."""
_NEAR = 0.04
"""How much the width of a line may differ from the sum of its words' widths, as a part of it."""

_drawn = SurfaceCache()


@dataclass(frozen=True)
class DrawnLine:
    """A line of text as it was drawn, for tests.

    Attributes:
        meant: the text that was asked for.
        shown: the text that was drawn; it ends in an ellipsis if it was cut.
        size: the font size in dp.
        whole: True if nothing of it reaches beyond the surface.
        box: the rectangle of its figures and capitals, in device pixels.
        style: its style, in the colour in which it was drawn.
        face: the picture of its letters.
        ground: what lay where its face was drawn, before that; clear where nothing was painted.
    """

    meant: str
    shown: str
    size: float
    whole: bool
    box: pygame.Rect
    style: TextStyle
    face: Surface
    ground: Surface

    @property
    def cut(self) -> bool:
        """True if it ends in an ellipsis for want of room."""
        return self.shown != self.meant


_listeners: list[list[DrawnLine]] = []


@contextmanager
def record_drawn_lines() -> Iterator[list[DrawnLine]]:
    """Collect every line drawn inside the ``with`` block.

    Lines inside pictures that a layer or a board has kept are missing: they are not drawn again.
    """
    lines: list[DrawnLine] = []
    _listeners.append(lines)
    try:
        yield lines
    finally:
        _listeners.remove(lines)


def capital_height(screen: Screen, style: TextStyle) -> int:
    """Return the height of capitals and figures in device pixels."""
    return typeface.capital_height(style.family, screen.px(_dp(screen, style)))


def _dp(screen: Screen, style: TextStyle) -> float:
    """Return the size of a style's letters in dp: larger than its own if larger text is wanted."""
    return max(style.size, min(int(style.size * screen.text_size), style.most))


def in_row(screen: Screen, style: TextStyle, row: float, words: Words = "") -> TextStyle:
    """Return the style for a line that grows no higher than its row (device pixels).

    East Asian letters, which fill a line's height, are smaller if the row needs it.
    """
    high = row / screen.scale
    size = min(style.size, max(_smallest(str(words)), high)) if _is_far(words) else style.size
    return replace(style, size=size, most=min(style.most, high / _LINE))


def _is_far(words: Words) -> bool:
    """Return True if words have East Asian letters."""
    return max(str(words), default="") >= EAST_ASIAN


def measure(screen: Screen, words: Words, style: TextStyle) -> tuple[int, int]:
    """Return width and line height in device pixels, without the outline."""
    face = style.family, screen.px(_dp(screen, style))
    high = typeface.font(*face).get_linesize()
    return typeface.width(*face, drawable(str(words), style.family)), high


def fits(screen: Screen, words: Words, style: TextStyle, width: float) -> bool:
    """Return True if one line, shrunk if need be, fits into this width without being cut."""
    text = drawable(str(words), style.family)
    return _fit(screen, text, style, int(width))[0] == text


def wrap(screen: Screen, words: Words, style: TextStyle, width: int) -> list[str]:
    """Split a text into lines no wider than this many device pixels.

    Each paragraph is broken where its script allows it (``line_breaking``), and no number stays
    behind what it counts. What is wider than a line even so is split anywhere.
    """
    text = drawable(str(words), style.family)
    face = style.family, screen.px(_dp(screen, style))
    space = typeface.width(*face, " ")
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, long = "", 0
        for gap, unit in units(paragraph):
            joined, wide = f"{line}{gap}{unit}" if line else unit, typeface.width(*face, unit)
            long = long + (space if gap else 0) + wide if line else wide
            if _is_within(face, joined, long, width):
                line = joined
                continue
            full, rest = _parted(face, line, unit, width) if gap else (line, unit)
            if full:
                lines.append(full)
            line, long = _broken(face, rest, width, lines)
        lines.append(line)
    return lines


def _parted(face: tuple[str, int], line: str, unit: str, width: int) -> tuple[str, str]:
    """Return a line, and the unit that has no room on it, with the number before it if it fits."""
    kept, number = without_last_number(line)
    whole = f"{number} {unit}"
    return (kept, whole) if number and typeface.width(*face, whole) <= width else (line, unit)


def _broken(face: tuple[str, int], unit: str, width: int, lines: list[str]) -> tuple[str, int]:
    """Add the lines that a unit fills alone; return what is left of it, and how wide that is."""
    while unit and (wide := typeface.width(*face, unit)) > width:
        fits = _longest(face, unit, width)
        lines.append(unit[:fits])
        unit = unit[fits:]
    return unit, wide if unit else 0


def _is_within(face: tuple[str, int], line: str, long: int, width: int) -> bool:
    """Return True if a line fits into a width, both in device pixels.

    ``long`` is the summed width of its words and spaces. Kerning changes that by little, so the
    whole line is measured only if ``long`` is close to the width.
    """
    if abs(long - width) > width * _NEAR:
        return long < width
    return typeface.width(*face, line) <= width


def _longest(face: tuple[str, int], word: str, width: int) -> int:
    """Return how many letters of the word fit into the width; at least 1."""
    count = 1
    while count < len(word) and typeface.width(*face, word[: count + 1]) <= width:
        count += 1
    return count


def _fit(screen: Screen, text: str, style: TextStyle, width: int | None) -> tuple[str, int]:
    """Return text and pixel size that fit the width: shrunk first, then cut with an ellipsis."""
    size = screen.px(_dp(screen, style))
    if width is None or not text or (full := typeface.width(style.family, size, text)) <= width:
        return text, size
    shrunk = round(screen.px(style.size) * MOST_SHRINK)
    least = min(size, max(shrunk, screen.px(_smallest(text))))
    size = max(least, int(size * width / full))
    while size > least and typeface.width(style.family, size, text) > width:
        size -= 1
    face = style.family, size
    if typeface.width(*face, text) <= width:
        return text, size
    room = width - typeface.width(*face, ELLIPSIS)
    cut = text[: _longest(face, text, max(0, room))].rstrip() + ELLIPSIS
    return cut, min(size, max(1, size * width // typeface.width(*face, cut)))


def _smallest(words: str) -> float:
    """Return the smallest readable size of these words in dp."""
    dense = _is_far(words) or any(map(str.isdigit, words))
    return theme.SMALLEST_DENSE if dense else theme.SMALLEST


def _render(words: str, family: str, size: int, inks: tuple[Colour, Colour], line: int) -> Surface:
    face = typeface.picture(words, family, size, inks[0])
    if not line:
        return face
    edge = typeface.picture(words, family, size, inks[1], line)
    edge.blit(face, (line, line))
    return edge


def draw(  # noqa: PLR0917 (where, how and with what come in a natural order)
    canvas: Canvas,
    text: Words,
    xy: tuple[float, float],
    style: TextStyle,
    anchor: str = "mm",
    colour: Colour | None = None,
    max_width: float | None = None,
) -> pygame.Rect:
    """Draw one line and return its rectangle.

    The anchor says which point of the line lies at xy: l, m or r, then t, m or b. The vertical
    middle is that of the capitals, so that words and numbers of all families line up. Text wider
    than max_width (device pixels) is drawn smaller, and past a limit ends in an ellipsis.
    """
    meant = drawable(str(text), style.family)
    if not meant:
        return pygame.Rect(round(xy[0]), round(xy[1]), 0, 0)
    words, size = _fit(canvas.screen, meant, style, None if max_width is None else int(max_width))
    where = _place(words, style.family, size, xy, anchor)
    if colour is not None:
        style = replace(style, colour=colour)
    if contrast.is_high():
        style = contrast.lettering(style, contrast.under(canvas.surface, where))
    line = canvas.px(style.outline) if style.outline else 0
    key = (words, style.family, size, (style.colour, style.outline_colour), line)
    face = _drawn.get(key, lambda: _render(*key))
    corner = where.x - line, where.y - line
    if _listeners:
        whole = canvas.surface.get_rect().contains(where)
        ground = _ground(canvas.surface, face.get_rect(topleft=corner))
        style = replace(style, size=size / canvas.screen.scale)
        box = _capitals(where, style.family, size)
        told = DrawnLine(meant, words, style.size, whole, box, style, face, ground)
        for lines in _listeners:
            lines.append(told)
    canvas.surface.blit(face, corner)
    return where


def _place(words: str, family: str, size: int, xy: tuple[float, float], anchor: str) -> pygame.Rect:
    """Return the rectangle of a line without its outline."""
    font = typeface.font(family, size)
    width, height = typeface.width(family, size, words), font.get_height()
    middle = font.get_ascent() - typeface.capital_height(family, size) / 2
    x = xy[0] - {"l": 0, "m": width / 2, "r": width}[anchor[0]]
    y = xy[1] - {"t": 0, "m": middle, "b": height}[anchor[1]]
    return pygame.Rect(round(x), round(y), width, height)


def _capitals(where: pygame.Rect, family: str, size: int) -> pygame.Rect:
    """Return the part of a line's rectangle in which its figures and capitals are."""
    high = typeface.capital_height(family, size)
    return pygame.Rect(
        where.x, where.y + typeface.font(family, size).get_ascent() - high, where.w, high
    )


def _ground(surface: Surface, where: pygame.Rect) -> Surface:
    """Return a copy of a part of a surface, clear where nothing can be drawn now."""
    ground = Surface(where.size, pygame.SRCALPHA)
    part = where.clip(surface.get_clip())
    ground.blit(surface, (part.x - where.x, part.y - where.y), part)
    return ground


def draw_lines(
    canvas: Canvas, lines: list[str], xy: tuple[float, float], style: TextStyle, anchor: str = "lt"
) -> int:
    """Draw wrapped lines downwards from xy; return the height used in device pixels."""
    step = round(measure(canvas.screen, "", style)[1] * 1.04)
    for i, line in enumerate(lines):
        draw(canvas, line, (xy[0], xy[1] + i * step), style, anchor)
    return step * len(lines)


def paragraph(
    canvas: Canvas, words: Words, area: pygame.Rect, style: TextStyle, anchor: str = "lt"
) -> int:
    """Draw wrapped text into an area and return the height used in device pixels.

    The anchor says where in the area the text lies: l, m or r, then t, m or b. Text that does not
    fit is drawn smaller, and past a limit ends in an ellipsis.
    """
    fitted, lines, step = _fitted(canvas.screen, str(words), area, style)
    x = {"l": area.x, "m": area.centerx, "r": area.right}[anchor[0]]
    y = area.y + {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]] * (area.h - step * len(lines))
    for i, line in enumerate(lines):
        draw(canvas, line, (x, y + i * step), fitted, anchor[0] + "t", max_width=area.w)
    return step * len(lines)


def paragraph_height(screen: Screen, words: Words, area: pygame.Rect, style: TextStyle) -> int:
    """Return the height in device pixels that ``paragraph`` will use."""
    _style, lines, step = _fitted(screen, str(words), area, style)
    return step * len(lines)


def paragraph_fits(screen: Screen, words: Words, area: pygame.Rect, style: TextStyle) -> bool:
    """Return True if ``paragraph`` can show all the words, at the smallest size if need be."""
    least = replace(style, size=min(style.size, _smallest(str(words))), most=0)
    _style, lines, step = _wrapped(screen, str(words), area.w, least)
    return len(lines) * step <= area.h and not breaks(screen, words, least, area.w)


def breaks(screen: Screen, words: Words, style: TextStyle, width: int) -> bool:
    """Return True if what stays whole is wider than this many device pixels."""
    face = style.family, screen.px(_dp(screen, style))
    paragraphs = str(words).split("\n")
    wholes = (unit for paragraph in paragraphs for _gap, unit in units(paragraph))
    return any(typeface.width(*face, unit) > width for unit in wholes)


def _fitted(
    screen: Screen, words: str, area: pygame.Rect, style: TextStyle
) -> tuple[TextStyle, list[str], int]:
    """Return the largest style in which the words fit unbroken, their lines, and the line step.

    The step is in device pixels. If even the smallest size is too large, the lines that have no
    room are joined to one, which is cut when it is drawn.
    """
    grown = replace(style, size=_dp(screen, style), most=0)
    fitted, lines, step = _wrapped(screen, words, area.w, grown)
    least = _smallest(words)
    while fitted.size > least and (
        len(lines) * step > area.h or breaks(screen, words, fitted, area.w)
    ):
        smaller = replace(style, size=max(least, fitted.size - 1), most=0)
        fitted, lines, step = _wrapped(screen, words, area.w, smaller)
    if len(lines) > (most := max(1, area.h // step)):
        lines = [*lines[: most - 1], rejoined(lines[most - 1 :])]
    return fitted, lines, step


def _wrapped(
    screen: Screen, words: str, width: int, style: TextStyle
) -> tuple[TextStyle, list[str], int]:
    """Return the style, the wrapped lines in it, and the line step in device pixels."""
    return style, wrap(screen, words, style, width), round(measure(screen, "", style)[1] * 1.04)


def draw_in(
    canvas: Canvas, words: Words, box: pygame.Rect, style: TextStyle, anchor: str = "l"
) -> None:
    """Draw words in the vertical middle of a box: on one line if they fit, else wrapped.

    The anchor (l, m or r) sets where they lie horizontally.
    """
    if not fits(canvas.screen, words, style, box.w):
        paragraph(canvas, words, box, style, anchor + "m")
        return
    x = {"l": box.x, "m": box.centerx, "r": box.right}[anchor]
    draw(canvas, words, (x, box.centery), style, anchor + "m", max_width=box.w)


def fitting_style(screen: Screen, words: Words, style: TextStyle, room: float) -> TextStyle:
    """Return the style in which a line fits into the room (device pixels).

    It is the given style if the line fits, shrunk as far as is allowed; else ``theme.LABEL``,
    which can be shrunk to smaller letters.
    """
    least = replace(style, size=style.size * MOST_SHRINK, most=0)
    return style if measure(screen, words, least)[0] <= room else theme.LABEL
