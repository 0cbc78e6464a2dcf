"""What lies on a table, as nodes for assistive software."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

from game.platform.node import Node
from game.table.words import NODES, did, of_turn, taken_back, turn
from game.ui.i18n import in_use
from game.ui.nodes import corners, flat, group, table
from game.ui.sentence import capitalised, lines

if TYPE_CHECKING:
    from pygame import Rect

    from game.table.log.entries import Log
    from game.table.log.entry import LogEntry
    from game.table.players import Player
    from game.ui.controls.tooltips import Tooltip
    from game.ui.sentence import Words

_LINES: Final = 40
"""The greatest number of lines of the log that are told."""


def ribbon(words: Sequence[Words], rect: Rect) -> Node:
    """Return what is to be done now: read aloud whenever it changes."""
    told = tuple(capitalised(one) for one in words if one)
    return Node("ribbon", "status", flat(lines(told)), corners(rect))


def region(id: str, name: Words, children: Iterable[Node], rect: Rect | None = None) -> list[Node]:
    """Return a part of the table that one goes to by its name; an empty list if it is empty."""
    return group(id, name, children, rect, role="region")


def texts(id: str, tooltips: Iterable[Tooltip]) -> list[Node]:
    """Return what parts of the picture say, part by part, as paragraphs."""
    return [
        Node(f"{id}/{number}", "text", flat(one.words), corners(one.rect))
        for number, one in enumerate(tooltips)
    ]


def grid(id: str, name: Words, cells: Iterable[Node], rect: Rect | None = None) -> Node:
    """Return a board whose cells have a row and a column."""
    ordered = sorted(cells, key=lambda cell: (cell.row, cell.column))
    rows = tuple(
        Node(f"{id}/row/{number}", "row", row=number, children=tuple(row))
        for number, row in groupby(ordered, key=lambda cell: cell.row)
    )
    return Node(id, "grid", str(name), corners(rect), children=rows)


def history(
    id: str, name: Words, points: Sequence[Sequence[int]], players: Sequence[str]
) -> list[Node]:
    """Return everybody's points turn by turn as a table; turn 0 is the beginning."""
    rows = ((turn(number), list(map(str, every))) for number, every in enumerate(points))
    return table(id, name, rows, players)


def log_lines(log: Log, players: Sequence[Player]) -> list[Node]:
    """Return the last lines of a log, then what was taken back last: all is read aloud as it
    comes."""
    log.update()
    entries = [entry for turn in log.turns for entry in turn.entries][-_LINES:]
    told = [_line(one, players[one.seat].name, in_use()) for one in entries]
    undone = [_undone(one, players[one.seat].name, in_use()) for one in log.undone]
    return [Node("log/lines", "log", str(NODES["log"]), children=(*told, *undone))]


@lru_cache(maxsize=2 * _LINES)
def _line(entry: LogEntry, player: str, _language: Hashable) -> Node:
    """Return a line of the log: made once, as all but the last stay what they are."""
    why = of_turn(entry.reason) if entry.reason else ""
    told = flat(lines((did(player, entry.step.words), entry.cost, why)))
    return Node(f"log/line/{entry.index}/{entry.count}", "text", told)


@lru_cache(maxsize=_LINES)
def _undone(entry: LogEntry, player: str, language: Hashable) -> Node:
    """Return a line that was taken back."""
    told = taken_back(_line(entry, player, language).name)
    return Node(f"log/undone/{entry.index}/{entry.count}", "text", str(told))
