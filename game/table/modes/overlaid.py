"""The mode in which an overlay lies over another mode."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.table.modes.above import Above
from game.table.modes.advice import Advice
from game.table.modes.look import Moment
from game.table.modes.mode import Mode, ShownT, ThingT, TurnT
from game.table.outcome import Outcome
from game.table.overlays.overlay import Looking, Overlay, is_about_overlays, looking_after


@dataclass(frozen=True)
class Overlaid(Above[TurnT, ThingT, ShownT]):
    """An overlay over a mode that waits below it.

    What was begun below stays as it is, and the others' turns stand still. Any action other than
    those of the overlay itself puts the overlay away.

    Attributes:
        looking: the overlay, and the seat that it shows.
        overlays: all overlays of the game.
    """

    looking: Looking
    overlays: ClassVar[Sequence[Overlay]]

    @classmethod
    def pressed(cls, mode: Mode[TurnT, ThingT, ShownT], button: str) -> Outcome:
        """Return the outcome of a button in ``mode``.

        Buttons of overlays mean the same in every mode; all other buttons are passed on to
        ``mode``.
        """
        if not is_about_overlays(button):
            return mode.press(button)
        under = mode.uncovered
        looking = looking_after(button, cls.overlays, mode.overlay, under.seat)
        return cls(under.turn, under, looking) if looking else under

    @property
    def overlay(self) -> Looking:
        return self.looking

    @property
    def uncovered(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under

    # under an overlay, a touch on the board plays nothing and carries nothing

    @property
    def offered(self) -> None:
        return None

    @property
    def carried(self) -> None:
        return None

    def carries(self, thing: ThingT) -> None:  # noqa: ARG002
        return None

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        return self

    def advised(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, under=self.under.advised(advice))

    def update(self, moment: Moment) -> Outcome | None:
        """Update the mode below as if a dialog covered it.

        The mode waits, but a hint is thought of.
        """
        return super().update(replace(moment, covered=True))
