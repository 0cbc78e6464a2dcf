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
    """True while a food day is held on which all have eaten: the temples still give."""
    return any(code == REWARDED for code, *_numbers in state.todo)


def next_food_day(state: State) -> int:
    """The number, 1 to 4, of the next one on which nobody has eaten yet; 0 after the last."""
    number = state.food_days_done + 1 + is_fed(state)
    return number if number <= board.FOOD_DAYS else 0


def food_day_from(state: State, ahead: int = 0) -> tuple[int, int]:
    """The number of the next one as it is seen so many days ahead, and the days from then to it: 0
    if it is held at the end of that round. Two zeros after the last."""
    first, then = next_food_day(state), state.tooth + ahead
    if first and not ahead:
        return first, days_to_food_day(state)
    left = [
        (number, board.FOOD_TEETH[number - 1] - then)
        for number in range(first, board.FOOD_DAYS + 1)
    ]
    return next((one for one in left if first and one[1] >= 0), (0, 0))


def days_to_food_day(state: State) -> int:
    """Days until the next one, 0 if it is held at the end of this round, and after the last."""
    number = next_food_day(state)
    return max(0, board.FOOD_TEETH[number - 1] - state.tooth) if number else 0


@dataclass(frozen=True, slots=True)
class Account:
    """What a food day means to a seat.

    Attributes:
        seat: whose it is.
        workers: who eats, wherever they are.
        needs: corn for all of them.
        has: corn that is there.
        harvest: goods of own buildings, before anybody is fed.
        fed: workers who can be fed with it.
        pays: corn for them.
        loses: points for the others.
        goods: what the temples give on the first and the third.
        temples: points of each temple on the second and the fourth, the bonus included.
        prophecy: points of the prophecy in force.
        tax: corn that it takes for the gold among the goods,
        down: and steps down on temples for the skulls.
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
        """Corn that is lacking to feed all."""
        return max(0, self.needs - self.has - self.harvest.corn)

    @property
    def points(self) -> int:
        """What the day changes in points."""
        return sum(self.temples) + self.prophecy - self.loses

    @property
    def corn_after(self) -> int:
        """Corn that is left."""
        return self.has + self.harvest.corn - self.pays - self.tax


def accounts(state: State, day: int = 0) -> list[Account]:
    """Of all seats, on the next food day or on one of this number."""
    return [account(state, seat, day=day) for seat in range(state.seats)]


def account(state: State, seat: int, corn: int | None = None, day: int = 0) -> Account:
    """Of one seat, with the corn that it has or with so much, on the next food day or on one of
    this number.

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
    """With so much corn left to pay for gold."""
    wood, stone, gold = taxes.temple_cubes(state, seat)
    return Goods(wood=wood, stone=stone, gold=taxes.paid_gold(state, gold, corn), skulls=skulls)


def _harvested_skulls(state: State, day: int) -> list[int]:
    """Those that every seat's buildings bring as long as there are some, clockwise."""
    left, harvested = state.skulls_left, [0] * state.seats
    for seat in clockwise(state, state.first_player):
        if taxes.takes_skulls(state, seat):
            harvested[seat] = min(left, taxes.harvest_of(state, seat, day).skulls)
            left -= harvested[seat]
    return harvested


def _given_skulls(state: State, left: int) -> list[int]:
    """Those of the temple: nobody gets one if there is not one for each who should."""
    temple, step = board.TEMPLE_SKULL
    entitled = [own >= step for own in state.temples[temple::3]]
    enough = sum(entitled) <= left
    return [
        int(one and enough and taxes.takes_skulls(state, seat)) for seat, one in enumerate(entitled)
    ]


def _prophecy(state: State, seat: int, fed: int, *goods: Goods) -> int:
    """What the prophecy in force would score with so many fed on this day, and these goods."""
    if not state.prophecy:
        return 0
    then = state.copy()
    then.fed[seat] = fed
    then.cubes[3 * seat + board.GOLD] += sum(one.gold for one in goods)
    then.skulls[seat] += sum(one.skulls for one in goods)
    return prophecy_points(then, seat)
