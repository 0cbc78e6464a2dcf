"""The outcomes of a touch, a button or the time: what a mode answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.message import IllegalAction

if TYPE_CHECKING:
    from game.table.modes.mode import AnyMode


class Outcome:
    """What a mode answers: the next mode, or what the scene is to do.

    A game has outcomes of its own beside those in this module.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Play(Outcome):
    """Play actions.

    Attributes:
        actions: the actions, in order, as one decision.
        rest: what is left of a plan after them, for the next mode; None for nothing.
    """

    actions: tuple[Any, ...]
    rest: Any = None


@dataclass(frozen=True, slots=True)
class Refusal(Outcome):
    """Tell that what was asked for breaks a rule.

    Attributes:
        error: the rule that refuses it.
        mode: the mode in which the table goes on.
    """

    error: IllegalAction
    mode: AnyMode


@dataclass(frozen=True, slots=True)
class ThinkOn(Outcome):
    """Go on thinking of the hint that was asked for."""


@dataclass(frozen=True, slots=True)
class GoOn(Outcome):
    """Enter the mode that follows from the match now.

    The others have acted, or an interlude has been left.

    Attributes:
        left: True if an interlude has been left.
    """

    left: bool = False
