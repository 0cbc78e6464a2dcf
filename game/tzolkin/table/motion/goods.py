"""What an action changes in what the seats have, as flights of signs."""

from collections.abc import Iterator
from typing import Final

from game.table.things import Seat
from game.tzolkin.rules.data.board import KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.state import State
from game.tzolkin.table.motion.moves import Fly, Move, Slide
from game.tzolkin.table.signs import Line, sign
from game.tzolkin.table.things import Technology, Temple, Thing

_PAID: Final = 0.6
_TAKEN: Final = 0.25
"""Until when what is paid flies, and from when on what is taken."""
_APART: Final = 0.1


def flights(before: State, after: State, place: Thing) -> list[Move]:
    """What is paid flies from its seat to a place, then what is taken from there to its seat."""
    paid: list[tuple[int, Line]] = []
    taken: list[tuple[int, Line]] = []
    for seat in range(before.seats):
        for icon, change in _changes(before, after, seat):
            line = (
                (sign.points(change),) if icon == sign.POINTS else sign.counted(icon, abs(change))
            )
            (taken if change > 0 else paid).append((seat, line))
    moves: list[Move] = []
    for rank, (seat, line) in enumerate(paid):
        begin = min(_APART * rank, _PAID / 2)
        moves.append(Fly(Seat(seat), place, line, during=(begin, _PAID + begin / 2)))
    for rank, (seat, line) in enumerate(taken):
        begin = min((_TAKEN if paid else 0.0) + _APART * rank, 0.6)
        moves.append(Fly(place, Seat(seat), line, during=(begin, min(1.0, begin + 0.7))))
    return moves


def _changes(before: State, after: State, seat: int) -> Iterator[tuple[str, int]]:
    """Of each kind how much more a seat has; fewer points do not fly."""
    yield from _unless_none(sign.CORN, after.corn[seat] - before.corn[seat])
    for kind, name in enumerate(KINDS):
        index = 3 * seat + kind
        yield from _unless_none(name, after.cubes[index] - before.cubes[index])
    yield from _unless_none(sign.SKULL, after.skulls[seat] - before.skulls[seat])
    yield from _unless_none(sign.WORKER, before.bank[seat] - after.bank[seat])
    yield from _unless_none(sign.POINTS, max(0, int(after.score[seat] - before.score[seat])))


def _unless_none(icon: str, change: int) -> Iterator[tuple[str, int]]:
    if change:
        yield icon, change


def slides(before: State, after: State, marks: tuple[str, ...]) -> list[Move]:
    """Markers that have gone up or down."""
    found: list[Move] = []
    for seat, mark in enumerate(marks):
        for temple in range(len(TEMPLES)):
            was, now = (state.temples[3 * seat + temple] for state in (before, after))
            if was != now:
                found.append(Slide(Temple(temple, was), Temple(temple, now), mark))
        for track in range(len(TRACKS)):
            was, now = (state.techs[4 * seat + track] for state in (before, after))
            if was != now:
                found.append(Slide(Technology(track, was), Technology(track, now), mark))
    return found
