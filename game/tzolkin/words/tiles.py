"""Names and descriptions of buildings, monuments and wealth tiles, and of their effects."""

from collections.abc import Iterator
from typing import Final

from game.tzolkin.rules.data import tiles as data
from game.tzolkin.words.goods import cost_of, goods_of
from game.tzolkin.words.names import comma_list, kind, technology, temple
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext, pgettext
from game.ui.sentence import Sentence, Words, phrases, sentence


@sentence
def building(number: int) -> str:
    """Name a building as a part of a sentence, such as "shrine (3 points, architecture +1)"."""
    tile = data.BUILDINGS[number]
    return _("{kind} ({brings})").format(
        kind=kind(tile.kind), brings=comma_list(effects_of_tile(tile))
    )


def describe_building(number: int) -> Iterator[Sentence]:
    """Yield sentences about a building: its price, and each effect that its name leaves open."""
    tile = data.BUILDINGS[number]
    yield building_cost(number)
    yield from (
        EFFECT_EXPLANATIONS[one.kind] for one in tile.effects if one.kind in EFFECT_EXPLANATIONS
    )
    if tile.food_day_goods:
        yield _TOLD["rebuilt"]
    if tile.keeps_skull:
        yield _TOLD["keeps-skull"]


@sentence
def building_cost(number: int) -> str:
    return _("Costs {cost}.").format(cost=cost_of(data.BUILDINGS[number].cost))


_TOLD: Final = phrases(
    __name__,
    {
        "rebuilt": N_(
            "It can be given up for another building; what it cost is taken off the price."
        ),
        "keeps-skull": N_("The skull stays on it and counts like one on Chichen Itza."),
    },
)


@sentence
def monument(number: int) -> str:
    """Name a monument."""
    return {
        "M01": _("Monument of the tombs"),
        "M02": _("Monument of the builders"),
        "M03": _("Monument of the harvest"),
        "M04": _("Monument of the forest"),
        "M05": _("Monument of the monuments"),
        "M06": _("Monument of the cities"),
        "M07": _("Monument of the masters"),
        "M08": _("Monument of knowledge"),
        "M09": _("Monument of the workers"),
        "M10": _("Monument of the shrines"),
        "M11": _("Monument of the temples"),
        "M12": _("Monument of one temple"),
        "M13": _("Monument of the skulls"),
    }[data.MONUMENTS[number].id]


@sentence
def monument_brief(number: int) -> str:
    """Name a monument briefly, for a list of monuments."""
    return {
        "M01": pgettext("name of a monument", "Tombs"),
        "M02": pgettext("name of a monument", "Builders"),
        "M03": pgettext("name of a monument", "Harvest"),
        "M04": pgettext("name of a monument", "Forest"),
        "M05": pgettext("name of a monument", "Monuments"),
        "M06": pgettext("name of a monument", "Cities"),
        "M07": pgettext("name of a monument", "Masters"),
        "M08": pgettext("name of a monument", "Knowledge"),
        "M09": pgettext("name of a monument", "Workers"),
        "M10": pgettext("name of a monument", "Shrines"),
        "M11": pgettext("name of a monument", "Temples"),
        "M12": _("One temple"),
        "M13": pgettext("name of a monument", "Skulls"),
    }[data.MONUMENTS[number].id]


def describe_monument(number: int, seats: int) -> Iterator[Sentence]:
    """Yield sentences about a monument: its kind and price, and what it scores at the end.

    ``seats`` is the number of players.
    """
    yield monument_cost(number)
    yield scored_for(data.MONUMENTS[number].id, seats)


@sentence
def monument_cost(number: int) -> str:
    tile = data.MONUMENTS[number]
    told = _("A {kind}. Costs {cost}.")
    return told.format(kind=kind(tile.kind), cost=cost_of(tile.cost))


