"""What placing costs: the next worker everywhere, and the turn so far (section 5)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.tzolkin.rules.actions import Action, Place, PlaceQuick, PlaceStart
from game.tzolkin.rules.data.board import EXTRA, GEARS, NONE
from game.tzolkin.rules.data.expansion import QUICK_COST, VACUB_CAQUIX, YUMKAAX, YUMKAAX_EXTRA
from game.tzolkin.rules.effects import placing, spaces
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.state import FREE, WORKER, State
from game.tzolkin.table.things import Gear, Plate, QuickSpaces, Space, StartSpace, Thing


@dataclass(frozen=True, slots=True)
class Price:
    """What a worker would cost here now, in corn.

    Attributes:
        corn: space and surcharge together.
        lacking: corn that is not there; 0 if it can be paid.
    """

    corn: int
    lacking: int = 0


def prices(state: State) -> dict[Thing, Price]:
    """What the next worker of the seat to act costs on every gear and on the space that he would
    take there, of Vacub-Caquix also on the one that he may skip to, and on the other boards.
    Empty without a worker in hand."""
    if not state.hand[state.seat]:
        return {}
    corn = state.corn[state.seat]
    return {thing: Price(price, max(0, price - corn)) for thing, price in _priced(state)}


def _priced(state: State) -> Iterator[tuple[Thing, int]]:
    skips = state.tribe[state.seat] == VACUB_CAQUIX and state.skipped == NONE
    for gear in range(len(GEARS)):
        tooth = placing.lowest(state, gear)
        if tooth == NONE:
            continue
        price = placing.price(state, tooth)
        yield from ((Gear(gear), price), (Space(tooth), price))
        if skips and (tooth := placing.lowest(state, gear, skip=True)) != NONE:
            yield Space(tooth), placing.price(state, tooth)
    if state.start_space == NONE:
        yield StartSpace(), placing.extra(state)
    if state.options.quick_actions and FREE in state.quick_board:
        yield QuickSpaces(), placing.extra(state) + QUICK_COST


def ways_back(state: State) -> dict[Thing, Price]:
    """What the way back to a lower action costs, or one ahead; empty where none is chosen."""
    if state.phase != WORKER:
        return {}
    gear, space = state.about
    corn = state.corn[state.seat]
    ways = spaces.ways_of(state, gear, space)
    return {
        Plate(gear, number): Price(cost, max(0, cost - corn)) for number, cost in ways if cost > 0
    }


def surcharges(state: State, seat: int) -> Sequence[int]:
    """Corn for a seat's first to sixth worker of a turn, besides their spaces."""
    return YUMKAAX_EXTRA if state.tribe[seat] == YUMKAAX else EXTRA


@dataclass(frozen=True, slots=True)
class Slot:
    """A worker placed in this turn.

    Attributes:
        at: where he stands.
        index: the number of his action among those of the turn.
        space: corn for the space; extra: corn for being one more.
    """

    at: Thing
    index: int
    space: int
    extra: int

    @property
    def corn(self) -> int:
        """What he cost."""
        return self.space + self.extra


def slots(before: State, actions: Iterable[Action]) -> list[Slot]:
    """The workers placed by the actions of a turn that began in a position."""
    state, found = before.copy(), []
    for index, action in enumerate(actions):
        corn, at = state.corn[state.seat], _place_of(state, action)
        extra = placing.extra(state) if at else 0
        apply(state, action)
        if at:
            paid = corn - state.corn[state.seat]
            found.append(Slot(at, index, paid - extra, extra))
    return found


def _place_of(state: State, action: Action) -> Thing | None:
    match action:
        case Place(gear=gear, skip=skip):
            return Space(placing.lowest(state, gear, skip))
        case PlaceStart():
            return StartSpace()
        case PlaceQuick():
            return QuickSpaces()
    return None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A turn without one of its actions: those that are still possible, and those that are not."""

    kept: tuple[Action, ...]
    dropped: tuple[Action, ...]


def without(before: State, actions: Sequence[Action], index: int) -> Replayed:
    """The actions of a turn when one of them is taken back and the others are played anew."""
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
