"""Placing workers on gears and on the boards beside them (sections 5, 15 and 17)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import Spelling
from game.core.message import IllegalAction, NotationError
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Gear, quoted
from game.tzolkin.rules.actions.reasons import NOBODY_ELSE, nobody_else, too_little_corn
from game.tzolkin.rules.data.board import GEARS, NONE
from game.tzolkin.rules.data.expansion import QUICK_COST, VACUB_CAQUIX
from game.tzolkin.rules.effects import placing, quick
from game.tzolkin.rules.state import FREE, State


def _skips(*words: str) -> bool:
    if words not in ((), ("skip",)):
        raise NotationError("nothing-after-place", text=quoted(words))
    return bool(words)


_SKIP: Final = Spelling((False, True), lambda skip: "skip" if skip else "", _skips, range(2))


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a worker on a gear's lowest free space (5), with ``skip`` on the second (T10)."""

    verb: ClassVar[str] = "place"
    gear: Gear
    skip: Annotated[bool, _SKIP] = False

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        seat = state.seat
        if not state.hand[seat] or state.used & NOBODY_ELSE:
            return
        # the corn left for the space after paying the extra cost of one more worker
        corn = state.corn[seat] - placing.extra(state)
        skips = state.tribe[seat] == VACUB_CAQUIX and state.skipped == NONE
        for gear in range(len(GEARS)):
            tooth = placing.lowest(state, gear)
            if tooth == NONE or placing.space_price(state, tooth) > corn:
                continue
            listed.append(_PLACE[gear])
            if skips:
                tooth = placing.lowest(state, gear, skip=True)
                if tooth != NONE and placing.space_price(state, tooth) <= corn:
                    listed.append(_PLACE_SKIP[gear])

    def why_not(self, state: State) -> IllegalAction:
        if reason := _nobody_to_place(state):
            return reason
        gear = GEARS[self.gear]
        if self.skip:
            if state.tribe[state.seat] != VACUB_CAQUIX:
                return IllegalAction("only-vacub-caquix-skips")
            if state.skipped != NONE:
                return IllegalAction("skipped-already")
        tooth = placing.lowest(state, self.gear)
        if tooth == NONE:
            return IllegalAction("no-space-free", gear=gear)
        if self.skip:
            tooth = placing.lowest(state, self.gear, skip=True)
            if tooth == NONE:
                return IllegalAction("no-second-space-free", gear=gear)
        return too_little_corn(state, placing.price(state, tooth))

    def apply(self, state: State) -> bool:
        placing.place(state, self.gear, self.skip)
        return True


_PLACE: Final = tuple(Place.of(gear) for gear in range(len(GEARS)))
_PLACE_SKIP: Final = tuple(Place.of(gear, True) for gear in range(len(GEARS)))


@dataclass(frozen=True, slots=True)
class PlaceStart(Action):
    """Place a worker on the starting-player space (5)."""

    verb: ClassVar[str] = "place"
    word: ClassVar[str] = "start"

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        seat = state.seat
        if state.start_space != NONE or not state.hand[seat] or state.used & NOBODY_ELSE:
            return
        if state.corn[seat] >= placing.extra(state):
            listed.append(_START)

    def why_not(self, state: State) -> IllegalAction:
        if reason := _nobody_to_place(state):
            return reason
        if state.start_space != NONE:
            return IllegalAction("starting-player-space-taken")
        return too_little_corn(state, placing.extra(state))

    def apply(self, state: State) -> bool:
        placing.place_start(state)
        return True


_START: Final = PlaceStart.of()


@dataclass(frozen=True, slots=True)
class PlaceQuick(Action):
    """Place the last worker of the turn on a quick action space (17)."""

    verb: ClassVar[str] = "place"
    word: ClassVar[str] = "quick"
    option: ClassVar[str] = "quick_actions"

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        if not state.options.quick_actions or FREE not in state.quick_board:
            return
        if not state.hand[state.seat] or state.used & NOBODY_ELSE:
            return
        corn = state.corn[state.seat] - placing.extra(state) - QUICK_COST
        if corn >= 0 and quick.can_do(state, corn + _corn_at_the_end(state)):
            listed.append(_QUICK)

    def why_not(self, state: State) -> IllegalAction:
        if not state.options.quick_actions:
            return IllegalAction("without-quick-actions")
        if reason := _nobody_to_place(state):
            return reason
        if FREE not in state.quick_board:
            return IllegalAction("no-quick-space-free")
        price = placing.extra(state) + QUICK_COST
        if price > state.corn[state.seat]:
            return too_little_corn(state, price)
        return IllegalAction("quick-action-impossible", tile=state.quick_tile())

    def apply(self, state: State) -> bool:
        placing.place_quick(state)
        return True


_QUICK: Final = PlaceQuick.of()


def _corn_at_the_end(state: State) -> int:
    """Return the corn that the seat gets at the end of its turn, before the quick action."""
    return state.teeth_corn if state.start_space == state.seat else 0


def _nobody_to_place(state: State) -> IllegalAction | None:
    if over := nobody_else(state):
        return over
    return None if state.hand[state.seat] else IllegalAction("no-worker-in-hand")
