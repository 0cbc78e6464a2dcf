"""Why an action of a gear cannot be done (sections 6, 7 and 15)."""

from collections.abc import Callable
from typing import Final

from game.core.message import IllegalAction
from game.tzolkin.rules.actions import Burn, Do, DoOn, Take
from game.tzolkin.rules.data.board import CHICHEN, GEARS, PAIR, PALENQUE, TIKAL, UXMAL, YAXCHILAN
from game.tzolkin.rules.data.expansion import HURACAN
from game.tzolkin.rules.effects import spaces
from game.tzolkin.rules.refusals.turn import corn_reason, lowest_reason
from game.tzolkin.rules.state import ACTION, State


def do(state: State, action: Do) -> IllegalAction:
    """By the worker who was picked up, on his gear."""
    return _by_worker(state, state.about[0], action.number)


def do_on(state: State, action: DoOn) -> IllegalAction:
    """For 1 corn, or by a worker of Huracan on the other gear."""
    gear, number = action.gear, action.number
    if state.phase == ACTION:
        if (gear, number) == (UXMAL, 5):
            return IllegalAction("action-chooses-itself")
        return undoable(state, gear, number, state.corn[state.seat] - state.about[0])
    if state.tribe[state.seat] != HURACAN or gear != PAIR[state.about[0]]:
        return IllegalAction("actions-of-another-gear", gear=GEARS[gear])
    return _by_worker(state, gear, number)


def _by_worker(state: State, gear: int, number: int) -> IllegalAction:
    space, corn = state.about[1], state.corn[state.seat]
    cost = dict(spaces.ways_of(state, gear, space)).get(number)
    if cost is None:
        return IllegalAction("action-out-of-reach", number=number, space=space)
    if cost > corn:
        return corn_reason(state, cost)
    return undoable(state, gear, number, corn - cost)


def undoable(state: State, gear: int, number: int, corn: int) -> IllegalAction:
    """What an action that can be reached lacks."""
    if gear == CHICHEN:
        if not state.skulls[state.seat]:
            return IllegalAction("no-skull")
        return IllegalAction("skull-there", space=number)
    if gear == PALENQUE:
        return no_corn(number) if number == 2 else IllegalAction("no-harvest-left")
    if gear == YAXCHILAN:
        if state.skulls_left:
            return IllegalAction("skull-costs-step")
        return IllegalAction("no-skull-left")
    return _LACKS[10 * gear + number](state, corn)


def _learn(_state: State, _corn: int) -> IllegalAction:
    return IllegalAction("no-technology-affordable")


def _build(_state: State, _corn: int) -> IllegalAction:
    return IllegalAction("no-building-affordable")


def _two_temples(state: State, _corn: int) -> IllegalAction:
    if not state.all_cubes(state.seat):
        return IllegalAction("no-resource-to-pay")
    return _no_step()


def _no_step() -> IllegalAction:
    return IllegalAction("no-temple-step-left")


def _prayer(_state: State, corn: int) -> IllegalAction:
    if corn < spaces.PRAYER:
        return _too_little(spaces.PRAYER, corn)
    return _no_step()


def _too_little(price: int, corn: int) -> IllegalAction:
    return IllegalAction("too-little-corn-left", price=price, corn=corn)


def _trade(_state: State, _corn: int) -> IllegalAction:
    return IllegalAction("nothing-to-trade")


def _hire(_state: State, _corn: int) -> IllegalAction:
    return IllegalAction("no-worker-in-bank")


def _errand(_state: State, corn: int) -> IllegalAction:
    return _too_little(spaces.ERRAND, corn)  # with the corn one can always fish


_LACKS: Final[dict[int, Callable[[State, int], IllegalAction]]] = {
    10 * TIKAL + 1: _learn,
    10 * TIKAL + 2: _build,
    10 * TIKAL + 3: _learn,
    10 * TIKAL + 4: _build,
    10 * TIKAL + 5: _two_temples,
    10 * UXMAL + 1: _prayer,
    10 * UXMAL + 2: _trade,
    10 * UXMAL + 3: _hire,
    10 * UXMAL + 4: _build,
    10 * UXMAL + 5: _errand,
}


def no_corn(space: int) -> IllegalAction:
    """No corn tile shows, and agriculture does not help."""
    return IllegalAction("no-corn-tile", space=space)


def take(state: State, action: Take) -> IllegalAction:
    """In the jungle."""
    return _no_wood(state) if action.wood else no_corn(state.about[0])


def burn(state: State, action: Burn) -> IllegalAction:
    """In the jungle."""
    if not state.jungle_wood[state.about[0] - 2]:
        return _no_wood(state)
    return lowest_reason(action.temple)


def _no_wood(state: State) -> IllegalAction:
    return IllegalAction("no-wood-tile", space=state.about[0])
