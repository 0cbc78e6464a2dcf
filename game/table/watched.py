"""The state of the others' turns at one moment, and what the player can do about them."""

from dataclasses import dataclass
from enum import Enum, auto

from game.settings.pace import Pace
from game.table.outcome import Outcome
from game.table.telling import ToldStep
from game.ui.sentence import Words


class Tempo(Enum):
    """How the others' turns go on."""

    STEADY = auto()
    """At the chosen pace."""
    HURRIED = auto()
    """The rest of this decision is shown at once."""
    HELD = auto()
    """Paused."""
    SINGLE = auto()
    """The next action is shown at once, then the turns pause."""


class Watch(Outcome, Enum):
    """Outcomes about the others' turns: what is to be done with them."""

    ON = auto()
    """Let them go on as time passes."""
    SKIP = auto()
    """Show the rest of the decision at once."""
    STEP = auto()
    """Show the next action, then pause."""
    HOLD = auto()
    """Pause them, or resume them if they are paused."""
    LEAVE = auto()
    """Stop watching and leave the table."""
    TAKE = auto()
    """Go on in this window with the match that another window plays."""


@dataclass(frozen=True, slots=True)
class Watched:
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
    steps: tuple[ToldStep, ...]
    reason: Words
    pace: Pace
    tempo: Tempo
    busy: bool

    @property
    def held(self) -> bool:
        """True while the turns are paused."""
        return self.tempo is Tempo.HELD
