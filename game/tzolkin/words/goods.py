"""Amounts of goods in words, such as "3 corn"."""

from collections.abc import Sequence

from game.tzolkin.rules.data.tiles import Cost, Goods
from game.tzolkin.words.names import listed, number
from game.ui.i18n import ngettext
from game.ui.sentence import Sentence, Words, sentence


@sentence
def corn(count: int) -> str:
    return ngettext("{count} corn", "{count} corn", count).format(count=count)


@sentence
def wood(count: int) -> str:
    return ngettext("{count} wood", "{count} wood", count).format(count=count)


@sentence
def stone(count: int) -> str:
    return ngettext("{count} stone", "{count} stone", count).format(count=count)


@sentence
def gold(count: int) -> str:
    return ngettext("{count} gold", "{count} gold", count).format(count=count)


@sentence
def skulls(count: int) -> str:
    return ngettext("{count} skull", "{count} skulls", count).format(count=count)


@sentence
def points(count: int) -> str:
    return ngettext("{count} point", "{count} points", count).format(count=number(count))


@sentence
def workers(count: int) -> str:
    return ngettext("{count} worker", "{count} workers", count).format(count=count)


@sentence
def resources(count: int) -> str:
    """Name an amount of cubes of any kind."""
    return ngettext("{count} resource", "{count} resources", count).format(count=count)


@sentence
def days(count: int) -> str:
    return ngettext("{count} day", "{count} days", count).format(count=count)


def cubes(kind: int, count: int) -> Sentence:
    """Name an amount of cubes of one kind."""
    return (wood, stone, gold)[kind](count)


def cubes_of(kinds: Sequence[int]) -> Words:
    """List cubes, given the kind of each one."""
    return listed(cubes(kind, kinds.count(kind)) for kind in sorted(set(kinds)))


def goods_of(goods: Goods) -> list[Sentence]:
    """Return the amounts of all goods that are not 0, each in words."""
    tell = (corn, wood, stone, gold, skulls, points, workers)
    return [one(count) for one, count in zip(tell, goods, strict=True) if count]


def cost_of(cost: Cost) -> Words:
    """List the cubes and skulls that a tile costs."""
    tell = (wood, stone, gold, skulls)
    return listed(one(count) for one, count in zip(tell, cost, strict=True) if count)
