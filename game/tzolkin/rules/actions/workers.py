"""Placing workers and picking them up (sections 5, 6, 15 and 17)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import Spelling, single_word
from game.core.message import IllegalAction, NotationError
from game.tzolkin.rules.actions import action
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.effects import gear_actions, placing
from game.tzolkin.rules.effects.steps import ON_PICKING, ON_PLACING, ask
from game.tzolkin.rules.state import FREE, PICKED_WHILE_PLACING, PLACING, WORKER, State

# Placing workers on gears and on the boards beside them (sections 5, 15 and 17).


def _skips(*words: str) -> bool:
    if words not in ((), ("skip",)):
        raise NotationError("nothing-after-place", text=action.quoted(words))
    return bool(words)


_SKIP: Final = Spelling((False, True), lambda skip: "skip" if skip else "", _skips, range(2))


@dataclass(frozen=True, slots=True)
class Place(action.Action):
    """Place a worker on a gear's lowest free space (5), with ``skip`` on the second (T10)."""

    verb: ClassVar[str] = "place"
    gear: action.Gear
    skip: Annotated[bool, _SKIP] = False

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        seat = state.seat
        if not state.workers_in_hand[seat] or state.turn_flags & action.ONLY_END_LEFT:
            return
        # the corn left for the space after paying the extra cost of one more worker
        corn = state.corn[seat] - placing.extra_worker_cost(state)
        skips = state.tribe[seat] == expansion.VACUB_CAQUIX and state.skipped_tooth == board.NONE
        for gear in range(len(board.GEARS)):
            tooth = placing.tooth_for_next_worker(state, gear)
            if tooth == board.NONE or placing.space_price(state, tooth) > corn:
                continue
            listed.append(_PLACE[gear])
            if skips:
                tooth = placing.tooth_for_next_worker(state, gear, skip=True)
                if tooth != board.NONE and placing.space_price(state, tooth) <= corn:
                    listed.append(_PLACE_SKIP[gear])

    def why_not(self, state: State) -> IllegalAction:
        if reason := _nobody_to_place(state):
            return reason
        gear = board.GEARS[self.gear]
        if self.skip:
            if state.tribe[state.seat] != expansion.VACUB_CAQUIX:
                return IllegalAction("only-vacub-caquix-skips")
            if state.skipped_tooth != board.NONE:
                return IllegalAction("skipped-already")
        tooth = placing.tooth_for_next_worker(state, self.gear)
        if tooth == board.NONE:
            return IllegalAction("no-space-free", gear=gear)
        if self.skip:
            tooth = placing.tooth_for_next_worker(state, self.gear, skip=True)
            if tooth == board.NONE:
                return IllegalAction("no-second-space-free", gear=gear)
        return action.too_little_corn(state, placing.worker_price(state, tooth))

    def apply(self, state: State) -> bool:
        placing.place_on_gear(state, self.gear, self.skip)
        return True


_PLACE: Final = tuple(Place.of(gear) for gear in range(len(board.GEARS)))
_PLACE_SKIP: Final = tuple(Place.of(gear, True) for gear in range(len(board.GEARS)))


@dataclass(frozen=True, slots=True)
class PlaceStart(action.Action):
    """Place a worker on the starting-player space (5)."""

    verb: ClassVar[str] = "place"
    word: ClassVar[str] = "start"

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        seat = state.seat
        if (
            state.start_space != board.NONE
            or not state.workers_in_hand[seat]
            or state.turn_flags & action.ONLY_END_LEFT
        ):
            return
        if state.corn[seat] >= placing.extra_worker_cost(state):
            listed.append(_START)

    def why_not(self, state: State) -> IllegalAction:
        if reason := _nobody_to_place(state):
            return reason
        if state.start_space != board.NONE:
            return IllegalAction("starting-player-space-taken")
        return action.too_little_corn(state, placing.extra_worker_cost(state))

    def apply(self, state: State) -> bool:
        placing.place_on_start_space(state)
        return True


_START: Final = PlaceStart.of()


