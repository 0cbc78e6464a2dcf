"""The others' turns as they are at a moment, and what may become of them."""

from dataclasses import dataclass
from enum import Enum, auto

from game.settings.pace import Pace
from game.table.outcome import Outcome
from game.table.telling import ToldStep
from game.ui.sentence import Words


class Tempo(Enum):
    """How the others' turns go on."""

    STEADY = auto()
    """At the player's pace."""
    HURRIED = auto()
    """The rest of this decision at once."""
    HELD = auto()
    """Not at all."""
    SINGLE = auto()
    """The next action at once, then not at all."""


class Watch(Outcome, Enum):
    """What is to be done about the others' turns."""

    ON = auto()
    """They go on by themselves, as the time does."""
    SKIP = auto()
    """The rest of the decision is shown at once."""
    STEP = auto()
    """The next action is shown, and what comes after it is held."""
    HOLD = auto()
    """They are held, or go on where they were held."""
    LEAVE = auto()
    """They are watched no longer."""
    TAKE = auto()
    """What another window plays goes on in this one."""


@dataclass(frozen=True, slots=True)
class Watched:
    """The others' turns at a moment.

    Attributes:
        seat: whose turn is shown.
        steps: what has been shown of this turn, the oldest first.
        reason: why what was shown last was done; empty where nobody said so.
        pace: how long every step is shown.
        tempo: whether it goes on, and how.
        busy: True while something is to be shown or a computer player is to act.
    """

    seat: int
    steps: tuple[ToldStep, ...]
    reason: Words
    pace: Pace
    tempo: Tempo
    busy: bool

    @property
    def held(self) -> bool:
        """True while nothing goes on."""
        return self.tempo is Tempo.HELD
