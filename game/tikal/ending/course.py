"""The points of a match, turn by turn."""

from game.outcome import PointsHistory
from game.tikal.rules.actions import END_TURN
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import OVER, State
from game.tikal.rules.turns.scoring import breakdown
from game.tikal.rules.turns.turn import rounds_scored


def course_of(match: TikalMatch) -> PointsHistory:
    """Return the points after every turn, and what they would be if each position were scored."""
    ends = [i + 1 for i, action in enumerate(match.actions) if action is END_TURN]
    seen = [match.before(index) for index in (0, *ends)]
    done = [rounds_scored(state) for state in seen]
    return PointsHistory(
        points=tuple(tuple(state.score) for state in seen),
        would=tuple(_would(state) for state in seen),
        scorings=tuple(turn for turn in range(1, len(seen)) if done[turn] > done[turn - 1]),
        sign="volcano",
    )


def _would(state: State) -> tuple[int, ...]:
    """Return every seat's points if the position were scored now.

    A seat that has been paid in the current scoring round is not paid again, nor is any seat at the
    end of the match.
    """
    paid = {one.seat for one in state.scorings[state.seats * rounds_scored(state) :]}
    paid |= set(range(state.seats)) if state.phase == OVER else set()
    return tuple(
        points + (0 if seat in paid else breakdown(state, seat).total)
        for seat, points in enumerate(state.score)
    )
