"""What all actions share: the base class, notations of fields, and refusals (rules, part 3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core import action
from game.core.action import MAX_QUOTED, single_word
from game.core.message import IllegalAction
from game.tzolkin.rules.data.board import GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.state import PLACED_BY_MERCY, PLACED_ON_QUICK_SPACE, State


@dataclass(frozen=True, slots=True)
class Action(action.Action):
    """One decision of a player, together with its rule; ``str(action)`` is its notation.

    Whether it can be undone depends on the position (``TzolkinMatch.undoable``).
    """

    option: ClassVar[str] = ""
    """The option of the rules that the action requires; empty if it requires none."""

    @staticmethod
    def add_legal(state: State, listed: list["Action"]) -> None:
        """Add all legal actions of this class to ``listed``.

        ``state`` must be in a phase that offers the class.
        """
        raise NotImplementedError

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        """Return the rule that this action breaks.

        ``state`` must be in a phase that offers the class, and must not list the action. A class
        whose actions are always legal in such a phase does not override this method.
        """
        raise AssertionError(f"{self} is legal")

    def apply(self, state: State) -> bool:
        """Change a position in which this action is legal.

        Return True if a player is asked next, False if the steps in ``pending_steps`` come first.
        """
        raise NotImplementedError


# The notation of fields that several actions share.

GEAR: Final = single_word(range(len(GEARS)), GEARS.__getitem__, "no-gear", names=GEARS)
KIND: Final = single_word(range(len(KINDS)), KINDS.__getitem__, "no-resource", names=KINDS)
_TEMPLE: Final = single_word(range(len(TEMPLES)), TEMPLES.__getitem__, "no-temple", names=TEMPLES)
_TRACK: Final = single_word(range(len(TRACKS)), TRACKS.__getitem__, "no-technology", names=TRACKS)

Gear = Annotated[int, GEAR]
Kind = Annotated[int, KIND]
Temple = Annotated[int, _TEMPLE]
Track = Annotated[int, _TRACK]


def quoted(words: Sequence[str]) -> str:
    """Return the beginning of words that could not be parsed, to quote them in an error."""
    return " ".join(words)[: 2 * MAX_QUOTED]


# Refusals that several actions share.

ONLY_END_LEFT: Final = PLACED_ON_QUICK_SPACE | PLACED_BY_MERCY
"""Bits of ``State.turn_flags`` after which the turn can only end: the worker was placed by mercy
(4) or on a quick action space (17)."""


def too_little_corn(state: State, price: int) -> IllegalAction:
    """Return the refusal that a price exceeds the corn of the seat to act."""
    return IllegalAction("too-little-corn", price=price, corn=state.corn[state.seat])


def on_lowest_step(temple: int) -> IllegalAction:
    """Return the refusal that no step down is possible on a temple."""
    return IllegalAction("on-lowest-step", temple=TEMPLES[temple])


def must_end_turn(state: State) -> IllegalAction | None:
    """Return why the turn can only end (``ONLY_END_LEFT``), or None if it can go on."""
    if state.turn_flags & PLACED_BY_MERCY:
        return IllegalAction("one-worker-by-mercy")
    if state.turn_flags & PLACED_ON_QUICK_SPACE:
        return IllegalAction("quick-worker-is-last")
    return None


def no_corn_tile(space: int) -> IllegalAction:
    """Return the refusal that a jungle space has no uncovered corn tile."""
    return IllegalAction("no-corn-tile", space=space)
