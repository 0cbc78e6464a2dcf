"""The mode in which other players act, or in which their actions are shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from game.table import ids
from game.table.modes.look import ButtonState, Moment
from game.table.modes.mode import ShownT, ThingT, TurnT
from game.table.modes.told import Notice
from game.table.modes.words import SAID
from game.table.outcome import Outcome
from game.table.telling import ToldStep
from game.table.watched import Tempo, Watch, Watched
from game.ui.sentence import Words

_MEANT: Final[Mapping[str, Watch]] = {
    ids.WATCH_PAUSE: Watch.HOLD,
    ids.WATCH_SKIP: Watch.SKIP,
    ids.WATCH_STEP: Watch.STEP,
}
"""What the mode's buttons do to the others' turns, by id."""


@dataclass(frozen=True)
class Watching(Notice[TurnT, ThingT, ShownT]):
    """Shows the others' turns, which go on by themselves unless they are paused.

    Attributes:
        others: the others' turns.
    """

    others: Watched

    @property
    def seat(self) -> int:
        return self.others.seat

    @property
    def busy(self) -> bool:
        return self.others.busy and not self.others.held

    @property
    def steps(self) -> tuple[ToldStep, ...]:
        """The actions of the current turn that have been shown."""
        return self.others.steps

    @property
    def reason(self) -> Words:
        """Why the last action that was shown was played; empty where no reason was given."""
        return self.others.reason

    @property
    def buttons(self) -> Mapping[str, ButtonState]:
        """The buttons that pause the others' turns and skip the rest of a decision, by id.

        While the turns are paused, the second button shows the next action instead.
        """
        held = self.others.tempo in (Tempo.HELD, Tempo.SINGLE)
        label = SAID["go-on" if held else "pause"]
        left, right = self.feet
        return {
            ids.WATCH_PAUSE: ButtonState(label=label, at=left),
            ids.WATCH_STEP if held else ids.WATCH_SKIP: ButtonState(at=right),
        }

    @property
    def feet(self) -> tuple[str, str]:
        """The keys of the two rectangles for the mode's buttons, left and right."""
        return ids.WATCH_PAUSE, ids.WATCH_SKIP

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        """Skip: show the rest of the decision at once."""
        return Watch.SKIP

    def press(self, button: str) -> Outcome:
        """Pause, skip or step the others' turns."""
        return _MEANT.get(button, self)

    def update(self, moment: Moment) -> Watch | None:
        """Let the others' turns go on, unless a dialog lies over the table."""
        return None if moment.covered else Watch.ON

    def with_others(self, others: Watched) -> Self:
        return replace(self, others=others)
