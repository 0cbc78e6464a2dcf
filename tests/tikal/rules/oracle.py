"""A second lister of legal actions, written from the rules alone: slow, plain, complete.

It tries every action that can be written down and asks the rules one by one. It reads the board
from a position and shares no code with the engine's own lister.
"""

from collections.abc import Iterator

from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import State
from tests.tikal.rules.referee import JUNGLE, TEMPLE, TREASURE, VOLCANO, kind, neighbours, strength

BASE = 4
TILE_NUMBERS = range(2, 11)


def legal(state: State) -> set[str]:
    """The notations of all legal actions (3, 7, 8); equal rotations as the smallest."""
    if state.phase == "over":
        return set()
    if state.phase == "auction":
        return {"pass", *_bids(state)}
    if state.phase == "choose":
        return {f"choose {HEXAGONS[number].id}" for number in state.display}
    if state.phase == "place":
        return set(_placements(state)) or {"discard"}
    return {"end", *_acts(state)}


def _bids(state: State) -> Iterator[str]:
    assert state.bids
    return (f"bid {points}" for points in range(state.bids.high + 1, state.score[state.seat] + 1))


def _placements(state: State) -> Iterator[str]:
    stones = HEXAGONS[state.hand].stones
    for space in state.variant.area:
        seen = set()
        for rotation in range(6):
            turned = tuple(stones[(side - rotation) % 6] for side in range(6))
            if turned not in seen and _fits(state, space, turned):
                seen.add(turned)
                yield f"tile {NAMES[space]} r{rotation}"


def _fits(state: State, space: int, stones: tuple[int, ...]) -> bool:
    if kind(state, space) is not None:
        return False
    explored = {s: n for s, n in neighbours(space).items() if kind(state, n) is not None}
    if HEXAGONS[state.hand].kind == VOLCANO:
        return bool(explored)
    return any(
        kind(state, other) != VOLCANO and stones[side] + _stone(state, other, (side + 3) % 6) > 0
        for side, other in explored.items()
    )


def _stone(state: State, space: int, side: int) -> int:
    return HEXAGONS[state.hexagon[space]].stones[(side - state.rotation[space]) % 6]


def _acts(state: State) -> Iterator[str]:
    seat = state.seat
    homes = [s for s in range(40) if s == BASE or state.camp[s] == seat]
    for space in range(40):
        yield from _members(state, seat, space, homes)
        own = state.members[seat].get(space, 0)
        name = NAMES[space]
        if state.ap >= 2 and _may_uncover(state, space, own):
            yield f"dig {name}"
        if (
            state.ap >= 3
            and state.ruin_treasures[space]
            and _allowance(state.recovered, space, own)
        ):
            yield f"recover {name}"
        if state.ap >= 5 and _may_camp(state, seat, space):
            yield f"camp {name}"
        if state.ap >= 5 and _may_guard(state, seat, space):
            yield f"guard {name}"
    yield from _exchanges(state, seat)


def _members(state: State, seat: int, space: int, homes: list[int]) -> Iterator[str]:
    name = NAMES[space]
    leader = state.leader[seat]
    workers_here = state.members[seat].get(space, 0) - (leader == space)
    here = ("w" if workers_here > 0 else "") + ("l" if leader == space else "")
    supply = ("w" if state.workers[seat] else "") + ("l" if leader == -1 else "")
    if space in homes and state.ap >= 1:
        yield from (f"enter {member} {name}" for member in supply)
        for other in homes:
            if other != space:
                yield from (f"shuttle {member} {name} {NAMES[other]}" for member in here)
    if not here or kind(state, space) is None:
        return
    for side, other in neighbours(space).items():
        if kind(state, other) in (None, VOLCANO):
            continue
        cost = _stone(state, space, side) + _stone(state, other, (side + 3) % 6)
        if 0 < cost <= state.ap:
            yield from (f"move {member} {name} {NAMES[other]}" for member in here)


def _allowance(taken: dict[int, int], space: int, members: int) -> bool:
    """The k-th this turn needs k members; there are at most two."""
    k = taken.get(space, 0) + 1
    return k <= 2 and members >= k


def _may_uncover(state: State, space: int, own: int) -> bool:
    if kind(state, space) != TEMPLE or state.guard[space] != -1:
        return False
    following = state.value[space] + 1
    left = following in TILE_NUMBERS and state.temple_tiles[following] > 0
    return left and _allowance(state.uncovered, space, own)


def _may_camp(state: State, seat: int, space: int) -> bool:
    if kind(state, space) not in (JUNGLE, TREASURE) or state.ruin_treasures[space]:
        return False
    if state.camp[space] != -1 or state.camps_left[seat] == 0:
        return False
    present = {s for s in range(state.seats) if state.members[s].get(space, 0)}
    return {
        "free": True,
        "present": bool(present),
        "own": seat in present,
    }[state.options.camp_rule]


def _may_guard(state: State, seat: int, space: int) -> bool:
    if kind(state, space) != TEMPLE or state.guard[space] != -1 or not state.guards_left[seat]:
        return False
    rivals = [strength(state, s, space) for s in range(state.seats) if s != seat]
    return strength(state, seat, space) > max(rivals)


def _exchanges(state: State, seat: int) -> Iterator[str]:
    if state.ap < 3:
        return
    for other in range(state.seats):
        for give in range(8):
            for take in range(8):
                singles = state.treasures[seat][give] == 1 == state.treasures[other][take]
                if other != seat and give != take and singles:
                    yield f"exchange {give} p{other} {take}"