@sentence
def scored_for(id_: str, seats: int) -> str:
    """Explain what a monument scores at the end of a game with ``seats`` players."""
    each = data.MONUMENT_EACH | {
        "M05": data.M05_EACH[seats],
        "M08": data.M08_EACH,
        "M12": data.M12_EACH,
        "M13": data.M13_EACH,
    }
    told = {
        "M01": _("{each} points for each tomb of yours, this one included."),
        "M02": _("{each} points for each building and monument of yours, this one included."),
        "M03": _("{each} points for each corn tile of yours."),
        "M04": _("{each} points for each wood tile of yours."),
        "M05": _("{each} points for each monument that anybody has built, this one included."),
        "M06": _("{each} points for each city of yours, this one included."),
        "M07": _("{one}, {two} or {three} points for one, two or three technologies at level 3."),
        "M08": _("{each} points for each level of your technologies."),
        "M09": _("{four}, {five} or {six} points for four, five or six workers."),
        "M10": _("{each} points for each shrine of yours, this one included."),
        "M11": _("The points of your own steps on all three temples, without the bonus."),
        "M12": _("{each} points for each step above the start on your best temple."),
        "M13": _("{each} points for each skull on Chichen Itza, whoever offered it."),
    }[id_]
    _none, one, two, three, _all = data.M07_POINTS
    most = {"four": data.M09_POINTS[4], "five": data.M09_POINTS[5], "six": data.M09_POINTS[6]}
    return told.format(each=each.get(id_, 0), one=one, two=two, three=three, **most)


@sentence
def wealth(number: int) -> str:
    """Describe a wealth tile by its effects."""
    return str(comma_list(effects_of_tile(data.WEALTH[number])))


# Effects of tiles, in words as short as the signs on the tiles.


def effects_of_tile(tile: data.Building | data.Wealth) -> list[Words]:
    """Return descriptions of all effects of a tile: goods first, lasting effects last."""
    return [*goods_of(tile.goods), *map(describe_effect, tile.effects), *_lasting(tile)]


def describe_effect(one: data.Effect) -> str:
    """Describe one of the effects that follow a tile's goods."""
    if one.kind == data.STEPS_UP:
        name = _("any temple") if one.target == data.ANY else str(temple(one.target))
    elif one.kind == data.LEARN:
        name = _("any technology") if one.target == data.ANY else str(technology(one.target))
    else:
        return _other(one.kind)
    return _("{name} +{steps}").format(name=name, steps=one.steps)


def _other(kind: int) -> str:
    return {
        data.EXTRA_BUILDING: _("one more building"),
        data.MARKET: pgettext("quick action", "market"),
        data.ACTION: _("any action"),
        data.MONUMENT: _("a monument"),
        data.RELEARN: _("one technology down, three up"),
        data.FAVOUR: _("theology 2"),
    }[kind]


_REMARKS: Final = phrases(
    f"{__name__}.effects",
    {
        "building": N_("You may build one more building at its price."),
        "market": N_("Sell resources and buy others."),
        "action": N_(
            "You may pay 1 corn and do any action 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal."
        ),
        "monument": N_("You may build a monument at its price."),
        "relearn": N_("One technology goes down a level; then three others go up a level, free."),
        "favour": N_("With theology 2 you may pay 1 resource for one more temple step."),
    },
)
EFFECT_EXPLANATIONS: Final = {
    data.EXTRA_BUILDING: _REMARKS["building"],
    data.MARKET: _REMARKS["market"],
    data.ACTION: _REMARKS["action"],
    data.MONUMENT: _REMARKS["monument"],
    data.RELEARN: _REMARKS["relearn"],
    data.FAVOUR: _REMARKS["favour"],
}
"""By kind of effect, a sentence that explains an effect whose short description does not."""


def _lasting(tile: data.Building | data.Wealth) -> Iterator[str]:
    """Yield descriptions of a tile's effects on food days."""
    if tile.free_meals:
        yield ngettext(
            "{count} worker eats nothing", "{count} workers eat nothing", tile.free_meals
        ).format(count=tile.free_meals)
    if isinstance(tile, data.Building):
        if tile.meal_discount:
            yield _("each worker eats {corn} corn less").format(corn=tile.meal_discount)
        if tile.food_day_goods:
            yield _harvest(tile.food_day_goods)


def _harvest(harvest: tuple[data.Goods, ...]) -> str:
    """Describe the goods that a building gives on the four food days."""
    early, late = (comma_list(goods_of(harvest[day])) for day in (0, -1))
    if early == late:
        return _("{goods} each food day").format(goods=early)
    return _("{early} on food days 1 and 2, {late} on 3 and 4").format(early=early, late=late)
