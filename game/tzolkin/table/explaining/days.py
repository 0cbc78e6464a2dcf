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
from game.tzolkin.table.tray.choice import told_of_change
from game.tzolkin.words import days as words
from game.tzolkin.words.asking import HEADLINES
from game.tzolkin.words.changes import gained
from game.tzolkin.words.days import DAYS
from game.tzolkin.words.spaces import space_told
from game.tzolkin.words.ways import in_days
from game.ui.sentence import Sentence, Words

# What own workers could do some days on, with the goods of today and what lies there now.


def waiting_told(state: State, seat: int, days: int) -> Iterator[Sentence]:
    """The spaces of a seat's workers in so many days, and what can be done there for nothing."""
    for tooth, stands in enumerate(state.teeth):
        if stands == seat and days_left(state, tooth) > days:
            there = tooth + days
            yield words.does_there(there, _done(outlook(state, tooth, days), there))


def _done(seen: Outlook, tooth: int) -> Sentence:
    """The action of the space itself, or what else can be done from there for nothing."""
    gear, space = GEAR_OF[tooth], SPACE_OF[tooth]
    free = [way for way in seen.ways if way.corn <= 0]
    if not free:
        return DAYS["nothing-to-do"]
    if space > ACTIONS[gear]:
        return space_told(tooth)
    own = next((way for way in free if (way.gear, way.number) == (gear, space)), None)
    if own:
        brought = _brought(seen.before, own)
        return words.brings(brought) if brought else space_told(tooth)
    return words.reaches(tuple((way.gear, way.number) for way in free))


def _brought(before: State, way: WorkerAction) -> Words:
    """What an action brings; empty where more is asked than what is taken of the jungle."""
    if way.after.phase == JUNGLE:
        return _harvested(way.after)
    return told_of_change(before, way.after) if way.after.phase == PICKING else ""


def _harvested(state: State) -> Sentence:
    """What there is to be taken; of burning only where corn is not to be had otherwise."""
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
    """The day, and what the next food day wants."""
    state = asked.state
    told = [*held_told(state), food_day_told(state)]
    if food_day.next_food_day(state):
        told.append(needs_told(food_day.account(state, asked.seat)))
    return Explanation(day_name(state), told)


def day_name(state: State) -> Sentence:
    """What the day is called."""
    return HEADLINES["over"] if state.phase == OVER else words.day(state.tooth + 1)


def held_told(state: State) -> Iterator[Sentence]:
    """That all have eaten, while a food day is held."""
    if food_day.is_fed(state):
        yield words.all_fed(state.food_days_done + 1)


def food_day_told(state: State) -> Sentence:
    """When the next food day is, and what it brings."""
    day, left = food_day.food_day_from(state)
    return words.food_day(day, left, day in OF_GOODS) if day else DAYS["all-over"]


def needs_told(own: food_day.Account) -> Sentence:
    """What a seat needs and has on it."""
    return words.needs(own.needs, own.has + own.harvest.corn, own.loses)


def of_ahead(asked: Asker, ahead: Ahead) -> Explanation:
    """The gears in some days."""
    days = ahead.days
    if not days:
        return Explanation(DAYS["today"])
    told = [*waiting_told(asked.state, asked.seat, days), *leaving_told(asked, days)]
    return Explanation(in_days(days), told or [DAYS["nobody-left"]])


def leaving_told(asked: Asker, days: int) -> Iterator[Sentence]:
    """Who is pushed off until then."""
    state = asked.state
    for tooth in pushed_off(state, days):
        yield words.leaves(asked.name(state.teeth[tooth]), tooth)
