"""Turns, rounds and food days: whose turn is next, and what happens between turns.

Sections 3, 4, 10, 11 and 14 to 16. ``begin_turn``, ``advance_days`` and the functions of steps
return True if a player is asked next, and False if steps in ``pending_steps`` come first.
"""

from game.tzolkin.rules import scoring
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.data.tiles import BUILDINGS, WEALTH, Goods
from game.tzolkin.rules.effects import gear_actions
from game.tzolkin.rules.effects.benefits import give_goods
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.rules.effects.steps import (
    CALENDAR,
    FEED,
    FINISH_TURN,
    HARVEST,
    REWARDED,
    TEMPLE_GOODS,
    ask,
)
from game.tzolkin.rules.hidden import reveal
from game.tzolkin.rules.state import (
    ADVANCE,
    FREE,
    OVER,
    PICKING,
    PLACED_ON_QUICK_SPACE,
    PLACING,
    TURN,
    State,
)

LAST_FOOD_DAY_OF_AGE_1 = 2
"""The food day at which age 1 ends and its buildings leave the display."""
FOOD_DAYS_WITH_GOODS = (1, 3)
"""Food days on which the temples give goods; on the others they give points."""


def clockwise(state: State, first: int) -> list[int]:
    """Return all seats, clockwise from ``first``."""
    return [(first + step) % state.seats for step in range(state.seats)]


def begin_turn(state: State, seat: int) -> bool:
    """Begin a seat's turn: reset what the position records of a turn, and ask the seat."""
    state.seat = seat
    state.phase = TURN
    state.phase_args = ()
    state.workers_placed = 0
    state.teeth_placed_on = ()
    state.space_discount_used = 0
    state.skipped_tooth = board.NONE
    state.turn_flags = 0
    state.irreversible_events += 1
    if state.tribe[seat] == expansion.BACAB:
        state.corn[seat] = max(state.corn[seat], expansion.BACAB_CORN)
    return True


def resume_placing(state: State) -> bool:
    """Do the step ``ON_PLACING``: go on placing after the action of T01's picked-up worker."""
    return ask(state, PLACING)


def resume_picking(state: State) -> bool:
    """Do the step ``ON_PICKING``: go on picking up after a worker's action."""
    return ask(state, PICKING)


def end_turn(state: State) -> None:
    """End the turn of the seat to act.

    The seat on the starting-player space takes the corn of the calendar's teeth; then its quick
    action is done if it placed a worker for one. The step ``FINISH_TURN`` follows.
    """
    if state.start_space == state.seat:
        state.corn[state.seat] += state.calendar_corn
        state.calendar_corn = 0
    state.pending_steps.append((FINISH_TURN,))
    if state.turn_flags & PLACED_ON_QUICK_SPACE:
        gear_actions.do_quick_action(state)


def finish_turn(state: State) -> bool:
    """Do the step ``FINISH_TURN``: refill the buildings, then begin the next turn or end the round.

    At the end of a round the food day is queued, if there is one, and then the calendar.
    """
    if len(state.displayed_buildings) < board.DISPLAYED_BUILDINGS:
        refill_display(state)
    following = (state.seat + 1) % state.seats
    if following != state.first_player:
        return begin_turn(state, following)
    state.pending_steps.append((CALENDAR,))
    if state.food_day:
        state.pending_steps.append((FEED,))
        state.pending_steps += [(HARVEST, seat) for seat in reversed(clockwise(state, following))]
    return False


def refill_display(state: State) -> None:
    """Refill the displayed buildings from the deck of the current age.

    Raises:
        HiddenInformation: the position is a view, whose decks are unknown.
    """
    deck = state.deck1 if state.age == 1 else state.deck2
    number = board.DISPLAYED_BUILDINGS - len(state.displayed_buildings)
    state.displayed_buildings += tuple(reveal(building) for building in deck[:number])
    if state.age == 1:
        state.deck1 = deck[number:]
    else:
        state.deck2 = deck[number:]


def end_round(state: State) -> bool:
    """Do the step ``CALENDAR``: end the round (section 10).

    Workers return from the quick action spaces and the starting-player space, the first player
    changes, and a day passes; or the first player is asked for one day or two. After the last
    food day the game ends instead.
    """
    state.irreversible_events += 1
    for space, seat in enumerate(state.quick_spaces):
        if seat >= 0:
            state.quick_spaces[space] = FREE
            state.workers_in_hand[seat] += 1
    seat, state.start_space = state.start_space, board.NONE
    if seat != board.NONE:
        state.workers_in_hand[seat] += 1
    if state.food_days_done == board.FOOD_DAYS:
        return _finish_game(state)
    if seat == board.NONE:
        state.calendar_corn += 1
        return advance_days(state, 1)
    state.first_player = (seat + 1) % state.seats if state.first_player == seat else seat
    if state.light_side[seat] and two_days_allowed(state):
        state.seat = seat
        return ask(state, ADVANCE)
    return advance_days(state, 1)


def two_days_allowed(state: State) -> bool:
    """Return True if the first of two days would push no player's worker off a gear."""
    for gear in range(len(board.GEARS)):
        before = board.FIRST_TOOTH[gear] + board.LAST_SPACE[gear] - 1
        seat = state.teeth[before]
        if seat >= 0 and state.tribe[seat] != expansion.CIT_BOLON_TUM:
            return False
        seat = state.teeth[before + 1]
        if seat >= 0 and state.tribe[seat] == expansion.CIT_BOLON_TUM:
            return False
    return True


