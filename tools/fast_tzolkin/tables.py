"""What the rules and players in C++ take from those in Python, so that no figure stands twice.

``tables.h`` is written from the modules themselves: board, tiles, expansion, what is offered when,
and the constants of the players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Final, get_args

from game.tzolkin.players import evaluation, gear_values, price_tables, thinker, turns
from game.tzolkin.rules import actions, rounds, scoring, setup, state
from game.tzolkin.rules.data import board, expansion, tiles
from game.tzolkin.rules.effects import building, gear_actions, steps, tracks
from tools.fast import header

_COUNTS: Final = {
    "GEARS": board.GEARS,
    "KINDS": board.KINDS,
    "TRACKS": board.TRACKS,
    "TEMPLES": board.TEMPLES,
    "JUNGLE": board.JUNGLE_SPACES,
    "TRIBES": expansion.TRIBES,
    "QUICK_TILES": expansion.QUICK_1 + expansion.QUICK_2,
    "QUICK_TILES_1": expansion.QUICK_1,
    "WEALTH_TILES": tiles.WEALTH,
    "BUILDING_TILES": tiles.BUILDINGS,
    "MONUMENT_TILES": tiles.MONUMENTS,
    "REBUILDABLE_TILES": tiles.REBUILDABLE,
    "BANDS": expansion.BAND_POINTS,
}
_NAMED: Final = (
    (tiles, ("ANY", "M08_EACH", "M12_EACH", "M13_EACH")),
    (setup, ("MIN_SEATS", "MAX_SEATS", "MAX_SEATS_OF_BASE", "WEALTH_DEALT", "WEALTH_KEPT")),
    (state, ("FREE", "DUMMY", "TRADED", "PICKED_WHILE_PLACING", "PLACED_ON_QUICK_SPACE")),
    (state, ("PLACED_BY_MERCY",)),
    (steps, ("ALL_TEMPLES", "ALL_TRACKS")),
    (tracks, ("BONUS_POINTS", "BONUS_CUBES", "RELEARNED_STEPS")),
    (building, ("ONE_BUILDING", "FIRST_OF_TWO", "SECOND_OF_TWO", "FOR_CORN")),
    (building, ("WITHOUT_ARCHITECTURE", "ONLY_MONUMENT", "FULL_PRICE", "PLAIN", "CORN_A_CUBE")),
    (building, ("ARCHITECTURE_CORN", "ARCHITECTURE_POINTS")),
    (gear_actions, ("PRAYER_COST", "CHOSEN_ACTION_COST", "QUICK_BUILDING_CORN")),
    (gear_actions, ("QUICK_GOLD_CORN",)),
    (rounds, ("LAST_FOOD_DAY_OF_AGE_1",)),
    (scoring, ("QUARTERS", "SKULL_POINTS")),
    (price_tables, ("LAST_TOOTH", "CORN_VALUE_AT_THE_END", "_NEAR", "_SURE")),
    (evaluation, ("_NEXT",)),
    (gear_values, ("_MARKET",)),
    (turns, ("_SPREAD",)),
)
_EFFECTS: Final = ("STEPS_UP", "LEARN", "EXTRA_BUILDING", "MARKET")
_OTHER_EFFECTS: Final = ("ACTION", "MONUMENT", "RELEARN", "FAVOUR")
_STEPS: Final = (
    *("UP", "RISE", "LEARN", "LEVEL", "SKULLS", "GOLD", "CUBES", "PAYMENT", "FAVOUR"),
    *("JUNGLE", "BUILDING", "BUILT", "MARKET", "ACTION", "RELEARN", "STEP_DOWN", "ON_PLACING"),
    *("ON_PICKING", "FINISH_TURN", "START_GOODS", "FIRST_TURN", "HARVEST", "FEED"),
    *("TEMPLE_GOODS", "REWARDED", "CALENDAR"),
)
_MODES: Final = ("PAID", "OPTIONAL", "FREE", "FIXED", "DISTINCT")
_COUNTED: Final = (
    *(actions.PlaceStart, actions.Beg, actions.Learn, actions.Build, actions.BuildMonument),
)


def tables() -> str:
    """The header."""
    return header.header("tzolkin", (*_numbers(), *_names(), *_board(), *_tiles(), *_players()))


def word_of(kind: type[actions.Action]) -> str:
    """The name of a class of actions, in small letters: ``place_start``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


