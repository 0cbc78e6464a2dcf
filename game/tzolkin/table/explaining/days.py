"""The calendar, food days, and looking ahead (sections 10 and 11)."""

from collections.abc import Iterator

from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.actions import Action, Burn, Take
from game.tzolkin.rules.data.board import ACTIONS, GEAR_OF, SPACE_OF
from game.tzolkin.rules.effects.food_day import OF_GOODS
from game.tzolkin.rules.state import JUNGLE, OVER, PICKING, State
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.foresight import food_day
from game.tzolkin.table.foresight.ahead import Outlook, WorkerAction, days_left, outlook, pushed_off
from game.tzolkin.table.things import Ahead, Calendar
from game.tzolkin.table.tray.choice import describe_change
from game.tzolkin.words import days as words
from game.tzolkin.words.asking import HEADLINES
from game.tzolkin.words.changes import gained
from game.tzolkin.words.days import DAYS
from game.tzolkin.words.spaces import describe_space
from game.tzolkin.words.ways import in_days
from game.ui.sentence import Sentence, Words

# What a seat's workers could do some days later, with the goods and tiles of today.


def describe_waiting(state: State, seat: int, days: int) -> Iterator[Sentence]:
    """Tell where a seat's workers will stand in so many days, and what they could do there free."""
    for tooth, stands in enumerate(state.teeth):
        if stands == seat and days_left(state, tooth) > days:
            there = tooth + days
            yield words.does_there(there, _done(outlook(state, tooth, days), there))


def _done(seen: Outlook, tooth: int) -> Sentence:
    """Tell the action of the space itself, or else what can be reached from there for free."""
    gear, space = GEAR_OF[tooth], SPACE_OF[tooth]
    free = [way for way in seen.ways if way.corn <= 0]
    if not free:
        return DAYS["nothing-to-do"]
    if space > ACTIONS[gear]:
        return describe_space(tooth)
    own = next((way for way in free if (way.gear, way.number) == (gear, space)), None)
    if own:
        brought = _brought(seen.before, own)
        return words.brings(brought) if brought else describe_space(tooth)
    return words.reaches(tuple((way.gear, way.number) for way in free))


def _brought(before: State, way: WorkerAction) -> Words:
    """Return what an action brings; empty if it asks for more choices than a harvest."""
    if way.after.phase == JUNGLE:
        return _harvested(way.after)
    return describe_change(before, way.after) if way.after.phase == PICKING else ""


def _harvested(state: State) -> Sentence:
    """Return what can be harvested; burning is told only if no corn can be taken otherwise."""
    can = legal_actions(state)
    corn, wood = ([one for one in can if one == Take(wood=wood)] for wood in (False, True))
    burning = [one for one in can if isinstance(one, Burn)][:1] if not corn else []
    ways = [_taken(state, one) for one in (*corn, *wood)]
    ways += [words.burning_for(_taken(state, one)) for one in burning]
    return words.either(tuple(ways))


def _taken(state: State, action: Action) -> Words:
    after = state.copy()
    apply(after, action)
    return gained(state, after, state.seat)


def of_calendar(asked: Asker, _calendar: Calendar) -> Explanation:
    """Explain the calendar: the day, the next food day, and what the seat needs for it."""
    state = asked.state
    told = [*describe_held(state), describe_food_day(state)]
    if food_day.next_food_day(state):
        told.append(describe_needs(food_day.account(state, asked.seat)))
    return Explanation(day_name(state), told)


def day_name(state: State) -> Sentence:
    """Return the name of the day."""
    return HEADLINES["over"] if state.phase == OVER else words.day(state.tooth + 1)


def describe_held(state: State) -> Iterator[Sentence]:
    """Tell that all have eaten, while a food day is being held."""
    if food_day.is_fed(state):
        yield words.all_fed(state.food_days_done + 1)


def describe_food_day(state: State) -> Sentence:
    """Return when the next food day is, and what it brings."""
    day, left = food_day.food_day_from(state)
    return words.food_day(day, left, day in OF_GOODS) if day else DAYS["all-over"]


def describe_needs(own: food_day.Account) -> Sentence:
    """Return the corn that a seat needs on the next food day, and the corn that it has."""
    return words.needs(own.needs, own.has + own.harvest.corn, own.loses)


def of_ahead(asked: Asker, ahead: Ahead) -> Explanation:
    """Explain the gears in some days."""
    days = ahead.days
    if not days:
        return Explanation(DAYS["today"])
    told = [*describe_waiting(asked.state, asked.seat, days), *describe_leaving(asked, days)]
    return Explanation(in_days(days), told or [DAYS["nobody-left"]])


def describe_leaving(asked: Asker, days: int) -> Iterator[Sentence]:
    """Tell which workers are pushed off within so many days."""
    state = asked.state
    for tooth in pushed_off(state, days):
        yield words.leaves(asked.name(state.teeth[tooth]), tooth)
