"""The points of every seat: by their source, and turn by turn.

Sections 7 to 9, 11, 12 and 14.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.game import NOBODY
from game.outcome import PointsHistory
from game.table.telling import PlayedAction
from game.tzolkin.rules import actions
from game.tzolkin.rules.data.board import CHICHEN, UNFED_PENALTY, WORKERS
from game.tzolkin.rules.data.expansion import YALUK, YALUK_UNFED
from game.tzolkin.rules.hidden import View, view
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.rounds import FOOD_DAYS_WITH_GOODS
from game.tzolkin.rules.scoring import QUARTERS, totals_in_quarters
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.final import Final, finals
from game.tzolkin.table.foresight.food_day import temple_standings
from game.tzolkin.table.interludes import FoodDay, food_day_of
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.drawing import sprite
from game.tzolkin.table.telling import ends_turn

OFFERINGS, BUILDINGS, TECHNOLOGIES = "offerings", "buildings", "technologies"


@dataclass
class PointsBySource:
    """The points of one seat by their source.

    Attributes:
        final: the points counted at the end of the game; its ``track`` includes all of the below.
        by_turn_source: points made in turns, by source: ``OFFERINGS``, ``BUILDINGS`` or
            ``TECHNOLOGIES``.
        hunger_by_day: points lost for unfed workers, by food day; positive numbers.
        temples_by_day: points that the temples paid, by food day.
        prophecies_by_day: points of the prophecies, by food day.
    """

    final: Final
    by_turn_source: Counter[str] = field(default_factory=Counter)
    hunger_by_day: Counter[int] = field(default_factory=Counter)
    temples_by_day: Counter[int] = field(default_factory=Counter)
    prophecies_by_day: Counter[int] = field(default_factory=Counter)


def points_by_source(match: TzolkinMatch) -> list[PointsBySource]:
    """Return the points that each seat has earned in the match so far, indexed by seat."""
    state = match.state
    found = [PointsBySource(one) for one in finals(state)]
    for before, source, after in _turns(match):
        seat = before.seat
        if gained := after.score[seat] - before.score[seat]:
            found[seat].by_turn_source[source] += gained
    for day, after in held_food_days(match):
        for seat, one in enumerate(found):
            _count_day(one, day, after, seat)
    return found


def _played(match: TzolkinMatch) -> Iterator[PlayedAction[View, actions.Action]]:
    """Yield every action of the match with the public views before and after it."""
    before = view(match.before(0), NOBODY)
    for number, action in enumerate(match.actions, start=1):
        after = view(match.before(number), NOBODY)
        yield PlayedAction(before, action, after)
        before = after


def _turns(match: TzolkinMatch) -> Iterator[tuple[State, str, State]]:
    """Yield every action outside of food days.

    Each item is the view before it, the source of its points, and the view after it.
    """
    source, held = BUILDINGS, False
    for played in _played(match):
        before, action, after = played
        held = held or food_day_of(played) is not None
        if not held:
            source = _source(before, action) or source
            yield before, source, after
        held = held and after.food_days_done == before.food_days_done


def _source(before: State, action: actions.Action) -> str:
    """Return the source of the points of an action and of the choices that follow from it.

    For such a choice itself the string is empty: the source of the action before it applies.
    """
    match action:
        case actions.Do() if before.phase_args[0] == CHICHEN:
            return OFFERINGS
        case actions.Build():
            return BUILDINGS
        case (
            actions.Learn()
            | actions.Bonus()
            | actions.Do()
            | actions.DoOn()
            | actions.EndTurn()
            | actions.Pick()
        ):
            return TECHNOLOGIES
    return ""


def held_food_days(match: TzolkinMatch) -> list[tuple[FoodDay, State]]:
    """Return the food days that were held, each with the position after it."""
    found: list[tuple[FoodDay, State]] = []
    begun: FoodDay | None = None
    for played in _played(match):
        begun = food_day_of(played) or begun
        if begun and played.after.food_days_done == begun.day:
            found.append((begun, played.after))
            begun = None
    return found


def _count_day(one: PointsBySource, day: FoodDay, after: State, seat: int) -> None:
    """Add a food day to the points of a seat.

    Hunger and temple points are computed; the remaining difference is the prophecy's.
    """
    unfed = WORKERS - day.view.workers_in_bank[seat] - after.fed_last_food_day[seat]
    lost = unfed * (YALUK_UNFED if after.tribe[seat] == YALUK else UNFED_PENALTY)
    paid = 0 if day.day in FOOD_DAYS_WITH_GOODS else _temple_points(after, day.day, seat)
    one.hunger_by_day[day.day] = lost
    one.temples_by_day[day.day] = paid
    one.prophecies_by_day[day.day] = after.score[seat] - day.view.score[seat] + lost - paid


def _temple_points(after: State, day: int, seat: int) -> int:
    """Return the points that the temples paid a seat.

    The position after the food day serves for this: the temples have not changed since.
    """
    return sum(lead.pays(seat) for lead in temple_standings(after, day))


# The course of a match: the points of every seat, turn by turn.


def points_history(match: TzolkinMatch) -> PointsHistory:
    """Return the points of every seat at the start and after each turn.

    ``points`` are those on the track, after the last turn the final ones. ``would`` are the points
    that each position would have given if the game had ended there. Both are whole points.
    """
    ends = [i + 1 for i, action in enumerate(match.actions) if ends_turn(action)]
    seen = [match.before(index) for index in (0, *ends[:-1])] + [match.state]
    done = [state.food_days_done for state in seen]
    return PointsHistory(
        points=tuple(_points(state) for state in seen),
        if_scored=tuple(tuple(one.quarters // QUARTERS for one in finals(state)) for state in seen),
        scorings=tuple(turn for turn in range(1, len(seen)) if done[turn] > done[turn - 1]),
        scoring_sprite=sprite(sign.BOWL),
    )


def _points(state: State) -> tuple[int, ...]:
    counted = totals_in_quarters(state)
    return tuple(total // QUARTERS for total in counted) if counted else tuple(state.score)