def advance_days(state: State, days: int) -> bool:
    """Turn the gears by this number of days and begin the next round."""
    for _ in range(days):
        turn_gears(state)
    state.round += 1
    done = state.food_days_done
    state.food_day = done + 1 if state.days_passed >= board.FOOD_TEETH[done] else 0
    return begin_turn(state, state.first_player)


def turn_gears(state: State) -> None:
    """Turn all gears by one tooth; workers on the last space return to their players' hands."""
    teeth = state.teeth
    for gear, first in enumerate(board.FIRST_TOOTH):
        behind = first + board.TEETH[gear]
        for tooth in (first + board.LAST_SPACE[gear], first + board.LAST_SPACE[gear] + 1):
            seat = teeth[tooth]
            if seat >= 0 and tooth == first + last_space(gear, state.tribe[seat]):
                teeth[tooth] = FREE
                state.workers_in_hand[seat] += 1
        teeth[first:behind] = [teeth[behind - 1], *teeth[first : behind - 1]]
    state.days_passed += 1


def _finish_game(state: State) -> bool:
    """Turn the gears one last time and end the game (12)."""
    turn_gears(state)
    state.food_day = 0
    return ask(state, OVER)


# Food days.


def give_building_goods(state: State, seat: int) -> bool:
    """Do the step ``HARVEST``: give a seat the food-day goods of its new buildings."""
    if not state.options.new_buildings:
        return False
    state.seat = seat
    state.irreversible_events += 1
    gains = [
        tile.food_day_goods[state.food_day - 1]
        for tile in map(BUILDINGS.__getitem__, state.buildings[seat])
        if tile.food_day_goods
    ]
    if gains:
        give_goods(state, Goods(*map(sum, zip(*gains, strict=True))))
    return False


def feed_all(state: State) -> bool:
    """Do the step ``FEED``: all players feed their workers, an age may end, rewards follow.

    The temples give points at once, or goods in the queued steps ``TEMPLE_GOODS``. Skulls are
    given only if the supply holds one for every seat entitled to one.
    """
    for seat in range(state.seats):
        _feed(state, seat)
    day = state.food_day
    if day == LAST_FOOD_DAY_OF_AGE_1:
        _end_age(state)
    state.pending_steps.append((REWARDED,))
    if day not in FOOD_DAYS_WITH_GOODS:
        scoring.reward_with_points(state, day)
        return False
    temple, step = board.TEMPLE_SKULL
    entitled = [seat for seat in range(state.seats) if state.temples[3 * seat + temple] >= step]
    enough = len(entitled) <= state.skulls_left
    for seat in reversed(clockwise(state, state.first_player)):
        state.pending_steps.append((TEMPLE_GOODS, seat, int(enough and seat in entitled)))
    return False


def worker_meals(state: State, seat: int) -> list[int]:
    """Return the corn that each of a seat's workers needs on a food day, the cheapest first."""
    tiles = [BUILDINGS[number] for number in state.buildings[seat]]
    full = board.MEAL_CORN - sum(tile.meal_discount for tile in tiles)
    full += (state.prophecy == expansion.HUNGER) + expansion.YALUK_MEAL * (
        state.tribe[seat] == expansion.YALUK
    )
    workers = 6 - state.workers_in_bank[seat]
    free = sum(tile.free_meals for tile in tiles) + sum(
        WEALTH[n].free_meals for n in state.wealth[seat]
    )
    free = min(workers, free)
    return [max(0, full - board.MEAL_CORN)] * free + [max(0, full)] * (workers - free)


def unfed_penalty(state: State, seat: int) -> int:
    """Return the points that a seat loses for each of its workers that goes hungry."""
    return expansion.YALUK_UNFED if state.tribe[seat] == expansion.YALUK else board.UNFED_PENALTY


def _feed(state: State, seat: int) -> None:
    fed = 0
    for corn in worker_meals(state, seat):
        if corn > state.corn[seat]:
            state.score[seat] -= unfed_penalty(state, seat)
        else:
            state.corn[seat] -= corn
            fed += 1
    state.fed_last_food_day[seat] = fed


def _end_age(state: State) -> None:
    """Remove all buildings of age 1 and display the first ones of age 2."""
    state.deck1 = ()
    state.displayed_buildings = ()
    state.age = 2
    refill_display(state)


def give_temple_goods(state: State, seat: int, skulls: int) -> bool:
    """Do the step ``TEMPLE_GOODS``: give a seat the cubes at or below its temple markers.

    ``skulls`` is the number of skulls that it gets as well.
    """
    state.seat = seat
    state.irreversible_events += 1
    cubes = [0, 0, 0]
    for temple, (kind, steps) in enumerate(board.TEMPLE_CUBES):
        own = state.temples[3 * seat + temple]
        cubes[kind] += sum(own >= step for step in steps)
    wood, stone, gold = cubes
    give_goods(state, Goods(wood=wood, stone=stone, gold=gold, skulls=skulls))
    return False


def end_food_day(state: State) -> bool:
    """Do the step ``REWARDED``: score the prophecy in force and bring the next into force."""
    if state.prophecy:
        for seat in range(state.seats):
            state.score[seat] += scoring.prophecy_points(state, seat)
    state.food_days_done = state.food_day
    if state.food_days_done < board.FOOD_DAYS and state.prophecies:
        state.prophecy = state.prophecies[state.food_days_done - 1]
    else:
        state.prophecy = 0
    return False
