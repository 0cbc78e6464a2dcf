"""Describe what a seat gained and paid between two positions."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from game.tzolkin.rules.data.board import TEMPLES, TRACKS
from game.tzolkin.rules.state import State
from game.tzolkin.words import goods
from game.tzolkin.words.names import listed, technology, temple
from game.ui.i18n import gettext as _
from game.ui.sentence import Words, sentence

Amount = tuple[str, int, int]
"""A change: its kind, the number of the temple or technology (else 0), and its amount."""


def gained(before: State, after: State, seat: int) -> Words:
    """List everything of which a seat has more: goods, points, steps, workers; empty if nothing."""
    told = [*_goods(before, after, seat, 1), *_points(before, after, seat, 1)]
    return _listed([*told, *_steps(before, after, seat)])


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
    return str(listed(_CALLED[name](which, count) for name, which, count in of))


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
    if (hired := before.bank[seat] - after.bank[seat]) > 0:
        yield "workers", 0, hired


def _up(name: Words, steps: int) -> str:
    return _("{name} +{steps}").format(name=name, steps=steps)


_CALLED: Final[Mapping[str, Callable[[int, int], Words]]] = {
    "corn": lambda _which, count: goods.corn(count),
    "wood": lambda _which, count: goods.wood(count),
    "stone": lambda _which, count: goods.stone(count),
    "gold": lambda _which, count: goods.gold(count),
    "skulls": lambda _which, count: goods.skulls(count),
    "points": lambda _which, count: goods.points(count),
    "workers": lambda _which, count: goods.workers(count),
    "temple": lambda which, count: _up(temple(which), count),
    "technology": lambda which, count: _up(technology(which), count),
}