@dataclass(frozen=True, slots=True)
class PlaceQuick(action.Action):
    """Place the last worker of the turn on a quick action space (17)."""

    verb: ClassVar[str] = "place"
    word: ClassVar[str] = "quick"
    option: ClassVar[str] = "quick_actions"

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        if not state.options.quick_actions or FREE not in state.quick_spaces:
            return
        if not state.workers_in_hand[state.seat] or state.turn_flags & action.ONLY_END_LEFT:
            return
        corn = state.corn[state.seat] - placing.extra_worker_cost(state) - expansion.QUICK_COST
        if corn >= 0 and gear_actions.can_do_quick_action(state, corn + _corn_at_the_end(state)):
            listed.append(_QUICK)

    def why_not(self, state: State) -> IllegalAction:
        if not state.options.quick_actions:
            return IllegalAction("without-quick-actions")
        if reason := _nobody_to_place(state):
            return reason
        if FREE not in state.quick_spaces:
            return IllegalAction("no-quick-space-free")
        price = placing.extra_worker_cost(state) + expansion.QUICK_COST
        if price > state.corn[state.seat]:
            return action.too_little_corn(state, price)
        return IllegalAction("quick-action-impossible", tile=state.current_quick_tile())

    def apply(self, state: State) -> bool:
        placing.place_on_quick_space(state)
        return True


_QUICK: Final = PlaceQuick.of()


def _corn_at_the_end(state: State) -> int:
    """Return the corn that the seat gets at the end of its turn, before the quick action."""
    return state.calendar_corn if state.start_space == state.seat else 0


def _nobody_to_place(state: State) -> IllegalAction | None:
    if over := action.must_end_turn(state):
        return over
    return None if state.workers_in_hand[state.seat] else IllegalAction("no-worker-in-hand")


# Picking up workers (sections 6 and 15).

_SPACES: Final = tuple(
    single_word(range(teeth), str, "no-space", least=0, most=teeth - 1) for teeth in board.TEETH
)


def _tooth(gear: str, space: str) -> int:
    number = action.GEAR.read(gear)
    return board.FIRST_TOOTH[number] + _SPACES[number].read(space)


_TOOTH: Final = Spelling(
    range(board.ALL_TEETH),
    lambda tooth: f"{board.GEARS[board.GEAR_OF[tooth]]} {board.SPACE_OF[tooth]}",
    _tooth,
    range(2, 3),
)


@dataclass(frozen=True, slots=True)
class Pick(action.Action):
    """Pick up a worker from a gear, back into the hand (6)."""

    verb: ClassVar[str] = "pick"
    tooth: Annotated[int, _TOOTH]

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        while_placing = state.phase == PLACING
        if while_placing and not _may_pick_while_placing(state):
            return
        teeth, seat, tooth = state.teeth, state.seat, -1
        for _ in range(teeth.count(seat)):
            tooth = teeth.index(seat, tooth + 1)
            if not while_placing or tooth not in state.teeth_placed_on:
                listed.append(_PICK[tooth])

    def why_not(self, state: State) -> IllegalAction:
        if over := action.must_end_turn(state):
            return over
        if state.teeth[self.tooth] != state.seat:
            gear, space = board.GEARS[board.GEAR_OF[self.tooth]], board.SPACE_OF[self.tooth]
            return IllegalAction("no-worker-there", space=space, gear=gear)
        assert state.phase == PLACING
        if state.tribe[state.seat] != expansion.AH_CHUY_KAK:
            return IllegalAction("placed-or-picked-up")
        if len(state.teeth_placed_on) < expansion.PLACED_BEFORE_PICKING:
            return IllegalAction("workers-to-place-first", number=expansion.PLACED_BEFORE_PICKING)
        if state.turn_flags & PICKED_WHILE_PLACING:
            return IllegalAction("picked-up-already")
        return IllegalAction("placed-this-turn")

    def apply(self, state: State) -> bool:
        tooth = self.tooth
        state.teeth[tooth] = FREE
        state.workers_in_hand[state.seat] += 1
        if state.phase == PLACING:
            state.turn_flags |= PICKED_WHILE_PLACING
            state.pending_steps.append((ON_PLACING,))
        else:
            state.pending_steps.append((ON_PICKING,))
        return ask(state, WORKER, board.GEAR_OF[tooth], board.SPACE_OF[tooth])


_PICK: Final = tuple(Pick.every())


def _may_pick_while_placing(state: State) -> bool:
    """Return True if the seat to act may pick up a worker between placings (T01)."""
    return (
        state.tribe[state.seat] == expansion.AH_CHUY_KAK
        and len(state.teeth_placed_on) >= expansion.PLACED_BEFORE_PICKING
        and not state.turn_flags & (PICKED_WHILE_PLACING | action.ONLY_END_LEFT)
    )
