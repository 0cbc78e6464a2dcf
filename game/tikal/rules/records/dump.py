"""The position dump: the same text for every engine (docs/record-format.md, "Position dump")."""

import json
from typing import Any

from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGONS, HIGHEST_TEMPLE
from game.tikal.rules.state import IN_SUPPLY, NONE, State


def dump(state: State) -> str:
    """Return the public parts of a position as JSON: sorted keys, no blanks, ASCII only."""
    return json.dumps(as_mapping(state), sort_keys=True, separators=(",", ":"))


def as_mapping(state: State) -> dict[str, Any]:
    """Return the public parts of a position as values that JSON can hold."""
    seats = range(state.seats)
    return {
        "board": {
            NAMES[space]: _space(state, space)
            for space, hexagon in enumerate(state.hexagon)
            if hexagon != NONE
        },
        "supply": [[int(state.leader[s] == IN_SUPPLY), state.workers[s]] for s in seats],
        "camps_left": state.camps_left,
        "guards_left": state.guards_left,
        "treasures": state.treasures,
        "temple_tiles": {str(n): state.temple_tiles[n] for n in range(2, HIGHEST_TEMPLE + 1)},
        "tiles_left": len(state.deck) - state.drawn,
        "hand": None if state.hand == NONE else HEXAGONS[state.hand].id,
        "display": sorted(HEXAGONS[number].id for number in state.display),
        "bids": _bids(state),
    }


def _space(state: State, space: int) -> dict[str, Any]:
    return {
        "tile": HEXAGONS[state.hexagon[space]].id,
        "r": state.rotation[space],
        "value": state.value[space] or None,
        "treasures": len(state.lying[space]),
        "camp": _seat(state.camp[space]),
        "guard": _seat(state.guard[space]),
        "members": [
            [int(state.leader[s] == space), state.workers_at(s, space)] for s in range(state.seats)
        ],
    }


def _bids(state: State) -> dict[str, Any] | None:
    bids = state.bids
    return bids and {
        "high": bids.high,
        "high_bidder": _seat(bids.high_bidder),
        "in": sorted(bids.still_in),
        "first_pass": _seat(bids.first_pass),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat
