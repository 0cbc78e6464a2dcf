"""What has changed on Tikal's board since somebody looked last, seat by seat."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from operator import itemgetter
from types import UnionType

from game.table.turns.handing import Change
from game.tikal.rules import actions
from game.tikal.rules.board import NAMES
from game.tikal.rules.hidden import View, recovered
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.table.match.played import Played
from game.tikal.words import steps
from game.tikal.words.actions import log_line
from game.ui.sentence import Sentence

_TOLD_ALONE = (
    actions.PlaceTile,
    actions.Discard,
    actions.EstablishCamp,
    actions.PlaceGuard,
    actions.Exchange,
)
"""Of these each is a row, in the words of the log."""
Row = tuple[int, Change[int]]
"""What has changed, and after how many of the seat's actions it was begun."""


def changes_of(played: Sequence[Played], names: Sequence[str]) -> tuple[Change[int], ...]:
    """What is different after these actions from before them; ``names`` are the players'. What
    came and went between is not told: where a member stood on its way, say."""
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
    """After how many of the own actions one of these kinds, by this member, was the first at one
    of the spaces; a row stands where that was done."""
    done = (
        rank
        for rank, one in enumerate(own)
        if isinstance(one.action, kinds)
        and getattr(one.action, "space", None) in spaces
        and member in (None, getattr(one.action, "member", None))
    )
    return next(done, len(own))


def _workers(seat: int, before: View, after: View, own: Sequence[Played]) -> Iterator[Row]:
    """Where more of a seat's workers stand: who arrived, and who walked there."""
    came = _arrived(own)
    arrived: Counter[int] = Counter()
    walked: Counter[int] = Counter()
    for space in after.members[seat]:
        gain = after.workers_at(seat, space) - before.workers_at(seat, space)
        arrived[space] = min(came[space], max(0, gain))
        walked[space] = max(0, gain) - arrived[space]
    if count := arrived.total():
        told = steps.workers_arrive(count, _listed(arrived))
        yield (
            _since(own, +arrived, actions.Walk, actions.WORKER),
            Change(seat, told, tuple(+arrived)),
        )
    if count := walked.total():
        told = steps.workers_walk(count, _listed(walked))
        yield _since(own, +walked, actions.Walk, actions.WORKER), Change(seat, told, tuple(+walked))


def _arrived(own: Sequence[Played]) -> Counter[int]:
    """Where those are now who came from the supply: of several who could have walked on, they
    did."""
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
    was, now = before.leader[seat], after.leader[seat]
    if now == was or now < 0:
        return
    told = steps.leader_arrives if was == IN_SUPPLY else steps.leader_walks
    yield _since(own, {now}, actions.Walk, actions.LEADER), Change(seat, told(NAMES[now]), (now,))


def _uncovered(seat: int, own: Sequence[Played]) -> Iterator[Row]:
    levels = {
        one.action.space: one.after.value[one.action.space]
        for one in own
        if isinstance(one.action, actions.Uncover)
    }
    if not levels:
        return
    told = steps.uncovered(tuple((NAMES[at], number) for at, number in levels.items()))
    yield _since(own, levels, actions.Uncover), Change(seat, told, tuple(levels))


def _recovered(seat: int, own: Sequence[Played]) -> Iterator[Row]:
    found = [
        (one.action.space, recovered(one.before, one.after))
        for one in own
        if isinstance(one.action, actions.Recover)
    ]
    if not found:
        return
    told = steps.recovered_all(tuple((NAMES[at], kind) for at, kind in found))
    spaces = tuple(dict.fromkeys(at for at, _kind in found))
    yield _since(own, spaces, actions.Recover), Change(seat, told, spaces)


def _points(seat: int, played: Sequence[Played]) -> Iterator[Change[int]]:
    """What was scored, and what was paid for turns."""
    gains = [one.after.score[seat] - one.before.score[seat] for one in played]
    if scored := sum(gain for gain in gains if gain > 0):
        yield Change(seat, steps.points_scored(scored))
    if paid := -sum(gain for gain in gains if gain < 0):
        yield Change(seat, steps.points_paid(paid))


def _listed(spaces: Counter[int]) -> Sentence:
    """Spaces with how many there are."""
    return steps.listed(tuple((NAMES[space], count) for space, count in (+spaces).items()))
