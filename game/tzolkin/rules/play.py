"""The engine: new games, legal actions, reasons against the others, and applying actions.

Positions change only in this module and in the functions that it calls. An action is legal
exactly if ``legal_actions`` lists it; for any other its ``why_not`` finds the rule that it breaks,
as a message of which the game's words make a sentence.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.core.message import IllegalAction
from game.tzolkin.rules import opening, rounds
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import OFFERED, Action
from game.tzolkin.rules.effects import benefits, building, gear_actions, steps, tracks
from game.tzolkin.rules.setup import Setup
from game.tzolkin.rules.state import Phase, State

_Lister = Callable[[State, list[Action]], None]


def new_game(setup: Setup) -> State:
    """Return the first position: the first player chooses his tribe or his wealth tiles."""
    state = State(setup)
    opening.open_game(state)
    return state


def legal_actions(state: State) -> list[Action]:
    """Return every legal action of the seat to act; an empty list when the game is over."""
    listed: list[Action] = []
    options = state.options
    for add_legal in _listers(state.phase, options.tribes, options.quick_actions):
        add_legal(state, listed)
    return listed


@cache
def _listers(phase: Phase, tribes: bool, quick_actions: bool) -> tuple[_Lister, ...]:
    """Return the ``add_legal`` functions of the actions offered in a phase with these options."""
    there = {"": True, "tribes": tribes, "quick_actions": quick_actions}
    return tuple(kind.add_legal for kind in OFFERED[phase] if there[kind.option])


def check(state: State, action: Action) -> None:
    """Return if ``action`` is legal in ``state``, else raise the reason.

    Raises:
        IllegalAction: ``action`` is not legal; the message names the rule that it breaks.
    """
    if action in legal_actions(state):
        return
    if type(action) not in OFFERED[state.phase]:
        raise IllegalAction(_WAITS_FOR[state.phase])
    raise action.why_not(state)


def why_not(state: State, action: Action) -> IllegalAction | None:
    """Return the reason why ``action`` is not legal, or None if it is legal."""
    try:
        check(state, action)
    except IllegalAction as reason:
        return reason
    return None


_WAITS_FOR: Final = {
    phases.TRIBE: "tribe-to-choose",
    phases.KEEP: "wealth-to-choose",
    phases.TURN: "turn-to-begin",
    phases.PLACING: "workers-are-placed",
    phases.PICKING: "workers-are-picked-up",
    phases.WORKER: "worker-to-act",
    phases.JUNGLE: "harvest-to-take",
    phases.TECH: "technology-to-choose",
    phases.PAY: "resources-to-pay",
    phases.TEMPLE: "temple-to-choose",
    phases.GAIN: "resources-to-choose",
    phases.FAVOUR: "favour-to-pay",
    phases.BUILD: "building-to-choose",
    phases.MARKET: "market-to-leave",
    phases.ACTION: "action-to-choose",
    phases.GOLD: "gold-to-pay",
    phases.LOWER: "step-down-to-choose",
    phases.BONUS: "bonus-to-choose",
    phases.DOWN: "technology-down-to-choose",
    phases.ADVANCE: "days-to-choose",
    phases.OVER: "game-over",
}
"""By phase, the message for an action of a kind that the phase does not offer."""


def apply(state: State, action: Action) -> None:
    """Change ``state`` in place by one of its ``legal_actions``.

    Legality is not checked again; ``check`` does that for actions from outside.

    Raises:
        HiddenInformation: the action reveals hidden information and ``state`` is a view.
    """
    if not action.apply(state):
        _do_pending_steps(state)


def _do_pending_steps(state: State) -> None:
    """Do the steps in ``pending_steps``, the last first, until one of them asks a player."""
    pending = state.pending_steps
    while True:
        code, *numbers = pending.pop()
        if _STEPS[code](state, *numbers):
            return


_STEPS: Final[dict[int, Callable[..., bool]]] = {
    steps.UP: tracks.take_temple_steps,
    steps.RISE: tracks.step_up,
    steps.LEARN: tracks.ask_technology,
    steps.LEVEL: tracks.raise_technology,
    steps.SKULLS: benefits.give_skulls,
    steps.GOLD: benefits.give_gold,
    steps.CUBES: benefits.ask_cubes,
    steps.PAYMENT: tracks.ask_payment,
    steps.FAVOUR: benefits.offer_favour,
    steps.JUNGLE: gear_actions.ask_harvest,
    steps.BUILDING: building.ask_building,
    steps.BUILT: building.give_building_benefits,
    steps.MARKET: gear_actions.visit_market,
    steps.ACTION: gear_actions.ask_action,
    steps.RELEARN: tracks.ask_technology_to_lower,
    steps.STEP_DOWN: benefits.ask_step_down,
    steps.ON_PLACING: rounds.resume_placing,
    steps.ON_PICKING: rounds.resume_picking,
    steps.FINISH_TURN: rounds.finish_turn,
    steps.START_GOODS: opening.give_start_goods,
    steps.FIRST_TURN: opening.first_turn,
    steps.HARVEST: rounds.give_building_goods,
    steps.FEED: rounds.feed_all,
    steps.TEMPLE_GOODS: rounds.give_temple_goods,
    steps.REWARDED: rounds.end_food_day,
    steps.CALENDAR: rounds.end_round,
}
