"""The actions of the gears' spaces: choosing one, the jungle's harvest and the market.

Sections 6, 7 and 15.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import single_word
from game.core.message import IllegalAction
from game.tzolkin.rules.actions import action
from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.expansion import HURACAN
from game.tzolkin.rules.effects import gear_actions
from game.tzolkin.rules.effects.tracks import step_down, temples_to_step_down
from game.tzolkin.rules.state import ACTION, State

_NUMBER: Final = single_word(
    range(1, max(board.HIGHEST_ACTION) + 1),
    str,
    "no-number-of-action",
    least=1,
    most=max(board.HIGHEST_ACTION),
)
_OTHERS: Final = board.GEARS[: board.CHICHEN]
_OTHER_GEAR: Final = single_word(
    range(board.CHICHEN), _OTHERS.__getitem__, "no-gear-of-action", names=_OTHERS
)
_OTHER_NUMBER: Final = single_word(
    range(1, board.HIGHEST_ACTION[board.PALENQUE] + 1),
    str,
    "no-number-of-action",
    least=1,
    most=board.HIGHEST_ACTION[board.PALENQUE],
)


@dataclass(frozen=True, slots=True)
class Do(action.Action):
    """Do an action of the gear that the worker comes from (6)."""

    verb: ClassVar[str] = "do"
    number: Annotated[int, _NUMBER]

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        listed += [_DO[number] for number in _reached(state, state.phase_args[0])]

    def why_not(self, state: State) -> IllegalAction:
        return _not_by_worker(state, state.phase_args[0], self.number)

    def apply(self, state: State) -> bool:
        _do(state, state.phase_args[0], self.number)
        return False


@dataclass(frozen=True, slots=True)
class DoOn(action.Action):
    """Do an action of a named gear, for 1 corn (Uxmal 5, B21) or with Huracan's worker (T07)."""

    verb: ClassVar[str] = "do"
    gear: Annotated[int, _OTHER_GEAR]
    number: Annotated[int, _OTHER_NUMBER]

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        if state.phase == ACTION:
            listed += [_DO_ON[one] for one in gear_actions.choosable_actions(state)]
        elif state.tribe[state.seat] == HURACAN:
            pair = board.PAIRED_GEAR[state.phase_args[0]]
            if pair != board.NONE:
                listed += [_DO_ON[pair, number] for number in _reached(state, pair)]

    def why_not(self, state: State) -> IllegalAction:
        gear, number = self.gear, self.number
        if state.phase == ACTION:
            if (gear, number) == (board.UXMAL, 5):
                return IllegalAction("action-chooses-itself")
            return _lacking(state, gear, number, state.corn[state.seat] - state.phase_args[0])
        if state.tribe[state.seat] != HURACAN or gear != board.PAIRED_GEAR[state.phase_args[0]]:
            return IllegalAction("actions-of-another-gear", gear=board.GEARS[gear])
        return _not_by_worker(state, gear, number)

    def apply(self, state: State) -> bool:
        if state.phase == ACTION:
            gear_actions.do_chosen_action(state, self.gear, self.number)
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
        for number, cost in gear_actions.actions_of_worker(state, gear, state.phase_args[1])
        if cost <= corn and gear_actions.can_do_action(state, gear, number, corn - cost)
    ]


def _do(state: State, gear: int, number: int) -> None:
    """Do an action of a gear with the picked-up worker, at the cheapest price."""
    state.corn[state.seat] -= dict(
        gear_actions.actions_of_worker(state, gear, state.phase_args[1])
    )[number]
    gear_actions.do_action(state, gear, number)


def _not_by_worker(state: State, gear: int, number: int) -> IllegalAction:
    space, corn = state.phase_args[1], state.corn[state.seat]
    cost = dict(gear_actions.actions_of_worker(state, gear, space)).get(number)
    if cost is None:
        return IllegalAction("action-out-of-reach", number=number, space=space)
    if cost > corn:
        return action.too_little_corn(state, cost)
    return _lacking(state, gear, number, corn - cost)


def _lacking(state: State, gear: int, number: int, corn: int) -> IllegalAction:
    """Return why an action that can be reached cannot be done."""
    if gear == board.CHICHEN:
        if not state.skulls[state.seat]:
            return IllegalAction("no-skull")
        return IllegalAction("skull-there", space=number)
    if gear == board.PALENQUE:
        return action.no_corn_tile(number) if number == 2 else IllegalAction("no-harvest-left")
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
    if not state.cube_count(state.seat):
        return IllegalAction("no-resource-to-pay")
    return _no_step()


