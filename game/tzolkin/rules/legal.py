"""The legal actions of a position, complete and without repetition."""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from game.tzolkin.rules import opening
from game.tzolkin.rules.actions import (
    ADVANCE,
    BEG,
    BONUS,
    BURN,
    BUY,
    DECLINE,
    DO,
    DO_ON,
    DONE,
    END_TURN,
    GAIN,
    LEARN,
    LOWER,
    MERCY,
    NONE,
    NOTHING,
    PASS,
    PAY,
    PICK,
    PLACE,
    PLACE_QUICK,
    PLACE_SKIP,
    PLACE_START,
    SELL,
    STEP_UP,
    TAKE_CORN,
    TAKE_GOLD,
    TAKE_WOOD,
    TRADE,
    UNLEARN,
    Action,
)
from game.tzolkin.rules.data.board import AGRICULTURE, GEARS, GOLD, KINDS, PAIR
from game.tzolkin.rules.data.expansion import (
    AH_CHUY_KAK,
    AHMAKIQ,
    GOLD_SHORTAGE,
    HURACAN,
    PLACED_BEFORE_PICKING,
    QUICK_COST,
    VACUB_CAQUIX,
    XAMAN_EK,
)
from game.tzolkin.rules.effects import building, market, placing, quick, spaces
from game.tzolkin.rules.effects.steps import ALL_TRACKS, OPTIONAL, members
from game.tzolkin.rules.effects.technologies import may_decline as may_decline_tech
from game.tzolkin.rules.effects.temples import lowerable, may_decline
from game.tzolkin.rules.state import FETCHED, FREE, QUICK, SPARED, TRADED, State


def legal_actions(state: State) -> list[Action]:
    """Every action that the seat to choose may take; empty when the game is over."""
    return _LISTS[state.phase](state)


def _turn(state: State) -> list[Action]:
    return _own_turn(state) or [MERCY[gear] for gear in placing.mercy_gears(state)]


def _own_turn(state: State) -> list[Action]:
    listed = _picks(state)
    listed += _places(state)
    if placing.may_beg(state):
        listed += [BEG[temple] for temple in lowerable(state, state.seat)]
    if state.options.tribes:
        listed += trades(state)
        if state.tribe[state.seat] == AHMAKIQ:
            listed.append(PASS)
    return listed


def mercy_is_due(state: State) -> bool:
    """True if the seat whose turn begins can do nothing else."""
    return not _own_turn(state)


def _picks(state: State, but: tuple[int, ...] = ()) -> list[Action]:
    """Picking up a worker of the seat to act, from any tooth but these."""
    teeth, seat, tooth = state.teeth, state.seat, -1
    listed: list[Action] = []
    for _ in range(teeth.count(seat)):
        tooth = teeth.index(seat, tooth + 1)
        if tooth not in but:
            listed.append(PICK[tooth])
    return listed


def _places(state: State) -> list[Action]:
    """Placing one more worker, where the corn suffices."""
    seat = state.seat
    if not state.hand[seat]:
        return []
    # what remains for the space when the extra cost of one worker more is paid
    corn = state.corn[seat] - placing.extra(state)
    listed: list[Action] = []
    skips = state.tribe[seat] == VACUB_CAQUIX and state.skipped == NONE
    for gear in range(len(GEARS)):
        tooth = placing.lowest(state, gear)
        if tooth == NONE or placing.space_price(state, tooth) > corn:
            continue
        listed.append(PLACE[gear])
        if skips:
            tooth = placing.lowest(state, gear, skip=True)
            if tooth != NONE and placing.space_price(state, tooth) <= corn:
                listed.append(PLACE_SKIP[gear])
    if state.start_space == NONE and corn >= 0:
        listed.append(PLACE_START)
    if state.options.quick_actions and _may_place_quick(state, corn - QUICK_COST):
        listed.append(PLACE_QUICK)
    return listed


def _may_place_quick(state: State, corn: int) -> bool:
    """True if a worker can be placed on a quick action space and do the action with the corn."""
    if corn < 0 or FREE not in state.quick_board:
        return False
    if state.start_space == state.seat:
        corn += state.teeth_corn
    return quick.can_do(state, corn)


def _placing(state: State) -> list[Action]:
    if state.used & (QUICK | SPARED):
        return [END_TURN]
    listed = _places(state)
    listed.append(END_TURN)
    if state.options.tribes:
        listed += trades(state)
        if may_fetch(state):
            listed += _picks(state, but=state.placed_at)
    return listed


def may_fetch(state: State) -> bool:
    """True if T01 may pick up a worker between his placings."""
    return (
        state.tribe[state.seat] == AH_CHUY_KAK
        and len(state.placed_at) >= PLACED_BEFORE_PICKING
        and not state.used & FETCHED
    )