HABITS: Final = {word_of(kind): kind for kind in _COUNTED}
"""Actions that are counted in games, by name."""


def _numbers() -> list[str]:
    figures: dict[str, int | float] = {}
    for module in (board, expansion):
        figures |= {name: one for name, one in vars(module).items() if _is_number(name, one)}
    for module, names in _NAMED:
        figures |= {name.strip("_"): getattr(module, name) for name in names}
    figures |= {name: len(items) for name, items in _COUNTS.items()}
    figures["MOST_ACTIONS"] = max(board.HIGHEST_ACTION)
    figures["TEMPLE_OF_SKULL"], figures["STEP_OF_SKULL"] = board.TEMPLE_SKULL
    return header.numbers(figures)


def _is_number(name: str, value: object) -> bool:
    return name.isupper() and isinstance(value, int)


def _names() -> list[str]:
    kinds = actions.ACTIONS
    return [
        *header.named("Phase", "PHASE_NAMES", get_args(state.Phase)),
        *header.named("QuickTile", "QUICK_TILE_NAMES", expansion.QUICK_TILES),
        *header.named("ActionKind", "ACTION_NAMES", [word_of(kind) for kind in kinds]),
        *header.named("Scoring", "MONUMENT_NAMES", [one.id for one in tiles.MONUMENTS]),
        _enumeration("StepCode", steps, _STEPS),
        _enumeration("LearningMode", steps, _MODES),
        _enumeration("EffectKind", tiles, (*_EFFECTS, *_OTHER_EFFECTS)),
        header.array("HABITS", list(map(kinds.index, HABITS.values()))),
        f"inline constexpr int ACTION_KINDS = {len(kinds)};",
        header.strings("VERBS", [f"{kind.verb} {kind.word}".strip() for kind in kinds]),
        header.strings("GEAR_NAMES", board.GEARS),
        header.strings("KIND_NAMES", board.KINDS),
        header.strings("TEMPLE_NAMES", board.TEMPLES),
        header.strings("TRACK_NAMES", board.TRACKS),
        header.strings("TRIBE_NAMES", expansion.TRIBES),
    ]


def _enumeration(name: str, module: ModuleType, members: Iterable[str]) -> str:
    values = ", ".join(f"{member} = {getattr(module, member)}" for member in members)
    return f"enum class {name} : int8_t {{ {values} }};"


def _board() -> list[str]:
    numbers = {kind: number for number, kind in enumerate(actions.ACTIONS)}
    offered = [
        [numbers[kind] for kind in actions.OFFERED[phase]] for phase in get_args(state.Phase)
    ]
    by_seats = range(setup.MAX_SEATS + 1)
    arrays: dict[str, header.Rows] = {
        "OFFERED": _padded(offered, board.NONE),
        "TEMPLE_POINTS": _padded(board.TEMPLE_POINTS, 0),
        "CUBE_OF_TEMPLE": [kind for kind, _steps in board.TEMPLE_CUBES],
        "CUBE_STEPS": [steps for _kind, steps in board.TEMPLE_CUBES],
        "GIVES_GOODS": [int(day in rounds.FOOD_DAYS_WITH_GOODS) for day in range(5)],
        "HARVEST_LORE": gear_actions.HARVEST_LORE,
        "SOURCES": building.SOURCES,
        "BAND_LIMITS": [one.band_limits for one in expansion.PROPHECIES],
        "DUMMIES": [expansion.DUMMIES.get(seats, 0) for seats in by_seats],
        "QUICK_DUMMIES": [expansion.QUICK_DUMMIES.get(seats, (0, 0)) for seats in by_seats],
        "M05_EACH": [tiles.M05_EACH.get(seats, 0) for seats in by_seats],
        "M07_POINTS": tiles.M07_POINTS,
        "M09_POINTS": [tiles.M09_POINTS.get(number, 0) for number in range(board.WORKERS + 1)],
        "MONUMENT_EACH": [tiles.MONUMENT_EACH.get(one.id, 0) for one in tiles.MONUMENTS],
    }
    for name in (
        *("FIRST_TOOTH", "TEETH", "GEAR_OF", "SPACE_OF", "HIGHEST_ACTION", "LAST_SPACE"),
        *("PAIRED_GEAR", "CUBE_VALUE", "TOP_STEP", "HIGHEST_BONUS", "FOOD_TEETH"),
        *("HARVEST_CORN", "LOGGING_WOOD", "OFFERING_POINTS", "OFFERING_TEMPLE"),
        *("OFFERING_CUBES", "EXTRA_WORKER_COST", "TECH_COST"),
    ):
        arrays[name] = getattr(board, name)
    for name in ("YUMKAAX_EXTRA", "ITZAMNA_DISCOUNT", "BAND_POINTS"):
        arrays[name] = getattr(expansion, name)
    return [header.array(name, rows) for name, rows in arrays.items()]


