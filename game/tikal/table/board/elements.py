"""The spaces of the board as elements that can be touched."""

from collections.abc import Iterable, Iterator
from typing import Final

from pygame import Rect

from game.table.things import PLAIN
from game.tikal.rules.board import INDEX, NAMES
from game.tikal.table import words
from game.tikal.table.board.geometry import HEIGHT
from game.tikal.table.board.view import BoardView
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE
from game.ui.element import Element

_ROOM: Final = "space/"


def space_elements(board: BoardView, shown: Shown) -> list[Element]:
    """Return an element for every space in sight, its rectangle well inside the hexagon. An
    unexplored space is enabled only while it is lit."""
    state, found = shown.view, []
    for space, rect in _places(board, shown.spaces):
        explored = state.hexagon_kind(space) is not None
        label = str(words.space(state, space)) if explored else NAMES[space]
        enabled = explored or _is_lit(shown, space)
        found.append(Element(SPACE[space].id, label, rect, enabled, "gridcell"))
    return found


def needed_places(board: BoardView, shown: Shown) -> list[Rect]:
    """Return where the spaces in sight lie that are touched to go on: those that are lit, or all
    explored ones while none is."""
    there = list(_places(board, shown.spaces))
    lit = [rect for space, rect in there if _is_lit(shown, space)]
    kind = shown.view.hexagon_kind
    return lit or [rect for space, rect in there if kind(space) is not None]


def _places(board: BoardView, spaces: Iterable[int]) -> Iterator[tuple[int, Rect]]:
    """Yield the spaces in sight with a rectangle well inside of each hexagon."""
    layout = board.layout
    for space in spaces:
        rect = Rect(0, 0, round(layout.width * 0.6), round(layout.width * HEIGHT * 0.9))
        rect.center = (round(layout.centre(space)[0]), round(layout.centre(space)[1]))
        rect = rect.clip(board.rect)
        if rect.w and rect.h:
            yield space, rect


def _is_lit(shown: Shown, space: int) -> bool:
    return shown.things.get(SPACE[space], PLAIN).lit


def is_space(id: str) -> bool:
    """Return True for the id of a space."""
    return id.startswith(_ROOM)


def space_numbers(ids: Iterable[str]) -> frozenset[int]:
    """Return the numbers of the spaces among the elements with these ids."""
    return frozenset(INDEX[id.removeprefix(_ROOM)] for id in ids if is_space(id))
