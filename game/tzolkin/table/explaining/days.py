"""The calendar, food days, and looking ahead (sections 10 and 11)."""

from collections.abc import Iterator

from game.tzolkin.rules.effects.food_day import OF_GOODS
from game.tzolkin.rules.state import State
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.foresight.ahead import days_left, outlook, pushed_off
from game.tzolkin.table.foresight.food_day import Account, account, days_to_food_day, next_food_day
from game.tzolkin.table.things import Ahead, Calendar
from game.tzolkin.words import goods, names
from game.tzolkin.words.spaces import space_brief
from game.ui.i18n import gettext as _


def of_calendar(asked: Asked, _calendar: Calendar) -> Explanation:
    """The day, and what the next food day wants."""
    state = asked.state
    own = account(state, asked.seat)
    told = [food_day_told(state), needs_told(own)]
    return Explanation(_("Day {day}").format(day=state.tooth + 1), told)


def food_day_told(state: State) -> str:
    """When the next food day is, and what it brings."""
    left, day = days_to_food_day(state), next_food_day(state)
    brings = _("goods of the temples") if day in OF_GOODS else _("points of the temples")
    if not left:
        return _("Food day {day} is today: {brings}.").format(day=day, brings=brings)
    told = _("Food day {day} in {days}: {brings}.")
    return told.format(day=day, days=goods.days(left), brings=brings)


def needs_told(own: Account) -> str:
    """What a seat needs and has on it."""
    told = _("You need {needs}, you have {has}.")
    words = told.format(needs=goods.corn(own.needs), has=goods.corn(own.has + own.harvest.corn))
    if not own.loses:
        return words
    short = _("{told} As it is now you lose {points}.")
    return short.format(told=words, points=goods.points(own.loses))


def of_ahead(asked: Asked, ahead: Ahead) -> Explanation:
    """The gears in some days."""
    days = ahead.days
    if not days:
        return Explanation(_("Today"))
    name = _("In {days}").format(days=goods.days(days))
    told = [*waiting_told(asked.state, asked.seat, days), *_leaving(asked, days)]
    return Explanation(name, told or [_("No worker of yours is on a gear then.")])


def waiting_told(state: State, seat: int, days: int) -> Iterator[str]:
    """The spaces of a seat's workers in so many days, and what can be done there with the goods of
    today."""
    for tooth, stands in enumerate(state.teeth):
        if stands == seat and days_left(state, tooth) > days:
            there = tooth + days
            free = any(way.corn <= 0 for way in outlook(state, tooth, days).ways)
            does = space_brief(there) if free else _("nothing that you could do as it is.")
            yield _("{space}: {does}").format(space=names.tooth(there), does=does)


def _leaving(asked: Asked, days: int) -> Iterator[str]:
    """Who is pushed off until then."""
    told = _("{player}'s worker on {space} is pushed off until then.")
    state = asked.state
    for tooth in pushed_off(state, days):
        name = asked.name(state.teeth[tooth])
        yield told.format(player=name, space=names.tooth(tooth))
