"""Sentences about players, their goods and their tiles."""

from typing import Final

from game.tzolkin.rules.data.board import CUBE_VALUE
from game.tzolkin.words import expansion, goods, tiles
from game.tzolkin.words.names import comma_list
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

PLAYER_WORDS: Final = phrases(
    __name__,
    {
        "light": N_("The board is light: two days at once are possible."),
        "dark": N_("The board is dark: no two days at once."),
        "taxed": N_("The prophecy: 1 resource more."),
        "affordable": N_("You have what it costs."),
        "first": N_("Plays first today."),
        "wealth": N_("Wealth tile"),
        "in-force": N_("In force now."),
        "over": N_("It is over."),
        "taken-back": N_("Choose it to take it back."),
    },
)


# Players.


@sentence
def has(points: int, own: Words) -> str:
    """Tell a player's points and goods; ``own`` lists the goods."""
    return _("{points}; {goods}.").format(points=goods.points(points), goods=own)


@sentence
def workers(hand: int, gears: int, bank: int) -> str:
    told = _("Workers: {hand} in hand, {gears} on gears, {bank} in the bank.")
    return told.format(hand=hand, gears=gears, bank=bank)


@sentence
def tribe_of(number: int) -> str:
    told = _("{tribe}: {power}")
    return told.format(tribe=expansion.tribe(number), power=expansion.describe_tribe(number))


@sentence
def built(buildings: tuple[int, ...], monuments: tuple[int, ...]) -> str:
    all_ = [*map(tiles.building, buildings), *map(tiles.monument, monuments)]
    return _("Built: {tiles}.").format(tiles=comma_list(all_))


@sentence
def harvest_tiles(corn: int, wood: int) -> str:
    return _("Harvest tiles: {corn} corn, {wood} wood.").format(corn=corn, wood=wood)


@sentence
def at_end(points: float) -> str:
    return _("At the end: {points} points.").format(points=number_text(points))


@sentence
def if_ended(points: float) -> str:
    return _("If it ended now: {points} points.").format(points=number_text(points))


@sentence
def sums_of(player: str, told: Words) -> str:
    """Tell a player's sum of points; ``told`` is the sum with its parts."""
    return _("{player}: {sum}").format(player=player, sum=told)


# Goods and tiles.


@sentence
def you_have(own: Words) -> str:
    """Tell the goods of the player; ``own`` lists them."""
    return _("You have {goods}.").format(goods=own)


@sentence
def has_goods(own: Words) -> str:
    """Tell the goods of a player who is named above; ``own`` lists them."""
    return _("Has {goods}.").format(goods=own)


@sentence
def worth(kind: int) -> str:
    """Tell the value of a cube, in corn."""
    told = _("Worth {corn} at the market and at the end.")
    return told.format(corn=goods.corn(CUBE_VALUE[kind]))


@sentence
def skulls_are_worth(points: int) -> str:
    """Tell what skulls are for, and the points of one at the end."""
    told = _("Skulls are offered on Chichen Itza. One that is left at the end gives {points}.")
    return told.format(points=goods.points(points))


@sentence
def you_lack(short: Words) -> str:
    """Tell the goods that the player lacks; ``short`` lists them."""
    return _("You lack {goods}.").format(goods=short)


@sentence
def costs(name: Words, cost: Words) -> str:
    return _("{name}, costs {cost}").format(name=name, cost=cost)


@sentence
def built_now(points: int) -> str:
    """Tell the points that a monument would score for the player if he built it now."""
    told = _("Built now it would score {points} for you.")
    return told.format(points=goods.points(points))


@sentence
def scores_for(player: str, points: int) -> str:
    """Tell whose monument this is, and the points that it scores now."""
    told = _("{player}'s; now it scores {points}.")
    return told.format(player=player, points=goods.points(points))


@sentence
def wealth_brings(number: int) -> str:
    return _("Brings {goods}.").format(goods=tiles.wealth(number))


@sentence
def in_force_after(day: int) -> str:
    return _("In force after food day {day}.").format(day=day)


@sentence
def you_count(count: int, points: int) -> str:
    """Tell the player's count for a prophecy, and the points that it scores."""
    told = _("You count {count}: {points}.")
    return told.format(count=count, points=goods.points(points))
