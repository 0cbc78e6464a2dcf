"""What cost a player points in a match of Tikal, for whoever wants to play better."""

from collections.abc import Callable, Iterator

from game.outcome import Loss, loss_to_rival
from game.tikal.ending.outcome import feats_of
from game.tikal.rules.actions import END_TURN
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import ScoredTurn
from game.tikal.words import losses as words
from game.tikal.words import rulebook_sections
from game.ui.sentence import Sentence

Source = Callable[[ScoredTurn], int]
_SOURCES: tuple[tuple[Callable[[int, str, int], Sentence], Source, str, str], ...] = (
    (words.fewer_treasures, lambda one: one.treasures, rulebook_sections.TREASURES, "treasure"),
    (words.fewer_temples, lambda one: one.temples, rulebook_sections.TEMPLES, "temple"),
)
"""What a rival may have got more for: its sentence, its points, its section and its lesson."""


def losses_of(match: TikalMatch, seat: int) -> list[Loss]:
    """Return what may have cost a seat points in a finished match, each with its points."""
    return [
        *_sources(match, seat),
        _unguarded(match, seat),
        *_wasted(match, seat),
    ]


def _sources(match: TikalMatch, seat: int) -> Iterator[Loss]:
    """Yield what another seat got more for treasures and for temples."""
    names = [player["name"] for player in match.setup.players]
    for told, count, rule, lesson in _SOURCES:
        points = [0] * match.state.seats
        for one in match.state.scorings:
            points[one.seat] += count(one)
        yield loss_to_rival(told, points, seat, names, rule=rule, lesson=lesson)


def lost_temples(match: TikalMatch, seat: int) -> int:
    """Return the points that temples paid others after they had paid this seat."""
    owned: set[int] = set()
    lost = 0
    for index, action in enumerate(match.actions):
        before = match.before(index)
        if action is not END_TURN or not before.scoring_queue:
            continue
        for space, points in breakdown(before, before.seat).temples:
            if before.seat == seat:
                owned.add(space)
            elif space in owned:
                lost += points
    return lost


def _unguarded(match: TikalMatch, seat: int) -> Loss:
    lost = lost_temples(match, seat)
    return Loss(words.temples_taken(lost), lost, rulebook_sections.GUARD, "guard")


def _wasted(match: TikalMatch, seat: int) -> Iterator[Loss]:
    """Yield the action points not spent, and the members who stayed at the base camp.

    An action point counts for as many points as those that the seat did spend brought on average.
    """
    feats, state = feats_of(match)[seat], match.state
    unspent = feats.ap_by_action[END_TURN.verb]
    spent = feats.ap_by_action.total() - unspent
    earned = sum(one.temples + one.treasures for one in state.scorings if one.seat == seat)
    worth = earned / spent if spent else 1.0
    yield Loss(words.points_unspent(unspent), unspent * worth, rulebook_sections.POINTS, "walk")
    idle = state.members[seat].get(BASE_CAMP_SPACE, 0)
    yield Loss(words.members_idle(idle), idle * worth, rulebook_sections.MOVE, "walk")
