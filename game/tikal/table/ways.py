"""Which spaces touch, and what a step across each border costs or would cost, in words."""

from collections.abc import Iterator
from functools import cache

from game.tikal.rules.actions.tile import crossable_sides, fitting_rotations
from game.tikal.rules.board import NAMES, NEIGHBOURS, OFF_BOARD, opposite
from game.tikal.rules.components import HEXAGON_KINDS, HEXAGONS, STONES, VOLCANO, Stones
from game.tikal.rules.hidden import View
from game.tikal.table.shown.shown import Preview
from game.tikal.words import ways as words
from game.tikal.words.names import hexagon_with_value
from game.ui.sentence import Words


@cache
def neighbours(area: tuple[int, ...], space: int) -> Words:
    """Return the spaces of the area in play that a space touches, with their directions."""
    return words.neighbours(
        tuple(NAMES[there] if there in area else "" for there in NEIGHBOURS[space])
    )


def ways_of(view: View, space: int) -> Words:
    """Return the ways from an explored space; of an unexplored one, the stones beside it."""
    kind = view.hexagon_kind(space)
    if kind is None:
        return _stones_towards(view, space)
    if kind == VOLCANO:
        return words.closed_to_all()
    return _told(view, space, view.step_costs[space])


def ways_if_laid(view: View, space: int, hexagon: int, rotation: int) -> Words:
    """Return the ways that a hexagon would have if it lay on a space in this rotation."""
    if HEXAGON_KINDS[hexagon] == VOLCANO:
        return words.closed_to_all()
    stones: Stones = STONES[hexagon][rotation]
    crossed = crossable_sides(view, space, stones)
    return _told(view, space, {NEIGHBOURS[space][side]: ap for side, ap in crossed})


def _told(view: View, space: int, steps: dict[int, int]) -> Words:
    """Return ways in words; the explored neighbours without one are named, too."""
    beside = sorted(there for _side, there in _explored_beside(view, space))
    closed = tuple(NAMES[there] for there in beside if there not in steps)
    return words.ways(tuple((NAMES[there], steps[there]) for there in sorted(steps)), closed)


def _stones_towards(view: View, space: int) -> Words:
    """Return the stones beside an unexplored space in words; empty if it is beside nothing."""
    beside = sorted(_explored_beside(view, space), key=lambda one: one[1])
    counts = [(NAMES[there], view.stones(there)[opposite(side)]) for side, there in beside]
    bare = tuple(name for name, count in counts if not count)
    stones = tuple(one for one in counts if one[1])
    return words.stones_towards(stones, bare) if counts else ""


def _explored_beside(view: View, space: int) -> Iterator[tuple[int, int]]:
    """Yield the side and the space of each explored neighbour."""
    for side, there in enumerate(NEIGHBOURS[space]):
        if there != OFF_BOARD and view.hexagon_kind(there) is not None:
            yield side, there


# the hexagon in hand


def held(hexagon: int, rotation: int) -> Iterator[Words]:
    """Yield what can be seen of the hexagon in hand: what it is, its stones, its treasures."""
    yield words.in_hand(hexagon_with_value(hexagon), rotation)
    yield from face(hexagon, rotation)


def face(hexagon: int, rotation: int = 0) -> Iterator[Words]:
    """Yield the stones of a hexagon side by side, and the treasures that come with it."""
    yield words.sides(STONES[hexagon][rotation])
    if treasures := HEXAGONS[hexagon].masks:
        yield words.treasures_with(treasures)


def tried(view: View, one: Preview) -> Iterator[Words]:
    """Yield where the hexagon in hand is tried, and the ways that it would have there."""
    kind = hexagon_with_value(one.hexagon)
    yield words.tried(kind, one.rotation, NAMES[one.space])
    yield ways_if_laid(view, one.space, one.hexagon, one.rotation)


def rotations(view: View, one: Preview) -> Iterator[Words]:
    """Yield the ways that a tried hexagon would have in each rotation that fits, if there is a
    choice."""
    fitting = fitting_rotations(one.hexagon, view.borders[one.space])
    for rotation in fitting if len(fitting) > 1 else ():
        ways = ways_if_laid(view, one.space, one.hexagon, rotation)
        yield words.rotated_so(rotation, ways)
