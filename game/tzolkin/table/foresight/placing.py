"""Prices of placing: of the next worker everywhere, and of this turn so far (section 5)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.tzolkin.rules.actions import Action, Place, PlaceQuick, PlaceStart
from game.tzolkin.rules.data.board import EXTRA_WORKER_COST, GEARS, NONE
from game.tzolkin.rules.data.expansion import QUICK_COST, VACUB_CAQUIX, YUMKAAX, YUMKAAX_EXTRA
from game.tzolkin.rules.effects import gear_actions, placing
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.state import FREE, WORKER, State
from game.tzolkin.table.things import Gear, Plate, QuickSpaces, Space, StartSpace, Thing


@dataclass(frozen=True, slots=True)
class Price:
    """What a worker would cost at a place now, in corn.

    Attributes:
        corn: space and surcharge together.
        lacking: corn that the seat lacks; 0 if it can pay.
    """

    corn: int
    lacking: int = 0


def prices(state: State) -> dict[Thing, Price]:
    """Return what the next worker of the seat to act costs at each place; empty without a worker.

    Places are the gears and the space that he would take there, the space that Vacub-Caquix may
    skip to, the starting-player space and the quick actions.
    """
    if not state.workers_in_hand[state.seat]:
        return {}
    corn = state.corn[state.seat]
    return {thing: Price(price, max(0, price - corn)) for thing, price in _priced(state)}


def _priced(state: State) -> Iterator[tuple[Thing, int]]:
    skips = state.tribe[state.seat] == VACUB_CAQUIX and state.skipped_tooth == NONE
    for gear in range(len(GEARS)):
        tooth = placing.tooth_for_next_worker(state, gear)
        if tooth == NONE:
            continue
        price = placing.worker_price(state, tooth)
        yield from ((Gear(gear), price), (Space(tooth), price))
        if skips and (tooth := placing.tooth_for_next_worker(state, gear, skip=True)) != NONE:
            yield Space(tooth), placing.worker_price(state, tooth)
    if state.start_space == NONE:
        yield StartSpace(), placing.extra_worker_cost(state)
    if state.options.quick_actions and FREE in state.quick_spaces:
        yield QuickSpaces(), placing.extra_worker_cost(state) + QUICK_COST


def action_prices(state: State) -> dict[Thing, Price]:
    """Return what reaching other actions costs in corn, by plate, while a worker is to act.

    These are lower actions, or one ahead. Free ones are left out; in other phases it is empty.
    """
    if state.phase != WORKER:
        return {}
    gear, space = state.phase_args
    corn = state.corn[state.seat]
    ways = gear_actions.actions_of_worker(state, gear, space)
    return {
        Plate(gear, number): Price(cost, max(0, cost - corn)) for number, cost in ways if cost > 0
    }


def surcharges(state: State, seat: int) -> Sequence[int]:
    """Return the surcharges in corn for a seat's first to sixth worker of a turn."""
    return YUMKAAX_EXTRA if state.tribe[seat] == YUMKAAX else EXTRA_WORKER_COST


@dataclass(frozen=True, slots=True)
class PlacedWorker:
    """A worker placed in this turn.

    Attributes:
        at: where he stands.
        index: the number of his action within the turn.
        space: corn paid for the space.
        extra: the surcharge, for being one more worker.
    """

    at: Thing
    index: int
    space: int
    extra: int

    @property
    def corn(self) -> int:
        """What he cost in total, in corn."""
        return self.space + self.extra


def placed_workers(before: State, actions: Iterable[Action]) -> list[PlacedWorker]:
    """Return the workers placed by the actions of a turn that began in a position."""
    state, found = before.copy(), []
    for index, action in enumerate(actions):
        corn, at = state.corn[state.seat], _place_of(state, action)
        extra = placing.extra_worker_cost(state) if at else 0
        apply(state, action)
        if at:
            paid = corn - state.corn[state.seat]
            found.append(PlacedWorker(at, index, paid - extra, extra))
    return found


def _place_of(state: State, action: Action) -> Thing | None:
    match action:
        case Place(gear=gear, skip=skip):
            return Space(placing.tooth_for_next_worker(state, gear, skip))
        case PlaceStart():
            return StartSpace()
        case PlaceQuick():
            return QuickSpaces()
    return None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A turn replayed without one of its actions: the actions still legal, and the others."""

    kept: tuple[Action, ...]
    dropped: tuple[Action, ...]


def replay_without(before: State, actions: Sequence[Action], index: int) -> Replayed:
    """Take back one action of a turn, and play the others anew where they are still legal."""
    state = before.copy()
    kept: list[Action] = []
    dropped: list[Action] = []
    for action in (*actions[:index], *actions[index + 1 :]):
        if action in legal_actions(state):
            apply(state, action)
            kept.append(action)
        else:
            dropped.append(action)
    return Replayed(tuple(kept), tuple(dropped))
