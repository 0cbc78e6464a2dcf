"""Food days: the buildings' goods, feeding, the gods' rewards, and prophecies (11, 14 to 16)."""

from game.tzolkin.rules import scoring
from game.tzolkin.rules.data.board import FOOD_DAYS, MEAL, TEMPLE_CUBES, TEMPLE_SKULL, UNFED
from game.tzolkin.rules.data.expansion import HUNGER, YALUK, YALUK_MEAL, YALUK_UNFED
from game.tzolkin.rules.data.tiles import BUILDINGS, WEALTH, Goods
from game.tzolkin.rules.effects.benefits import give
from game.tzolkin.rules.effects.steps import REWARDED, TEMPLE_GOODS
from game.tzolkin.rules.state import State
from game.tzolkin.rules.turn import clockwise, refill

AGE_ENDS = 2
"""The food day at which age 1 ends and its buildings leave the display."""
OF_GOODS = (1, 3)
"""Food days on which the temples give goods; on the others they give points."""


def harvest(state: State, seat: int) -> bool:
    """Do the step ``HARVEST``: give a seat the food-day goods of its new buildings."""
    if not state.options.new_buildings:
        return False
    state.seat = seat
    state.decided += 1
    gains = [
        tile.harvest[state.food_day - 1]
        for tile in map(BUILDINGS.__getitem__, state.buildings[seat])
        if tile.harvest
    ]
    if gains:
        give(state, Goods(*map(sum, zip(*gains, strict=True))))
    return False


def feed_all(state: State) -> bool:
    """Do the step ``FEED``: all players feed their workers, an age may end, rewards follow.

    The temples give points at once, or goods in the queued steps ``TEMPLE_GOODS``. Skulls are
    given only if the supply holds one for every seat entitled to one.
    """
    for seat in range(state.seats):
        _feed(state, seat)
    day = state.food_day
    if day == AGE_ENDS:
        _end_age(state)
    state.todo.append((REWARDED,))
    if day not in OF_GOODS:
        scoring.reward_with_points(state, day)
        return False
    temple, step = TEMPLE_SKULL
    entitled = [seat for seat in range(state.seats) if state.temples[3 * seat + temple] >= step]
    enough = len(entitled) <= state.skulls_left
    for seat in reversed(clockwise(state, state.first_player)):
        state.todo.append((TEMPLE_GOODS, seat, int(enough and seat in entitled)))
    return False


def meals(state: State, seat: int) -> list[int]:
    """Return the corn that each of a seat's workers needs on a food day, the cheapest first."""
    tiles = [BUILDINGS[number] for number in state.buildings[seat]]
    full = MEAL - sum(tile.less for tile in tiles)
    full += (state.prophecy == HUNGER) + YALUK_MEAL * (state.tribe[seat] == YALUK)
    workers = 6 - state.bank[seat]
    free = sum(tile.free for tile in tiles) + sum(WEALTH[n].free for n in state.wealth[seat])
    free = min(workers, free)
    return [max(0, full - MEAL)] * free + [max(0, full)] * (workers - free)


def _feed(state: State, seat: int) -> None:
    fed = 0
    for corn in meals(state, seat):
        if corn > state.corn[seat]:
            state.score[seat] -= YALUK_UNFED if state.tribe[seat] == YALUK else UNFED
        else:
            state.corn[seat] -= corn
            fed += 1
    state.fed[seat] = fed


def _end_age(state: State) -> None:
    """Remove all buildings of age 1 and display the first ones of age 2."""
    state.deck1 = ()
    state.display = ()
    state.age = 2
    refill(state)


def temple_goods(state: State, seat: int, skulls: int) -> bool:
    """Do the step ``TEMPLE_GOODS``: give a seat the cubes at or below its temple markers.

    ``skulls`` is the number of skulls that it gets as well.
    """
    state.seat = seat
    state.decided += 1
    cubes = [0, 0, 0]
    for temple, (kind, steps) in enumerate(TEMPLE_CUBES):
        own = state.temples[3 * seat + temple]
        cubes[kind] += sum(own >= step for step in steps)
    wood, stone, gold = cubes
    give(state, Goods(wood=wood, stone=stone, gold=gold, skulls=skulls))
    return False


def rewarded(state: State) -> bool:
    """Do the step ``REWARDED``: score the prophecy in force and bring the next into force."""
    if state.prophecy:
        for seat in range(state.seats):
            state.score[seat] += scoring.prophecy_points(state, seat)
    state.food_days_done = state.food_day
    if state.food_days_done < FOOD_DAYS and state.prophecies:
        state.prophecy = state.prophecies[state.food_days_done - 1]
    else:
        state.prophecy = 0
    return False
