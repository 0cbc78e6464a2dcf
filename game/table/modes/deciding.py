"""The base of the modes in which a player at this table decides."""

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
    """The base of modes in which a player here is to act.

    The player may ask for a hint, which is only shown: it never replaces what the player does.

    Attributes:
        advice: the hint that was asked for, complete or being thought of; None for none.
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
        """The ribbon's headline and hint: those of the hint if there is one, else the task."""
        return self.advice.words if self.advice else self.task

    @property
    def tools(self) -> Mapping[str, ButtonState]:
        """The states of the buttons for undo, restart, redo and hint, by their ids."""
        anew = ButtonState(self.turn.undo, why=Said(SAID["nothing-done"], UNDO))
        again = ButtonState(self.turn.redo, why=Said(SAID["nothing-again"], UNDO))
        return {
            ids.TOOL_UNDO: self.undo,
            ids.TOOL_RESTART: anew,
            ids.TOOL_REDO: again,
            ids.HINT: ButtonState(),
        }

    def update(self, moment: Moment) -> ThinkOn | None:  # noqa: ARG002
        """Return ``ThinkOn`` while a hint is being thought of, else None."""
        return ThinkOn() if self.busy else None

    def asking(self) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, advice=THINKING)

    def advised(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, advice=advice) if self.busy else self

    def keeping(self, begun: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """Return ``begun``: the player goes on with what was begun in this position."""
        return begun
