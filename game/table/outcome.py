"""What a mode answers to a touch, a button or the time; and the others' turns as it sees them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from game.core.message import IllegalAction
from game.settings.pace import Pace
from game.table.telling import ActionReport
from game.ui.sentence import Words


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
class Refuse(Outcome):
    """Tell that what was asked for breaks a rule.

    Attributes:
        error: the rule that refuses it.
        mode: the mode in which the table goes on.
    """

    error: IllegalAction
    mode: Outcome


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


class Tempo(Enum):
    """How the others' turns go on."""

    STEADY = auto()
    """At the chosen pace."""
    HURRIED = auto()
    """The rest of this decision is shown at once."""
    PAUSED = auto()
    """Paused."""
    SINGLE = auto()
    """The next action is shown at once, then the turns pause."""


class Watch(Outcome, Enum):
    """Outcomes about the others' turns: what is to be done with them."""

    CONTINUE = auto()
    """Let them go on as time passes."""
    SKIP = auto()
    """Show the rest of the decision at once."""
    STEP = auto()
    """Show the next action, then pause."""
    PAUSE = auto()
    """Pause them, or resume them if they are paused."""
    LEAVE = auto()
    """Stop watching and leave the table."""
    TAKE_OVER = auto()
    """Go on in this window with the match that another window plays."""


@dataclass(frozen=True, slots=True)
class OthersState:
    """The state of the others' turns at one moment.

    Attributes:
        seat: the seat whose turn is shown.
        steps: what has been shown of this turn, the oldest first.
        reason: why the last action that was shown was played; empty where no reason was given.
        pace: how long every step is shown.
        tempo: whether the turns go on, and how.
        busy: True while an action waits to be shown or a computer player is to act.
    """

    seat: int
    steps: tuple[ActionReport, ...]
    reason: Words
    pace: Pace
    tempo: Tempo
    busy: bool

    @property
    def is_paused(self) -> bool:
        """True while the turns are paused."""
        return self.tempo is Tempo.PAUSED
