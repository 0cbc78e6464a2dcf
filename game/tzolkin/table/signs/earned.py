"""The signs of an action with what the player gets: his technologies and the prophecy count."""

from dataclasses import replace
from typing import Final

from game.tzolkin.rules.data.board import HIGHEST_ACTION, KINDS, PALENQUE, YAXCHILAN
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.effects.gear_actions import do_action, take_corn, take_wood
from game.tzolkin.rules.state import State
from game.tzolkin.table.signs import sign, spaces
from game.tzolkin.table.signs.sign import Sign, Signs

_LATER: Final = {steps.GOLD: sign.GOLD, steps.SKULLS: sign.SKULL}
"""The steps by which an action gives goods, with the goods."""


def earned(state: State, gear: int, number: int) -> Signs:
    """Return the signs of an action, with what it gives the seat to act.

    Only what Palenque and Yaxchilan give differs from player to player (section 7).
    """
    printed = spaces.space(gear, number)
    differs = gear in (PALENQUE, YAXCHILAN) and 0 < number <= HIGHEST_ACTION[gear]
    given = _given(state, gear, number) if differs else {}
    return tuple(tuple(_with_number(one, given) for one in line) for line in printed)


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
