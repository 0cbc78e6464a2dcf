"""The next food day as if it came now, and the position after it (sections 9, 11, 14)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.tzolkin.rules import rounds
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.data.tiles import BUILDINGS, Goods
from game.tzolkin.rules.effects.steps import REWARDED
from game.tzolkin.rules.effects.tracks import temples_to_step_down
from game.tzolkin.rules.scoring import prophecy_points
from game.tzolkin.rules.state import State

# Temples: who is highest, and what that pays on the next food day with points.


@dataclass(frozen=True, slots=True)
class TempleStanding:
    """The standings on a temple.

    Attributes:
        temple: its number.
        step: the highest step with a marker.
        seats: the seats on that step.
        bonus: points for each of them.
        points: each seat's points for its own step.
    """

    temple: int
    step: int
    seats: tuple[int, ...]
    bonus: int
    points: tuple[int, ...]

    def pays(self, seat: int) -> int:
        """Return the points that a seat would get for this temple."""
        return self.points[seat] + (self.bonus if seat in self.seats else 0)


def temple_standings(state: State, day: int = 0) -> list[TempleStanding]:
    """Return the standings on all temples, on the next food day or on the day with this number."""
    return [temple_standing(state, temple, day) for temple in range(len(board.TEMPLES))]


def temple_standing(state: State, temple: int, day: int = 0) -> TempleStanding:
    """Return the standing on one of them."""
    is_first_age = (day or state.food_days_done + 1) <= rounds.LAST_FOOD_DAY_OF_AGE_1
    bonus = board.HIGHEST_BONUS[0 if is_first_age else 1][temple]
    steps = state.temples[temple::3]
    highest = max(steps)
    seats = tuple(seat for seat, step in enumerate(steps) if step == highest)
    return TempleStanding(
        temple=temple,
        step=highest,
        seats=seats,
        bonus=bonus if len(seats) == 1 else bonus // 2,
        points=tuple(board.TEMPLE_POINTS[temple][step] for step in steps),
    )


# What prophecies take of the goods, as far as it can be paid: gold is paid with corn that nobody
# needs to eat. The step down for a building's skull, before the temples give, is assumed where it
# costs its player least on that day.


def harvest_of(state: State, seat: int, day: int) -> Goods:
    """Return what a seat's buildings bring on a food day."""
    gains = [
        BUILDINGS[number].food_day_goods[day - 1]
        for number in state.buildings[seat]
        if BUILDINGS[number].food_day_goods
    ]
    return Goods(*map(sum, zip(*gains, strict=True))) if gains else Goods()


def paid_gold(state: State, offered: int, corn: int) -> int:
    """Return how much of the gold a seat takes if it can pay this much corn for it."""
    return min(offered, max(0, corn)) if state.prophecy == expansion.GOLD_SHORTAGE else offered


def takes_skulls(state: State, seat: int) -> bool:
    """Return True if a seat can take a skull: the prophecy may demand a step down for it."""
    return state.prophecy != expansion.DESECRATION or bool(temples_to_step_down(state, seat))


def stepped_down(state: State, day: int) -> State:
    """Return the position in which every seat has stepped down for the skulls of its buildings."""
    if state.prophecy != expansion.DESECRATION or not state.skulls_left:
        return state
    for seat in range(state.seats):
        if harvest_of(state, seat, day).skulls and temples_to_step_down(state, seat):
            state = _down_cheapest(state, seat, day)
    return state


def _down_cheapest(state: State, seat: int, day: int) -> State:
    ways = [_down(state, seat, temple) for temple in temples_to_step_down(state, seat)]
    return max(ways, key=lambda way: _brings(way, seat, day))


def _down(state: State, seat: int, temple: int) -> State:
    down = state.copy()
    down.temples[3 * seat + temple] -= 1
    return down


def _brings(state: State, seat: int, day: int) -> int:
    """Return what the temples would pay in points or give in cubes."""
    if day in rounds.FOOD_DAYS_WITH_GOODS:
        return sum(temple_cubes(state, seat))
    return sum(lead.pays(seat) for lead in temple_standings(state, day))


def temple_cubes(state: State, seat: int) -> list[int]:
    """Return the wood, stone and gold at or below a seat's temple markers."""
    cubes = [0, 0, 0]
    for temple, (kind, steps) in enumerate(board.TEMPLE_CUBES):
        cubes[kind] += sum(state.temples[3 * seat + temple] >= step for step in steps)
    return cubes


