"""What prophecies take of a food day's goods (section 14), as far as it can be paid.

Gold is paid with corn that nobody needs to eat. The step down for a building's skull, before the
temples give, is assumed where it costs its player least on that day.
"""

from game.tzolkin.rules.data.board import TEMPLE_CUBES
from game.tzolkin.rules.data.expansion import DESECRATION, GOLD_SHORTAGE
from game.tzolkin.rules.data.tiles import BUILDINGS, Goods
from game.tzolkin.rules.effects.food_day import OF_GOODS
from game.tzolkin.rules.effects.temples import lowerable
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.temples import leads


def harvest_of(state: State, seat: int, day: int) -> Goods:
    """Return what a seat's buildings bring on a food day."""
    gains = [
        BUILDINGS[number].harvest[day - 1]
        for number in state.buildings[seat]
        if BUILDINGS[number].harvest
    ]
    return Goods(*map(sum, zip(Goods(), *gains, strict=True)))


def paid_gold(state: State, offered: int, corn: int) -> int:
    """Return how much of the gold a seat takes if it can pay this much corn for it."""
    return min(offered, max(0, corn)) if state.prophecy == GOLD_SHORTAGE else offered


def takes_skulls(state: State, seat: int) -> bool:
    """Return True if a seat can take a skull: the prophecy may demand a step down for it."""
    return state.prophecy != DESECRATION or bool(lowerable(state, seat))


def stepped_down(state: State, day: int) -> State:
    """Return the position in which every seat has stepped down for the skulls of its buildings."""
    if state.prophecy != DESECRATION or not state.skulls_left:
        return state
    for seat in range(state.seats):
        if harvest_of(state, seat, day).skulls and lowerable(state, seat):
            state = _down_cheapest(state, seat, day)
    return state


def _down_cheapest(state: State, seat: int, day: int) -> State:
    ways = [_down(state, seat, temple) for temple in lowerable(state, seat)]
    return max(ways, key=lambda way: _brings(way, seat, day))


def _down(state: State, seat: int, temple: int) -> State:
    down = state.copy()
    down.temples[3 * seat + temple] -= 1
    return down


def _brings(state: State, seat: int, day: int) -> int:
    """Return what the temples would pay in points or give in cubes."""
    if day in OF_GOODS:
        return sum(temple_cubes(state, seat))
    return sum(lead.pays(seat) for lead in leads(state, day))


def temple_cubes(state: State, seat: int) -> list[int]:
    """Return the wood, stone and gold at or below a seat's temple markers."""
    cubes = [0, 0, 0]
    for temple, (kind, steps) in enumerate(TEMPLE_CUBES):
        cubes[kind] += sum(state.temples[3 * seat + temple] >= step for step in steps)
    return cubes
