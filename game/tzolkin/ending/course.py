"""The course of a match: the points of every seat, turn by turn."""

from game.outcome import PointsHistory
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.scoring import QUARTERS, totals
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.final import finals
from game.tzolkin.table.match.telling import ends_turn
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.layout import sprite


def course_of(match: TzolkinMatch) -> PointsHistory:
    """Return the points of every seat at the start and after each turn.

    ``points`` are those on the track, after the last turn the final ones. ``would`` are the points
    that each position would have given if the game had ended there. Both are whole points.
    """
    ends = [i + 1 for i, action in enumerate(match.actions) if ends_turn(action)]
    seen = [match.before(index) for index in (0, *ends[:-1])] + [match.state]
    done = [state.food_days_done for state in seen]
    return PointsHistory(
        points=tuple(_points(state) for state in seen),
        would=tuple(tuple(one.quarters // QUARTERS for one in finals(state)) for state in seen),
        scorings=tuple(turn for turn in range(1, len(seen)) if done[turn] > done[turn - 1]),
        sign=sprite(sign.BOWL),
    )


def _points(state: State) -> tuple[int, ...]:
    counted = totals(state)
    return tuple(total // QUARTERS for total in counted) if counted else tuple(state.score)
