"""The next food day as if it came now, seat by seat (sections 11 and 14)."""

from dataclasses import dataclass

from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.expansion import DESECRATION, GOLD_SHORTAGE, YALUK, YALUK_UNFED
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects.food_day import OF_GOODS, meals
from game.tzolkin.rules.effects.steps import REWARDED
from game.tzolkin.rules.scoring import prophecy_points
from game.tzolkin.rules.state import State
from game.tzolkin.rules.turn import clockwise
from game.tzolkin.table.foresight import taxes
from game.tzolkin.table.foresight.temples import leads


def is_fed(state: State) -> bool:
    """Return True during a food day on which all have eaten and the temples are still to give."""
    return any(code == REWARDED for code, *_numbers in state.todo)


def next_food_day(state: State) -> int:
    """Return the number of the next food day on which nobody has eaten; 0 after the last."""
    number = state.food_days_done + 1 + is_fed(state)
    return number if number <= board.FOOD_DAYS else 0


def food_day_from(state: State, ahead: int = 0) -> tuple[int, int]:
    """Return the number of the next food day and the days to it, seen ``ahead`` days from now.

    The days are 0 if it is held at the end of that round. Returns (0, 0) after the last.
    """
    first, then = next_food_day(state), state.tooth + ahead
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
    return max(0, board.FOOD_TEETH[number - 1] - state.tooth) if number else 0


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
        pays: corn paid for them.
        loses: points lost for the others.
        goods: what the temples give, on the first and the third food day.
        temples: points of each temple with the bonus, on the second and the fourth.
        prophecy: points of the prophecy in force.
        tax: corn that the prophecy takes for the gold among the goods.
        down: temple steps that the prophecy takes for the skulls.
    """

    seat: int
    workers: int
    needs: int
    has: int
    harvest: Goods
    fed: int
    pays: int
    loses: int
    goods: Goods
    temples: tuple[int, ...]
    prophecy: int
    tax: int
    down: int

    @property
    def short(self) -> int:
        """Corn that is lacking to feed all workers."""
        return max(0, self.needs - self.has - self.harvest.corn)

    @property
    def points(self) -> int:
        """The change in points on this day."""
        return sum(self.temples) + self.prophecy - self.loses

    @property
    def corn_after(self) -> int:
        """Corn that is left after this day."""
        return self.has + self.harvest.corn - self.pays - self.tax


def accounts(state: State, day: int = 0) -> list[Account]:
    """Return the accounts of all seats on the next food day, or on the day with this number."""
    return [account(state, seat, day=day) for seat in range(state.seats)]


def account(state: State, seat: int, corn: int | None = None, day: int = 0) -> Account:
    """Return the account of one seat.

    Args:
        corn: the corn that the seat has; None for what it really has.
        day: the number of the food day; 0 for the next.

    Raises:
        ValueError: no food day is to come.
    """
    if not (day := day or next_food_day(state)):
        raise ValueError("no food day is to come")
    harvested = _harvested_skulls(state, day)
    state = taxes.stepped_down(state, day)
    has = state.corn[seat] if corn is None else corn
    given = _given_skulls(state, state.skulls_left - sum(harvested))
    harvest = taxes.harvest_of(state, seat, day)
    eaten = meals(state, seat)
    gold = taxes.paid_gold(state, harvest.gold, has + harvest.corn - sum(eaten))
    harvest = harvest._replace(gold=gold, skulls=harvested[seat])
    left = before = has + harvest.corn - _corn_for(state, gold)
    fed = 0
    for meal in eaten:
        if meal <= left:
            left, fed = left - meal, fed + 1
    unfed = len(eaten) - fed
    goods = _temple_goods(state, seat, left, given[seat]) if day in OF_GOODS else Goods()
    return Account(
        seat=seat,
        workers=len(eaten),
        needs=sum(eaten),
        has=has,
        harvest=harvest,
        fed=fed,
        pays=before - left,
        loses=unfed * (YALUK_UNFED if state.tribe[seat] == YALUK else board.UNFED),
        goods=goods,
        temples=() if day in OF_GOODS else tuple(lead.pays(seat) for lead in leads(state, day)),
        prophecy=_prophecy(state, seat, fed, harvest, goods),
        tax=_corn_for(state, gold + goods.gold),
        down=(harvest.skulls + goods.skulls) * (state.prophecy == DESECRATION),
    )


def _corn_for(state: State, gold: int) -> int:
    return gold if state.prophecy == GOLD_SHORTAGE else 0


def _temple_goods(state: State, seat: int, corn: int, skulls: int) -> Goods:
    """Return what the temples give to a seat with this much corn left to pay for gold."""
    wood, stone, gold = taxes.temple_cubes(state, seat)
    return Goods(wood=wood, stone=stone, gold=taxes.paid_gold(state, gold, corn), skulls=skulls)


def _harvested_skulls(state: State, day: int) -> list[int]:
    """Return the skulls that each seat's buildings bring, given clockwise while there are some."""
    left, harvested = state.skulls_left, [0] * state.seats
    for seat in clockwise(state, state.first_player):
        if taxes.takes_skulls(state, seat):
            harvested[seat] = min(left, taxes.harvest_of(state, seat, day).skulls)
            left -= harvested[seat]
    return harvested


def _given_skulls(state: State, left: int) -> list[int]:
    """Return the skulls from the temple, by seat; nobody gets one if there are too few for all."""
    temple, step = board.TEMPLE_SKULL
    entitled = [own >= step for own in state.temples[temple::3]]
    enough = sum(entitled) <= left
    return [
        int(one and enough and taxes.takes_skulls(state, seat)) for seat, one in enumerate(entitled)
    ]


def _prophecy(state: State, seat: int, fed: int, *goods: Goods) -> int:
    """Return what the prophecy would score with so many fed on this day, and these goods."""
    if not state.prophecy:
        return 0
    then = state.copy()
    then.fed[seat] = fed
    then.cubes[3 * seat + board.GOLD] += sum(one.gold for one in goods)
    then.skulls[seat] += sum(one.skulls for one in goods)
    return prophecy_points(then, seat)