# The account of every seat.


def is_feeding_done(state: State) -> bool:
    """Return True during a food day on which all have eaten and the temples are still to give."""
    return any(code == REWARDED for code, *_numbers in state.pending_steps)


def next_food_day(state: State) -> int:
    """Return the number of the next food day on which nobody has eaten; 0 after the last."""
    number = state.food_days_done + 1 + is_feeding_done(state)
    return number if number <= board.FOOD_DAYS else 0


def food_day_from(state: State, ahead: int = 0) -> tuple[int, int]:
    """Return the number of the next food day and the days to it, seen ``ahead`` days from now.

    The days are 0 if it is held at the end of that round. Returns (0, 0) after the last.
    """
    first, then = next_food_day(state), state.days_passed + ahead
    if first and not ahead:
        return first, days_to_food_day(state)
    left = [
        (number, board.FOOD_TEETH[number - 1] - then)
        for number in range(first, board.FOOD_DAYS + 1)
    ]
    return next((one for one in left if first and one[1] >= 0), (0, 0))


def days_to_food_day(state: State) -> int:
    """Return the days to the next food day; 0 at the end of this round, or after the last."""
    number = next_food_day(state)
    return max(0, board.FOOD_TEETH[number - 1] - state.days_passed) if number else 0


@dataclass(frozen=True, slots=True)
class Account:
    """What a food day means to a seat.

    Attributes:
        seat: the seat.
        workers: the workers who eat, wherever they are.
        needs: corn to feed all of them.
        has: corn that the seat has.
        harvest: goods of its buildings, before anybody is fed.
        fed: workers who can be fed with that.
        corn_paid: corn paid for them.
        points_lost: points lost for the others.
        goods: what the temples give, on the first and the third food day.
        temples: points of each temple with the bonus, on the second and the fourth.
        prophecy: points of the prophecy in force.
        tax: corn that the prophecy takes for the gold among the goods.
        steps_down: temple steps that the prophecy takes for the skulls.
    """

    seat: int
    workers: int
    needs: int
    has: int
    harvest: Goods
    fed: int
    corn_paid: int
    points_lost: int
    goods: Goods
    temples: tuple[int, ...]
    prophecy: int
    tax: int
    steps_down: int

    @property
    def lacking_corn(self) -> int:
        """Corn that is lacking to feed all workers."""
        return max(0, self.needs - self.has - self.harvest.corn)

    @property
    def points(self) -> int:
        """The change in points on this day."""
        return sum(self.temples) + self.prophecy - self.points_lost

    @property
    def corn_after(self) -> int:
        """Corn that is left after this day."""
        return self.has + self.harvest.corn - self.corn_paid - self.tax


def accounts(state: State, day: int = 0) -> list[Account]:
    """Return the accounts of all seats on the next food day, or on the day with this number."""
    held = _held(state, day)
    return [_account(held, seat, state.corn[seat]) for seat in range(state.seats)]


def account(state: State, seat: int, corn: int | None = None, day: int = 0) -> Account:
    """Return the account of one seat.

    Args:
        corn: the corn that the seat has; None for what it really has.
        day: the number of the food day; 0 for the next.

    Raises:
        ValueError: no food day is to come.
    """
    return _account(_held(state, day), seat, state.corn[seat] if corn is None else corn)


class _Held(NamedTuple):
    """What a food day is to all seats alike.

    Attributes:
        state: the position after all steps down.
        day: the day's number.
        harvested, given: the skulls of each seat, from its buildings and from the temple.
        standings: the temples, on a day with points.
    """

    state: State
    day: int
    harvested: Sequence[int]
    given: Sequence[int]
    standings: Sequence[TempleStanding]


def _held(state: State, day: int) -> _Held:
    """Return the food day with that number, or the next one; ValueError if there is none."""
    if not (day := day or next_food_day(state)):
        raise ValueError("no food day is to come")
    harvested = _harvested_skulls(state, day)
    state = stepped_down(state, day)
    given = _given_skulls(state, state.skulls_left - sum(harvested))
    pays = day not in rounds.FOOD_DAYS_WITH_GOODS
    return _Held(state, day, harvested, given, temple_standings(state, day) if pays else [])


