"""What every seat has earned, and with what (sections 7 to 9, 11, 12 and 14)."""

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
    """The points of a seat.

    Attributes:
        made: in turns, by what brought them.
        hunger: lost for workers who were not fed, by food day.
        temples: of the food days with points, by food day.
        prophecies: by food day.
        final: what is counted at the end; its track holds all of the above.
    """

    final: Final
    made: Counter[str] = field(default_factory=Counter)
    hunger: Counter[int] = field(default_factory=Counter)
    temples: Counter[int] = field(default_factory=Counter)
    prophecies: Counter[int] = field(default_factory=Counter)


def earned(match: TzolkinMatch) -> list[Earned]:
    """By every seat so far."""
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
    """Every action as all could see it."""
    before = view(match.before(0), NOBODY)
    for number, action in enumerate(match.actions, start=1):
        after = view(match.before(number), NOBODY)
        yield PlayedAction(before, action, after)
        before = after


def _turns(match: TzolkinMatch) -> Iterator[tuple[State, str, State]]:
    """Every action outside of food days, with what its points are for."""
    source, held = BUILDINGS, False
    for played in _played(match):
        before, action, after = played
        held = held or food_day_of(played) is not None
        if not held:
            source = _source(before, action) or source
            yield before, source, after
        held = held and after.food_days_done == before.food_days_done


def _source(before: State, action: actions.Action) -> str:
    """What the points of an action and of the choices after it are for; empty for choices."""
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
    """Those that were held, each with the position after it."""
    found: list[tuple[FoodDay, State]] = []
    begun: FoodDay | None = None
    for played in _played(match):
        begun = food_day_of(played) or begun
        if begun and played.after.food_days_done == begun.day:
            found.append((begun, played.after))
            begun = None
    return found


def _count_day(one: Earned, day: FoodDay, after: State, seat: int) -> None:
    """What was lost for hunger is known, and so is what the temples paid; the rest is the
    prophecy's."""
    unfed = WORKERS - day.view.bank[seat] - after.fed[seat]
    lost = unfed * (YALUK_UNFED if after.tribe[seat] == YALUK else UNFED)
    paid = 0 if day.day in OF_GOODS else _temple_points(after, day.day, seat)
    one.hunger[day.day] = lost
    one.temples[day.day] = paid
    one.prophecies[day.day] = after.score[seat] - day.view.score[seat] + lost - paid


def _temple_points(after: State, day: int, seat: int) -> int:
    """Nothing has changed on the temples since they paid."""
    return sum(lead.pays(seat) for lead in leads(after, day))
