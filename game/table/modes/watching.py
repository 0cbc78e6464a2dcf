"""Others act, or what they did is shown."""

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
"""What its buttons mean."""


@dataclass(frozen=True)
class Watching(Notice[TurnT, ThingT, ShownT]):
    """The others' turns go on by themselves, unless they are held.

    Attributes:
        others: what they do.
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
        """What has been shown of the turn."""
        return self.others.steps

    @property
    def reason(self) -> Words:
        """Why what was shown last was done."""
        return self.others.reason

    @property
    def buttons(self) -> Mapping[str, ButtonState]:
        """What holds the others, and what hurries them, or shows the next action while they are
        held."""
        held = self.others.tempo in (Tempo.HELD, Tempo.SINGLE)
        label = SAID["go-on" if held else "pause"]
        left, right = self.feet
        return {
            ids.WATCH_PAUSE: ButtonState(label=label, at=left),
            ids.WATCH_STEP if held else ids.WATCH_SKIP: ButtonState(at=right),
        }

    @property
    def feet(self) -> tuple[str, str]:
        """The places at the foot where its two buttons lie."""
        return ids.WATCH_PAUSE, ids.WATCH_SKIP

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        """Shows the rest at once."""
        return Watch.SKIP

    def press(self, button: str) -> Outcome:
        """What holds and hurries them."""
        return _MEANT.get(button, self)

    def update(self, moment: Moment) -> Watch | None:
        """They go on, unless something lies over the table."""
        return None if moment.covered else Watch.ON

    def with_others(self, others: Watched) -> Self:
        return replace(self, others=others)
