"""Placing workers: where the next worker may stand and his cost (sections 4, 5, 15 and 17)."""

from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.effects.tracks import step_down
from game.tzolkin.rules.state import FREE, PLACED_BY_MERCY, PLACED_ON_QUICK_SPACE, PLACING, State


def extra_worker_cost(state: State) -> int:
    """Return the corn that the next worker of this turn costs in addition to his space."""
    table = (
        expansion.YUMKAAX_EXTRA
        if state.tribe[state.seat] == expansion.YUMKAAX
        else board.EXTRA_WORKER_COST
    )
    return table[state.workers_placed]


def last_space(gear: int, tribe: int) -> int:
    """Return the highest space of a gear on which workers stand; Cit-Bolon-Tum has one more."""
    return board.LAST_SPACE[gear] + (tribe == expansion.CIT_BOLON_TUM)


def tooth_for_next_worker(state: State, gear: int, skip: bool = False) -> int:
    """Return the tooth on which the seat to act would place a worker on a gear.

    That is the lowest free tooth, or with ``skip`` the second-lowest (T10). ``NONE`` if no
    numbered space is free.
    """
    teeth, first = state.teeth, board.FIRST_TOOTH[gear]
    tooth = teeth.index(FREE, first)
    if tooth == state.skipped_tooth or skip:
        tooth = teeth.index(FREE, tooth + 1)
    last = first + last_space(gear, state.tribe[state.seat])
    return tooth if tooth <= last else board.NONE


def worker_price(state: State, tooth: int) -> int:
    """Return the corn for placing the next worker of this turn on a tooth."""
    return space_price(state, tooth) + extra_worker_cost(state)


def space_price(state: State, tooth: int) -> int:
    """Return the corn for a tooth alone, without the extra cost of further workers."""
    space = board.SPACE_OF[tooth]
    corn = space
    if state.prophecy == expansion.HIGH_FLOODWATERS and board.GEAR_OF[tooth] == board.CHICHEN:
        corn += expansion.FLOOD_CORN
    return corn - space_discount(state, space) if state.options.tribes else corn


def space_discount(state: State, space: int) -> int:
    """Return the corn that a space costs less for Cit-Bolon-Tum, 0 for other tribes.

    The discount counts once a turn, for the dearest space: only what exceeds the discount that
    was already used this turn is taken off.
    """
    if state.tribe[state.seat] != expansion.CIT_BOLON_TUM:
        return 0
    return max(0, min(expansion.BOLON_DISCOUNT, space) - state.space_discount_used)


def place_on_gear(state: State, gear: int, skip: bool) -> None:
    """Pay for a worker and place him on a gear; ``skip`` as in ``tooth_for_next_worker``."""
    seat = state.seat
    tooth = tooth_for_next_worker(state, gear, skip)
    state.corn[seat] -= worker_price(state, tooth)
    state.space_discount_used += space_discount(state, board.SPACE_OF[tooth])
    if skip:
        state.skipped_tooth = state.teeth.index(FREE, board.FIRST_TOOTH[gear])
    _stand(state, tooth)


def _stand(state: State, tooth: int) -> None:
    seat = state.seat
    state.teeth[tooth] = seat
    if state.tribe[seat] == expansion.AH_CHUY_KAK:
        state.teeth_placed_on += (tooth,)
    _leave_hand(state)


def _leave_hand(state: State) -> None:
    state.workers_in_hand[state.seat] -= 1
    state.workers_placed += 1
    state.phase = PLACING


def place_on_start_space(state: State) -> None:
    """Pay for a worker and place him on the starting-player space."""
    state.corn[state.seat] -= extra_worker_cost(state)
    state.start_space = state.seat
    _leave_hand(state)


def place_on_quick_space(state: State) -> None:
    """Pay for a worker and place him on a quick action space.

    The quick action itself follows at the end of the turn.
    """
    state.corn[state.seat] -= expansion.QUICK_COST + extra_worker_cost(state)
    state.quick_spaces[state.quick_spaces.index(FREE)] = state.seat
    state.turn_flags |= PLACED_ON_QUICK_SPACE
    _leave_hand(state)


def may_beg(state: State) -> bool:
    """Return True if the seat to act has so little corn that it may beg."""
    return state.corn[state.seat] <= begging_limit(state)


def begging_limit(state: State) -> int:
    """Return the most corn with which the seat to act may beg."""
    is_bacab = state.tribe[state.seat] == expansion.BACAB
    return state.options.bacab_limit if is_bacab else board.BEGGING_LIMIT


def corn_after_begging(state: State) -> int:
    """Return the corn that the seat to act has after begging."""
    return (
        expansion.BACAB_BEGGED if state.tribe[state.seat] == expansion.BACAB else board.BEGGED_CORN
    )


def beg(state: State, temple: int) -> None:
    """Beg: set the corn of the seat to act and lower it a step on a temple."""
    state.corn[state.seat] = corn_after_begging(state)
    step_down(state, temple)


def mercy_gears(state: State) -> list[int]:
    """Return the gears that have the lowest free space of all gears."""
    teeth = [(gear, tooth_for_next_worker(state, gear)) for gear in range(len(board.GEARS))]
    spaces = {gear: board.SPACE_OF[tooth] for gear, tooth in teeth if tooth != board.NONE}
    return [gear for gear, space in spaces.items() if space == min(spaces.values())]


def place_by_mercy(state: State, gear: int) -> None:
    """Place one worker on a gear's lowest free space for all corn of the seat to act."""
    state.corn[state.seat] = 0
    state.turn_flags |= PLACED_BY_MERCY
    _stand(state, tooth_for_next_worker(state, gear))
