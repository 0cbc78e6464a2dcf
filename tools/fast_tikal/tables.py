"""What the rules and players in C++ take from those in Python, so that no figure stands twice.

``tables.h`` is written from the modules themselves: the board, the hexagons, the variants, what
actions cost, and how far the players look.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from game.tikal.players import bidding, evaluation
from game.tikal.players.planning import planner, search, ways
from game.tikal.rules import actions, board, components, setup, state
from game.tikal.rules.actions.checks import MOST_PER_TURN
from game.tikal.rules.setup import VARIANTS, Variant
from tools.fast_tikal import BUILD

HEADER: Final = BUILD / "tables.h"

_HEAD: Final = """\
// Written by tools/fast_tikal/tables.py from the rules and players in Python.
#pragma once

#include <cstdint>

#include "rules/components.h"

namespace tikal {
"""
_NUMBERS: Final[dict[str, int | float]] = {
    "SPACES": board.SPACES,
    "SIDES": board.SIDES,
    "OFF_BOARD": board.OFF_BOARD,
    "DECK_SIZE": components.DECK_SIZE,
    "BASE_CAMP_SPACE": components.BASE_CAMP_SPACE,
    "NORTH_TEMPLE_SPACE": components.NORTH_TEMPLE_SPACE,
    "A4_VALUE": setup.Options().a4_value,
    "TEMPLE_NUMBERS": len(components.TEMPLE_TILES),
    "TREASURE_KINDS": components.TREASURE_KINDS,
    "TREASURE_COPIES": components.TREASURE_COPIES,
    "TREASURES": components.TREASURES,
    "MOST_MASKS": max(hexagon.masks for hexagon in components.HEXAGONS),
    "MIN_SEATS": components.MIN_SEATS,
    "MAX_SEATS": components.MAX_SEATS,
    "WORKERS": components.WORKERS,
    "CAMPS": components.CAMPS,
    "LEADER_STRENGTH": components.LEADER_STRENGTH,
    "ACTION_POINTS": components.ACTION_POINTS,
    "MOST_SETS": max(len(variant.hexagon_sets) for variant in VARIANTS.values()),
    "ENTER_AP": actions.Enter.cost,
    "SHUTTLE_AP": actions.Shuttle.cost,
    "UNCOVER_AP": actions.Uncover.cost,
    "RECOVER_AP": actions.Recover.cost,
    "EXCHANGE_AP": actions.Exchange.cost,
    "CAMP_AP": actions.EstablishCamp.cost,
    "GUARD_AP": actions.PlaceGuard.cost,
    "MOST_LEVELS": MOST_PER_TURN,
    "FAR": ways.UNREACHABLE,
    "MOST_STRENGTH": evaluation._MOST_STRENGTH,
    "GROWTH_STEPS": evaluation._GROWTH_STEPS,
    "GUARDED_SCORINGS": evaluation._GUARDED_SCORINGS,
    "CROWD": evaluation._CROWD,
    "SPARE": planner._SPARE,
    "LEAST_SPARE": planner._LEAST_SPARE,
    "BIDDING_WIDTH": bidding._WIDTH,
    "TRIAL_WIDTH": search._TRIAL_WIDTH,
    "TRUST": search._TRUST,
}

Rows = Sequence["int | Rows"]


def write() -> None:
    """Write the header if it would be another one: what is compiled follows it."""
    text = tables()
    if not HEADER.exists() or HEADER.read_text("utf-8") != text:
        HEADER.parent.mkdir(parents=True, exist_ok=True)
        HEADER.write_text(text, "utf-8")


def tables() -> str:
    """The header."""
    parts = (
        *(_number(name, figure) for name, figure in _NUMBERS.items()),
        *_named("Phase", "PHASE_NAMES", get_args(state.Phase)),
        *_named("Verb", "VERB_NAMES", [kind.verb for kind in actions.ACTIONS]),
        f"inline constexpr int VERBS = {len(actions.ACTIONS)};",
        _strings("SPACE_NAMES", board.NAMES),
        _array("NEIGHBOURS", board.NEIGHBOURS),
        _array("STONES", components.STONES),
        _array("SMALLEST_ROTATION", components.CANONICAL_ROTATION),
        _array("TEMPLE_TILES", components.TEMPLE_TILES),
        _array("TREASURE_POINTS", components.TREASURE_POINTS),
        _listed("constexpr Hexagon HEXAGONS", map(_hexagon, components.HEXAGONS)),
        _listed("constexpr Printed PRINTED", map(_braced, components.PRINTED_HEXAGONS)),
        _listed("const Variant VARIANTS", map(_variant, VARIANTS.values())),
    )
    return "\n".join((_HEAD, *parts, "", "}  // namespace tikal", ""))


def _number(name: str, figure: float) -> str:
    kind = "int" if isinstance(figure, int) else "double"
    return f"inline constexpr {kind} {name} = {figure!r};"


def _named(kind: str, names: str, words: Sequence[str]) -> tuple[str, str]:
    """An enumeration and the words for it."""
    members = ", ".join(word.upper() for word in words)
    return f"enum class {kind} : int8_t {{ {members} }};", _strings(names, words)


def _strings(name: str, words: Sequence[str]) -> str:
    return _listed(f"constexpr const char* {name}", map(_quoted, words))


def _array(name: str, rows: Rows) -> str:
    sizes = "".join(f"[{size}]" for size in _shape(rows))
    return f"inline constexpr int8_t {name}{sizes} = {_braced(rows)};"


def _shape(rows: Rows) -> tuple[int, ...]:
    first = rows[0]
    return (len(rows),) if isinstance(first, int) else (len(rows), *_shape(first))


def _listed(what: str, items: Iterable[str]) -> str:
    inside = ",\n    ".join(items)
    return f"inline {what}[] = {{\n    {inside}}};"


def _braced(rows: Rows) -> str:
    inside = (str(one) if isinstance(one, int) else _braced(one) for one in rows)
    return f"{{{', '.join(inside)}}}"


def _quoted(word: str) -> str:
    return f'"{word}"'


def _hexagon(one: components.Hexagon) -> str:
    return f'{{"{one.id}", Kind::{one.kind.upper()}, {one.value}, {one.masks}}}'


def _variant(one: Variant) -> str:
    auction = "true" if one.auction else "false"
    numbers = (
        one.starting_points,
        one.workers,
        one.camps,
        one.guards,
        one.treasure_kinds,
        one.most_seats,
    )
    parts = (
        _quoted(one.name),
        auction,
        *map(str, numbers),
        _braced(one.hexagon_sets),
        _braced(one.area),
    )
    return f"{{{', '.join(parts)}}}"
