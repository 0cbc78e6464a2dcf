"""Where figures stand on a hexagon: clear of its number, its wafers and its stones.

Every group takes the cheapest place left, in the order of the seats, so that nobody moves
without need when others come and go. All is in widths of a hexagon, from its middle.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.tikal.rules.state import NONE, State
from game.tikal.table.board.geometry import CORNERS, SIDES, Point

GUARD: Final = "guard"
TENT: Final = "tent"
MEMBERS: Final = "members"

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Group:
    """What stands together: members of a seat, or its guard or tent."""

    kind: str
    seat: int
    workers: int = 0
    leader: bool = False


@dataclass(frozen=True, slots=True)
class Stand:
    """A group with its foot, and its size beside that of a group alone."""

    group: Group
    foot: Point
    size: float


_TENT_FOOT: Final = (0.0, 0.06)
_PLACES: Final[tuple[Point, ...]] = (
    (-0.30, 0.16),
    (0.30, 0.16),
    (-0.23, 0.12),
    (0.23, 0.12),
    (-0.22, 0.24),
    (0.22, 0.24),
    (-0.34, 0.05),
    (0.34, 0.05),
    (-0.25, -0.04),
    (0.25, -0.04),
    (-0.12, -0.10),
    (0.12, -0.10),
    (0.0, 0.29),
)
_COMPACT_PLACES: Final[tuple[Point, ...]] = (
    (-0.34, 0.0),
    (0.34, 0.0),
    (-0.22, 0.22),
    (0.22, 0.22),
    (-0.2, -0.23),
    (0.2, -0.23),
)
_SIZES: Final = (1.0, 1.0, 1.0, 0.84, 0.72, 0.66, 0.6)
"""By the number of groups on the hexagon."""
_COMPACT_SIZES: Final = (1.0, 1.0, 1.0, 1.0, 0.94, 0.88, 0.82)

_STONES_IN: Final = 0.84
"""How far out the stones lie, 1 being the side itself."""
_STONE_STEP: Final = 0.245
"""From stone to stone, in lengths of a side."""
_NUMBER: Final = (-0.11, 0.0, 0.11, 0.2)
_WAFERS: Final = (-0.17, -0.13, 0.17, 0.09)
_LATER: Final = 0.05
"""What each place costs more than the one before it."""
_OVER_EDGE: Final = 4.0
"""What it costs to stand out of the hexagon by its whole width."""

STACK_STEP: Final[Point] = (-0.058, -0.052)
"""From the front worker to the one behind him."""
LEADER_STEP: Final = 0.17
"""From the workers to their leader beside them."""

_WORKER_BOX: Final = (-0.085, -0.23, 0.09, 0.085)
_LEADER_BOX: Final = (-0.09, -0.30, 0.10, 0.085)
_BOXES: Final = {GUARD: (-0.11, -0.34, 0.11, 0.09), TENT: (-0.14, -0.2, 0.1, 0.13)}
_MARK_BOX: Final = (-0.13, -0.13, 0.17, 0.17)


def groups(state: State, space: int) -> tuple[Group, ...]:
    """Who stands on a space. A seat alone has its workers and its leader on either side."""
    fixed = [
        Group(kind, seats[space])
        for kind, seats in ((GUARD, state.guard), (TENT, state.camp))
        if seats[space] != NONE
    ]
    members = [
        Group(MEMBERS, seat, state.workers_at(seat, space), state.leader[seat] == space)
        for seat in range(state.seats)
        if state.members[seat].get(space)
    ]
    if len(members) == 1 and members[0].leader and members[0].workers and not fixed:
        seat, workers = members[0].seat, members[0].workers
        members = [Group(MEMBERS, seat, workers), Group(MEMBERS, seat, 0, True)]
    return (*fixed, *members)


def stands(state: State, space: int, compact: bool) -> tuple[Stand, ...]:
    """Everybody on a space with a place of his own."""
    here = groups(state, space)
    if not here:
        return ()
    return _arranged(
        here, state.stones(space), state.value[space] > 0, bool(state.lying[space]), compact
    )


@lru_cache(maxsize=512)
def _arranged(
    here: tuple[Group, ...], stones: tuple[int, ...], number: bool, wafers: bool, compact: bool
) -> tuple[Stand, ...]:
    size = (_COMPACT_SIZES if compact else _SIZES)[len(here)]
    taken = _obstacles(stones, number, wafers)
    found = []
    for group in here:
        box = _scaled(_MARK_BOX if compact else _box(group), size)
        foot = _TENT_FOOT if group.kind == TENT else _cheapest(box, taken, compact)
        taken.append((_moved(box, foot), 5.0))
        found.append(Stand(group, foot, size))
    return tuple(found)


def _cheapest(box: Box, taken: list[tuple[Box, float]], compact: bool) -> Point:
    places = _COMPACT_PLACES if compact else _PLACES

    def cost(rank: int) -> float:
        here = _moved(box, places[rank])
        covered = sum(weight * _covered(other, here) for other, weight in taken)
        return rank * _LATER + covered + _OVER_EDGE * _beyond(box, places[rank])

    return places[min(range(len(places)), key=cost)]


def _beyond(box: Box, foot: Point) -> float:
    """How far the base of a group stands out of the hexagon."""
    x, y = foot
    edge = 0.5 - abs(y) / 1.5
    return max(0.0, x + box[2] - edge, -x - box[0] - edge)


def _obstacles(stones: tuple[int, ...], number: bool, wafers: bool) -> list[tuple[Box, float]]:
    """What figures should not cover, with how bad it is to cover it."""
    found: list[tuple[Box, float]] = [(_NUMBER, 12.0)] if number else []
    if wafers:
        found.append((_WAFERS, 12.0))
    for side, count in enumerate(stones):
        found += [(_around(stone), 3.0) for stone in stone_spots(side, count)]
    return found


def stone_spots(side: int, count: int) -> list[Point]:
    """Where the stones of a side lie."""
    (x0, y0), (x1, y1) = CORNERS[side - 1], CORNERS[side]
    middle = SIDES[side][0] * _STONES_IN, SIDES[side][1] * _STONES_IN
    steps = [(i - (count - 1) / 2) * _STONE_STEP for i in range(count)]
    return [(middle[0] + (x1 - x0) * s, middle[1] + (y1 - y0) * s) for s in steps]


def _around(spot: Point) -> Box:
    return _moved((-0.06, -0.05, 0.06, 0.05), spot)


def _box(group: Group) -> Box:
    """What a group covers from its foot."""
    if group.kind in _BOXES:
        return _BOXES[group.kind]
    if not group.workers:
        return _LEADER_BOX
    left, top, right, bottom = _WORKER_BOX
    if group.workers > 1:
        left, top = left + STACK_STEP[0], top + STACK_STEP[1]
    if group.leader:
        half = LEADER_STEP / 2
        left, right, top = left - half, _LEADER_BOX[2] + half, _LEADER_BOX[1]
    return left, top, right, bottom


def _moved(box: Box, by: Point) -> Box:
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def _scaled(box: Box, size: float) -> Box:
    return box[0] * size, box[1] * size, box[2] * size, box[3] * size


def _covered(under: Box, over: Box) -> float:
    """The part of a box that lies under another one, 0 to 1."""
    width = min(under[2], over[2]) - max(under[0], over[0])
    height = min(under[3], over[3]) - max(under[1], over[1])
    if width <= 0 or height <= 0:
        return 0.0
    return width * height / ((under[2] - under[0]) * (under[3] - under[1]))
