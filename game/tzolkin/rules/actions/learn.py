"""Technology steps up and down, and their bonuses (sections 8, 15 and 16)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Track
from game.tzolkin.rules.data.board import TRACKS
from game.tzolkin.rules.effects import technologies
from game.tzolkin.rules.effects.steps import OPTIONAL, members
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Learn(Action):
    """Take a step of a technology (8)."""

    verb: ClassVar[str] = "tech"
    track: Track

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += [_LEARN[track] for track in members(state.about[0])]

    def why_not(self, state: State) -> IllegalAction:
        if state.about[2] > OPTIONAL:
            return IllegalAction("step-not-for-technology", track=TRACKS[self.track])
        price = technologies.price(state, state.seat, self.track)
        return IllegalAction("too-few-resources", price=price, cubes=state.all_cubes(state.seat))

    def apply(self, state: State) -> bool:
        technologies.choose(state, self.track)
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
        technologies.bonus(state, self.track)
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
        technologies.unlearn(state, self.track)
        return False
