"""Explanations of ways that no thing on the table stands for: their effect and cost."""

from collections.abc import Iterator

from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import OptionWay
from game.tzolkin.table.explaining.days import describe_leaving
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.table.foresight.food_day import food_day_from
from game.tzolkin.table.naming import name_of
from game.tzolkin.table.ways import WAYS
from game.tzolkin.words import ways
from game.tzolkin.words.ways import TOLD
from game.ui.sentence import Sentence


def of_way(asked: Asker, way: OptionWay) -> Explanation:
    """Explain a way."""
    told = [WAYS[way.verb].told(asked.state, way.about)]
    if way.verb == "days":
        told += _days(asked, way.about)
    return Explanation(name_of(way, asked.state), told)


def rule_of_way(way: OptionWay) -> str:
    """Return the section of the rulebook about a way."""
    return WAYS[way.verb].rule


def _days(asked: Asker, days: int) -> Iterator[Sentence]:
    """Tell what moving on several days costs, and what that brings nearer."""
    if days > 1:
        yield TOLD["dark"]
    yield from _food_day(asked.state, days)
    yield from describe_leaving(asked, days)


def _food_day(state: State, days: int) -> Iterator[Sentence]:
    """Tell when the next food day is, once so many days have passed."""
    day, left = food_day_from(state)
    if day and left > days:
        yield ways.food_day_away(day, left - days)
    elif day:
        yield ways.food_day_next(day)
