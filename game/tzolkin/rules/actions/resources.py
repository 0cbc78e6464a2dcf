"""Paying and taking resources of the player's choice, and paying for gold (7, 8 and 14)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Annotated, ClassVar, Final

from game.core.action import Spelling, single_word
from game.core.message import IllegalAction, NotationError
from game.tzolkin.rules.actions.action import KIND, Action
from game.tzolkin.rules.data.board import GOLD, KINDS
from game.tzolkin.rules.data.expansion import GOLD_SHORTAGE
from game.tzolkin.rules.effects import benefits
from game.tzolkin.rules.effects.steps import ALL_TEMPLES, UP
from game.tzolkin.rules.state import FAVOUR, State

MOST_PAID: Final = 4
"""The most cubes paid at once: for the third level of a technology under P09."""
MOST_GAINED: Final = 2
"""The most cubes of choice taken at once."""
MOST_GOLD: Final = 2
"""The most gold that is offered at once under P07."""

Cubes = tuple[int, ...]


def _cubes(*kinds: str) -> Cubes:
    cubes = tuple(map(KIND.read, kinds))
    if list(cubes) != sorted(cubes):
        raise NotationError("order-of-resources")
    return cubes


def _up_to(most: int) -> Spelling[Cubes]:
    """Return the notation of a field that holds from one to ``most`` cubes."""
    numbers = range(1, most + 1)
    return Spelling(
        [cubes for number in numbers for cubes in _sets(number)],
        lambda cubes: " ".join(map(KIND.write, cubes)),
        _cubes,
        numbers,
    )


def _sets(number: int) -> Sequence[Cubes]:
    """Return all multisets of this number of cubes, each in the order wood, stone, gold."""
    return list(combinations_with_replacement(range(len(KINDS)), number))


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay cubes of the player's choice, named in the order wood, stone, gold."""

    verb: ClassVar[str] = "pay"
    cubes: Annotated[Cubes, _up_to(MOST_PAID)]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        own = state.cubes_of(state.seat)
        if state.phase == FAVOUR:
            listed += [_PAY[(kind,)] for kind, have in enumerate(own) if have]
        else:
            number = state.phase_args[0]
            listed += _payments(number, *(min(number, have) for have in own))

    def why_not(self, state: State) -> IllegalAction:
        number = 1 if state.phase == FAVOUR else state.phase_args[0]
        if len(self.cubes) != number:
            return IllegalAction("price-in-resources", number=number)
        own = state.cubes_of(state.seat)
        short = next(k for k in range(len(KINDS)) if self.cubes.count(k) > own[k])
        return IllegalAction("too-few-of-kind", number=own[short], kind=KINDS[short])

    def apply(self, state: State) -> bool:
        benefits.pay_cubes(state, self.cubes)
        if state.phase == FAVOUR:
            state.pending_steps.append((UP, ALL_TEMPLES, 1, 0))
        return False


_PAY: Final = {one.cubes: one for one in Pay.every()}


@cache
def _payments(number: int, wood: int, stone: int, gold: int) -> Sequence[Pay]:
    """Return every way to pay ``number`` cubes from a stock of wood, stone and gold."""
    return [
        _PAY[cubes]
        for cubes in _sets(number)
        if cubes.count(0) <= wood and cubes.count(1) <= stone and cubes.count(2) <= gold
    ]


@dataclass(frozen=True, slots=True)
class Gain(Action):
    """Take cubes of the player's choice, named in the order wood, stone, gold."""

    verb: ClassVar[str] = "gain"
    cubes: Annotated[Cubes, _up_to(MOST_GAINED)]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        (number,) = state.phase_args
        taxed = state.prophecy == GOLD_SHORTAGE
        most_gold = min(number, state.corn[state.seat]) if taxed else number
        listed += [Gain.of(cubes) for cubes in _sets(number) if cubes.count(GOLD) <= most_gold]

    def why_not(self, state: State) -> IllegalAction:
        (number,) = state.phase_args
        if len(self.cubes) != number:
            return IllegalAction("resources-to-take", number=number)
        return IllegalAction("gold-costs-corn")

    def apply(self, state: State) -> bool:
        benefits.gain_cubes(state, self.cubes)
        return False


_NUMBER: Final = single_word(range(MOST_GOLD + 1), str, "no-gold", least=0, most=MOST_GOLD)


@dataclass(frozen=True, slots=True)
class TakeGold(Action):
    """Take this number of the offered gold cubes and pay a corn for each (P07)."""

    verb: ClassVar[str] = "gold"
    number: Annotated[int, _NUMBER]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += map(TakeGold.of, range(state.phase_args[0] + 1))

    def why_not(self, state: State) -> IllegalAction:
        return IllegalAction("too-much-gold", number=state.phase_args[0])

    def apply(self, state: State) -> bool:
        benefits.take_gold(state, self.number)
        return False
