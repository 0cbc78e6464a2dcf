"""The board's spaces as things to touch."""

from collections.abc import Collection, Iterable
from typing import Final

from pygame import Rect

from game.tikal.rules.board import INDEX, NAMES
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.board.geometry import HEIGHT
from game.tikal.table.board.view import BoardView
from game.ui.widgets import Element

_ROOM: Final = "space/"


def space_elements(
    board: BoardView, state: State, spaces: Collection[int], waiting: Collection[int]
) -> list[Element]:
    """Those of the spaces that can be seen, each by a rectangle well inside of its hexagon; what
    is unexplored can be touched where it is waited for."""
    layout = board.layout
    found = []
    for space in spaces:
        rect = Rect(0, 0, round(layout.width * 0.6), round(layout.width * HEIGHT * 0.9))
        rect.center = (round(layout.centre(space)[0]), round(layout.centre(space)[1]))
        rect = rect.clip(board.rect)
        if rect.w and rect.h:
            explored = state.kind(space) is not None
            label = str(words.space(state, space)) if explored else NAMES[space]
            enabled = explored or space in waiting
            found.append(Element(f"{_ROOM}{NAMES[space]}", label, rect, enabled, "gridcell"))
    return found


def spaces_of(ids: Iterable[str]) -> frozenset[int]:
    """Those of the elements with these ids that are spaces."""
    return frozenset(INDEX[id.removeprefix(_ROOM)] for id in ids if id.startswith(_ROOM))
