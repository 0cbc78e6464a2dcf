"""The action that a picked-up worker does, or an action of choice (sections 6, 7 and 15)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import spelt
from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.reasons import no_corn_tile, too_little_corn
from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.expansion import HURACAN
from game.tzolkin.rules.effects import spaces
from game.tzolkin.rules.state import ACTION, State

_NUMBER: Final = spelt(
    range(1, max(board.ACTIONS) + 1), str, "no-number-of-action", least=1, most=max(board.ACTIONS)
)
_OTHERS: Final = board.GEARS[: board.CHICHEN]
_OTHER_GEAR: Final = spelt(
    range(board.CHICHEN), _OTHERS.__getitem__, "no-gear-of-action", names=_OTHERS
)
_OTHER_NUMBER: Final = spelt(
    range(1, board.ACTIONS[board.PALENQUE] + 1),
    str,
    "no-number-of-action",
    least=1,
    most=board.ACTIONS[board.PALENQUE],
)


@dataclass(frozen=True, slots=True)
class Do(Action):
    """Do an action of the gear that the worker comes from (6)."""

    verb: ClassVar[str] = "do"
    number: Annotated[int, _NUMBER]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += [_DO[number] for number in _reached(state, state.about[0])]

    def why_not(self, state: State) -> IllegalAction:
        return _not_by_worker(state, state.about[0], self.number)

    def apply(self, state: State) -> bool:
        _do(state, state.about[0], self.number)
        return False


@dataclass(frozen=True, slots=True)
class DoOn(Action):
    """Do an action of a named gear, for 1 corn (Uxmal 5, B21) or with Huracan's worker (T07)."""

    verb: ClassVar[str] = "do"
    gear: Annotated[int, _OTHER_GEAR]
    number: Annotated[int, _OTHER_NUMBER]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        if state.phase == ACTION:
            listed += [_DO_ON[one] for one in spaces.errands(state)]
        elif state.tribe[state.seat] == HURACAN:
            pair = board.PAIR[state.about[0]]
            if pair != board.NONE:
                listed += [_DO_ON[pair, number] for number in _reached(state, pair)]

    def why_not(self, state: State) -> IllegalAction:
        gear, number = self.gear, self.number
        if state.phase == ACTION:
            if (gear, number) == (board.UXMAL, 5):
                return IllegalAction("action-chooses-itself")
            return _lacking(state, gear, number, state.corn[state.seat] - state.about[0])
        if state.tribe[state.seat] != HURACAN or gear != board.PAIR[state.about[0]]:
            return IllegalAction("actions-of-another-gear", gear=board.GEARS[gear])
        return _not_by_worker(state, gear, number)

    def apply(self, state: State) -> bool:
        if state.phase == ACTION:
            spaces.run_errand(state, self.gear, self.number)
        else:
            _do(state, self.gear, self.number)
        return False


_DO: Final = {one.number: one for one in Do.every()}
_DO_ON: Final = {(one.gear, one.number): one for one in DoOn.every()}


def _reached(state: State, gear: int) -> list[int]:
    """Return the actions of a gear that the picked-up worker can reach, pay for and do."""
    corn = state.corn[state.seat]
    return [
        number
        for number, cost in spaces.ways_of(state, gear, state.about[1])
        if cost <= corn and spaces.can_do(state, gear, number, corn - cost)
    ]


def _do(state: State, gear: int, number: int) -> None:
    """Do an action of a gear with the picked-up worker, at the cheapest price."""
    state.corn[state.seat] -= dict(spaces.ways_of(state, gear, state.about[1]))[number]
    spaces.do(state, gear, number)


def _not_by_worker(state: State, gear: int, number: int) -> IllegalAction:
    space, corn = state.about[1], state.corn[state.seat]
    cost = dict(spaces.ways_of(state, gear, space)).get(number)
    if cost is None:
        return IllegalAction("action-out-of-reach", number=number, space=space)
    if cost > corn:
        return too_little_corn(state, cost)
    return _lacking(state, gear, number, corn - cost)


def _lacking(state: State, gear: int, number: int, corn: int) -> IllegalAction:
    """Return why an action that can be reached cannot be done."""
    if gear == board.CHICHEN:
        if not state.skulls[state.seat]:
            return IllegalAction("no-skull")
        return IllegalAction("skull-there", space=number)
    if gear == board.PALENQUE:
        return no_corn_tile(number) if number == 2 else IllegalAction("no-harvest-left")
    if gear == board.YAXCHILAN:
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
    return _too_little(spaces.ERRAND, corn)  # who can pay can always fish


_LACKS: Final[dict[int, Callable[[State, int], IllegalAction]]] = {
    10 * board.TIKAL + 1: _learn,
    10 * board.TIKAL + 2: _build,
    10 * board.TIKAL + 3: _learn,
    10 * board.TIKAL + 4: _build,
    10 * board.TIKAL + 5: _two_temples,
    10 * board.UXMAL + 1: _prayer,
    10 * board.UXMAL + 2: _trade,
    10 * board.UXMAL + 3: _hire,
    10 * board.UXMAL + 4: _build,
    10 * board.UXMAL + 5: _errand,
}
