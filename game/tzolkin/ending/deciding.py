"""What decided a match of Tzolk'in: where a player and the best rival got their points."""

from collections.abc import Callable, Iterator
from typing import Final

from game.outcome import DecidingFact, best_rival
from game.table.players import players_of
from game.tzolkin.ending.points import (
    BUILDINGS,
    OFFERINGS,
    TECHNOLOGIES,
    PointsBySource,
    points_by_source,
)
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.drawing import sprite
from game.tzolkin.words import deciding as words
from game.ui.sentence import Sentence

Points = Callable[[PointsBySource], int]
_SOURCES: Final[tuple[tuple[Callable[[str, int, int], Sentence], Points, str], ...]] = (
    (words.temples, lambda one: one.temples_by_day.total(), sign.TEMPLE),
    (words.prophecies, lambda one: one.prophecies_by_day.total(), sign.COMET),
    (words.technologies, lambda one: one.by_turn_source[TECHNOLOGIES], sign.TECHNOLOGY),
    (words.skulls_left, lambda one: one.final.skulls, sign.SKULL),
)
"""Sources of points: the sentence, the points, and the sign."""


def facts_of(match: TzolkinMatch, seat: int) -> list[DecidingFact]:
    """Return in what a seat differs from its best rival at the end of a match.

    The points of all facts together are those that the seat is ahead.
    """
    found = points_by_source(match)
    rival = best_rival([one.final.quarters for one in found], seat)
    name = players_of(match.setup.players)[rival].name
    return [
        *_by_source(found[seat], found[rival], name),
        *_by_number(match, found, (seat, rival), name),
    ]


def _by_source(own: PointsBySource, theirs: PointsBySource, rival: str) -> Iterator[DecidingFact]:
    for told, count, icon in _SOURCES:
        mine, others = count(own), count(theirs)
        yield DecidingFact(told(rival, mine, others), sprite(icon), mine - others)
    lost = own.hunger_by_day.total(), theirs.hunger_by_day.total()
    yield DecidingFact(words.hunger(rival, *lost), sprite(sign.BOWL), lost[1] - lost[0])
    left = own.final.corn / QUARTERS, theirs.final.corn / QUARTERS
    yield DecidingFact(words.goods(rival, *left), sprite(sign.CORN), left[0] - left[1])


def _by_number(
    match: TzolkinMatch, found: list[PointsBySource], seats: tuple[int, int], rival: str
) -> Iterator[DecidingFact]:
    """Yield what is told with a number: skulls offered, buildings, monuments."""
    offered = skulls_offered(match)
    skulls = [(offered[one], found[one].by_turn_source[OFFERINGS]) for one in seats]
    built = [
        (len(match.state.buildings[one]), found[one].by_turn_source[BUILDINGS]) for one in seats
    ]
    monuments = [
        (len(found[one].final.monuments), sum(points for _n, points in found[one].final.monuments))
        for one in seats
    ]
    for told, (own, theirs), icon in (
        (words.offerings, skulls, sign.CHICHEN),
        (words.buildings, built, sign.BUILDING),
        (words.monuments, monuments, sign.MONUMENT),
    ):
        yield DecidingFact(told(rival, own, theirs), sprite(icon), own[1] - theirs[1])


def skulls_offered(match: TzolkinMatch) -> list[int]:
    """Return how many skulls every seat offered on Chichen Itza."""
    offered = [0] * match.state.seats
    for index in range(len(match.actions)):
        before, after = match.before(index), match.before(index + 1)
        more = (before.offered_spaces ^ after.offered_spaces).bit_count()
        offered[before.seat] += more
    return offered
