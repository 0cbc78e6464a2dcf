"""Steps on technologies and temples, and doing without what is offered.

Sections 6, 8, 9 and 14 to 16.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions.action import Action, Temple, Track, on_lowest_step
from game.tzolkin.rules.data.board import TEMPLES, TOP_STEP, TRACKS
from game.tzolkin.rules.effects import benefits, tracks
from game.tzolkin.rules.effects.steps import OPTIONAL, bits_of
from game.tzolkin.rules.state import State

# Technologies: steps up and down, and bonuses.


@dataclass(frozen=True, slots=True)
class Learn(Action):
    """Take a step of a technology (8)."""

    verb: ClassVar[str] = "tech"
    track: Track

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += [_LEARN[track] for track in bits_of(state.phase_args[0])]

    def why_not(self, state: State) -> IllegalAction:
        if state.phase_args[2] > OPTIONAL:
            return IllegalAction("step-not-for-technology", track=TRACKS[self.track])
        price = tracks.technology_price(state, state.seat, self.track)
        return IllegalAction("too-few-resources", price=price, cubes=state.cube_count(state.seat))

    def apply(self, state: State) -> bool:
        tracks.choose_technology(state, self.track)
        return False


_LEARN: Final = tuple(Learn.every())


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """Take the bonus of a technology of choice (T08)."""

    verb: ClassVar[str] = "bonus"
    track: Track

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:  # noqa: ARG004
        listed += Bonus.every()

    def apply(self, state: State) -> bool:
        tracks.give_technology_bonus(state, self.track)
        return False


@dataclass(frozen=True, slots=True)
class Unlearn(Action):
    """Go down a level of a technology (X07)."""

    verb: ClassVar[str] = "down"
    track: Track

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        first = 4 * state.seat
        listed += [Unlearn.of(t) for t in range(len(TRACKS)) if state.techs[first + t]]

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("technology-at-bottom", track=TRACKS[self.track])

    def apply(self, state: State) -> bool:
        tracks.lower_technology(state, self.track)
        return False


# Temples: steps up and down.


@dataclass(frozen=True, slots=True)
class StepUp(Action):
    """Take a step up on a temple (9)."""

    verb: ClassVar[str] = "temple"
    temple: Temple

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += [_STEP_UP[temple] for temple in bits_of(state.phase_args[0])]

    def why_not(self, state: State) -> IllegalAction:
        temple, name = self.temple, TEMPLES[self.temple]
        if not state.phase_args[1] >> temple & 1:
            return IllegalAction("step-not-on-temple", temple=name)
        if tracks.can_step_up(state, state.seat, temple):
            return IllegalAction("step-too-dear", temple=name)
        if state.temples[3 * state.seat + temple] == TOP_STEP[temple]:
            return IllegalAction("on-top-step", temple=name)
        return IllegalAction("top-step-taken", temple=name)

    def apply(self, state: State) -> bool:
        tracks.choose_temple(state, self.temple)
        return False


_STEP_UP: Final = tuple(StepUp.every())


@dataclass(frozen=True, slots=True)
class Lower(Action):
    """Take a step down on a temple (P08, T09)."""

    verb: ClassVar[str] = "lower"
    temple: Temple

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += map(Lower.of, tracks.temples_to_step_down(state, state.seat))

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return on_lowest_step(self.temple)

    def apply(self, state: State) -> bool:
        benefits.choose_step_down(state, self.temple)
        return False


# Doing without an offer.


@dataclass(frozen=True, slots=True)
class Nothing(Action):
    """Do without an optional offer, such as a second technology step or a building."""

    verb: ClassVar[str] = "nothing"

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        if _IS_OPTIONAL[state.phase](state):
            listed.append(_NOTHING)

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("not-to-be-left-undone")

    def apply(self, state: State) -> bool:  # noqa: ARG002
        return False


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Decline a benefit that a prophecy taxes: neither pay for it nor take it (14)."""

    verb: ClassVar[str] = "decline"

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        if _IS_TAXED[state.phase](state):
            listed.append(_DECLINE)

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("not-made-dearer")

    def apply(self, state: State) -> bool:  # noqa: ARG002
        return False


_NOTHING: Final = Nothing.of()
_DECLINE: Final = Decline.of()
_IS_OPTIONAL: Final[dict[str, Callable[[State], bool]]] = {
    phases.WORKER: lambda _: True,
    phases.TECH: lambda state: state.phase_args[2] == OPTIONAL,
    phases.FAVOUR: lambda _: True,
    phases.BUILD: lambda state: bool(state.phase_args[1]),
    phases.ACTION: lambda state: bool(state.phase_args[0]),
}
_IS_TAXED: Final[dict[str, Callable[[State], bool]]] = {
    phases.TECH: tracks.may_decline_technology,
    phases.TEMPLE: tracks.may_decline_step,
    phases.LOWER: lambda state: bool(state.phase_args[0]),
}
