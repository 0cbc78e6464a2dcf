"""The position dump: a text that is the same for every implementation (rules, part 4)."""

import json
from typing import Any

from game.tzolkin.rules.data.board import CHICHEN, GEARS, JUNGLE_SPACES, START, TEETH
from game.tzolkin.rules.data.expansion import PROPHECIES, TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.rules.scoring import totals
from game.tzolkin.rules.state import DUMMY, OVER, State


def dump(state: State) -> str:
    """Return the position as JSON with sorted keys, without blanks, in ASCII only."""
    return json.dumps(as_mapping(state), sort_keys=True, separators=(",", ":"))


def as_mapping(state: State) -> dict[str, Any]:
    """Return the position as plain values: phase, player to act, points, and the board."""
    return {
        "phase": state.phase,
        "player": None if state.phase == OVER else state.seat,
        "scores": state.score,
        "totals": totals(state),
        "state": board(state),
    }


def board(state: State) -> dict[str, Any]:
    """Return everything that lies on the table as plain values."""
    return {
        "tooth": state.tooth,
        "round": state.round,
        "food_day": state.food_day or None,
        "food_days_done": state.food_days_done,
        "age": state.age,
        "first_player": state.first_player,
        "start_space": _standing(state.start_space),
        "teeth_corn": state.teeth_corn,
        "gears": {
            name: [_standing(seat) for seat in state.teeth[first : first + teeth]]
            for name, first, teeth in zip(GEARS, START, TEETH, strict=True)
        },
        "jungle": {
            str(space): [state.jungle_corn[space - 2], state.jungle_wood[space - 2]]
            for space in JUNGLE_SPACES
        },
        "skulls": state.skulls_left,
        "offered": [space for space in range(TEETH[CHICHEN]) if state.offered >> space & 1],
        "buildings": _building_ids(state.display),
        "deck_left": [len(state.deck1), len(state.deck2)],
        "monuments": sorted(MONUMENTS[number].id for number in state.monuments),
        "players": [_player(state, seat) for seat in range(state.seats)],
        **_options(state),
    }


def _options(state: State) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    if state.options.prophecies:
        parts["prophecies"] = [PROPHECIES[number - 1].id for number in state.prophecies]
        parts["prophecy"] = PROPHECIES[state.prophecy - 1].id if state.prophecy else None
    if state.options.quick_actions:
        parts["quick"] = state.quick_tile()
        parts["quick_board"] = [_standing(seat) for seat in state.quick_board]
    return parts


def _player(state: State, seat: int) -> dict[str, Any]:
    wood, stone, gold = state.cubes_of(seat)
    player = {
        "corn": state.corn[seat],
        "wood": wood,
        "stone": stone,
        "gold": gold,
        "skulls": state.skulls[seat],
        "hand": state.hand[seat],
        "bank": state.bank[seat],
        "temples": state.temples[3 * seat : 3 * seat + 3],
        "techs": state.techs[4 * seat : 4 * seat + 4],
        "light": state.light[seat],
        "buildings": _building_ids(state.buildings[seat]),
        "monuments": sorted(MONUMENTS[number].id for number in state.own_monuments[seat]),
        "corn_tiles": state.corn_tiles[seat],
        "wood_tiles": state.wood_tiles[seat],
        "wealth": sorted(WEALTH[number].id for number in state.wealth[seat]),
    }
    if state.options.tribes:
        player["tribe"] = TRIBES[state.tribe[seat] - 1] if state.tribe[seat] else None
    if state.options.new_buildings:
        player["rebuilt"] = _building_ids(state.rebuilt[seat])
        player["building_skulls"] = state.building_skulls[seat]
    return player


def _building_ids(numbers: tuple[int, ...]) -> list[str]:
    return sorted(BUILDINGS[number].id for number in numbers)


def _standing(seat: int) -> int | str | None:
    if seat == DUMMY:
        return "dummy"
    return None if seat < 0 else seat
