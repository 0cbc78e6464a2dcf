"""Amounts of goods in words, such as "3 corn", and what a seat gained and paid."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from game.tzolkin.rules.data.board import TEMPLES, TRACKS
from game.tzolkin.rules.data.tiles import Cost, Goods
from game.tzolkin.rules.state import State
from game.tzolkin.words.names import comma_list, technology, temple
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
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
    return ngettext("{count} point", "{count} points", count).format(count=number_text(count))


@sentence
def workers(count: int) -> str:
    return ngettext("{count} worker", "{count} workers", count).format(count=count)


@sentence
def resources(count: int) -> str:
    """Name an amount of cubes of any kind."""
    return ngettext("{count} resource", "{count} resources", count).format(count=count)


@sentence
def steps_down(count: int) -> str:
    """Name the steps that a seat goes down on temples."""
    return ngettext("{count} step down", "{count} steps down", count).format(count=count)


@sentence
def days(count: int) -> str:
    return ngettext("{count} day", "{count} days", count).format(count=count)


def cubes(kind: int, count: int) -> Sentence:
    """Name an amount of cubes of one kind."""
    return (wood, stone, gold)[kind](count)


def cubes_of(kinds: Sequence[int]) -> Words:
    """List cubes, given the kind of each one."""
    return comma_list(cubes(kind, kinds.count(kind)) for kind in sorted(set(kinds)))


def goods_of(goods: Goods) -> list[Sentence]:
    """Return the amounts of all goods that are not 0, each in words."""
    tell = (corn, wood, stone, gold, skulls, points, workers)
    return [one(count) for one, count in zip(tell, goods, strict=True) if count]


def cost_of(cost: Cost) -> Words:
    """List the cubes and skulls that a tile costs."""
    tell = (wood, stone, gold, skulls)
    return comma_list(one(count) for one, count in zip(tell, cost, strict=True) if count)


# What a seat gained and paid between two positions.

Amount = tuple[str, int, int]
"""A change: its kind, the number of the temple or technology (else 0), and its amount."""


def gained(before: State, after: State, seat: int) -> Words:
    """List everything of which a seat has more: goods, points, steps, workers; empty if nothing."""
    told = [*_goods(before, after, seat, 1), *_points(before, after, seat, 1)]
    return _listed([*told, *_steps(before, after, seat)])


def given(before: State, after: State, seat: int) -> Words:
    """List what a seat pays, and the temple steps that it goes down; empty if nothing."""
    temples = slice(3 * seat, 3 * seat + len(TEMPLES))
    stood = zip(before.temples[temples], after.temples[temples], strict=True)
    down = sum(max(0, was - now) for was, now in stood)
    pays = [*_goods(before, after, seat, -1), *_points(before, after, seat, -1)]
    return _listed([*pays, *([("down", 0, down)] if down > 0 else [])])


def paid(before: State, after: State, seat: int) -> Words:
    """List the goods and points of which a seat has less; empty if none."""
    return _listed([*_goods(before, after, seat, -1), *_points(before, after, seat, -1)])


def goods_gained(before: State, after: State, seat: int) -> Words:
    """List the corn, resources and skulls of which a seat has more; empty if none."""
    return _listed(_goods(before, after, seat, 1))


def goods_paid(before: State, after: State, seat: int) -> Words:
    """List the corn, resources and skulls of which a seat has less; empty if none."""
    return _listed(_goods(before, after, seat, -1))


@sentence
def amounts(of: tuple[Amount, ...]) -> str:
    return str(comma_list(_CALLED[name](which, count) for name, which, count in of))


def _listed(of: Iterable[Amount]) -> Words:
    told = tuple(of)
    return amounts(told) if told else ""


def _goods(before: State, after: State, seat: int, sign: int) -> Iterator[Amount]:
    counts = {
        "corn": after.corn[seat] - before.corn[seat],
        **{
            cube: after.cubes[3 * seat + kind] - before.cubes[3 * seat + kind]
            for kind, cube in enumerate(("wood", "stone", "gold"))
        },
        "skulls": after.skulls[seat] - before.skulls[seat],
    }
    return ((name, 0, sign * count) for name, count in counts.items() if sign * count > 0)


def _points(before: State, after: State, seat: int, sign: int) -> Iterator[Amount]:
    count = sign * (after.score[seat] - before.score[seat])
    if count > 0:
        yield "points", 0, count


def _steps(before: State, after: State, seat: int) -> Iterator[Amount]:
    """Yield the steps on temples and technologies and the workers that a seat gained."""
    for number in range(len(TEMPLES)):
        at = 3 * seat + number
        if (count := after.temples[at] - before.temples[at]) > 0:
            yield "temple", number, count
    for number in range(len(TRACKS)):
        at = 4 * seat + number
        if (count := after.techs[at] - before.techs[at]) > 0:
            yield "technology", number, count
    if (hired := before.workers_in_bank[seat] - after.workers_in_bank[seat]) > 0:
        yield "workers", 0, hired


def _up(name: Words, steps: int) -> str:
    return _("{name} +{steps}").format(name=name, steps=steps)


_CALLED: Final[Mapping[str, Callable[[int, int], Words]]] = {
    "corn": lambda _which, count: corn(count),
    "wood": lambda _which, count: wood(count),
    "stone": lambda _which, count: stone(count),
    "gold": lambda _which, count: gold(count),
    "skulls": lambda _which, count: skulls(count),
    "points": lambda _which, count: points(count),
    "workers": lambda _which, count: workers(count),
    "down": lambda _which, count: steps_down(count),
    "temple": lambda which, count: _up(temple(which), count),
    "technology": lambda which, count: _up(technology(which), count),
}