def _account(held: _Held, seat: int, has: int) -> Account:
    """Return the account of a seat that has this much corn."""
    state, day, harvested, given, standings = held
    harvest = harvest_of(state, seat, day)
    eaten = rounds.worker_meals(state, seat)
    gold = paid_gold(state, harvest.gold, has + harvest.corn - sum(eaten))
    harvest = harvest._replace(gold=gold, skulls=harvested[seat])
    left = before = has + harvest.corn - _corn_for(state, gold)
    fed = 0
    for meal in eaten:
        if meal <= left:
            left, fed = left - meal, fed + 1
    unfed = len(eaten) - fed
    goods = (
        _temple_goods(state, seat, left, given[seat])
        if day in rounds.FOOD_DAYS_WITH_GOODS
        else Goods()
    )
    return Account(
        seat=seat,
        workers=len(eaten),
        needs=sum(eaten),
        has=has,
        harvest=harvest,
        fed=fed,
        corn_paid=before - left,
        points_lost=unfed
        * (expansion.YALUK_UNFED if state.tribe[seat] == expansion.YALUK else board.UNFED_PENALTY),
        goods=goods,
        temples=tuple(lead.pays(seat) for lead in standings),
        prophecy=_prophecy(state, seat, fed, harvest, goods),
        tax=_corn_for(state, gold + goods.gold),
        steps_down=(harvest.skulls + goods.skulls) * (state.prophecy == expansion.DESECRATION),
    )


def _corn_for(state: State, gold: int) -> int:
    return gold if state.prophecy == expansion.GOLD_SHORTAGE else 0


def _temple_goods(state: State, seat: int, corn: int, skulls: int) -> Goods:
    """Return what the temples give to a seat with this much corn left to pay for gold."""
    wood, stone, gold = temple_cubes(state, seat)
    return Goods(wood=wood, stone=stone, gold=paid_gold(state, gold, corn), skulls=skulls)


def _harvested_skulls(state: State, day: int) -> list[int]:
    """Return the skulls that each seat's buildings bring, given clockwise while there are some."""
    left, harvested = state.skulls_left, [0] * state.seats
    for seat in rounds.clockwise(state, state.first_player):
        if takes_skulls(state, seat):
            harvested[seat] = min(left, harvest_of(state, seat, day).skulls)
            left -= harvested[seat]
    return harvested


def _given_skulls(state: State, left: int) -> list[int]:
    """Return the skulls from the temple, by seat; nobody gets one if there are too few for all."""
    temple, step = board.TEMPLE_SKULL
    entitled = [own >= step for own in state.temples[temple::3]]
    enough = sum(entitled) <= left
    return [int(one and enough and takes_skulls(state, seat)) for seat, one in enumerate(entitled)]


def _prophecy(state: State, seat: int, fed: int, *goods: Goods) -> int:
    """Return what the prophecy would score with so many fed on this day, and these goods."""
    if not state.prophecy:
        return 0
    then = state.copy()
    then.fed_last_food_day[seat] = fed
    then.cubes[3 * seat + board.GOLD] += sum(one.gold for one in goods)
    then.skulls[seat] += sum(one.skulls for one in goods)
    return prophecy_points(then, seat)


# The position in the middle and at the end of a food day.


def after_feeding(state: State, counted: Sequence[Account]) -> State:
    """Return the position when all have fed their workers, and the temples are still to give."""
    held = stepped_down(state, next_food_day(state)).copy()
    held.pending_steps = [(REWARDED,)]
    for one in counted:
        held.corn[one.seat] = one.corn_after
        held.fed_last_food_day[one.seat] = one.fed
        held.score[one.seat] -= one.points_lost
    return held


def after_food_day(state: State, counted: Sequence[Account]) -> State:
    """Return the position when the temples have given and paid too."""
    held = after_feeding(state, counted)
    day = next_food_day(state)
    held.pending_steps, held.food_days_done = [], day
    held.prophecy = held.prophecies[day - 1] if held.prophecies and day < board.FOOD_DAYS else 0
    for one in counted:
        held.score[one.seat] += one.points + one.points_lost
        for goods in (one.harvest, one.goods):
            _take(held, one.seat, goods)
    return held


def _take(held: State, seat: int, goods: Goods) -> None:
    held.skulls[seat] += goods.skulls
    for kind, count in enumerate((goods.wood, goods.stone, goods.gold)):
        held.cubes[3 * seat + kind] += count
