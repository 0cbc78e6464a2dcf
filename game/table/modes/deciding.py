"""What the modes have in common in which somebody here is to decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table import ids
from game.table.guide.places import UNDO
from game.table.modes.advice import THINKING, Advice
from game.table.modes.look import ButtonState, Moment
from game.table.modes.mode import Mode, ShownT, ThingT, TurnT
from game.table.modes.words import SAID
from game.table.outcome import ThinkOn
from game.ui.controls.said import Said
from game.ui.sentence import Words


@dataclass(frozen=True)
class Deciding(Mode[TurnT, ThingT, ShownT]):
    """Somebody here is to act; he may have asked for an advice, which never goes over what he
    does himself.

    Attributes:
        advice: what he asked for, as far as it has come; None for nothing.
    """

    advice: Advice | None = None
    menu = ("hint", "repeat", "back")

    @property
    def decider(self) -> int:
        return self.turn.view.seat

    @property
    def busy(self) -> bool:
        return self.advice is not None and self.advice.decision is None

    @property
    def words(self) -> tuple[Words, Words]:
        """The advice, or what is to be done."""
        return self.advice.words if self.advice else self.task

    @property
    def tools(self) -> Mapping[str, ButtonState]:
        """What can be taken back, and the advice."""
        anew = ButtonState(self.turn.undo, why=Said(SAID["nothing-done"], UNDO))
        again = ButtonState(self.turn.redo, why=Said(SAID["nothing-again"], UNDO))
        return {
            ids.TOOL_UNDO: self.undo,
            ids.TOOL_RESTART: anew,
            ids.TOOL_REDO: again,
            ids.HINT: ButtonState(),
        }

    def update(self, moment: Moment) -> ThinkOn | None:  # noqa: ARG002
        """Has the advice thought of."""
        return ThinkOn() if self.busy else None

    def asking(self) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, advice=THINKING)

    def advised(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, advice=advice) if self.busy else self

    def keeping(self, begun: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """Goes on where he was."""
        return begun
