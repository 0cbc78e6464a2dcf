"""The places of single pieces on the board of a position, in widths of a hexagon."""

from typing import Final

from game.tikal.rules.actions import LEADER
from game.tikal.rules.board import NEIGHBOURS
from game.tikal.rules.state import State
from game.tikal.table.board import pieces
from game.tikal.table.board.geometry import SIDES, HexagonView, Point
from game.tikal.table.board.slots import GUARD, MEMBERS, TENT, Group, Stand, stands
from game.tikal.table.motion.moves import MovingPiece

_VIA: Final[Point] = (0.0, 0.13)
"""Where a hexagon is crossed: below its middle, in front of temples."""


def member(
    state: State, seat: int, letter: str, space: int, *, seen: HexagonView
) -> tuple[MovingPiece, Point]:
    """Return a seat's member on a space, with its foot; ``letter`` is that of the notation.

    Raises:
        ValueError: the seat has no such member there.
    """
    leads = letter == LEADER
    for stand in stands(state, space, seen):
        group = stand.group
        if (
            group.kind == MEMBERS
            and group.seat == seat
            and (group.leader if leads else group.workers)
        ):
            foot = stand.foot
            if not seen.compact:
                step = pieces.leader_foot if leads else pieces.workers_foot
                foot = step(stand, foot, 1.0)
            return MovingPiece(Group(MEMBERS, seat, int(not leads), leads), stand.size), beside(
                space, foot, seen
            )
    raise ValueError(f"seat {seat} has no {letter} on space {space}")


def fixture(state: State, kind: str, space: int, *, seen: HexagonView) -> tuple[MovingPiece, Point]:
    """Return the guard or tent on a space, with its foot."""
    assert kind in (GUARD, TENT)
    (stand,) = (one for one in stands(state, space, seen) if one.group.kind == kind)
    return MovingPiece(stand.group, stand.size), beside(space, stand.foot, seen)


def party(state: State, seat: int, space: int, *, seen: HexagonView) -> list[tuple[Stand, Point]]:
    """Return the groups of a seat's members on a space, with their feet."""
    return [
        (stand, beside(space, stand.foot, seen))
        for stand in stands(state, space, seen)
        if stand.group.kind == MEMBERS and stand.group.seat == seat
    ]


def passing(space: int, seen: HexagonView) -> Point:
    """Return the point where members cross a space."""
    return beside(space, _VIA, seen)


def border(here: int, there: int, seen: HexagonView) -> Point:
    """Return the middle of the side between two neighbours."""
    return beside(here, SIDES[seen.side(NEIGHBOURS[here].index(there))], seen)


def beside(space: int, offset: Point, seen: HexagonView) -> Point:
    """Return the point of the board at an offset from a space's middle."""
    x, y = seen.spot(space)
    return x + offset[0], y + offset[1]
