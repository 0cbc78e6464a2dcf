"""Why workers are not placed or picked up so (sections 4, 5, 6, 15 and 17)."""

from game.core.message import IllegalAction
from game.tzolkin.rules.actions import (
    NONE,
    Beg,
    Mercy,
    Pass,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    Trade,
)
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, KINDS, SPACE_OF, TEMPLES
from game.tzolkin.rules.data.expansion import (
    AH_CHUY_KAK,
    PLACED_BEFORE_PICKING,
    QUICK_COST,
    VACUB_CAQUIX,
    XAMAN_EK,
)
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.legal import mercy_is_due
from game.tzolkin.rules.state import FETCHED, FREE, PLACING, QUICK, SPARED, TRADED, State


def corn_reason(state: State, price: int) -> IllegalAction:
    """Too little corn."""
    return IllegalAction("too-little-corn", price=price, corn=state.corn[state.seat])


def lowest_reason(temple: int) -> IllegalAction:
    """No step down is possible."""
    return IllegalAction("on-lowest-step", temple=TEMPLES[temple])


def _over(state: State) -> IllegalAction | None:
    """Nobody is placed after mercy or after the quick action's worker."""
    if state.used & SPARED:
        return IllegalAction("one-worker-by-mercy")
    if state.used & QUICK:
        return IllegalAction("quick-worker-is-last")
    return None


def _no_worker(state: State) -> IllegalAction | None:
    if over := _over(state):
        return over
    return None if state.hand[state.seat] else IllegalAction("no-worker-in-hand")


def place(state: State, action: Place) -> IllegalAction:
    """On a gear."""
    if reason := _no_worker(state):
        return reason
    gear = GEARS[action.gear]
    if action.skip:
        if state.tribe[state.seat] != VACUB_CAQUIX:
            return IllegalAction("only-vacub-caquix-skips")
        if state.skipped != NONE:
            return IllegalAction("skipped-already")
    tooth = placing.lowest(state, action.gear)
    if tooth == NONE:
        return IllegalAction("no-space-free", gear=gear)
    if action.skip:
        tooth = placing.lowest(state, action.gear, skip=True)
        if tooth == NONE:
            return IllegalAction("no-second-space-free", gear=gear)
    return corn_reason(state, placing.price(state, tooth))


def place_start(state: State, _: PlaceStart) -> IllegalAction:
    """On the starting-player space."""
    if reason := _no_worker(state):
        return reason
    if state.start_space != NONE:
        return IllegalAction("starting-player-space-taken")
    return corn_reason(state, placing.extra(state))


def place_quick(state: State, _: PlaceQuick) -> IllegalAction:
    """On a quick action space."""
    if not state.options.quick_actions:
        return IllegalAction("without-quick-actions")
    if reason := _no_worker(state):
        return reason
    if FREE not in state.quick_board:
        return IllegalAction("no-quick-space-free")
    price = placing.extra(state) + QUICK_COST
    if price > state.corn[state.seat]:
        return corn_reason(state, price)
    return IllegalAction("quick-action-impossible", tile=state.quick_tile())


def pick(state: State, action: Pick) -> IllegalAction:
    """From a gear."""
    if over := _over(state):
        return over
    if state.teeth[action.tooth] != state.seat:
        return IllegalAction(
            "no-worker-there",
            space=SPACE_OF[action.tooth],
            gear=GEARS[GEAR_OF[action.tooth]],
        )
    assert state.phase == PLACING
    if state.tribe[state.seat] != AH_CHUY_KAK:
        return IllegalAction("placed-or-picked-up")
    if len(state.placed_at) < PLACED_BEFORE_PICKING:
        return IllegalAction("workers-to-place-first", number=PLACED_BEFORE_PICKING)
    if state.used & FETCHED:
        return IllegalAction("picked-up-already")
    return IllegalAction("placed-this-turn")


def beg(state: State, action: Beg) -> IllegalAction:
    """For corn."""
    if not placing.may_beg(state):
        limit = placing.begging_limit(state)
        return IllegalAction("too-much-corn-to-beg", limit=limit)
    return lowest_reason(action.temple)


def mercy(state: State, _: Mercy) -> IllegalAction:
    """For who can do nothing else."""
    if not mercy_is_due(state):
        return IllegalAction("no-need-for-mercy")
    return IllegalAction("lowest-space-elsewhere")


def pass_(_state: State, _: Pass) -> IllegalAction:
    """Neither placing nor picking up."""
    return IllegalAction("only-ahmakiq-passes")


def trade(state: State, action: Trade) -> IllegalAction:
    """A cube into corn."""
    if state.tribe[state.seat] != XAMAN_EK:
        return IllegalAction("only-xaman-ek-trades")
    if over := _over(state):
        return over
    if state.used & TRADED:
        return IllegalAction("traded-already")
    return IllegalAction("none-of-kind", kind=KINDS[action.kind])
