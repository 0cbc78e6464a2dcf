"""What decided a match of Tikal: where a player and the best rival got their points."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.outcome import DecidingFact, best_rival
from game.table.players import players_of
from game.tikal.rules.actions import END_TURN
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns import rounds_scored
from game.tikal.words import deciding as words


@dataclass
class Paid:
    """What a seat was paid for in all scorings.

    Attributes:
        treasures: the points for treasures.
        guarded: the points for temples with a guard.
        earlier: the points for other temples, in all scorings but the last.
        last: the same in the last scoring.
        temples: the temples without a guard that paid in the last scoring.
        members: the own members on these.
        unspent: the points at the start that were not bid (auction game).
    """

    treasures: int = 0
    guarded: int = 0
    earlier: int = 0
    last: int = 0
    temples: int = 0
    members: int = 0
    unspent: int = 0


def facts_of(match: TikalMatch, seat: int) -> list[DecidingFact]:
    """Return in what a seat differs from its best rival at the end of a match.

    The points of all facts together are those that the seat is ahead.
    """
    rival = best_rival(match.state.score, seat)
    paid, players = paid_to(match), players_of(match.setup.players)
    return list(_facts(paid[seat], paid[rival], players[rival].name, players[seat].mark))


def _facts(own: Paid, theirs: Paid, rival: str, mark: str) -> Iterator[DecidingFact]:
    yield DecidingFact(
        words.treasures(rival, own.treasures, theirs.treasures),
        "icon_treasure",
        own.treasures - theirs.treasures,
    )
    yield DecidingFact(
        words.guarded(rival, own.guarded, theirs.guarded),
        f"guard_{mark}",
        own.guarded - theirs.guarded,
    )
    yield DecidingFact(
        words.earlier_temples(rival, own.earlier, theirs.earlier),
        "icon_temple",
        own.earlier - theirs.earlier,
    )
    had = (own.temples, own.members), (theirs.temples, theirs.members)
    yield DecidingFact(words.last_temples(rival, *had), f"worker_{mark}", own.last - theirs.last)
    yield DecidingFact(
        words.not_bid(rival, own.unspent, theirs.unspent),
        "icon_score",
        own.unspent - theirs.unspent,
    )


def paid_to(match: TikalMatch) -> list[Paid]:
    """Return what every seat was paid for, by seat."""
    start, final = match.state.variant.starting_points, rounds_scored(match.state) - 1
    paid = [Paid(unspent=start - cost) for cost in match.state.paid_for_turns]
    for index, action in enumerate(match.actions):
        before = match.before(index)
        if action is END_TURN and before.scoring_queue:
            _count(paid[before.seat], before, is_last=rounds_scored(before) == final)
    return paid


def _count(one: Paid, state: State, *, is_last: bool) -> None:
    """Add the scoring turn that ends in a position."""
    seat = state.seat
    scored = breakdown(state, seat)
    one.treasures += scored.treasures
    for space, points in scored.temples:
        if state.guard[space] != NONE:
            one.guarded += points
        elif is_last:
            one.last += points
            one.temples += 1
            one.members += state.members[seat].get(space, 0)
        else:
            one.earlier += points
