"""The next food day as if it came now, seat by seat (sections 11 and 14)."""

from dataclasses import dataclass

from game.tzolkin.rules.data.board import (
    FOOD_DAYS,
    FOOD_TEETH,
    TEMPLE_CUBES,
    TEMPLE_SKULL,
    UNFED,
)
from game.tzolkin.rules.data.expansion import YALUK, YALUK_UNFED
from game.tzolkin.rules.data.tiles import BUILDINGS, Goods
from game.tzolkin.rules.effects.food_day import OF_GOODS, meals
from game.tzolkin.rules.scoring import prophecy_points
from game.tzolkin.rules.state import State
from game.tzolkin.rules.turn import clockwise
from game.tzolkin.table.foresight.temples import leads


def next_food_day(state: State) -> int:
    """Its number, 1 to 4; the last when all are over."""
    return min(state.food_days_done + 1, FOOD_DAYS)


def days_to_food_day(state: State) -> int:
    """Days until the next one, 0 if it is held at the end of this round."""
    return max(0, FOOD_TEETH[next_food_day(state) - 1] - state.tooth)


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
        return self.has + self.harvest.corn - self.pays


def accounts(state: State) -> list[Account]:
    """Of all seats."""
    return [account(state, seat) for seat in range(state.seats)]


def account(state: State, seat: int, corn: int | None = None) -> Account:
    """Of one seat, with the corn that it has or with so much. Taxes that a prophecy puts on what
    the day brings are left to be asked for."""
    day = next_food_day(state)
    has = state.corn[seat] if corn is None else corn
    harvested, given = _skulls(state, day)
    harvest = _harvest(state, seat, day)._replace(skulls=harvested[seat])
    eaten = meals(state, seat)
    left, fed = has + harvest.corn, 0
    for meal in eaten:
        if meal <= left:
            left, fed = left - meal, fed + 1
    unfed = len(eaten) - fed
    return Account(
        seat=seat,
        workers=len(eaten),
        needs=sum(eaten),
        has=has,
        harvest=harvest,
        fed=fed,
        pays=has + harvest.corn - left,
        loses=unfed * (YALUK_UNFED if state.tribe[seat] == YALUK else UNFED),
        goods=_temple_goods(state, seat, given[seat]) if day in OF_GOODS else Goods(),
        temples=() if day in OF_GOODS else tuple(lead.pays(seat) for lead in leads(state)),
        prophecy=_prophecy(state, seat, fed),
    )


def _harvest(state: State, seat: int, day: int) -> Goods:
    gains = [
        BUILDINGS[number].harvest[day - 1]
        for number in state.buildings[seat]
        if BUILDINGS[number].harvest
    ]
    return Goods(*map(sum, zip(Goods(), *gains, strict=True)))


def _temple_goods(state: State, seat: int, skulls: int) -> Goods:
    cubes = [0, 0, 0]
    for temple, (kind, steps) in enumerate(TEMPLE_CUBES):
        cubes[kind] += sum(state.temples[3 * seat + temple] >= step for step in steps)
    wood, stone, gold = cubes
    return Goods(wood=wood, stone=stone, gold=gold, skulls=skulls)


def _skulls(state: State, day: int) -> tuple[list[int], list[int]]:
    """Those that every seat's buildings bring as long as there are some, clockwise, and those of
    the temple: nobody gets one if there is not one for each who should."""
    left, harvested = state.skulls_left, [0] * state.seats
    for seat in clockwise(state, state.first_player):
        harvested[seat] = min(left, _harvest(state, seat, day).skulls)
        left -= harvested[seat]
    temple, step = TEMPLE_SKULL
    entitled = [own >= step for own in state.temples[temple::3]]
    return harvested, [int(one and sum(entitled) <= left) for one in entitled]


def _prophecy(state: State, seat: int, fed: int) -> int:
    """What the prophecy in force would score with so many fed on this day."""
    if not state.prophecy:
        return 0
    fed_now = state.copy()
    fed_now.fed[seat] = fed
    return prophecy_points(fed_now, seat)
