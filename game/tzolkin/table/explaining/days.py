"""The calendar, food days, and looking ahead (sections 10 and 11)."""

from collections.abc import Iterator

from game.tzolkin.rules.effects.food_day import OF_GOODS
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.explaining.waiting import waiting_told
from game.tzolkin.table.foresight.ahead import pushed_off
from game.tzolkin.table.foresight.food_day import (
    Account,
    account,
    food_day_from,
    is_fed,
    next_food_day,
)
from game.tzolkin.table.things import Ahead, Calendar
from game.tzolkin.words import days as words
from game.tzolkin.words.asking import HEADLINES
from game.tzolkin.words.days import DAYS
from game.tzolkin.words.ways import in_days
from game.ui.sentence import Sentence


def of_calendar(asked: Asked, _calendar: Calendar) -> Explanation:
    """The day, and what the next food day wants."""
    state = asked.state
    told = [*held_told(state), food_day_told(state)]
    if next_food_day(state):
        told.append(needs_told(account(state, asked.seat)))
    return Explanation(day_name(state), told)


def day_name(state: State) -> Sentence:
    """What the day is called."""
    return HEADLINES["over"] if state.phase == OVER else words.day(state.tooth + 1)


def held_told(state: State) -> Iterator[Sentence]:
    """That all have eaten, while a food day is held."""
    if is_fed(state):
        yield words.all_fed(state.food_days_done + 1)


def food_day_told(state: State) -> Sentence:
    """When the next food day is, and what it brings."""
    day, left = food_day_from(state)
    return words.food_day(day, left, day in OF_GOODS) if day else DAYS["all-over"]


def needs_told(own: Account) -> Sentence:
    """What a seat needs and has on it."""
    return words.needs(own.needs, own.has + own.harvest.corn, own.loses)


def of_ahead(asked: Asked, ahead: Ahead) -> Explanation:
    """The gears in some days."""
    days = ahead.days
    if not days:
        return Explanation(DAYS["today"])
    told = [*waiting_told(asked.state, asked.seat, days), *leaving_told(asked, days)]
    return Explanation(in_days(days), told or [DAYS["nobody-left"]])


def leaving_told(asked: Asked, days: int) -> Iterator[Sentence]:
    """Who is pushed off until then."""
    state = asked.state
    for tooth in pushed_off(state, days):
        yield words.leaves(asked.name(state.teeth[tooth]), tooth)
