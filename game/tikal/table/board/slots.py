"""Where figures stand on a hexagon: on either side of its number, its wafers and its costs.

In the order of the seats, each group takes the free place that hides the fewest stones. All is in
widths of a hexagon, from its middle.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from game.tikal.rules.components import LEADER_STRENGTH
from game.tikal.rules.state import NONE, State
from game.tikal.table.board.geometry import CORNERS, HEIGHT, SIDES, HexagonView, Point

GUARD: Final = "guard"
TENT: Final = "tent"
MEMBERS: Final = "members"

Box = tuple[float, float, float, float]
"""The left, top, right and bottom edge of a rectangle."""


@dataclass(frozen=True, slots=True)
class Group:
    """Figures that stand together: the members of a seat, or its guard or tent.

    Attributes:
        numbered: True where even one figure alone has a number, since it is compared.
    """

    kind: str
    seat: int
    workers: int = 0
    leader: bool = False
    numbered: bool = False

    @property
    def number(self) -> int:
        """How strong the members are together, 1 for a worker and 3 for the leader (section 4), as
        the plate says it; 0 for no plate."""
        alone = self.workers + self.leader == 1
        strong = self.workers + LEADER_STRENGTH * self.leader
        return 0 if alone and not self.numbered else strong


@dataclass(frozen=True, slots=True)
class Stand:
    """A group with its foot, and its size relative to a group that stands alone."""

    group: Group
    foot: Point
    size: float


SQUARE: Final = HEIGHT
"""The side of the square about a hexagon's middle, as high as the hexagon, that holds all counts
and numbers in three columns. The squares of neighbours touch, and never overlap."""
_TENT_FOOT: Final = (0.0, 0.0)
_GUARD_FOOT: Final = (0.0, -0.2)
"""The foot of a guard on top of a temple while others stand on either side; the guard is smaller
then."""
_ASIDE: Final = (0.28, SQUARE / 3)
"""How far to the side of the middle all others stand, on large hexagons and on small ones."""
_ROWS: Final = (((0.14,), (0.18, -0.06)), ((0.0,), (0.112, -0.112)))
"""How far below the middle one group, or each of two, stands on a side: on large hexagons, and on
small ones."""
_ONE_EACH: Final = 2
"""The most groups that have one place on either side; more groups have two places on each."""
_GUARD_SIZE: Final = 0.66
_SIZES: Final = (1.0, 1.0, 1.0, 0.84, 0.72)
"""The size of groups, by their number on both sides."""
_COMPACT_SIZES: Final = (1.0, 1.0, 1.0, 0.8, 0.8)

_STONES_IN: Final = 0.84
"""How far out the stones lie; 1 is the side itself."""
_STONE_STEP: Final = 0.245
"""The distance from stone to stone, in lengths of a side."""
_LATER: Final = 0.05
"""What each place costs more than the one before it, in covered stones."""

STACK_STEP: Final[Point] = (-0.058, -0.052)
"""The offset from the front worker to the one behind."""
LEADER_STEP: Final = 0.17
"""The distance from the workers to the leader beside them."""

_WORKER_BOX: Final = (-0.085, -0.23, 0.09, 0.085)
_LEADER_BOX: Final = (-0.09, -0.30, 0.10, 0.085)
_GUARD_BOX: Final = (-0.11, -0.34, 0.11, 0.09)
_MARK_BOX: Final = (-0.13, -0.13, 0.17, 0.17)


def groups_on(state: State, space: int) -> tuple[Group, ...]:
    """Return the groups on a space. If only one seat is there, its workers and its leader are two
    groups, one on either side; on a temple they are one, since they count together."""
    fixed = [
        Group(kind, seats[space])
        for kind, seats in ((GUARD, state.guard), (TENT, state.camp))
        if seats[space] != NONE
    ]
    there = [seat for seat in range(state.seats) if state.members[seat].get(space)]
    members = [_members(state, seat, space, contested=len(there) > 1) for seat in there]
    alone = members[0] if len(members) == 1 and not (fixed or state.value[space]) else None
    if alone and alone.leader and alone.workers:
        members = [replace(alone, leader=False), replace(alone, workers=0)]
    return (*fixed, *members)


def _members(state: State, seat: int, space: int, *, contested: bool) -> Group:
    """Return the members of a seat on a space."""
    leads = state.leader[seat] == space
    is_open = bool(state.value[space]) and state.guard[space] == NONE
    numbered = is_open and (leads or contested)
    return Group(MEMBERS, seat, state.workers_at(seat, space), leads, numbered)


def stands_on(state: State, space: int, seen: HexagonView) -> tuple[Stand, ...]:
    """Return every group on a space with its place."""
    here = groups_on(state, space)
    stones = tuple(seen.stones(state.stones(space)))
    return _arranged(here, stones, seen.compact) if here else ()


@lru_cache(maxsize=512)
def _arranged(here: tuple[Group, ...], stones: tuple[int, ...], compact: bool) -> tuple[Stand, ...]:
    """Return the groups of a space, each with a place and a size, for these stones."""
    members = sum(group.kind == MEMBERS for group in here)
    above = [TENT, GUARD] if members >= _ONE_EACH else [TENT]
    beside = sum(group.kind not in above for group in here)
    size = (_COMPACT_SIZES if compact else _SIZES)[beside]
    free = _places(beside, compact)
    taken = [
        _around(stone) for side, count in enumerate(stones) for stone in stone_spots(side, count)
    ]
    found = []
    for group in here:
        if group.kind in above:
            found.append(_in_the_middle(group, size))
        else:
            box = _scaled(_MARK_BOX if compact else _box(group), size)
            found.append(Stand(group, free.pop(_cheapest(box, taken, free)), size))
    return tuple(found)


def _in_the_middle(group: Group, size: float) -> Stand:
    if group.kind == TENT:
        return Stand(group, _TENT_FOOT, size)
    return Stand(group, _GUARD_FOOT, _GUARD_SIZE)


def _places(count: int, compact: bool) -> list[Point]:
    """Return the places for ``count`` groups, the best first."""
    one, two = _ROWS[compact]
    rows, aside = one if count <= _ONE_EACH else two, _ASIDE[compact]
    return [(across, row) for row in rows for across in (-aside, aside)]


def _cheapest(box: Box, stones: list[Box], places: list[Point]) -> int:
    """Return the index of the place that covers the fewest stones."""

    def cost(rank: int) -> float:
        here = _moved(box, places[rank])
        return rank * _LATER + sum(_covered(stone, here) for stone in stones)

    return min(range(len(places)), key=cost)


def stone_spots(side: int, count: int) -> list[Point]:
    """Return the places of ``count`` stones on a side."""
    (x0, y0), (x1, y1) = CORNERS[side - 1], CORNERS[side]
    middle = SIDES[side][0] * _STONES_IN, SIDES[side][1] * _STONES_IN
    steps = [(i - (count - 1) / 2) * _STONE_STEP for i in range(count)]
    return [(middle[0] + (x1 - x0) * s, middle[1] + (y1 - y0) * s) for s in steps]


def _around(spot: Point) -> Box:
    """Return the box that a stone covers."""
    return _moved((-0.06, -0.05, 0.06, 0.05), spot)


def _box(group: Group) -> Box:
    """Return the box that a group covers, from its foot."""
    if group.kind == GUARD:
        return _GUARD_BOX
    if not group.workers:
        return _LEADER_BOX
    left, top, right, bottom = _WORKER_BOX
    if group.workers > 1:
        left, top = left + STACK_STEP[0], top + STACK_STEP[1]
    if group.leader:
        half = LEADER_STEP / 2
        left, right, top = left - half, _LEADER_BOX[2] + half, _LEADER_BOX[1]
    return left, top, right, bottom


def leader_box(stand: Stand) -> Box:
    """Return the box that the leader of a group covers, from the leader's foot."""
    return _scaled(_LEADER_BOX, stand.size)


def _moved(box: Box, by: Point) -> Box:
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def _scaled(box: Box, size: float) -> Box:
    return box[0] * size, box[1] * size, box[2] * size, box[3] * size


def _covered(under: Box, over: Box) -> float:
    """Return the part of the box ``under`` that lies under the other one, 0 to 1."""
    width = min(under[2], over[2]) - max(under[0], over[0])
    height = min(under[3], over[3]) - max(under[1], over[1])
    if width <= 0 or height <= 0:
        return 0.0
    return width * height / ((under[2] - under[0]) * (under[3] - under[1]))
