"""A player and everything that he has (sections 2, 11 and 12)."""

from collections.abc import Iterator

from game.table.things import Seat
from game.tzolkin.rules.data.tiles import Cost
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.foresight.final import finals
from game.tzolkin.table.foresight.food_day import account, next_food_day
from game.tzolkin.words import goods, owned
from game.tzolkin.words.counting import eats
from game.tzolkin.words.names import listed
from game.tzolkin.words.owned import OWNED
from game.ui.sentence import Sentence


def of_seat(asked: Asker, thing: Seat) -> Explanation:
    """Explain a seat: what it owns, needs on the next food day, and would score at the end."""
    state, seat = asked.state, thing.seat
    return Explanation(
        asked.name(seat),
        [
            _has(state, seat),
            _workers(state, seat),
            *_owns(state, seat),
            *describe_food(state, seat),
            describe_final(state, seat),
        ],
    )


def _has(state: State, seat: int) -> Sentence:
    cubes = goods.cost_of(Cost(*state.cubes_of(seat), state.skulls[seat]))
    own = listed(filter(None, (goods.corn(state.corn[seat]), cubes)))
    return owned.has(state.score[seat], own)


def _workers(state: State, seat: int) -> Sentence:
    return owned.workers(state.hand[seat], state.on_gears(seat), state.bank[seat])


def _owns(state: State, seat: int) -> Iterator[Sentence]:
    if state.tribe[seat]:
        yield owned.tribe_of(state.tribe[seat])
    buildings, monuments = state.buildings[seat], state.own_monuments[seat]
    if buildings or monuments:
        yield owned.built(tuple(buildings), tuple(monuments))
    if state.corn_tiles[seat] or state.wood_tiles[seat]:
        yield owned.harvest_tiles(state.corn_tiles[seat], state.wood_tiles[seat])
    yield OWNED["light" if state.light[seat] else "dark"]


def describe_food(state: State, seat: int) -> Iterator[Sentence]:
    """Tell what the next food day means for a seat as it is now; nothing after the last."""
    if day := next_food_day(state):
        own = account(state, seat)
        yield eats(day, own.needs, own.has + own.harvest.corn, own.loses)


def describe_final(state: State, seat: int) -> Sentence:
    """Return the points at the end, or the points if the game ended now."""
    points = finals(state)[seat].quarters / QUARTERS
    return owned.at_end(points) if state.phase == OVER else owned.if_ended(points)
