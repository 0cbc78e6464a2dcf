"""Encode Tzolk'in's actions and views as numbers, for players that learn (docs/bots.md)."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, get_args

from game.tzolkin.rules.actions import ACTIONS, Action
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.rules.opening import dealt_tiles, dealt_tribes
from game.tzolkin.rules.setup import MAX_SEATS
from game.tzolkin.rules.state import DUMMY, KEEP, Phase, State
from game.tzolkin.rules.state import TRIBE as CHOOSES_TRIBE

_PHASES: Final[tuple[str, ...]] = get_args(Phase)
_ABOUT: Final = 4
"""Number of features for ``State.phase_args``, which describes the choice to be made."""
_STANDS: Final = ("dummy", *(f"seat_{seat}" for seat in range(MAX_SEATS)))

_OF_SEAT: Final = (
    *("points", "corn", *board.KINDS, "skulls", "workers", "bank", "light"),
    *("corn_tiles", "wood_tiles", *board.TEMPLES, *board.TRACKS, "first_player", "on_start"),
    *expansion.TRIBES,
    *(tile.id for tile in (*BUILDINGS, *MONUMENTS, *WEALTH)),
)
_OF_TABLE: Final = (
    *_PHASES,
    *(f"about_{number}" for number in range(_ABOUT)),
    *("round", "tooth", "age", "food_day", "calendar_corn", "skulls_left", "placed", "used"),
    *(f"jungle_corn_{space}" for space in board.JUNGLE_SPACES),
    *(f"jungle_wood_{space}" for space in board.JUNGLE_SPACES),
    *(f"offered_{space}" for space in range(len(board.OFFERING_POINTS))),
    *(f"display_{tile.id}" for tile in (*BUILDINGS, *MONUMENTS)),
    *(f"drawn_{tile.id}" for tile in expansion.PROPHECIES),
    *(f"now_{tile.id}" for tile in expansion.PROPHECIES),
    *(f"quick_{tile}" for tile in expansion.QUICK_TILES),
    *(f"dealt_{tile.id}" for tile in WEALTH),
    *(f"dealt_{tribe}" for tribe in expansion.TRIBES),
)


def _actions() -> Iterator[Action]:
    for kind in ACTIONS:
        yield from kind.every()


def _features() -> Iterator[str]:
    for tooth in range(board.ALL_TEETH):
        name = f"{board.GEARS[board.GEAR_OF[tooth]]}_{board.SPACE_OF[tooth]}"
        yield from (f"{name}.{one}" for one in _STANDS)
    for space in range(expansion.QUICK_SPACES):
        yield from (f"quick_{space}.{one}" for one in _STANDS)
    for seat in range(MAX_SEATS):
        yield from (f"{one}_{seat}" for one in _OF_SEAT)
    yield from _OF_TABLE


@dataclass(frozen=True)
class TzolkinEncoding:
    """The encoding of Tzolk'in.

    Attributes:
        actions: all actions; the number of an action is its index.
        features: the names of the numbers that ``observe`` returns, in the same order.
    """

    actions: Sequence[Action] = field(default_factory=lambda: tuple(_actions()))
    features: Sequence[str] = field(default_factory=lambda: tuple(_features()))

    def observe(self, view: State, seat: int) -> list[int]:
        """Return the features of a view for a seat, as many as ``features`` has names.

        Seats are counted from this seat clockwise. Seats that do not play have zeros.
        """
        order = [(seat + step) % view.seats for step in range(view.seats)]
        numbers = list[int]()
        for stands in (*view.teeth[: board.ALL_TEETH], *view.quick_spaces):
            numbers.append(stands == DUMMY)
            numbers += [stands == one for one in order]
            numbers += [0] * (MAX_SEATS - view.seats)
        for one in order:
            numbers += _of_seat(view, one)
        numbers += [0] * (len(_OF_SEAT) * (MAX_SEATS - view.seats))
        return numbers + _of_table(view, seat)


def _of_seat(view: State, seat: int) -> list[int]:
    buildings, monuments = view.buildings[seat], view.own_monuments[seat]
    return [
        view.score[seat],
        view.corn[seat],
        *view.cubes[3 * seat : 3 * seat + 3],
        view.skulls[seat],
        view.workers_in_hand[seat],
        view.workers_in_bank[seat],
        view.light_side[seat],
        view.corn_tiles[seat],
        view.wood_tiles[seat],
        *view.temples[3 * seat : 3 * seat + 3],
        *view.techs[4 * seat : 4 * seat + 4],
        view.first_player == seat,
        view.start_space == seat,
        *(view.tribe[seat] == tribe for tribe in range(1, len(expansion.TRIBES) + 1)),
        *_among(buildings, len(BUILDINGS)),
        *_among(monuments, len(MONUMENTS)),
        *_among(view.wealth[seat], len(WEALTH)),
    ]


def _of_table(view: State, seat: int) -> list[int]:
    chooses = view.seat == seat and view.phase in (CHOOSES_TRIBE, KEEP)
    return [
        *(view.phase == phase for phase in _PHASES),
        *(*view.phase_args, *[0] * _ABOUT)[:_ABOUT],
        view.round,
        view.days_passed,
        view.age,
        view.food_day,
        view.calendar_corn,
        view.skulls_left,
        view.workers_placed,
        view.turn_flags,
        *view.jungle_corn,
        *view.jungle_wood,
        *(view.offered_spaces >> space & 1 for space in range(len(board.OFFERING_POINTS))),
        *_among(view.displayed_buildings, len(BUILDINGS)),
        *_among(view.displayed_monuments, len(MONUMENTS)),
        *_among([number - 1 for number in view.prophecies], len(expansion.PROPHECIES)),
        *_among([view.prophecy - 1], len(expansion.PROPHECIES)),
        *(view.quick_tiles.count(tile) for tile in expansion.QUICK_TILES),
        *_among(dealt_tiles(view) if chooses else (), len(WEALTH)),
        *_among([one - 1 for one in dealt_tribes(view)] if chooses else (), len(expansion.TRIBES)),
    ]


def _among(held: Collection[int], most: int) -> list[int]:
    return [number in held for number in range(most)]


ENCODING: Final = TzolkinEncoding()
