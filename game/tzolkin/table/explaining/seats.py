"""A player with all that he has (sections 2, 11 and 12)."""

from collections.abc import Iterator

from game.tzolkin.rules.data.tiles import Cost
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.rules.state import State
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.foresight.final import final
from game.tzolkin.table.foresight.food_day import account, next_food_day
from game.tzolkin.table.things import Seat
from game.tzolkin.words import expansion, goods, tiles
from game.tzolkin.words.names import listed
from game.ui.i18n import gettext as _


def of_seat(asked: Asked, thing: Seat) -> Explanation:
    """Everything owned, what the next food day wants, and points if it ended now."""
    state, seat = asked.state, thing.seat
    return Explanation(
        asked.name(seat),
        [
            _has(state, seat),
            _workers(state, seat),
            *_owns(state, seat),
            food_told(state, seat),
            final_told(state, seat),
        ],
    )


def _has(state: State, seat: int) -> str:
    cubes = goods.cost_of(Cost(*state.cubes_of(seat), state.skulls[seat]))
    told = listed(filter(None, (goods.corn(state.corn[seat]), cubes)))
    points = goods.points(state.score[seat])
    return _("{points}; {goods}.").format(points=points, goods=told)


def _workers(state: State, seat: int) -> str:
    told = _("Workers: {hand} in hand, {gears} on gears, {bank} in the bank.")
    return told.format(hand=state.hand[seat], gears=state.on_gears(seat), bank=state.bank[seat])


def _owns(state: State, seat: int) -> Iterator[str]:
    if state.tribe[seat]:
        name = expansion.tribe(state.tribe[seat])
        yield _("{tribe}: {power}").format(
            tribe=name, power=expansion.tribe_told(state.tribe[seat])
        )
    built = [tiles.building(number) for number in state.buildings[seat]]
    built += [tiles.monument(number) for number in state.own_monuments[seat]]
    if built:
        yield _("Built: {tiles}.").format(tiles=listed(built))
    if state.corn_tiles[seat] or state.wood_tiles[seat]:
        told = _("Harvest tiles: {corn} corn, {wood} wood.")
        yield told.format(corn=state.corn_tiles[seat], wood=state.wood_tiles[seat])
    yield (
        _("The board is light: two days at once are possible.")
        if state.light[seat]
        else _("The board is dark: no two days at once.")
    )


def food_told(state: State, seat: int) -> str:
    """What the next food day means to a seat as it is now."""
    own = account(state, seat)
    told = _("Food day {day}: needs {needs}, has {has}.").format(
        day=next_food_day(state),
        needs=goods.corn(own.needs),
        has=goods.corn(own.has + own.harvest.corn),
    )
    if not own.loses:
        return told
    return _("{told} Loses {points}.").format(told=told, points=goods.points(own.loses))


def final_told(state: State, seat: int) -> str:
    """The points if the game ended now."""
    points = final(state, seat).quarters / QUARTERS
    return _("If it ended now: {points} points.").format(points=f"{points:g}")
