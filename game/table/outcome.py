"""What comes of a touch, a button or the time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.message import IllegalAction

if TYPE_CHECKING:
    from game.table.modes.mode import AnyMode


class Outcome:
    """The mode that is next, or what the scene is to do. A game has outcomes of its own beside
    these."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Play(Outcome):
    """These actions are to be played, and what goes on after them is there then: the rest of a
    plan, None for nothing."""

    actions: tuple[Any, ...]
    rest: Any = None


@dataclass(frozen=True, slots=True)
class Refusal(Outcome):
    """What was asked for breaks a rule; the table is in this mode then."""

    error: IllegalAction
    mode: AnyMode


@dataclass(frozen=True, slots=True)
class ThinkOn(Outcome):
    """The advice that was asked for is to be thought of."""


@dataclass(frozen=True, slots=True)
class GoOn(Outcome):
    """The others have done something, or what was looked at is left: see what is now."""

    left: bool = False
