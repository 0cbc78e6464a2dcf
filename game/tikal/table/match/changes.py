"""What has changed on the board since a player last looked, seat by seat."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from operator import itemgetter
from types import UnionType

from game.table.news import Change
from game.tikal.rules import actions
from game.tikal.rules.board import NAMES
from game.tikal.rules.hidden import View, recovered_treasure
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.table.match.telling import Played
from game.tikal.words import events
from game.tikal.words.actions import log_line
from game.ui.sentence import Sentence

_TOLD_ALONE = (
    actions.PlaceTile,
    actions.Discard,
    actions.EstablishCamp,
    actions.PlaceGuard,
    actions.Exchange,
)
"""The kinds of action that each get a row of their own, in the words of the log."""
Row = tuple[int, Change[int]]
"""The number of the seat's actions before the one that began a change, and the change; rows are
sorted by the number."""


def changes_of(played: Sequence[Played], names: Sequence[str]) -> tuple[Change[int], ...]:
    """Return what the actions ``played`` have changed between the first and the last position.

    ``names`` are the players'. What came and went in between is left out, such as a space that a
    member only passed. The seats that acted come first, in the order in which they acted.
    """
    if not played:
        return ()
    before, after = played[0].before, played[-1].after
    acted = dict.fromkeys(one.before.seat for one in played)
    others = (seat for seat in range(before.seats) if seat not in acted)
    return tuple(
        chain.from_iterable(
            _of_seat(seat, before, after, played, names) for seat in (*acted, *others)
        )
    )


def _of_seat(
    seat: int, before: View, after: View, played: Sequence[Played], names: Sequence[str]
) -> Iterator[Change[int]]:
    """Yield a seat's changes in the order in which they were begun, its points last."""
    own = [one for one in played if one.before.seat == seat]
    rows = chain(
        _alone(seat, own, names),
        _workers(seat, before, after, own),
        _leader(seat, before, after, own),
        _uncovered(seat, own),
        _recovered(seat, own),
    )
    yield from (change for _since, change in sorted(rows, key=itemgetter(0)))
    yield from _points(seat, played)


def _alone(seat: int, own: Sequence[Played], names: Sequence[str]) -> Iterator[Row]:
    """Yield a row for each action that is told by itself."""
    for since, one in enumerate(own):
        if isinstance(one.action, _TOLD_ALONE):
            place = getattr(one.action, "space", None)
            told = log_line(one.before, one.action, names)
            yield since, Change(seat, told, () if place is None else (place,))


def _since(
    own: Sequence[Played],
    spaces: Collection[int],
    kinds: type | UnionType,
    member: str | None = None,
) -> int:
    """Return the rank of the first own action of these kinds, by this member (None: by anybody), at
    one of the spaces; the number of own actions if there is none."""
    done = (
        rank
        for rank, one in enumerate(own)
        if isinstance(one.action, kinds)
        and getattr(one.action, "space", None) in spaces
        and member in (None, getattr(one.action, "member", None))
    )
    return next(done, len(own))


def _workers(seat: int, before: View, after: View, own: Sequence[Played]) -> Iterator[Row]:
    """Yield a row for the workers who arrived and one for those who walked, at spaces with more of
    the seat's workers than before."""
    came = _arrived(own)
    arrived: Counter[int] = Counter()
    walked: Counter[int] = Counter()
    for space in after.members[seat]:
        gain = after.workers_at(seat, space) - before.workers_at(seat, space)
        arrived[space] = min(came[space], max(0, gain))
        walked[space] = max(0, gain) - arrived[space]
    if count := arrived.total():
        told = events.workers_arrive(count, _listed(arrived))
        yield (
            _since(own, +arrived, actions.Walk, actions.WORKER),
            Change(seat, told, tuple(+arrived)),
        )
    if count := walked.total():
        told = events.workers_walk(count, _listed(walked))
        yield _since(own, +walked, actions.Walk, actions.WORKER), Change(seat, told, tuple(+walked))


def _arrived(own: Sequence[Played]) -> Counter[int]:
    """Return how many workers from the supply stand on each space now. Where several could have
    walked on, those from the supply are taken to have done so."""
    came: Counter[int] = Counter()
    for one in own:
        match one.action:
            case actions.Enter(member=member, space=space) if member == actions.WORKER:
                came[space] += 1
            case action if isinstance(action, actions.Step) and action.member == actions.WORKER:
                if came[action.origin]:
                    came[action.origin] -= 1
                    came[action.space] += 1
            case actions.PlaceGuard(space=space):
                del came[space]
    return came


def _leader(seat: int, before: View, after: View, own: Sequence[Played]) -> Iterator[Row]:
    """Yield a row if the leader stands on another space than before."""
    was, now = before.leader[seat], after.leader[seat]
    if now == was or now < 0:
        return
    told = events.leader_arrives if was == IN_SUPPLY else events.leader_walks
    yield _since(own, {now}, actions.Walk, actions.LEADER), Change(seat, told(NAMES[now]), (now,))


def _uncovered(seat: int, own: Sequence[Played]) -> Iterator[Row]:
    """Yield a row on the temples that the seat uncovered, with the numbers reached."""
    levels = {
        one.action.space: one.after.value[one.action.space]
        for one in own
        if isinstance(one.action, actions.Uncover)
    }
    if not levels:
        return
    told = events.temples_uncovered(tuple((NAMES[at], number) for at, number in levels.items()))
    yield _since(own, levels, actions.Uncover), Change(seat, told, tuple(levels))


def _recovered(seat: int, own: Sequence[Played]) -> Iterator[Row]:
    """Yield a row on the treasures that the seat recovered."""
    found = [
        (one.action.space, recovered_treasure(one.before, one.after))
        for one in own
        if isinstance(one.action, actions.Recover)
    ]
    if not found:
        return
    told = events.treasures_recovered(tuple((NAMES[at], kind) for at, kind in found))
    spaces = tuple(dict.fromkeys(at for at, _kind in found))
    yield _since(own, spaces, actions.Recover), Change(seat, told, spaces)


def _points(seat: int, played: Sequence[Played]) -> Iterator[Change[int]]:
    """Yield the points that the seat scored, and those that it paid for turns."""
    gains = [one.after.score[seat] - one.before.score[seat] for one in played]
    if scored := sum(gain for gain in gains if gain > 0):
        yield Change(seat, events.points_scored(scored))
    if paid := -sum(gain for gain in gains if gain < 0):
        yield Change(seat, events.points_paid(paid))


def _listed(spaces: Counter[int]) -> Sentence:
    """Return spaces, each with its number of workers, as a sentence."""
    return events.space_list(tuple((NAMES[space], count) for space, count in (+spaces).items()))
