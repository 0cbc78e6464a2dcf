"""What else a player does in a turn: begging, trading, ending it; and how many days pass after it.

Sections 3, 4, 10 and 15. Workers are placed and picked up in ``workers``.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import single_word
from game.core.message import IllegalAction
from game.tzolkin.rules import rounds
from game.tzolkin.rules.actions import action
from game.tzolkin.rules.actions.workers import Pick, Place, PlaceQuick, PlaceStart
from game.tzolkin.rules.data.board import (
    CUBE_VALUE,
    KINDS,
)
from game.tzolkin.rules.data.expansion import (
    AHMAKIQ,
    XAMAN_EK,
)
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.effects.tracks import temples_to_step_down
from game.tzolkin.rules.state import TRADED, State

# Begging for corn (section 4).


@dataclass(frozen=True, slots=True)
class Beg(action.Action):
    """Beg: give all corn back, take 3 (Bacab 4), and go down a step on a temple (4)."""

    verb: ClassVar[str] = "beg"
    temple: action.Temple

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        if placing.may_beg(state):
            listed += map(Beg.of, temples_to_step_down(state, state.seat))

    def why_not(self, state: State) -> IllegalAction:
        if not placing.may_beg(state):
            return IllegalAction("too-much-corn-to-beg", limit=placing.begging_limit(state))
        return action.on_lowest_step(self.temple)

    def apply(self, state: State) -> bool:
        placing.beg(state, self.temple)
        return True


# Xaman Ek's exchange of a cube for corn (section 15).


@dataclass(frozen=True, slots=True)
class Trade(action.Action):
    """Exchange one cube for corn at the market's price, once a turn (T11)."""

    verb: ClassVar[str] = "trade"
    option: ClassVar[str] = "tribes"
    kind: action.Kind

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        seat = state.seat
        if state.tribe[seat] == XAMAN_EK and not state.turn_flags & (TRADED | action.ONLY_END_LEFT):
            kinds = range(len(KINDS))
            listed += [Trade.of(kind) for kind in kinds if state.cubes[3 * seat + kind]]

    def why_not(self, state: State) -> IllegalAction:
        if state.tribe[state.seat] != XAMAN_EK:
            return IllegalAction("only-xaman-ek-trades")
        if over := action.must_end_turn(state):
            return over
        if state.turn_flags & TRADED:
            return IllegalAction("traded-already")
        return IllegalAction("none-of-kind", kind=KINDS[self.kind])

    def apply(self, state: State) -> bool:
        state.turn_flags |= TRADED
        state.cubes[3 * state.seat + self.kind] -= 1
        state.corn[state.seat] += CUBE_VALUE[self.kind]
        return True


# The end of a turn (sections 3 and 15).


@dataclass(frozen=True, slots=True)
class Pass(action.Action):
    """Pass: neither place nor pick up workers in this turn (T03)."""

    verb: ClassVar[str] = "pass"
    option: ClassVar[str] = "tribes"

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        if state.tribe[state.seat] == AHMAKIQ:
            listed.append(PASS)

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("only-ahmakiq-passes")

    def apply(self, state: State) -> bool:
        rounds.end_turn(state)
        return False


@dataclass(frozen=True, slots=True)
class EndTurn(action.Action):
    """End the turn after placing or picking up (3)."""

    verb: ClassVar[str] = "end"

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:  # noqa: ARG004
        listed.append(END_TURN)

    def apply(self, state: State) -> bool:
        rounds.end_turn(state)
        return False


PASS: Final = Pass.of()
END_TURN: Final = EndTurn.of()


# Mercy for a player who has no other legal action (section 4).

TURN_BEGINNINGS: Final[tuple[type[action.Action], ...]] = (
    *(Pick, Place, PlaceStart, PlaceQuick),
    *(Beg, Trade, Pass),
)
"""The actions with which a turn can begin, in the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class Mercy(action.Action):
    """Place one worker on the lowest free space for all corn, if nothing else is legal (4)."""

    verb: ClassVar[str] = "mercy"
    gear: action.Gear

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:
        """Add the action if ``listed`` is empty; it must hold all other legal actions already."""
        if not listed:
            listed += map(Mercy.of, placing.mercy_gears(state))

    def why_not(self, state: State) -> IllegalAction:
        others: list[action.Action] = []
        for kind in TURN_BEGINNINGS:
            kind.add_legal(state, others)
        if others:
            return IllegalAction("no-need-for-mercy")
        return IllegalAction("lowest-space-elsewhere")

    def apply(self, state: State) -> bool:
        placing.place_by_mercy(state, self.gear)
        return True


# How many days pass at the end of a round (section 10).

_DAYS: Final = single_word((1, 2), str, "no-number-of-days", least=1, most=2)


@dataclass(frozen=True, slots=True)
class Advance(action.Action):
    """Let one day or two pass (10)."""

    verb: ClassVar[str] = "advance"
    days: Annotated[int, _DAYS]

    @staticmethod
    def add_legal(state: State, listed: list[action.Action]) -> None:  # noqa: ARG004
        listed += Advance.every()

    def apply(self, state: State) -> bool:
        if self.days > 1:
            state.light_side[state.seat] = False
        return rounds.advance_days(state, self.days)
