"""An overlay lies over what goes on at the table."""

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
    """The mode below waits as it is: nothing that was begun there is put down, and the others'
    turns stand still. Whatever is done beside the overlay puts it away.

    Attributes:
        looking: what is looked at.
        overlays: all that can be looked at.
    """

    looking: Looking
    overlays: ClassVar[Sequence[Overlay]]

    @classmethod
    def pressed(cls, mode: Mode[TurnT, ThingT, ShownT], button: str) -> Outcome:
        """What a button means: those of overlays mean the same in every mode."""
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

    # nobody is sent anywhere while one looks

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
        """What lies under it waits, as it does under a dialog; an advice is thought of."""
        return super().update(replace(moment, covered=True))