def trades(state: State) -> list[Action]:
    """T11's exchange of one cube."""
    seat = state.seat
    if state.tribe[seat] != XAMAN_EK or state.used & TRADED:
        return []
    return [TRADE[kind] for kind in range(len(KINDS)) if state.cubes[3 * seat + kind]]


def _picking(state: State) -> list[Action]:
    return [*_picks(state), END_TURN, *trades(state)]


def _worker(state: State) -> list[Action]:
    seat = state.seat
    gear, space = state.about
    corn = state.corn[seat]
    listed: list[Action] = [NOTHING]
    for number, cost in spaces.ways_of(state, gear, space):
        if cost <= corn and spaces.can_do(state, gear, number, corn - cost):
            listed.append(DO[number])
    pair = PAIR[gear]
    if state.tribe[seat] == HURACAN and pair != NONE:
        for number, cost in spaces.ways_of(state, pair, space):
            if cost <= corn and spaces.can_do(state, pair, number, corn - cost):
                listed.append(DO_ON[pair][number])
    return listed + trades(state)


def _jungle(state: State) -> list[Action]:
    (space,) = state.about
    listed: list[Action] = []
    if spaces.shows_corn(state, space) or state.has_lore(state.seat, AGRICULTURE):
        listed.append(TAKE_CORN)
    if state.jungle_wood[space - 2]:
        listed.append(TAKE_WOOD)
        listed += [BURN[temple] for temple in lowerable(state, state.seat)]
    return listed


def _tech(state: State) -> list[Action]:
    mask, _, mode = state.about
    listed: list[Action] = [LEARN[track] for track in members(mask)]
    if mode == OPTIONAL:
        listed.append(NOTHING)
    if may_decline_tech(state):
        listed.append(DECLINE)
    return listed


def _pay(state: State) -> list[Action]:
    number = state.about[0]
    return _payments(number, *(min(number, have) for have in state.cubes_of(state.seat)))


@cache
def _payments(number: int, wood: int, stone: int, gold: int) -> list[Action]:
    """Every way to pay so many cubes; not to be changed."""
    return [
        PAY[cubes]
        for cubes in combinations_with_replacement(range(len(KINDS)), number)
        if cubes.count(0) <= wood and cubes.count(1) <= stone and cubes.count(2) <= gold
    ]


def _temple(state: State) -> list[Action]:
    listed: list[Action] = [STEP_UP[temple] for temple in members(state.about[0])]
    if may_decline(state):
        listed.append(DECLINE)
    return listed


def _gain(state: State) -> list[Action]:
    (number,) = state.about
    taxed = state.prophecy == GOLD_SHORTAGE
    most_gold = min(number, state.corn[state.seat]) if taxed else number
    return [
        GAIN[cubes]
        for cubes in combinations_with_replacement(range(len(KINDS)), number)
        if cubes.count(GOLD) <= most_gold
    ]


def _favour(state: State) -> list[Action]:
    first = 3 * state.seat
    listed: list[Action] = [PAY[(k,)] for k in range(len(KINDS)) if state.cubes[first + k]]
    return [*listed, NOTHING]


def _build(state: State) -> list[Action]:
    mode, optional = state.about
    listed = building.options(state, mode, state.corn[state.seat])
    if optional:
        listed.append(NOTHING)
    return listed


def _market(state: State) -> list[Action]:
    listed: list[Action] = [SELL[kind] for kind in market.sellable(state)]
    return [*listed, *(BUY[kind] for kind in market.buyable(state)), DONE]


def _action(state: State) -> list[Action]:
    listed: list[Action] = [DO_ON[gear][number] for gear, number in spaces.errands(state)]
    if state.about[0]:
        listed.append(NOTHING)
    return listed


def _gold(state: State) -> list[Action]:
    return list(TAKE_GOLD[: state.about[0] + 1])


def _lower(state: State) -> list[Action]:
    listed: list[Action] = [LOWER[temple] for temple in lowerable(state, state.seat)]
    if state.about[0]:
        listed.append(DECLINE)
    return listed


def _down(state: State) -> list[Action]:
    first = 4 * state.seat
    return [UNLEARN[track] for track in members(ALL_TRACKS) if state.techs[first + track]]


_LISTS: Final[dict[str, Callable[[State], list[Action]]]] = {
    "tribe": opening.tribes,
    "keep": opening.keeps,
    "turn": _turn,
    "placing": _placing,
    "picking": _picking,
    "worker": _worker,
    "jungle": _jungle,
    "tech": _tech,
    "pay": _pay,
    "temple": _temple,
    "gain": _gain,
    "favour": _favour,
    "build": _build,
    "market": _market,
    "action": _action,
    "gold": _gold,
    "lower": _lower,
    "bonus": lambda _: list(BONUS),
    "down": _down,
    "advance": lambda _: list(ADVANCE),
    "over": lambda _: [],
}
