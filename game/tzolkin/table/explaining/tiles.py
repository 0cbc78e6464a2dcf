"""Buildings, monuments, wealth tiles, tribes and prophecies (sections 2, 9, 12, 14 to 16)."""

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, Cost
from game.tzolkin.rules.effects.building import tax
from game.tzolkin.rules.scoring import monument_points, prophecy_count
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.things import (
    BuildingTile,
    MonumentTile,
    ProphecyTile,
    TribeTile,
    WealthTile,
)
from game.tzolkin.words import expansion, goods, tiles
from game.tzolkin.words.names import listed
from game.ui.i18n import gettext as _


def of_building(asked: Asked, tile: BuildingTile) -> Explanation:
    """A building; of a displayed one what is lacking to pay it."""
    number = tile.building
    name = tiles.building(number)
    told = list(tiles.told_of_building(number))
    if number not in asked.state.display:
        return Explanation(name[:1].upper() + name[1:], told)
    if tax(asked.state):
        told.append(_("The prophecy: 1 resource more."))
    return Explanation(name[:1].upper() + name[1:], told, _lacking(asked, BUILDINGS[number].cost))


def of_monument(asked: Asked, tile: MonumentTile) -> Explanation:
    """A monument, and what it would score."""
    number, state = tile.monument, asked.state
    told = list(tiles.told_of_monument(number, state.seats))
    points = goods.points(_would_score(asked, number))
    if number in state.monuments:
        told.append(_("Built now it would score {points} for you.").format(points=points))
        lacks = _lacking(asked, MONUMENTS[number].cost)
        return Explanation(tiles.monument(number), told, lacks)
    owner = next((s for s, own in enumerate(state.own_monuments) if number in own), asked.seat)
    points = goods.points(monument_points(state, owner, number))
    told.append(
        _("{player}'s; now it scores {points}.").format(player=asked.name(owner), points=points)
    )
    return Explanation(tiles.monument(number), told)


def _would_score(asked: Asked, number: int) -> int:
    """If the seat had it already."""
    having = asked.state.copy()
    having.own_monuments[asked.seat] += (number,)
    return monument_points(having, asked.seat, number)


def _lacking(asked: Asked, cost: Cost) -> str:
    """What a seat has too little of to pay a price in full."""
    own = (*asked.state.cubes_of(asked.seat), asked.state.skulls[asked.seat])
    short = [max(0, need - have) for need, have in zip(cost, own, strict=True)]
    told = [goods.cubes(kind, short[kind]) for kind in range(len(KINDS)) if short[kind]]
    if short[-1]:
        told.append(goods.skulls(short[-1]))
    if not told:
        return _("You have what it costs.")
    return _("You lack {goods}.").format(goods=listed(told))


def of_wealth(_asked: Asked, tile: WealthTile) -> Explanation:
    """A wealth tile."""
    told = _("Brings {goods}.").format(goods=tiles.wealth(tile.tile))
    return Explanation(_("Wealth tile"), [told])


def of_tribe(_asked: Asked, tile: TribeTile) -> Explanation:
    """A tribe."""
    return Explanation(expansion.tribe(tile.tribe), [expansion.tribe_told(tile.tribe)])


def of_prophecy(asked: Asked, tile: ProphecyTile) -> Explanation:
    """A prophecy, when it is in force, and what it would score now."""
    number, state = tile.prophecy, asked.state
    return Explanation(
        expansion.prophecy(number),
        [*expansion.prophecy_told(number), *_when(asked, number)],
        _would_count(asked, number) if number == state.prophecy else "",
    )


def _when(asked: Asked, number: int) -> list[str]:
    state = asked.state
    if number not in state.prophecies:
        return []
    first = state.prophecies.index(number) + 1
    if number == state.prophecy:
        return [_("In force now.")]
    if first <= state.food_days_done:
        return [_("It is over.")]
    return [_("In force after food day {day}.").format(day=first)]


def _would_count(asked: Asked, number: int) -> str:
    count = prophecy_count(asked.state, asked.seat, number)
    band = sum(count >= least for least in PROPHECIES[number - 1].from_) - 1
    told = _("You count {count}: {points}.")
    return told.format(count=count, points=goods.points(BAND_POINTS[band]))
