"""A log's lines: laid out for a width, scrolled, touched, and painted only when they change."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final

import pygame
from pygame import Rect

from game.table.log.entry import LogEntry, LogTurn
from game.table.players import Player
from game.table.words import did
from game.ui import panels, sprites, text, theme
from game.ui.controls.scrolling import Scrolling
from game.ui.input import Gesture, Hover, Pos
from game.ui.painting.surfaces import Layer
from game.ui.screen import Canvas, Screen
from game.ui.sentence import capitalised

# The layout of turns, one below the other; sizes in dp.

_MARK: Final = 18
"""The side of a mark or an icon."""
_INDENT: Final = 25
"""The width of marks and icons at the left."""
_HEAD: Final = 26
"""The height of the line with a turn's player."""
_PAD: Final = 4
"""The space above and below a line's words, together."""
_COST: Final = 6
"""The space between the words and the cost."""
_APART: Final = 6
"""The space between two turns."""


@dataclass(frozen=True, eq=False, slots=True)
class LogRow:
    """A line as it is laid out in its turn.

    Attributes:
        y: its distance from the turn's top, in device pixels.
        high: its height, in device pixels.
        words: its words, line by line.
        entry: the log's line; None for the row with the player's name.
        cost_below: True if the cost stands in a line of its own below the words.
        reason: the lines that say why, below all that.
    """

    y: int
    high: int
    words: tuple[str, ...]
    entry: LogEntry | None = None
    cost_below: bool = False
    reason: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class TurnLayout:
    """A turn as it is laid out.

    Attributes:
        turn: the turn.
        rows: its rows, from the top down.
        high: its height with the space below it, in device pixels.
        undo_from: the index of its first action that can be undone.
    """

    turn: LogTurn
    rows: tuple[LogRow, ...]
    high: int
    undo_from: int


@dataclass(frozen=True, slots=True)
class LineSizes:
    """The sizes that turns are laid out for, in device pixels.

    Attributes:
        screen: the screen, for measuring text.
        across: the width of the lines.
        kept: the width at the end of a line that can be undone, for the undo sign.
        least: the least height of a line.
    """

    screen: Screen
    across: int
    undo_width: int
    least: int


def lay_turns(
    turns: Sequence[LogTurn],
    players: Sequence[Player],
    width: LineSizes,
    undo_from: int,
    before: Sequence[TurnLayout] = (),
) -> Iterator[TurnLayout]:
    """Lay turns out one by one; blocks of ``before`` that are still right are used again."""
    known = {(id(one.turn), one.undo_from): one for one in before}
    for turn in turns:
        own = min(undo_from, turn.end)
        yield known.get((id(turn), own)) or lay_turn(turn, players, width, own)


def lay_turn(
    turn: LogTurn, players: Sequence[Player], width: LineSizes, undo_from: int
) -> TurnLayout:
    """Lay out a turn: a row with the player's name, then its lines.

    A turn of a single line has the name in that line.
    """
    name, (first, *more) = players[turn.seat].name, turn.entries
    if more:
        rows = [LogRow(0, width.screen.px(_HEAD), (name,))]
        told = [(one, capitalised(one.step.words)) for one in turn.entries]
    else:
        rows = []
        told = [(first, str(did(name, first.step.words)))]
    for entry, words in told:
        y = rows[-1].y + rows[-1].high if rows else 0
        rows.append(_row(y, words, entry, width, width.undo_width * (entry.index >= undo_from)))
    high = rows[-1].y + rows[-1].high + width.screen.px(_APART)
    return TurnLayout(turn, tuple(rows), high, undo_from)


def _row(y: int, words: str, entry: LogEntry, width: LineSizes, kept: int) -> LogRow:
    """Lay out a line that has ``kept`` pixels free at its end.

    The cost goes below the words where these would otherwise break within a word.
    """
    px, cost = width.screen.px, text.measure(width.screen, entry.cost, theme.CHIP)[0]
    whole = max(1, width.across - px(_INDENT) - kept)
    beside = max(1, whole - (cost + px(_COST) if cost else 0))
    below = bool(cost) and text.breaks(width.screen, words, theme.NOTE, beside)
    lines = _wrapped(width.screen, words, whole if below else beside)
    parts = str(entry.reason).split("\n") if entry.reason else ()
    why = tuple(line for part in parts for line in _wrapped(width.screen, part, whole))
    high = (len(lines) + below + len(why)) * line_height(width.screen) + px(_PAD)
    return LogRow(y, max(width.least, kept, high), lines, entry, below, why)


