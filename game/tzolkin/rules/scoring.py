"""Scoring: points of temples, prophecies and the end of the game (sections 11, 12 and 14)."""

from collections.abc import Callable
from typing import Final

from game.tzolkin.rules.data import board, tiles
from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES
from game.tzolkin.rules.state import OVER, State

QUARTERS: Final = 4
"""Units in a point: totals are counted in quarters, since a corn is worth a quarter."""
SKULL_POINTS: Final = 3
"""Points of a skull at the end of the game."""


def reward_with_points(state: State, day: int) -> None:
    """Give the temple rewards of food day 2 or 4.

    Each seat scores its steps; the highest seat of each temple scores the temple's bonus, several
    highest seats half of it each.
    """
    bonus = board.HIGHEST_BONUS[0 if day == 2 else 1]
    for seat in range(state.seats):
        state.score[seat] += temple_step_points(state, seat)
    for temple in range(len(board.TEMPLES)):
        steps = state.temples[temple::3]
        highest = [seat for seat, step in enumerate(steps) if step == max(steps)]
        for seat in highest:
            state.score[seat] += bonus[temple] if len(highest) == 1 else bonus[temple] // 2


def temple_step_points(state: State, seat: int) -> int:
    """Return the points that a seat's steps on the three temples show."""
    return sum(
        board.TEMPLE_POINTS[t][state.temples[3 * seat + t]] for t in range(len(board.TEMPLES))
    )


def steps_above_start(state: State, seat: int) -> list[int]:
    """Return a seat's steps above the starting step on each temple; -1 for the step below it."""
    return [step - board.FIRST_STEP for step in state.temples[3 * seat : 3 * seat + 3]]


def prophecy_points(state: State, seat: int) -> int:
    """Return the points that a seat scores for the prophecy in force (section 14)."""
    count, prophecy = prophecy_count(state, seat, state.prophecy), PROPHECIES[state.prophecy - 1]
    band = sum(count >= least for least in prophecy.band_limits) - 1
    return BAND_POINTS[band]


def prophecy_count(state: State, seat: int, prophecy: int) -> int:
    """Return how many of the things that a prophecy counts a seat has; prophecies are from 1."""
    return _COUNTS[prophecy - 1](state, seat)


def _on_temple(temple: int) -> Callable[[State, int], int]:
    return lambda state, seat: steps_above_start(state, seat)[temple]


def _techs(state: State, seat: int) -> list[int]:
    return state.techs[4 * seat : 4 * seat + 4]


_COUNTS: Final[tuple[Callable[[State, int], int], ...]] = (
    lambda state, seat: sum(steps_above_start(state, seat)),
    _on_temple(0),
    _on_temple(1),
    _on_temple(2),
    lambda state, seat: state.wood_tiles[seat],
    lambda state, seat: state.corn_tiles[seat],
    lambda state, seat: state.cubes_of(seat)[2],
    lambda state, seat: state.skulls[seat],
    lambda state, seat: sum(_techs(state, seat)),
    lambda state, seat: sum(level > 1 for level in _techs(state, seat)),
    lambda state, seat: len(state.buildings[seat]),
    lambda state, seat: state.fed_last_food_day[seat],
    lambda state, seat: state.teeth[board.FIRST_TOOTH[board.CHICHEN] : board.ALL_TEETH].count(seat),
)


def totals_in_quarters(state: State) -> list[int] | None:
    """Return each seat's final points in quarters of a point, or None before the end."""
    if state.phase != OVER:
        return None
    return [
        QUARTERS * points_without_goods(state, seat) + goods_in_corn(state, seat)
        for seat in _all(state)
    ]


def _all(state: State) -> range:
    return range(state.seats)


def points_without_goods(state: State, seat: int) -> int:
    """Return a seat's points from the score track, its skulls and its monuments."""
    monuments = sum(monument_points(state, seat, number) for number in state.own_monuments[seat])
    return state.score[seat] + SKULL_POINTS * state.skulls[seat] + monuments


def goods_in_corn(state: State, seat: int) -> int:
    """Return a seat's corn plus the market value of its cubes, in corn."""
    cubes = zip(state.cubes_of(seat), board.CUBE_VALUE, strict=True)
    return state.corn[seat] + sum(number * value for number, value in cubes)


def winners(state: State) -> list[int]:
    """Return the seats with the most points; an empty list before the end.

    Among equals, those with the most workers on gears win.
    """
    final = totals_in_quarters(state)
    if final is None:
        return []
    ranks = [(total, state.workers_on_gears(seat)) for seat, total in enumerate(final)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def monument_points(state: State, seat: int, monument: int) -> int:
    """Return the points that a monument of a seat scores at the end of the game."""
    return _MONUMENTS[tiles.MONUMENTS[monument].id](state, seat)


def _of_kind(kind: str) -> Callable[[State, int], int]:
    def count(state: State, seat: int) -> int:
        kinds = [tiles.BUILDINGS[number].kind for number in state.buildings[seat]]
        kinds += [tiles.MONUMENTS[number].kind for number in state.own_monuments[seat]]
        return kinds.count(kind)

    return count


def _each(id_: str, count: Callable[[State, int], int]) -> Callable[[State, int], int]:
    return lambda state, seat: tiles.MONUMENT_EACH[id_] * count(state, seat)


def _m05(state: State, _seat: int) -> int:
    return tiles.M05_EACH[state.seats] * sum(map(len, state.own_monuments))


def _m07(state: State, seat: int) -> int:
    return tiles.M07_POINTS[_techs(state, seat).count(board.MOST_LEVELS)]


def _m08(state: State, seat: int) -> int:
    return tiles.M08_EACH * sum(_techs(state, seat))


def _m09(state: State, seat: int) -> int:
    return tiles.M09_POINTS[board.WORKERS - state.workers_in_bank[seat]]


def _m12(state: State, seat: int) -> int:
    return tiles.M12_EACH * max(0, *steps_above_start(state, seat))


def _m13(state: State, _seat: int) -> int:
    return tiles.M13_EACH * (state.offered_spaces.bit_count() + sum(state.skulls_on_buildings))


_MONUMENTS: Final[dict[str, Callable[[State, int], int]]] = {
    "M01": _each("M01", _of_kind(tiles.TOMB)),
    "M02": _each(
        "M02", lambda state, seat: len(state.buildings[seat]) + len(state.own_monuments[seat])
    ),
    "M03": _each("M03", lambda state, seat: state.corn_tiles[seat]),
    "M04": _each("M04", lambda state, seat: state.wood_tiles[seat]),
    "M05": _m05,
    "M06": _each("M06", _of_kind(tiles.CITY)),
    "M07": _m07,
    "M08": _m08,
    "M09": _m09,
    "M10": _each("M10", _of_kind(tiles.SHRINE)),
    "M11": temple_step_points,
    "M12": _m12,
    "M13": _m13,
}
