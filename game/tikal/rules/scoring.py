"""The scoring of a position (sections 4 and 5)."""

from dataclasses import dataclass

from game.tikal.rules.components import LEADER_STRENGTH, TREASURE_POINTS
from game.tikal.rules.state import NONE, State


def strength(state: State, seat: int, space: int) -> int:
    """Return the strength of a seat on a space: 1 for a worker, 3 for the leader (section 4)."""
    members = state.members[seat].get(space, 0)
    if state.leader[seat] == space:
        members += LEADER_STRENGTH - 1
    return members


def strongest_seat(state: State, space: int) -> int:
    """Return the seat that is stronger on a space than every other, or ``NONE``."""
    best, winner = 0, NONE
    for seat in range(state.seats):
        power = strength(state, seat, space)
        if power > best:
            best, winner = power, seat
        elif power == best:
            winner = NONE
    return winner


def temple_owner(state: State, space: int) -> int:
    """Return the seat to which a temple pays points now, or ``NONE`` (section 5)."""
    guard = state.guard[space]
    return guard if guard != NONE else strongest_seat(state, space)


def treasure_points(kinds: list[int]) -> int:
    """Return the points of a seat's treasures; ``kinds`` are its numbers by kind (section 5)."""
    return sum([TREASURE_POINTS[count] for count in kinds])


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The points of a position for one seat: its temples as (space, points), and its treasures."""

    temples: tuple[tuple[int, int], ...]
    treasures: int

    @property
    def temple_points(self) -> int:
        """The points of all temples of the seat."""
        return sum(points for _, points in self.temples)

    @property
    def total(self) -> int:
        """The points of temples and treasures together."""
        return self.temple_points + self.treasures


def breakdown(state: State, seat: int) -> Breakdown:
    """Return the points that ``seat`` would score in this position."""
    temples = tuple(
        (space, value)
        for space, value in enumerate(state.value)
        if value and temple_owner(state, space) == seat
    )
    return Breakdown(temples, treasure_points(state.treasures[seat]))


def winners(state: State) -> list[int]:
    """Return the seats with the most points; equal seats share the win (section 6)."""
    best = max(state.score)
    return [seat for seat, points in enumerate(state.score) if points == best]
