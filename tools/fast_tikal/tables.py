"""What the rules and players in C++ take from those in Python, so that no figure stands twice.

``tables.h`` is written from the modules themselves: the board, the hexagons, the variants, what
actions cost, and how far the players look.
"""

from __future__ import annotations

from typing import Final, get_args

from game.tikal.players import bidding, evaluation
from game.tikal.players.planning import planner, search, ways
from game.tikal.rules import actions, board, components, setup, state
from game.tikal.rules.actions.checks import MOST_PER_TURN
from game.tikal.rules.setup import VARIANTS, Variant
from tools.fast import header

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


def tables() -> str:
    """The header."""
    parts = (
        *header.numbers(_NUMBERS),
        *header.named("Phase", "PHASE_NAMES", get_args(state.Phase)),
        *header.named("Verb", "VERB_NAMES", [kind.verb for kind in actions.ACTIONS]),
        f"inline constexpr int VERBS = {len(actions.ACTIONS)};",
        header.strings("SPACE_NAMES", board.NAMES),
        header.array("NEIGHBOURS", board.NEIGHBOURS),
        header.array("STONES", components.STONES),
        header.array("SMALLEST_ROTATION", components.CANONICAL_ROTATION),
        header.array("TEMPLE_TILES", components.TEMPLE_TILES),
        header.array("TREASURE_POINTS", components.TREASURE_POINTS),
        header.listed("constexpr Hexagon HEXAGONS", map(_hexagon, components.HEXAGONS)),
        header.listed("constexpr Printed PRINTED", map(header.braced, components.PRINTED_HEXAGONS)),
        header.listed("const Variant VARIANTS", map(_variant, VARIANTS.values())),
    )
    return header.header("tikal", parts)


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
        header.quoted(one.name),
        auction,
        *map(str, numbers),
        header.braced(one.hexagon_sets),
        header.braced(one.area),
    )
    return f"{{{', '.join(parts)}}}"
