"""Lines of text about a position, which scroll where they have no room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.description import Fact
from game.table.plain.shown import Shown
from game.table.things import Thing
from game.ui import text, theme
from game.ui.controls.scrolling import Scrolling
from game.ui.input import Gesture, Pos
from game.ui.screen import Canvas, Screen
from game.ui.sentence import capitalised

# sizes in dp, except fractions

_PAD: Final = 14
_COLUMN: Final = 360
"""The least width of a column where there are several."""
_BETWEEN: Final = 22
"""The space between two columns."""
_MOST: Final = 3
_INDENT: Final = 14
_NAMES: Final = 0.4
"""The greatest width of the names beside long values, as a fraction of a column."""
_SPACE: Final = 5
"""The space between two lines."""
_THUMB: Final = 8
_HEADS: Final = (theme.SUBHEADING, theme.LABEL)


@dataclass(frozen=True)
class _Laid:
    """A line as it is laid out.

    Attributes:
        line: the fact.
        rect: its rectangle, from the top left of all lines.
        names: the width of the names before the values.
        words: the words of its value, or of its name if it has none, line by line.
    """

    line: Fact
    rect: Rect
    names: int
    words: tuple[str, ...]


class FactLines:
    """Draws lines of text about a position in columns.

    Attributes:
        scroll: how far the lines are scrolled.
    """

    def __init__(self) -> None:
        self.scroll = Scrolling()
        self._screen: Screen | None = None
        self._lines: Sequence[Fact] = ()
        self._laid: list[_Laid] = []

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay everything out in a place of the window, in device pixels."""
        self._screen = screen
        self.scroll.rect = area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
        self._lay()

    def show(self, shown: Shown) -> None:
        """Take a new value to show."""
        if shown.diagram.lines != self._lines:
            self._lines = shown.diagram.lines
            self._lay()

    def _lay(self) -> None:
        """Lay the lines out in as many columns as there is room for, of about the same height."""
        self._laid, screen, room = [], self._screen, self.scroll.rect
        if screen is None or room.w <= 0:
            return
        px = screen.px
        count = max(1, min(_MOST, (room.w + px(_BETWEEN)) // px(_COLUMN + _BETWEEN)))
        wide = (room.w - px(_THUMB) - (count - 1) * px(_BETWEEN)) // count
        laid = list(self._in_one(screen, wide))
        least = -(-sum(one.rect.h + px(_SPACE) for one in laid) // count)
        column, top, most = 0, 0, 0
        for lines in _together(laid):
            if top >= least and column + 1 < count:
                column, top = column + 1, 0
            for one in lines:
                one.rect.topleft = column * (wide + px(_BETWEEN)), top
                top += one.rect.h + px(_SPACE)
            most = max(most, top)
        self._laid = laid
        at_top = self.scroll.offset == 0
        self.scroll.place(room, most, screen.scale)
        if at_top:
            self.scroll.offset = 0.0

    def _in_one(self, screen: Screen, wide: int) -> list[_Laid]:
        """Lay all lines out for one column's width, without their places."""
        found, widths = [], self._names(screen, wide)
        for line in self._lines:
            indent, names = line.level * screen.px(_INDENT), widths.get(line.level, 0)
            if not line.value:
                style = _HEADS[min(line.level, 1)]
                words = text.wrap(screen, _name(line), style, max(1, wide - indent))
            else:
                style = theme.NOTE_PLAIN
                words = text.wrap(screen, line.value, style, max(1, wide - indent - names))
            high = len(words) * _step(screen, style)
            found.append(_Laid(line, Rect(0, 0, wide, high), names, tuple(words)))
        return found

    def _names(self, screen: Screen, wide: int) -> dict[int, int]:
        """Return the width of the names before values, by level.

        It is what the widest value of the level leaves, and never less than a fixed fraction unless
        the names need less.
        """
        names: dict[int, int] = {}
        values: dict[int, int] = {}
        for line in self._lines:
            if line.value:
                name = text.measure(screen, _name(line), theme.LABEL)[0] + screen.px(_INDENT)
                value = text.measure(screen, str(line.value), theme.NOTE_PLAIN)[0]
                indent = line.level * screen.px(_INDENT)
                names[line.level] = max(names.get(line.level, 0), name)
                values[line.level] = max(values.get(line.level, 0), value + indent)
        part = round(_NAMES * wide)
        return {level: min(own, max(part, wide - values[level])) for level, own in names.items()}

    def pick(self, pos: Pos) -> Thing | None:  # noqa: ARG002
        """Return None: no line can be touched."""
        return None

    def place_of(self, thing: Thing) -> Rect | None:  # noqa: ARG002
        """Return None: no thing lies here."""
        return None

    def take(self, gesture: Gesture) -> bool:
        """Scroll; return True if the gesture was meant for that."""
        return self.scroll.take(gesture)

    def update(self, now: float) -> bool:
        """Go on scrolling; return True if the lines must be redrawn."""
        return self.scroll.update(now)

    def paint(self, canvas: Canvas, shown: Shown) -> None:  # noqa: ARG002
        """Draw the lines in sight."""
        room, before = self.scroll.rect, canvas.surface.get_clip()
        canvas.surface.set_clip(room.clip(before))
        for one in self._laid:
            place = one.rect.move(room.x, room.y - round(self.scroll.offset))
            if place.colliderect(canvas.surface.get_clip()):
                _draw(canvas, one, place)
        canvas.surface.set_clip(before)
        self.scroll.draw(canvas)


def _together(laid: Iterable[_Laid]) -> Iterator[list[_Laid]]:
    """Yield lines that must stay in one column: headings with the first line below them."""
    lines: list[_Laid] = []
    for one in laid:
        lines.append(one)
        if one.line.value:
            yield lines
            lines = []
    if lines:
        yield lines


def _name(line: Fact) -> str:
    """Return a line's name, with a capital at level 0; other names stay as in the notation."""
    return str(line.name) if line.level else capitalised(line.name)


def _step(screen: Screen, style: theme.TextStyle) -> int:
    return round(text.measure(screen, "", style)[1] * 1.04)


def _draw(canvas: Canvas, one: _Laid, place: Rect) -> None:
    line, left = one.line, place.x + one.line.level * canvas.px(_INDENT)
    style = theme.NOTE_PLAIN if line.value else _HEADS[min(line.level, 1)]
    step = _step(canvas.screen, style)
    if line.value:
        room = one.names - canvas.px(6)
        at = left, place.y + step // 2
        text.draw(canvas, _name(line), at, theme.LABEL, "lm", max_width=room)
        left += one.names
    for number, words in enumerate(one.words):
        at = left, place.y + number * step + step // 2
        text.draw(canvas, words, at, style, "lm")
