"""The layout of a log's lines below each other, for a given width."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.table.log.entry import LogEntry, LogTurn
from game.table.players import Player
from game.table.words import did
from game.ui import text, theme
from game.ui.screen import Screen
from game.ui.sentence import capitalised

# sizes in dp

MARK: Final = 18
"""The side of a mark or an icon."""
INDENT: Final = 25
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
    """

    y: int
    high: int
    words: tuple[str, ...]
    entry: LogEntry | None = None
    cost_below: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Block:
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
class Width:
    """The sizes that turns are laid out for, in device pixels.

    Attributes:
        screen: the screen, for measuring text.
        across: the width of the lines.
        kept: the width at the end of a line that can be undone, for the undo sign.
        least: the least height of a line.
    """

    screen: Screen
    across: int
    kept: int
    least: int


def lay_turns(
    turns: Sequence[LogTurn],
    players: Sequence[Player],
    width: Width,
    undo_from: int,
    before: Sequence[Block] = (),
) -> Iterator[Block]:
    """Lay turns out one by one; blocks of ``before`` that are still right are used again."""
    known = {(id(one.turn), one.undo_from): one for one in before}
    for turn in turns:
        own = min(undo_from, turn.end)
        yield known.get((id(turn), own)) or lay_turn(turn, players, width, own)


def lay_turn(turn: LogTurn, players: Sequence[Player], width: Width, undo_from: int) -> Block:
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
        rows.append(_row(y, words, entry, width, width.kept * (entry.index >= undo_from)))
    high = rows[-1].y + rows[-1].high + width.screen.px(_APART)
    return Block(turn, tuple(rows), high, undo_from)


def _row(y: int, words: str, entry: LogEntry, width: Width, kept: int) -> LogRow:
    """Lay out a line that has ``kept`` pixels free at its end.

    The cost goes below the words where these would otherwise break within a word.
    """
    px, cost = width.screen.px, text.measure(width.screen, entry.cost, theme.CHIP)[0]
    whole = max(1, width.across - px(INDENT) - kept)
    beside = max(1, whole - (cost + px(_COST) if cost else 0))
    below = bool(cost) and text.breaks(width.screen, words, theme.NOTE, beside)
    lines = _wrapped(width.screen, words, whole if below else beside)
    high = (len(lines) + below) * line_height(width.screen) + px(_PAD)
    return LogRow(y, max(width.least, kept, high), lines, entry, below)


def line_height(screen: Screen) -> int:
    """Return the distance of two lines of words, in device pixels."""
    return text.measure(screen, "", theme.NOTE)[1]


@lru_cache(maxsize=1024)
def _wrapped(screen: Screen, words: str, room: int) -> tuple[str, ...]:
    if text.measure(screen, words, theme.NOTE)[0] <= room:
        return (words,)
    return tuple(text.wrap(screen, words, theme.NOTE, room))
