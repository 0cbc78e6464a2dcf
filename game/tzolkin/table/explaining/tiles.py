"""Buildings, monuments, wealth tiles, tribes and prophecies (sections 2, 9, 12, 14 to 16)."""

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, Cost
from game.tzolkin.rules.effects.building import tax
from game.tzolkin.rules.scoring import monument_points, prophecy_count
from game.tzolkin.table import things
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.words import expansion, goods, owned, tiles
from game.tzolkin.words.names import capital, listed
from game.tzolkin.words.owned import OWNED
from game.ui.sentence import Sentence


def of_building(asked: Asker, tile: things.BuildingTile) -> Explanation:
    """Explain a building; for a displayed one, also what the seat lacks to pay for it."""
    number = tile.building
    name = capital(tiles.building(number))
    told = list(tiles.describe_building(number))
    if number not in asked.state.display:
        return Explanation(name, told)
    if tax(asked.state):
        told.append(OWNED["taxed"])
    return Explanation(name, told, _lacking(asked, BUILDINGS[number].cost))


def of_monument(asked: Asker, tile: things.MonumentTile) -> Explanation:
    """Explain a monument, and what it scores or would score."""
    number, state = tile.monument, asked.state
    told = list(tiles.describe_monument(number, state.seats))
    if number in state.monuments:
        told.append(owned.built_now(_would_score(asked, number)))
        lacks = _lacking(asked, MONUMENTS[number].cost)
        return Explanation(tiles.monument(number), told, lacks)
    owner = next((s for s, own in enumerate(state.own_monuments) if number in own), asked.seat)
    points = monument_points(state, owner, number)
    told.append(owned.scores_for(asked.name(owner), points))
    return Explanation(tiles.monument(number), told)


def _would_score(asked: Asker, number: int) -> int:
    """Return what a monument would score if the seat had it already."""
    having = asked.state.copy()
    having.own_monuments[asked.seat] += (number,)
    return monument_points(having, asked.seat, number)


def _lacking(asked: Asker, cost: Cost) -> Sentence:
    """Return which resources a seat lacks to pay a cost in full."""
    own = (*asked.state.cubes_of(asked.seat), asked.state.skulls[asked.seat])
    short = [max(0, need - have) for need, have in zip(cost, own, strict=True)]
    told = [goods.cubes(kind, short[kind]) for kind in range(len(KINDS)) if short[kind]]
    if short[-1]:
        told.append(goods.skulls(short[-1]))
    return owned.you_lack(listed(told)) if told else OWNED["affordable"]


def of_wealth(_asked: Asker, tile: things.WealthTile) -> Explanation:
    """Explain a wealth tile."""
    return Explanation(OWNED["wealth"], [owned.wealth_brings(tile.tile)])


def of_tribe(_asked: Asker, tile: things.TribeTile) -> Explanation:
    """Explain a tribe."""
    return Explanation(expansion.tribe(tile.tribe), [expansion.describe_tribe(tile.tribe)])


def of_prophecy(asked: Asker, tile: things.ProphecyTile) -> Explanation:
    """Explain a prophecy: when it is in force, and what it would score now."""
    number, state = tile.prophecy, asked.state
    return Explanation(
        expansion.prophecy(number),
        [*expansion.describe_prophecy(number), *_when(asked, number)],
        _would_count(asked, number) if number == state.prophecy else "",
    )


def _when(asked: Asker, number: int) -> list[Sentence]:
    state = asked.state
    if number not in state.prophecies:
        return []
    first = state.prophecies.index(number) + 1
    if number == state.prophecy:
        return [OWNED["in-force"]]
    if first <= state.food_days_done:
        return [OWNED["over"]]
    return [owned.in_force_after(first)]


def _would_count(asked: Asker, number: int) -> Sentence:
    count = prophecy_count(asked.state, asked.seat, number)
    band = sum(count >= least for least in PROPHECIES[number - 1].from_) - 1
    return owned.you_count(count, BAND_POINTS[band])
