"""What nothing on the table stands for: what comes of it, and what it costs."""

from collections.abc import Iterator
from typing import Final

from game.tzolkin.rules.data.board import GEARS, PALENQUE, UXMAL
from game.tzolkin.rules.effects import market, placing
from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import Way
from game.tzolkin.table.explaining.days import leaving_told
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.foresight.food_day import food_day_from
from game.tzolkin.table.naming import name_of
from game.tzolkin.words import places, ways
from game.tzolkin.words.ways import TOLD
from game.ui.sentence import Sentence


def of_way(asked: Asked, way: Way) -> Explanation:
    """A way to go on, in words."""
    told = list(_days(asked, way.about)) if way.verb == "days" else [_comes_of(asked.state, way)]
    return Explanation(name_of(way, asked.state), told)


def rule_of_way(way: Way) -> str:
    """The place of the rulebook that tells of it."""
    return _RULES[way.verb]


def _days(asked: Asked, days: int) -> Iterator[Sentence]:
    """What passes, what that costs, and what comes nearer."""
    if days == 1:
        yield TOLD["one-day"]
    else:
        yield TOLD["two-days"]
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


def _comes_of(state: State, way: Way) -> Sentence:
    match way.verb:
        case "beg":
            return ways.told_of_begging(placing.begged(state))
        case "sell":
            return ways.told_of_selling(way.about)
        case "trade":
            return ways.told_of_trading(way.about)
        case "buy":
            return ways.told_of_buying(way.about, market.price(state, way.about))
        case "gold":
            return ways.told_of_gold(way.about) if way.about else TOLD["no-gold"]
        case "save":
            return ways.told_of_saving(way.about)
    return TOLD[way.verb]


_RULES: Final = {
    "days": places.CALENDAR,
    "beg": places.BEGGING,
    "sell": GEARS[UXMAL],
    "buy": GEARS[UXMAL],
    "gold": places.PROPHECIES,
    "save": places.TECHNOLOGIES,
    "trade": places.TRIBES,
    "pass": places.TRIBES,
    "nothing": places.PICKING,
    "decline": places.PROPHECIES,
    "corn": GEARS[PALENQUE],
    "wood": GEARS[PALENQUE],
    "burn": GEARS[PALENQUE],
    "whole": places.TECHNOLOGIES,
    "served": places.TECHNOLOGIES,
    "anew": places.NEW_BUILDINGS,
}
