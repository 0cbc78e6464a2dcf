"""What nothing on the table stands for: what comes of it, and what it costs."""

from collections.abc import Iterator

from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import OptionWay
from game.tzolkin.table.explaining.days import leaving_told
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.foresight.food_day import food_day_from
from game.tzolkin.table.naming import name_of
from game.tzolkin.table.ways import WAYS
from game.tzolkin.words import ways
from game.tzolkin.words.ways import TOLD
from game.ui.sentence import Sentence


def of_way(asked: Asker, way: OptionWay) -> Explanation:
    """A way to go on, in words."""
    told = [WAYS[way.verb].told(asked.state, way.about)]
    if way.verb == "days":
        told += _days(asked, way.about)
    return Explanation(name_of(way, asked.state), told)


def rule_of_way(way: OptionWay) -> str:
    """The place of the rulebook that tells of it."""
    return WAYS[way.verb].rule


def _days(asked: Asker, days: int) -> Iterator[Sentence]:
    """What more days than one cost, and what comes nearer."""
    if days > 1:
        yield TOLD["dark"]
    yield from _food_day(asked.state, days)
    yield from leaving_told(asked, days)


def _food_day(state: State, days: int) -> Iterator[Sentence]:
    """When the next one is, once so many days have passed."""
    day, left = food_day_from(state)
    if day and left > days:
        yield ways.food_day_away(day, left - days)
    elif day:
        yield ways.food_day_next(day)
