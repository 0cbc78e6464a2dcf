"""Temples, technologies and resources (sections 7 to 9)."""

from collections.abc import Iterator, Sequence

from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.technologies import price
from game.tzolkin.rules.effects.temples import tax
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.foresight.food_day import next_food_day
from game.tzolkin.table.foresight.temples import leads
from game.tzolkin.table.things import Cube, Technology, Temple
from game.tzolkin.words import goods, names, owned, spots
from game.tzolkin.words.spots import SPOTS
from game.tzolkin.words.technologies import describe_level
from game.ui.sentence import Sentence, Words


def of_temple(asked: Asker, thing: Temple) -> Explanation:
    """Explain a temple or one of its steps: who is there, and what the highest gets."""
    temple, step = thing.temple, thing.step
    if step >= 0:
        lines = list(_step(asked, temple, step))
        return Explanation(spots.step_of(temple, step), lines, _tax(asked, temple))
    return Explanation(names.temple(temple), list(_whole(asked, temple)), _tax(asked, temple))


def _step(asked: Asker, temple: int, step: int) -> Iterator[Sentence]:
    yield spots.step_pays(board.TEMPLE_POINTS[temple][step])
    kind, steps = board.TEMPLE_CUBES[temple]
    if step in steps:
        yield spots.step_gives(goods.cubes(kind, 1))
    if (temple, step) == board.TEMPLE_SKULL:
        yield spots.step_gives(goods.skulls(1))
    if step == board.TOP[temple]:
        yield SPOTS["one-player"]
    yield from _here(asked, asked.state.temples[temple::3], step)


def _here(asked: Asker, reached: Sequence[int], step: int) -> Iterator[Sentence]:
    """Tell who stands exactly on this step or level, if anybody does."""
    there = tuple(asked.name(seat) for seat, own in enumerate(reached) if own == step)
    if there:
        yield spots.here(there)


def _whole(asked: Asker, temple: int) -> Iterator[Sentence]:
    """Tell who is highest, and what every seat gets on the next food day with points.

    After the last one, tell the points of every seat's step.
    """
    lead, pays = leads(asked.state)[temple], bool(next_food_day(asked.state))
    if pays:
        yield spots.highest(tuple(map(asked.name, lead.seats)), lead.bonus)
    for seat, step in enumerate(asked.state.temples[temple::3]):
        points = lead.pays(seat) if pays else lead.points[seat]
        yield spots.stands_on(asked.name(seat), step, points)


def _tax(asked: Asker, temple: int) -> Words:
    corn, cubes = tax(asked.state, temple)
    if corn:
        return spots.step_taxed(goods.corn(corn))
    return spots.step_taxed(goods.resources(cubes)) if cubes else ""


def of_technology(asked: Asker, thing: Technology) -> Explanation:
    """Explain a technology or one of its levels: who has it, and what the next step costs."""
    track, techs = thing.track, asked.state.techs
    cost = spots.next_step(price(asked.state, asked.seat, track))
    if thing.level >= 0:
        level = min(thing.level, board.MOST_LEVELS + 1)
        told = describe_level(track, level) if level else SPOTS["nothing-yet"]
        lines = [told, *_here(asked, techs[track::4], level)]
        return Explanation(spots.level_of(track, level), lines, cost)
    levels = [describe_level(track, level) for level in range(1, board.MOST_LEVELS + 2)]
    mine = spots.you_at_level(techs[4 * asked.seat + track])
    return Explanation(names.capital(names.technology(track)), [mine, *levels], cost)


def of_cube(asked: Asker, cube: Cube) -> Explanation:
    """Explain a resource: how much of it the seat has, and its worth."""
    own = asked.state.cubes_of(asked.seat)[cube.kind]
    told = [owned.you_have(goods.cubes(cube.kind, own)), owned.worth(cube.kind)]
    return Explanation(names.capital(names.cube(cube.kind)), told)
