"""Sentences about days: the calendar, food days, and what workers could do on later days."""

from functools import reduce
from typing import Final

from game.tzolkin.words import goods, names
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence

DAY_WORDS: Final = phrases(
    __name__,
    {
        "today": NC_("calendar", "Today"),
        "all-over": N_("All food days are over."),
        "rim": N_("On the rim a cube marks a food day with goods, a star one with points."),
        "nobody-left": N_("No worker of yours is on a gear then."),
        "nothing-to-do": N_("nothing that you could do as it is."),
    },
)


@sentence
def day(number: int) -> str:
    return _("Day {day}").format(day=number)


@sentence
def all_fed(number: int) -> str:
    """Announce, during food day ``number``, that everybody has eaten."""
    return _("Food day {day}: everybody has eaten, the temples give.").format(day=number)


@sentence
def food_day_alone(number: int, left: int) -> str:
    """Tell when the next food day is; ``left`` is in days, 0 for today."""
    if not left:
        return _("Food day {day} is today, when all have had their turns.").format(day=number)
    return _("Food day {day} in {days}.").format(day=number, days=goods.days(left))


@sentence
def food_day(number: int, left: int, gives_goods: bool) -> str:
    """Tell when the next food day is and what it brings; ``left`` is in days, 0 for today."""
    brings = _("goods of the temples") if gives_goods else _("points of the temples")
    if not left:
        told = _("Food day {day} is today, when all have had their turns: {brings}.")
        return told.format(day=number, brings=brings)
    told = _("Food day {day} in {days}: {brings}.")
    return told.format(day=number, days=goods.days(left), brings=brings)


@sentence
def needs(corn: int, has: int, loses: int) -> str:
    """Tell the corn that the player needs and has for a food day, and the points he would lose."""
    told = _("You need {needs}, you have {has}.")
    words = told.format(needs=goods.corn(corn), has=goods.corn(has))
    if not loses:
        return words
    short = _("{told} As it is now you lose {points}.")
    return short.format(told=words, points=goods.points(loses))


@sentence
def pushed_off_by_then(player: str, tooth: int) -> str:
    told = _("{player}'s worker on {space} is pushed off by then.")
    return told.format(player=player, space=names.tooth(tooth))


@sentence
def does_there(tooth: int, does: Words) -> str:
    """Tell what a worker could do who stands on this tooth on that day."""
    return _("{space}: {does}").format(space=names.tooth(tooth), does=does)


@sentence
def reaches(actions: tuple[tuple[int, int], ...]) -> str:
    """List actions; each is a gear and the number of the action."""
    ways = names.comma_list(names.action_name(gear, number) for gear, number in actions)
    return _("{ways}.").format(ways=ways)


@sentence
def brings(gained: Words) -> str:
    return _("{goods}.").format(goods=gained)


@sentence
def burning_for(gained: Words) -> str:
    return _("burn the wood for {corn}").format(corn=gained)


@sentence
def alternatives(ways: tuple[Words, ...]) -> str:
    """Join alternatives with "or"; at least one."""
    told = _("{first} or {second}")
    return reduce(lambda first, second: told.format(first=first, second=second), map(str, ways))


# Warnings to a player who is about to end his turn.


@sentence
def hunger_warning(corn: int, points: int) -> str:
    """Warn that corn is missing today, and how many points that costs.

    The words are short, to fit the tray of a phone.
    """
    return _("{corn} short: −{points}").format(corn=goods.corn(corn), points=points)


@sentence
def push_off_warning(tooth: int) -> str:
    """Warn that the worker on a tooth is pushed off at the end of the round."""
    return _("{space}: pushed off").format(space=names.tooth(tooth))


# The days of a replay.


@sentence
def replay_start() -> str:
    return _("The beginning")


@sentence
def replay_turn(day: int, number: int, turns: int) -> str:
    told = _("Day {day}, turn {turn} of {count}")
    return told.format(day=day, turn=number, count=turns)
