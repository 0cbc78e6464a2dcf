"""Apply actions. Positions change only in this module and in the functions that it calls."""

from collections.abc import Callable
from typing import Final

from game.tzolkin.rules import opening, turn
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.effects import (
    benefits,
    building,
    food_day,
    market,
    spaces,
    steps,
    technologies,
    temples,
)
from game.tzolkin.rules.setup import Setup
from game.tzolkin.rules.state import State


def new_game(setup: Setup) -> State:
    """Return the first position: the first player chooses his tribe or his wealth tiles."""
    state = State(setup)
    opening.open_game(state)
    return state


def apply(state: State, action: Action) -> None:
    """Change ``state`` in place by one of its ``legal_actions``.

    Legality is not checked again; ``refusal.check`` does that for actions from outside.

    Raises:
        HiddenInformation: the action reveals hidden information and ``state`` is a view.
    """
    if not action.apply(state):
        _go_on(state)


def _go_on(state: State) -> None:
    """Do the steps in ``todo``, the last first, until one of them asks a player."""
    todo = state.todo
    while True:
        code, *numbers = todo.pop()
        if _STEPS[code](state, *numbers):
            return


_STEPS: Final[dict[int, Callable[..., bool]]] = {
    steps.UP: temples.step_up,
    steps.RISE: temples.rise,
    steps.LEARN: technologies.learn,
    steps.LEVEL: technologies.level,
    steps.SKULLS: benefits.skulls,
    steps.GOLD: benefits.gold,
    steps.CUBES: benefits.cubes,
    steps.PAYMENT: temples.payment,
    steps.FAVOUR: benefits.favour,
    steps.JUNGLE: spaces.jungle,
    steps.BUILDING: building.building,
    steps.BUILT: building.built,
    steps.MARKET: market.market,
    steps.ACTION: spaces.errand,
    steps.RELEARN: technologies.relearn,
    steps.STEP_DOWN: benefits.step_down,
    steps.ON_PLACING: turn.on_placing,
    steps.ON_PICKING: turn.on_picking,
    steps.FINISH_TURN: turn.finish,
    steps.START_GOODS: opening.start_goods,
    steps.FIRST_TURN: opening.first_turn,
    steps.HARVEST: food_day.harvest,
    steps.FEED: food_day.feed_all,
    steps.TEMPLE_GOODS: food_day.temple_goods,
    steps.REWARDED: food_day.rewarded,
    steps.CALENDAR: turn.calendar,
}