def line_height(screen: Screen) -> int:
    """Return the distance of two lines of words, in device pixels."""
    return text.measure(screen, "", theme.NOTE)[1]


@lru_cache(maxsize=1024)
def _wrapped(screen: Screen, words: str, room: int) -> tuple[str, ...]:
    if text.measure(screen, words, theme.NOTE)[0] <= room:
        return (words,)
    return tuple(text.wrap(screen, words, theme.NOTE, room))


# The lines in sight.

_END: Final = 10
"""The width at the right that the scroll bar takes, in dp."""
_LEAST: Final = 24
"""The least height of a line that is not made for fingers, in dp."""
_NEVER: Final = 1 << 30
"""Greater than every action's index: no action can be undone."""
_PORTION: Final = 4
"""The number of turns that are laid out at once."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line in sight.

    Attributes:
        row: the line as it is laid out in its turn.
        turn: the turn that it belongs to.
        rect: its rectangle in the window.
        undo: the part of it that undoes to here; None if it cannot be undone.
    """

    row: LogRow
    turn: LogTurn
    rect: Rect
    undo: Rect | None


class LogLines:
    """The part of a log that is in sight, laid out and drawn.

    Attributes:
        scroll: how far the lines are scrolled.
        chosen: the index of the first action of the chosen line; None for none.
    """

    def __init__(self, players: Sequence[Player], *, for_fingers: bool) -> None:
        """Make an empty list of lines.

        With ``for_fingers`` every line is as high as a finger needs; lines that can be undone
        always are.
        """
        self.scroll = Scrolling()
        self.chosen: int | None = None
        self._players = players
        self._least = theme.TOUCH if for_fingers else _LEAST
        self._undo_from = _NEVER
        self._turns: Sequence[LogTurn] = ()
        self._blocks: list[TurnLayout] = []
        self._tops: list[int] = []
        self._width: LineSizes | None = None
        self._laying: Iterator[None] = iter(())
        self._hovered: int | None = None
        self._layer = Layer()
        self._changes = 0

    def layout(self, screen: Screen, rect: Rect) -> None:
        """Lay the lines out in a rectangle."""
        px = screen.px
        self._width = LineSizes(screen, rect.w - px(_END), px(theme.TOUCH), px(self._least))
        self._blocks = []
        self.scroll.rect = rect.copy()
        self._begin()

    def show(self, turns: Sequence[LogTurn], undo_from: int | None, chosen: int | None) -> None:
        """Show these turns.

        Lines from action ``undo_from`` on can be undone, none if that is None. ``chosen`` is the
        index of the first action of the line to highlight; None for none.
        """
        self._turns, self._undo_from = turns, _NEVER if undo_from is None else undo_from
        self.chosen = chosen
        self._begin()

    def _begin(self) -> None:
        self._laying = self._lay()
        self._changes += 1

    def _lay(self) -> Iterator[None]:
        """Lay the turns out in parts; turns that are laid out already are used again."""
        if self._width is None:
            return
        blocks = []
        laid = lay_turns(self._turns, self._players, self._width, self._undo_from, self._blocks)
        for count, block in enumerate(laid, 1):
            blocks.append(block)
            if count % _PORTION == 0:
                yield
        self._blocks = blocks
        *self._tops, high = accumulate((one.high for one in blocks), initial=0)
        self.scroll.place(self.scroll.rect, high, self._width.screen.scale)

    def prepare(self) -> Iterator[None]:
        """Lay the lines out, part by part.

        Whoever needs them before that is done has the rest laid out at once.
        """
        while next(self._laying, self) is None:
            yield

    def _finish(self) -> None:
        for _part in self._laying:
            pass

    # touches

    def take(self, gesture: Gesture) -> bool:
        """Scroll, or mark the line under the mouse; return True if the lines must be redrawn."""
        self._finish()
        if isinstance(gesture, Hover):
            line = self.at(gesture.pos) if gesture.pos else None
            hovered = line.row.entry.index if line and line.row.entry else None
            changed, self._hovered = hovered != self._hovered, hovered
        else:
            changed = self.scroll.take(gesture)
        self._changes += changed
        return changed

    def update(self, now: float) -> bool:
        """Go on scrolling; return True if the lines must be redrawn."""
        self._finish()
        moved = self.scroll.update(now)
        self._changes += moved
        return moved

    def at(self, pos: Pos) -> LogLine | None:
        """Return the line at a pixel, or None."""
        if not self.scroll.rect.collidepoint(pos):
            return None
        return next((one for one in self.visible_lines() if one.rect.collidepoint(pos)), None)

    def visible_lines(self) -> Iterator[LogLine]:
        """Return the lines in sight, from the top down; the first and the last may be cut."""
        self._finish()
        rect, shift = self.scroll.rect, round(self.scroll.offset)
        if self._width is None or not self._blocks:
            return
        first = max(0, bisect_right(self._tops, shift) - 1)
        for block, top in zip(self._blocks[first:], self._tops[first:], strict=False):
            if top - shift >= rect.h:
                return
            for row in block.rows:
                place = Rect(rect.x, rect.y + top + row.y - shift, self._width.across, row.high)
                if place.colliderect(rect):
                    yield LogLine(row, block.turn, place, self._undo(block, row, place))

    def _undo(self, block: TurnLayout, row: LogRow, place: Rect) -> Rect | None:
        if not row.entry or row.entry.index < block.undo_from or self._width is None:
            return None
        kept = self._width.undo_width
        return Rect(place.right - kept, place.y, kept, place.h)

    # drawing

    def draw(self, canvas: Canvas, paper: Rect) -> None:
        """Draw the lines on a panel that fills ``paper``; lines at its edges are cut."""
        seen = self.scroll.rect.clip(canvas.surface.get_clip())
        if not seen.w or not canvas.surface.get_rect().contains(paper):
            return
        own = Canvas(canvas.surface.subsurface(paper), canvas.screen)
        own.surface.set_clip(seen.move(-paper.x, -paper.y))
        key = self._changes, tuple(self.scroll.rect), tuple(paper)
        self._layer.draw(own, key, lambda local: self._paint(local, paper))

    def leave(self) -> None:
        """Free the memory of the cached picture."""
        self._layer.clear()

    def _paint(self, local: Canvas, paper: Rect) -> None:
        panels.draw(local, paper.move_to(topleft=(0, 0)), panels.PARCHMENT)
        for line in self.visible_lines():
            self._draw(local, line, line.rect.move(-paper.x, -paper.y))
        self.scroll.draw(local, paper.topleft)

    def _draw(self, canvas: Canvas, line: LogLine, rect: Rect) -> None:
        """Draw a line: its highlight, mark or icon, words, cost, and the undo sign."""
        px, entry = canvas.px, line.row.entry
        if entry and entry.index in (self.chosen, self._hovered):
            colour = theme.GOLD_CHOSEN if entry.index == self.chosen else theme.PAPER_LIT
            pygame.draw.rect(canvas.surface, colour, rect, border_radius=px(6))
        name = f"mark_{self._players[line.turn.seat].mark}"
        if entry and len(line.turn.entries) > 1:
            name = entry.step.icon
        if name:
            side = px(_MARK)
            box = Rect(rect.x + px(2), rect.centery - side // 2, side, side)
            sprites.draw_in(canvas, name, box)
        self._write(canvas, line, rect)

    def _write(self, canvas: Canvas, line: LogLine, rect: Rect) -> None:
        px, entry, step = canvas.px, line.row.entry, line_height(canvas.screen)
        left, right = rect.x + px(_INDENT), rect.right
        if entry is None:
            begin = left, rect.centery
            text.draw(canvas, line.row.words[0], begin, theme.LABEL, "lm", max_width=right - left)
            return
        if line.undo:
            right -= line.undo.w
            side = min(px(20), line.undo.h)
            box = Rect(0, 0, side, side).move_to(center=(right + line.undo.w // 2, rect.centery))
            sprites.draw_in(canvas, "icon_undo", box)
        row, count = line.row, len(line.row.words)
        top = rect.centery - (count + row.cost_below + len(row.reason) - 1) * step / 2
        cost = top + (count if row.cost_below else (count - 1) / 2) * step
        text.draw(canvas, entry.cost, (right, cost), theme.CHIP, "rm", theme.RUST)
        for number, words in enumerate(row.words):
            text.draw(canvas, words, (left, top + number * step), theme.NOTE_PLAIN, "lm")
        below = top + (count + row.cost_below) * step
        for number, words in enumerate(row.reason):
            where = left, below + number * step
            text.draw(canvas, words, where, theme.NOTE, "lm")
