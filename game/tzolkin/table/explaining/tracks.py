"""Temples, technologies and resources (sections 7 to 9)."""

from collections.abc import Iterator

from game.tzolkin.rules.data.board import (
    MOST_LEVELS,
    TEMPLE_CUBES,
    TEMPLE_POINTS,
    TEMPLE_SKULL,
    TOP,
    VALUE,
)
from game.tzolkin.rules.effects.technologies import price
from game.tzolkin.rules.effects.temples import tax
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.foresight.temples import leads
from game.tzolkin.table.things import Cube, Technology, Temple
from game.tzolkin.words import goods, names
from game.tzolkin.words.technologies import level_told
from game.ui.i18n import gettext as _


def of_temple(asked: Asked, thing: Temple) -> Explanation:
    """A temple or one of its steps, who is there, and what being highest pays."""
    temple, step = thing.temple, thing.step
    name = names.temple(temple)
    if step >= 0:
        told = _("{temple}, step {step}").format(temple=name, step=step)
        return Explanation(told, list(_step(asked, temple, step)), _tax(asked, temple))
    return Explanation(name, list(_whole(asked, temple)), _tax(asked, temple))


def _step(asked: Asked, temple: int, step: int) -> Iterator[str]:
    yield _("Pays {points} on food days 2 and 4.").format(
        points=goods.points(TEMPLE_POINTS[temple][step])
    )
    kind, steps = TEMPLE_CUBES[temple]
    if step in steps:
        yield _("Gives {goods} on food days 1 and 3, here and above.").format(
            goods=goods.cubes(kind, 1)
        )
    if (temple, step) == TEMPLE_SKULL:
        yield _("Gives {goods} on food days 1 and 3, here and above.").format(goods=goods.skulls(1))
    if step == TOP[temple]:
        yield _("For one player only; turns his board to its light side.")
    there = [seat for seat, own in enumerate(asked.state.temples[temple::3]) if own == step]
    if there:
        yield _("Here: {players}.").format(players=names.listed(map(asked.name, there)))


def _whole(asked: Asked, temple: int) -> Iterator[str]:
    lead = leads(asked.state)[temple]
    leaders = names.listed(map(asked.name, lead.seats))
    told = (
        _("Highest: {players}, {points} on the next food day with points.")
        if len(lead.seats) == 1
        else _("Highest: {players}, {points} each on the next food day with points.")
    )
    yield told.format(players=leaders, points=goods.points(lead.bonus))
    for seat, step in enumerate(asked.state.temples[temple::3]):
        told = _("{player}: step {step}, {points}.")
        points = goods.points(lead.pays(seat))
        yield told.format(player=asked.name(seat), step=step, points=points)


def _tax(asked: Asked, temple: int) -> str:
    corn, cubes = tax(asked.state, temple)
    if corn:
        return _("The prophecy: each step up costs {price}.").format(price=goods.corn(corn))
    if cubes:
        return _("The prophecy: each step up costs {price}.").format(price=goods.resources(cubes))
    return ""


def of_technology(asked: Asked, thing: Technology) -> Explanation:
    """A technology or one of its levels, who has it, and what the next step costs."""
    track, name = thing.track, names.technology(thing.track).capitalize()
    first = 4 * asked.seat + track
    own = asked.state.techs[first]
    cost = goods.resources(price(asked.state, asked.seat, track))
    told = _("Your next step costs {cost}.").format(cost=cost)
    if thing.level >= 0:
        level = min(thing.level, MOST_LEVELS + 1)
        name = _("{technology}, level {level}").format(technology=name, level=level)
        lines = [level_told(track, level)] if level else [_("Nothing yet.")]
        return Explanation(name, lines + _holders(asked, track, level), told)
    lines = [level_told(track, level) for level in range(1, MOST_LEVELS + 2)]
    mine = _("You are at level {level}.").format(level=own)
    return Explanation(name, [mine, *lines], told)


def _holders(asked: Asked, track: int, level: int) -> list[str]:
    there = [seat for seat, own in enumerate(asked.state.techs[track::4]) if own == level]
    if not there:
        return []
    return [_("Here: {players}.").format(players=names.listed(map(asked.name, there)))]


def of_cube(asked: Asked, cube: Cube) -> Explanation:
    """A resource, how much of it is there, and its price."""
    own = asked.state.cubes_of(asked.seat)[cube.kind]
    told = [
        _("You have {goods}.").format(goods=goods.cubes(cube.kind, own)),
        _("Worth {corn} at the market and at the end.").format(corn=goods.corn(VALUE[cube.kind])),
    ]
    return Explanation(names.cube(cube.kind).capitalize(), told)
