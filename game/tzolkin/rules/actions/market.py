"""A visit to the market (section 7)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Kind
from game.tzolkin.rules.actions.reasons import too_little_corn
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.effects import market
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell a cube for corn at the market (7)."""

    verb: ClassVar[str] = "sell"
    kind: Kind

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += [_SELL[kind] for kind in market.sellable(state)]

    def why_not(self, state: State) -> IllegalAction:
        if state.about[1]:
            return IllegalAction("bought-before-selling")
        return IllegalAction("none-of-kind", kind=KINDS[self.kind])

    def apply(self, state: State) -> bool:
        market.sell(state, self.kind)
        return True


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a cube for corn at the market (7)."""

    verb: ClassVar[str] = "buy"
    kind: Kind

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += [_BUY[kind] for kind in market.buyable(state)]

    def why_not(self, state: State) -> IllegalAction:
        if state.about[0] >> self.kind & 1:
            return IllegalAction("sold-before-buying", kind=KINDS[self.kind])
        return too_little_corn(state, market.price(state, self.kind))

    def apply(self, state: State) -> bool:
        market.buy(state, self.kind)
        return True


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Leave the market (7)."""

    verb: ClassVar[str] = "done"

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:  # noqa: ARG004
        listed.append(DONE)

    def apply(self, state: State) -> bool:  # noqa: ARG002
        return False


_SELL: Final = tuple(Sell.every())
_BUY: Final = tuple(Buy.every())
DONE: Final = Done.of()