def _no_step() -> IllegalAction:
    return IllegalAction("no-temple-step-left")


def _prayer(_state: State, corn: int) -> IllegalAction:
    if corn < gear_actions.PRAYER_COST:
        return _too_little(gear_actions.PRAYER_COST, corn)
    return _no_step()


def _too_little(price: int, corn: int) -> IllegalAction:
    return IllegalAction("too-little-corn-left", price=price, corn=corn)


def _trade(_state: State, _corn: int) -> IllegalAction:
    return IllegalAction("nothing-to-trade")


def _hire(_state: State, _corn: int) -> IllegalAction:
    return IllegalAction("no-worker-in-bank")


def _chosen_action(_state: State, corn: int) -> IllegalAction:
    return _too_little(gear_actions.CHOSEN_ACTION_COST, corn)  # who can pay can always fish


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
    10 * board.UXMAL + 5: _chosen_action,
}


# Harvesting corn and wood from the jungle.

_HARVESTS: Final = ("corn", "wood")
_WOOD: Final = single_word((False, True), _HARVESTS.__getitem__, "no-harvest", names=_HARVESTS)


@dataclass(frozen=True, slots=True)
class Take(action.Action):
    """Take the corn or the wood of a jungle space (7)."""

    verb: ClassVar[str] = "take"
    wood: Annotated[bool, _WOOD]

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        (space,) = state.phase_args
        if gear_actions.has_open_corn_tile(state, space) or state.has_level_two(
            state.seat, board.AGRICULTURE
        ):
            listed.append(_CORN)
        if state.jungle_wood[space - 2]:
            listed.append(_WOOD_TILE)

    def why_not(self, state: State) -> IllegalAction:
        return _no_wood_tile(state) if self.wood else action.no_corn_tile(state.phase_args[0])

    def apply(self, state: State) -> bool:
        (space,) = state.phase_args
        if self.wood:
            gear_actions.take_wood(state, space)
        else:
            gear_actions.take_corn(state, space)
        return False


_CORN, _WOOD_TILE = Take.every()


@dataclass(frozen=True, slots=True)
class Burn(action.Action):
    """Burn a wood tile and take the corn under it, for a step down on a temple (7)."""

    verb: ClassVar[str] = "burn"
    temple: action.Temple

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        if state.jungle_wood[state.phase_args[0] - 2]:
            listed += map(Burn.of, temples_to_step_down(state, state.seat))

    def why_not(self, state: State) -> IllegalAction:
        if not state.jungle_wood[state.phase_args[0] - 2]:
            return _no_wood_tile(state)
        return action.on_lowest_step(self.temple)

    def apply(self, state: State) -> bool:
        (space,) = state.phase_args
        step_down(state, self.temple)
        gear_actions.burn_wood(state, space)
        return False


def _no_wood_tile(state: State) -> IllegalAction:
    return IllegalAction("no-wood-tile", space=state.phase_args[0])


# A visit to the market.


@dataclass(frozen=True, slots=True)
class Sell(action.Action):
    """Sell a cube for corn at the market (7)."""

    verb: ClassVar[str] = "sell"
    kind: action.Kind

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        listed += [_SELL[kind] for kind in gear_actions.sellable_kinds(state)]

    def why_not(self, state: State) -> IllegalAction:
        if state.phase_args[1]:
            return IllegalAction("bought-before-selling")
        return IllegalAction("none-of-kind", kind=board.KINDS[self.kind])

    def apply(self, state: State) -> bool:
        gear_actions.sell_cube(state, self.kind)
        return True


@dataclass(frozen=True, slots=True)
class Buy(action.Action):
    """Buy a cube for corn at the market (7)."""

    verb: ClassVar[str] = "buy"
    kind: action.Kind

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        listed += [_BUY[kind] for kind in gear_actions.buyable_kinds(state)]

    def why_not(self, state: State) -> IllegalAction:
        if state.phase_args[0] >> self.kind & 1:
            return IllegalAction("sold-before-buying", kind=board.KINDS[self.kind])
        return action.too_little_corn(state, gear_actions.market_price(state, self.kind))

    def apply(self, state: State) -> bool:
        gear_actions.buy_cube(state, self.kind)
        return True


@dataclass(frozen=True, slots=True)
class Done(action.Action):
    """Leave the market (7)."""

    verb: ClassVar[str] = "done"

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:  # noqa: ARG004
        listed.append(DONE)

    def apply(self, state: State) -> bool:  # noqa: ARG002
        return False


_SELL: Final = tuple(Sell.every())
_BUY: Final = tuple(Buy.every())
DONE: Final = Done.of()