def _padded(rows: Iterable[Sequence[int]], filling: int) -> list[list[int]]:
    """Rows as long as the longest of them."""
    lists = list(map(list, rows))
    longest = max(map(len, lists))
    return [row + [filling] * (longest - len(row)) for row in lists]


def _tiles() -> list[str]:
    goods = [gear_actions._QUICK_GOODS.get(tile, tiles.Goods()) for tile in expansion.QUICK_TILES]
    return [
        header.listed("constexpr Wealth WEALTH", map(_wealth, tiles.WEALTH)),
        header.listed("constexpr Building BUILDINGS", map(_building, tiles.BUILDINGS)),
        header.listed("constexpr Monument MONUMENTS", map(_monument, tiles.MONUMENTS)),
        header.listed("constexpr Goods QUICK_GOODS", map(header.braced, goods)),
        *(
            header.array(name, order)
            for name, order in {
                "BASE_AGE_1": tiles.BASE_AGES[0],
                "BASE_AGE_2": tiles.BASE_AGES[1],
                "NEW_AGE_1": tiles.NEW_AGES[0],
                "NEW_AGE_2": tiles.NEW_AGES[1],
                "QUICK_1": list(map(expansion.QUICK_TILES.index, expansion.QUICK_1)),
                "QUICK_2": list(map(expansion.QUICK_TILES.index, expansion.QUICK_2)),
            }.items()
        ),
    ]


def _wealth(one: tiles.Wealth) -> str:
    return _braces(
        header.quoted(one.id),
        one.gear,
        one.space,
        header.braced(one.goods),
        _effects(one.effects),
        one.free_meals,
    )


def _building(one: tiles.Building) -> str:
    return _braces(
        header.quoted(one.id),
        _kind(one.kind),
        _cost(one.cost),
        header.braced(one.goods),
        _effects(one.effects),
        one.free_meals,
        one.meal_discount,
        _truth(bool(one.food_day_goods)),
        _braces(_braces(*map(header.braced, one.food_day_goods))),
        _truth(one.keeps_skull),
    )


def _monument(one: tiles.Monument) -> str:
    return _braces(header.quoted(one.id), _kind(one.kind), _cost(one.cost))


def _kind(kind: str) -> str:
    return f"BuildingKind::{kind.upper()}"


def _cost(cost: tiles.Cost) -> str:
    return _braces(_braces(header.braced(cost[:3])), cost.skulls)


def _effects(effects: Sequence[tiles.Effect]) -> str:
    return _braces(len(effects), _braces(*map(header.braced, effects)))


def _truth(value: bool) -> str:
    return str(value).lower()


def _braces(*parts: object) -> str:
    return f"{{{', '.join(map(str, parts))}}}"


def _players() -> list[str]:
    others = [gear_values._OTHERS.get(kind, 0.0) for kind in range(len(gear_values._OTHERS) + 2)]
    figures: dict[str, Sequence[float]] = {
        "OTHER_EFFECTS": others,
        "CUBE_VALUES_AT_THE_END": price_tables.CUBE_VALUES_AT_THE_END,
        "HANDS": evaluation._HANDS,
        "TRIBE_VALUES": [float(one) for one in thinker.TRIBE_VALUES],
    }
    alike = header.array("ALIKE", evaluation._ALIKE)
    return [alike, *(_doubles(name, row) for name, row in figures.items())]


def _doubles(name: str, figures: Sequence[float]) -> str:
    return header.listed(f"constexpr double {name}", map(repr, figures))
