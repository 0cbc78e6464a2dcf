"""The points that every seat has earned, by their source (sections 7 to 9, 11, 12 and 14)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.game import NOBODY
from game.table.telling import PlayedAction
from game.tzolkin.rules import actions
from game.tzolkin.rules.data.board import CHICHEN, UNFED, WORKERS
from game.tzolkin.rules.data.expansion import YALUK, YALUK_UNFED
from game.tzolkin.rules.effects.food_day import OF_GOODS
from game.tzolkin.rules.hidden import View, view
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.final import Final, finals
from game.tzolkin.table.foresight.temples import leads
from game.tzolkin.table.match.counting import FoodDay, food_day_of

OFFERINGS, BUILDINGS, TECHNOLOGIES = "offerings", "buildings", "technologies"


@dataclass
class Earned:
    """The points of one seat by their source.

    Attributes:
        final: the points counted at the end of the game; its ``track`` includes all of the below.
        made: points made in turns, by source: ``OFFERINGS``, ``BUILDINGS`` or ``TECHNOLOGIES``.
        hunger: points lost for unfed workers, by food day; positive numbers.
        temples: points that the temples paid, by food day.
        prophecies: points of the prophecies, by food day.
    """

    final: Final
    made: Counter[str] = field(default_factory=Counter)
    hunger: Counter[int] = field(default_factory=Counter)
    temples: Counter[int] = field(default_factory=Counter)
    prophecies: Counter[int] = field(default_factory=Counter)


def earned(match: TzolkinMatch) -> list[Earned]:
    """Return the points that each seat has earned in the match so far, indexed by seat."""
    state = match.state
    found = [Earned(one) for one in finals(state)]
    for before, source, after in _turns(match):
        seat = before.seat
        if gained := after.score[seat] - before.score[seat]:
            found[seat].made[source] += gained
    for day, after in food_days(match):
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
        case actions.Do() if before.about[0] == CHICHEN:
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


def food_days(match: TzolkinMatch) -> list[tuple[FoodDay, State]]:
    """Return the food days that were held, each with the position after it."""
    found: list[tuple[FoodDay, State]] = []
    begun: FoodDay | None = None
    for played in _played(match):
        begun = food_day_of(played) or begun
        if begun and played.after.food_days_done == begun.day:
            found.append((begun, played.after))
            begun = None
    return found


def _count_day(one: Earned, day: FoodDay, after: State, seat: int) -> None:
    """Add a food day to the points of a seat.

    Hunger and temple points are computed; the remaining difference is the prophecy's.
    """
    unfed = WORKERS - day.view.bank[seat] - after.fed[seat]
    lost = unfed * (YALUK_UNFED if after.tribe[seat] == YALUK else UNFED)
    paid = 0 if day.day in OF_GOODS else _temple_points(after, day.day, seat)
    one.hunger[day.day] = lost
    one.temples[day.day] = paid
    one.prophecies[day.day] = after.score[seat] - day.view.score[seat] + lost - paid


def _temple_points(after: State, day: int, seat: int) -> int:
    """Return the points that the temples paid a seat.

    The position after the food day serves for this: the temples have not changed since.
    """
    return sum(lead.pays(seat) for lead in leads(after, day))
