"""What an action gives a player now, in signs: technologies, the prophecy and tiles left count."""

from dataclasses import replace
from typing import Final

from game.tzolkin.rules.data.board import (
    AGRICULTURE,
    GEAR_OF,
    HIGHEST_ACTION,
    JUNGLE_SPACES,
    KINDS,
    PALENQUE,
    SPACE_OF,
    YAXCHILAN,
)
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.effects.gear_actions import (
    actions_of_worker,
    can_do_action,
    do_action,
    has_open_corn_tile,
    take_corn,
    take_wood,
)
from game.tzolkin.rules.effects.tracks import temples_to_step_down
from game.tzolkin.rules.state import State
from game.tzolkin.table.signs import sign, spaces
from game.tzolkin.table.signs.sign import Sign, Signs

_LATER: Final = {steps.GOLD: sign.GOLD, steps.SKULLS: sign.SKULL}
"""The steps by which an action gives goods, with the goods."""


def earned(state: State, gear: int, number: int) -> Signs:
    """Return the signs of an action, with what it gives the seat to act.

    Only what Palenque and Yaxchilan give differs from player to player (section 7). Of the jungle
    only what is left is told; nothing if that is nothing.
    """
    printed = spaces.space(gear, number)
    if gear == PALENQUE and number in JUNGLE_SPACES:
        printed = _left(state, number, printed)
    differs = gear in (PALENQUE, YAXCHILAN) and 0 < number <= HIGHEST_ACTION[gear]
    given = _given(state, gear, number) if differs else {}
    return tuple(tuple(_with_number(one, given) for one in line) for line in printed)


def earned_by_worker(state: State, tooth: int) -> Signs:
    """Return what the seat to act gets now if it picks up its worker on a tooth.

    That is the action of his space; a step back or ahead if only others can be done, and his gear
    struck out if none can.
    """
    gear, space = GEAR_OF[tooth], SPACE_OF[tooth]
    corn = state.corn[state.seat]
    can = [
        number
        for number, price in actions_of_worker(state, gear, space)
        if price <= corn and can_do_action(state, gear, number, corn - price)
    ]
    if not can:
        return ((sign.struck(Sign(spaces.EMBLEMS[gear])),),)
    if space in can or space > HIGHEST_ACTION[gear]:
        return earned(state, gear, space)
    return ((Sign(sign.BACK if min(can) < space else sign.AHEAD),),)


def _left(state: State, space: int, printed: Signs) -> Signs:
    """Return the lines of a jungle space without what cannot be taken there any more (section 7).

    Corn under wood is there for who burns the wood.
    """
    wood = state.jungle_wood[space - JUNGLE_SPACES[0]] > 0
    burning = wood and bool(temples_to_step_down(state, state.seat))
    corn = burning or has_open_corn_tile(state, space)
    corn = corn or state.has_level_two(state.seat, AGRICULTURE)
    there = [line for line in printed if (wood if line[-1].icon == sign.WOOD else corn)]
    if there and there[0][0] == sign.OR:
        there[0] = there[0][1:]
    return tuple(there)


def _with_number(one: Sign, given: dict[str, int]) -> Sign:
    count = given.get(one.icon)
    if count is None or (count == 1 and not one.number):
        return one
    return replace(one, number=str(count))


def _given(state: State, gear: int, number: int) -> dict[str, int]:
    """Return how much of every good the action gives; corn and wood where one may be chosen."""
    after = state.copy()
    after.pending_steps = []
    if gear == PALENQUE and number > 1:
        take_corn(after, number)
        take_wood(after, number)
    else:
        do_action(after, gear, number)
    seat = state.seat
    cubes = zip(KINDS, after.cubes_of(seat), state.cubes_of(seat), strict=True)
    given = {kind: now - had for kind, now, had in cubes}
    given[sign.CORN] = after.corn[seat] - state.corn[seat]
    return given | {_LATER[step[0]]: step[1] for step in after.pending_steps}
