"""Placing workers: where the next worker may stand and his cost (sections 4, 5, 15 and 17)."""

from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.effects.temples import lower
from game.tzolkin.rules.state import FREE, PLACING, QUICK, SPARED, State


def extra(state: State) -> int:
    """Return the corn that the next worker of this turn costs in addition to his space."""
    table = expansion.YUMKAAX_EXTRA if state.tribe[state.seat] == expansion.YUMKAAX else board.EXTRA
    return table[state.placed]


def last_space(gear: int, tribe: int) -> int:
    """Return the highest space of a gear on which workers stand; Cit-Bolon-Tum has one more."""
    return board.LAST_SPACE[gear] + (tribe == expansion.CIT_BOLON_TUM)


def lowest(state: State, gear: int, skip: bool = False) -> int:
    """Return the tooth on which the seat to act would place a worker on a gear.

    That is the lowest free tooth, or with ``skip`` the second-lowest (T10). ``NONE`` if no
    numbered space is free.
    """
    teeth, first = state.teeth, board.START[gear]
    tooth = teeth.index(FREE, first)
    if tooth == state.skipped or skip:
        tooth = teeth.index(FREE, tooth + 1)
    last = first + last_space(gear, state.tribe[state.seat])
    return tooth if tooth <= last else board.NONE


def price(state: State, tooth: int) -> int:
    """Return the corn for placing the next worker of this turn on a tooth."""
    return space_price(state, tooth) + extra(state)


def space_price(state: State, tooth: int) -> int:
    """Return the corn for a tooth alone, without the extra cost of further workers."""
    space = board.SPACE_OF[tooth]
    corn = space
    if state.prophecy == expansion.HIGH_FLOODWATERS and board.GEAR_OF[tooth] == board.CHICHEN:
        corn += expansion.FLOOD_CORN
    return corn - reduction(state, space) if state.options.tribes else corn


def reduction(state: State, space: int) -> int:
    """Return the corn that a space costs less for Cit-Bolon-Tum, 0 for other tribes.

    The discount counts once a turn, for the dearest space: only what exceeds the discount that
    was already used this turn is taken off.
    """
    if state.tribe[state.seat] != expansion.CIT_BOLON_TUM:
        return 0
    return max(0, min(expansion.BOLON_DISCOUNT, space) - state.reduced)


def place(state: State, gear: int, skip: bool) -> None:
    """Pay for a worker and place him on a gear; ``skip`` as in ``lowest``."""
    seat = state.seat
    tooth = lowest(state, gear, skip)
    state.corn[seat] -= price(state, tooth)
    state.reduced += reduction(state, board.SPACE_OF[tooth])
    if skip:
        state.skipped = state.teeth.index(FREE, board.START[gear])
    _stand(state, tooth)


def _stand(state: State, tooth: int) -> None:
    seat = state.seat
    state.teeth[tooth] = seat
    if state.tribe[seat] == expansion.AH_CHUY_KAK:
        state.placed_at += (tooth,)
    _leave_hand(state)


def _leave_hand(state: State) -> None:
    state.hand[state.seat] -= 1
    state.placed += 1
    state.phase = PLACING


def place_start(state: State) -> None:
    """Pay for a worker and place him on the starting-player space."""
    state.corn[state.seat] -= extra(state)
    state.start_space = state.seat
    _leave_hand(state)


def place_quick(state: State) -> None:
    """Pay for a worker and place him on a quick action space.

    The quick action itself follows at the end of the turn.
    """
    state.corn[state.seat] -= expansion.QUICK_COST + extra(state)
    state.quick_board[state.quick_board.index(FREE)] = state.seat
    state.used |= QUICK
    _leave_hand(state)


def may_beg(state: State) -> bool:
    """Return True if the seat to act has so little corn that it may beg."""
    return state.corn[state.seat] <= begging_limit(state)


def begging_limit(state: State) -> int:
    """Return the most corn with which the seat to act may beg."""
    is_bacab = state.tribe[state.seat] == expansion.BACAB
    return state.options.bacab_limit if is_bacab else board.BEGGING_LIMIT


def begged(state: State) -> int:
    """Return the corn that the seat to act has after begging."""
    return (
        expansion.BACAB_BEGGED if state.tribe[state.seat] == expansion.BACAB else board.BEGGED_CORN
    )


def beg(state: State, temple: int) -> None:
    """Beg: set the corn of the seat to act and lower it a step on a temple."""
    state.corn[state.seat] = begged(state)
    lower(state, temple)


def mercy_gears(state: State) -> list[int]:
    """Return the gears that have the lowest free space of all gears."""
    teeth = [(gear, lowest(state, gear)) for gear in range(len(board.GEARS))]
    spaces = {gear: board.SPACE_OF[tooth] for gear, tooth in teeth if tooth != board.NONE}
    return [gear for gear, space in spaces.items() if space == min(spaces.values())]


def show_mercy(state: State, gear: int) -> None:
    """Place one worker on a gear's lowest free space for all corn of the seat to act."""
    state.corn[state.seat] = 0
    state.used |= SPARED
    _stand(state, lowest(state, gear))
