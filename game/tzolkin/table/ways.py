"""Ways, which no thing on the table stands for: name, effect, signs, and rulebook section."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.tzolkin.rules.data.board import GEARS, KINDS, PALENQUE, UXMAL, VALUE
from game.tzolkin.rules.effects import market, placing
from game.tzolkin.rules.state import State
from game.tzolkin.table.signs import Line, Sign, sign
from game.tzolkin.words import goods, places, ways
from game.tzolkin.words.ways import TOLD
from game.tzolkin.words.ways import WAYS as NAMES
from game.ui.sentence import Sentence


@dataclass(frozen=True)
class Described:
    """A way, by its verb; its number ``about`` may be a kind of resource.

    Attributes:
        name: returns its name.
        told: returns its effect in a position.
        rule: the section of the rulebook.
        signs: returns the signs of its card; empty for a way that only words can tell.
    """

    name: Callable[[int], Sentence]
    told: Callable[[State, int], Sentence]
    rule: str
    signs: Callable[[State, int], Line] = lambda _state, _about: ()


def _plain(verb: str, rule: str, icon: str = "") -> Described:
    """Return a way that has no number."""
    line: Line = (Sign(icon),) if icon else ()
    return Described(
        lambda _about: NAMES[verb], lambda _state, _about: TOLD[verb], rule, lambda _s, _a: line
    )


def _sold(_state: State, kind: int) -> Line:
    return Sign(KINDS[kind]), sign.TO, Sign(sign.CORN, str(VALUE[kind]))


def _bought(state: State, kind: int) -> Line:
    return Sign(sign.CORN, str(market.price(state, kind))), sign.TO, Sign(KINDS[kind])


WAYS: Final[Mapping[str, Described]] = {
    "nothing": _plain("nothing", places.PICKING),
    "decline": _plain("decline", places.PROPHECIES),
    "corn": _plain("corn", GEARS[PALENQUE], sign.CORN_TILE),
    "wood": _plain("wood", GEARS[PALENQUE], sign.WOOD_TILE),
    "burn": _plain("burn", GEARS[PALENQUE], sign.BURN),
    "whole": _plain("whole", places.TECHNOLOGIES),
    "served": _plain("served", places.TECHNOLOGIES),
    "anew": _plain("anew", places.NEW_BUILDINGS),
    "pass": _plain("pass", places.TRIBES),
    "beg": Described(
        lambda _about: NAMES["beg"],
        lambda state, _about: ways.describe_begging(placing.begged(state)),
        places.BEGGING,
        lambda _state, _about: (Sign(sign.BEG),),
    ),
    "save": Described(
        ways.save,
        lambda _state, kind: ways.describe_saving(kind),
        places.TECHNOLOGIES,
        lambda _state, kind: (Sign(KINDS[kind], struck=True),),
    ),
    "trade": Described(
        ways.trade, lambda _state, kind: ways.describe_trading(kind), places.TRIBES, _sold
    ),
    "sell": Described(
        ways.sell, lambda _state, kind: ways.describe_selling(kind), GEARS[UXMAL], _sold
    ),
    "buy": Described(
        ways.buy,
        lambda state, kind: ways.describe_buying(kind, market.price(state, kind)),
        GEARS[UXMAL],
        _bought,
    ),
    "gold": Described(
        goods.gold,
        lambda _state, count: ways.describe_gold(count) if count else TOLD["no-gold"],
        places.PROPHECIES,
        lambda _state, count: (Sign(sign.GOLD, str(count)),),
    ),
    "days": Described(
        goods.days,
        lambda _state, days: TOLD["one-day" if days == 1 else "two-days"],
        places.CALENDAR,
        lambda _state, days: (Sign(sign.DAY, str(days)),),
    ),
}
