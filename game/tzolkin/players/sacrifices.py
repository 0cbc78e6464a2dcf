"""What a turn sacrifices for what it gets: corn, a step on a temple, workers who go hungry."""

from collections.abc import Iterator, Sequence

from game.core.message import Message
from game.tzolkin.rules.actions import Action, Beg, Mercy, PlaceQuick
from game.tzolkin.rules.data.board import TEMPLES
from game.tzolkin.rules.data.tiles import BUILDINGS
from game.tzolkin.rules.rounds import unfed_penalty, worker_meals
from game.tzolkin.rules.state import State


def sacrifices(before: State, actions: Sequence[Action], after: State) -> Iterator[Message]:
    """Yield what a turn sacrifices, as messages.

    ``before`` is the position in which it begins, ``after`` the one before the action that ends it.
    """
    for action in actions:
        if isinstance(action, Beg):
            yield Message("begs-for-that", {"temple": TEMPLES[action.temple]})
    begged = any(isinstance(action, Beg | Mercy) for action in actions)
    paid = before.corn[before.seat] - after.corn[before.seat]
    if paid > 0 and not begged:
        yield Message("pays-corn-for-that", {"corn": paid})
    hungry = unfed(after) - unfed(before)
    # a quick action comes at the end of the turn and may still bring corn
    if hungry > 0 and not any(isinstance(action, PlaceQuick) for action in actions):
        yield Message(
            "starves-for-that",
            {"count": hungry, "points": hungry * unfed_penalty(after, after.seat)},
        )


def unfed(state: State) -> int:
    """Return how many workers of the seat to act go hungry when its round ends with a food day.

    0 if it ends without one. The corn is what the seat has, with that of the calendar if it has its
    worker there, and of its new buildings (sections 9 to 11, 16).
    """
    if not state.food_day:
        return 0
    seat = state.seat
    corn = state.corn[seat] + _harvest(state)
    if state.start_space == seat:
        corn += state.calendar_corn
    hungry = 0
    for meal in worker_meals(state, seat):
        if meal > corn:
            hungry += 1
        else:
            corn -= meal
    return hungry


def _harvest(state: State) -> int:
    """Return the corn that new buildings bring on the food day before the workers eat."""
    if not state.options.new_buildings:
        return 0
    tiles = (BUILDINGS[number] for number in state.buildings[state.seat])
    return sum(
        tile.food_day_goods[state.food_day - 1].corn for tile in tiles if tile.food_day_goods
    )
