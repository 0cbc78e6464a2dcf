"""Others act, or what they did is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.table.modes.look import GoOn, Look, Moment
from game.table.modes.mode import TurnT
from game.table.modes.told import ModeT, Told
from game.table.others import Others, Tempo
from game.table.telling import Step
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Watching(Told[TurnT, ModeT]):
    """The others' turns go on by themselves, unless they are held.

    Attributes:
        others: who they are, and what they do.
    """

    others: Others[Any, Any, Any]

    @property
    def seat(self) -> int:
        return self.others.seat

    @property
    def busy(self) -> bool:
        return self.others.busy and self.others.tempo is not Tempo.HELD

    @property
    def steps(self) -> Sequence[Step]:
        """What has been shown of the turn."""
        return self.others.steps

    @property
    def reason(self) -> str:
        """Why what was shown last was done."""
        return self.others.reason

    @property
    def buttons(self) -> Mapping[str, Look]:
        """What holds the others, and what hurries them, or shows the next action while they are
        held."""
        held = self.others.tempo in (Tempo.HELD, Tempo.SINGLE)
        label = _("Go on") if held else _("Pause")
        left, right = self.feet
        return {
            "watch/pause": Look(label=label, at=left),
            "watch/step" if held else "watch/skip": Look(at=right),
        }

    @property
    def feet(self) -> tuple[str, str]:
        """The places at the foot where its two buttons lie."""
        return "watch/pause", "watch/skip"

    def hurry(self, button: str) -> None:
        """What its buttons do."""
        match button:
            case "watch/skip":
                self.others.skip()
            case "watch/step":
                self.others.step()
            case "watch/pause":
                self.others.hold()

    def update(self, moment: Moment) -> GoOn | None:
        """Shows what comes next, unless something lies over the table."""
        if moment.covered:
            return None
        return GoOn() if self.others.update(moment.now, moment.moving) else None
