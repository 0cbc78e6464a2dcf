"""The opening, before the first turn: dummies, tribes and wealth tiles (sections 2, 15, 17)."""

from collections.abc import Sequence

from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.data.board import CHICHEN, FIRST_TOOTH, OPPOSITE, TEETH, WORKERS
from game.tzolkin.rules.data.tiles import WEALTH
from game.tzolkin.rules.effects.benefits import give_goods
from game.tzolkin.rules.effects.building import effect_step
from game.tzolkin.rules.effects.steps import FIRST_TURN, START_GOODS, STEP_DOWN, ask
from game.tzolkin.rules.hidden import reveal
from game.tzolkin.rules.rounds import begin_turn, clockwise
from game.tzolkin.rules.setup import WEALTH_DEALT, WEALTH_KEPT
from game.tzolkin.rules.state import DUMMY, KEEP, TRIBE, State


def open_game(state: State) -> None:
    """Place the first dummies and ask the first player for a tribe or for wealth tiles."""
    _, blocked = _dummies(state)
    for space in range(blocked):
        state.quick_spaces[space] = DUMMY
    _place_dummies(state, state.dealt_wealth[WEALTH_DEALT * state.seats :])
    _ask_choice(state)


def _dummies(state: State) -> tuple[int, int]:
    """Return the number of dummies on gears and the number on quick action spaces."""
    if state.options.quick_actions:
        return expansion.QUICK_DUMMIES[state.seats]
    return expansion.DUMMIES[state.seats], 0


def _place_dummies(state: State, tiles: Sequence[int]) -> None:
    """Place dummies where these wealth tiles show them, until enough stand on gears.

    The first dummy of a gear other than Chichen Itza brings a second on the opposite tooth.
    """
    left = _dummies(state)[0] - state.teeth.count(DUMMY)
    for number in tiles:
        if left <= 0:
            return
        gear, space = WEALTH[number].gear, WEALTH[number].space
        first = FIRST_TOOTH[gear]
        is_first = DUMMY not in state.teeth[first : first + TEETH[gear]]
        state.teeth[first + space] = DUMMY
        left -= 1
        if is_first and gear != CHICHEN and left:
            state.teeth[first + (space + OPPOSITE) % TEETH[gear]] = DUMMY
            left -= 1


def _ask_choice(state: State) -> bool:
    return ask(state, TRIBE if state.options.tribes else KEEP)


def dealt_tiles(state: State) -> tuple[int, ...]:
    """Return the numbers of the wealth tiles dealt to the seat to act."""
    return state.dealt_wealth[WEALTH_DEALT * state.seat : WEALTH_DEALT * (state.seat + 1)]


def dealt_tribes(state: State) -> tuple[int, ...]:
    """Return the numbers of the tribes dealt to the seat to act."""
    return state.dealt_tribes[
        expansion.TRIBES_DEALT * state.seat : expansion.TRIBES_DEALT * (state.seat + 1)
    ]


def number_to_keep(state: State) -> int:
    """Return how many wealth tiles the seat to act must keep."""
    return expansion.IXTAB_TILES if state.tribe[state.seat] == expansion.IXTAB else WEALTH_KEPT


def keep_tribe(state: State, tribe: int) -> None:
    """Keep a tribe for the seat to act and ask it for its wealth tiles next."""
    state.tribe[state.seat] = tribe
    state.phase = KEEP


def keep_wealth(state: State, tiles: tuple[int, ...]) -> None:
    """Keep wealth tiles for the seat to act, then ask the next player.

    After the last player's choice the discarded tiles place the remaining dummies, and the steps
    ``START_GOODS`` of all seats and ``FIRST_TURN`` are queued.
    """
    state.wealth[state.seat] = tiles
    state.irreversible_events += 1
    following = (state.seat + 1) % state.seats
    if following != state.first_player:
        state.seat = following
        _ask_choice(state)
        return
    discarded = [
        reveal(n)
        for n in state.dealt_wealth[: WEALTH_DEALT * state.seats]
        if not _is_kept(state, n)
    ]
    _place_dummies(state, discarded)
    state.dealt_wealth = state.dealt_tribes = ()
    state.pending_steps.append((FIRST_TURN,))
    order = clockwise(state, state.first_player)
    state.pending_steps += [(START_GOODS, seat) for seat in reversed(order)]


def _is_kept(state: State, tile: int) -> bool:
    return any(tile in tiles for tiles in state.wealth)


def give_start_goods(state: State, seat: int) -> bool:
    """Do the step ``START_GOODS``: give a seat the benefits of its tribe and wealth tiles."""
    state.seat = seat
    state.irreversible_events += 1
    if state.tribe[seat] == expansion.YALUK:
        state.workers_in_hand[seat], state.workers_in_bank[seat] = (
            expansion.YALUK_WORKERS,
            WORKERS - expansion.YALUK_WORKERS,
        )
    if state.tribe[seat] == expansion.IXTAB:
        state.pending_steps.append((STEP_DOWN,))
    for number in reversed(state.wealth[seat]):
        tile = WEALTH[number]
        state.pending_steps += [effect_step(effect) for effect in reversed(tile.effects)]
        give_goods(state, tile.goods)
    return False


def first_turn(state: State) -> bool:
    """Do the step ``FIRST_TURN``: begin the first player's first turn."""
    return begin_turn(state, state.first_player)
