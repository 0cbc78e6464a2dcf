"""The lines of a log as they lie one below the other, for a width."""

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

# all in dp

MARK: Final = 18
"""The side of a mark, and of an icon."""
INDENT: Final = 25
"""What marks and icons take at the left."""
_HEAD: Final = 26
"""The height of a turn's name."""
_PAD: Final = 4
"""Above and below the words of a line together."""
_COST: Final = 6
"""Between the words and what it cost."""
_APART: Final = 6
"""Between two turns."""


@dataclass(frozen=True, eq=False, slots=True)
class LogRow:
    """A line of a turn in device pixels, from the turn's top; the name of its player is one
    without an entry. What it cost may stand in a line of its own."""

    y: int
    high: int
    words: tuple[str, ...]
    entry: LogEntry | None = None
    cost_below: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Block:
    """A turn: its rows, how high they are together, and from which action on it can be undone."""

    turn: LogTurn
    rows: tuple[LogRow, ...]
    high: int
    undo_from: int


@dataclass(frozen=True, slots=True)
class Width:
    """What blocks are laid out for, in device pixels: the width, the side of what is kept free at
    the end of a line that can be undone, and the least height of a line."""

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
    """All blocks, one by one; those of ``before`` that are still right are taken over."""
    known = {(id(one.turn), one.undo_from): one for one in before}
    for turn in turns:
        own = min(undo_from, turn.end)
        yield known.get((id(turn), own)) or lay_turn(turn, players, width, own)


def lay_turn(turn: LogTurn, players: Sequence[Player], width: Width, undo_from: int) -> Block:
    """A turn's rows: the name, then what was done; all in one where that is a single thing."""
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
    px, cost = width.screen.px, text.measure(width.screen, entry.cost, theme.CHIP)[0]
    whole = max(1, width.across - px(INDENT) - kept)
    beside = max(1, whole - (cost + px(_COST) if cost else 0))
    below = bool(cost) and text.breaks(width.screen, words, theme.NOTE, beside)
    lines = _wrapped(width.screen, words, whole if below else beside)
    high = (len(lines) + below) * line_height(width.screen) + px(_PAD)
    return LogRow(y, max(width.least, kept, high), lines, entry, below)


def line_height(screen: Screen) -> int:
    """From one line of words to the next, in device pixels."""
    return text.measure(screen, "", theme.NOTE)[1]


@lru_cache(maxsize=1024)
def _wrapped(screen: Screen, words: str, room: int) -> tuple[str, ...]:
    if text.measure(screen, words, theme.NOTE)[0] <= room:
        return (words,)
    return tuple(text.wrap(screen, words, theme.NOTE, room))
