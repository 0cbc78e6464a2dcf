"""What cost a player points in a match of Tzolk'in, for whoever wants to play better."""

from collections.abc import Callable, Iterator

from game.outcome import Loss, loss_to_rival
from game.tzolkin.ending.outcome import Feats, feats_of
from game.tzolkin.ending.points import BUILDINGS, OFFERINGS, PointsBySource, points_by_source
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.words import losses as words
from game.tzolkin.words import rulebook_sections
from game.ui.sentence import Sentence

Source = Callable[[PointsBySource], int]
_SOURCES: tuple[tuple[Callable[[int, str, int], Sentence], Source, str, str], ...] = (
    (
        words.fewer_temples,
        lambda one: one.temples_by_day.total(),
        rulebook_sections.TEMPLES,
        "food",
    ),
    (
        words.fewer_buildings,
        lambda one: one.by_turn_source[BUILDINGS],
        rulebook_sections.TILES,
        "building",
    ),
    (
        words.fewer_skulls,
        lambda one: one.by_turn_source[OFFERINGS],
        rulebook_sections.OFFERING,
        "skull",
    ),
    (
        words.fewer_monuments,
        lambda one: sum(points for _number, points in one.final.monuments),
        rulebook_sections.MONUMENTS,
        "building",
    ),
)
"""What a rival may have got more for: its sentence, its points, its section and its lesson."""


def losses_of(match: TzolkinMatch, seat: int) -> list[Loss]:
    """Return what may have cost a seat points in a finished match, each with its points."""
    found, feats = points_by_source(match), feats_of(match)
    hunger = found[seat].hunger_by_day.total()
    return [
        Loss(words.hunger(hunger), hunger, rulebook_sections.FOOD_DAYS, "food"),
        *_wasted(found[seat], feats[seat]),
        *_sources(match, found, seat),
    ]


def _sources(match: TzolkinMatch, found: list[PointsBySource], seat: int) -> Iterator[Loss]:
    """Yield what another seat got more points for."""
    names = [player["name"] for player in match.setup.players]
    for told, count, rule, lesson in _SOURCES:
        points = [count(one) for one in found]
        yield loss_to_rival(told, points, seat, names, rule=rule, lesson=lesson)


def _wasted(one: PointsBySource, feats: Feats) -> Iterator[Loss]:
    """Yield the workers who came back without an action, and the turns that went into begging.

    An action counts for as many points as those that the seat did brought on average.
    """
    done = feats.actions.total()
    worth = max(0.0, one.final.quarters / QUARTERS / done) if done else 1.0
    yield Loss(
        words.rode_off(feats.returned), feats.returned * worth, rulebook_sections.CALENDAR, "ride"
    )
    yield Loss(words.begged(feats.begged), feats.begged * worth, rulebook_sections.BEGGING, "corn")
