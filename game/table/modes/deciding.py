"""The modes in which a player here takes the device or decides, and the hint shown meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Self

from game.players.player import Decision
from game.table import ids
from game.table.modes.mode import ButtonState, Mode, Moment, ShownT, ThingT, TurnT
from game.table.modes.words import SAID
from game.table.news import Change, HandoverCard, PlaceT, change_numbers, change_rows
from game.table.outcome import GoOn, ThinkOn
from game.table.rule_names import UNDO
from game.table.words import first_line, turn_of
from game.ui.sentence import RuleText, Words

TAKE: Final = "hand-over/take"
MORE: Final = "hand-over/more"
"""The ids of the card's buttons: begin the turn, and show the next rows."""


@dataclass(frozen=True)
class Handing(Mode[TurnT, ThingT, ShownT], Generic[TurnT, ThingT, ShownT, PlaceT]):
    """Tells the next player whose turn it is, what to do, and what has changed meanwhile.

    A button begins the turn.

    Attributes:
        wanted: what the player is to do, in a sentence.
        changes: what has changed since the player last looked.
        page: how many times the player has asked for the next rows; the card shows it modulo its
            pages.
    """

    wanted: Words
    changes: tuple[Change[PlaceT], ...]
    page: int = 0

    menu = ("repeat", "back")

    @property
    def task(self) -> tuple[Words, Words]:
        return turn_of(self.player.name), self.wanted

    @property
    def card(self) -> HandoverCard:
        """The card beside the board."""
        rows = change_rows(self.changes, self.turn.players)
        return HandoverCard(self.player, *self.task, rows, self.page)

    @property
    def numbers(self) -> dict[PlaceT, str]:
        """The numbers of the card's rows, by the place on the table where a change can be seen."""
        return change_numbers(self.changes)

    @property
    def own_looks(self) -> dict[str, ButtonState]:
        """The states of the card's buttons and of the undo arrow, by id.

        The undo arrow offers to take back the previous turn.
        """
        return {ids.TOOL_UNDO: self.undo, TAKE: ButtonState(binds=True), MORE: ButtonState()}

    def press(self, button: str) -> GoOn | Self:
        """Begin the turn, or show the next rows of the card."""
        if button == TAKE:
            return GoOn(left=True)
        return replace(self, page=self.page + 1) if button == MORE else self


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint, either still being thought of or complete.

    Attributes:
        does: what to do, in one line.
        why: the reason for it; empty for none.
        decision: the computer player's decision behind the hint; None while it is being thought of.
    """

    does: Words
    why: Words = ""
    decision: Decision | None = None

    @property
    def action(self) -> Any:  # noqa: ANN401 (any game's)
        """The first action to play; None while the hint is being thought of."""
        return self.decision.actions[0] if self.decision else None

    @property
    def words(self) -> tuple[Words, Words]:
        """The ribbon's headline and hint: what to do, and mainly why."""
        return self.does, first_line(self.why) if self.why else ""


THINKING: Final = Advice(SAID["thinking"])
"""The hint that is shown while the real one is being thought of."""


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
    def hinted(self) -> bool:
        return self.advice is not None

    @property
    def words(self) -> tuple[Words, Words]:
        """The ribbon's headline and hint: those of the hint if there is one, else the task."""
        return self.advice.words if self.advice else self.task

    @property
    def tools(self) -> Mapping[str, ButtonState]:
        """The states of the buttons for undo, restart, redo and hint, by their ids."""
        anew = ButtonState(self.turn.undo, why=RuleText(SAID["nothing-done"], UNDO))
        again = ButtonState(self.turn.redo, why=RuleText(SAID["nothing-again"], UNDO))
        return {
            ids.TOOL_UNDO: self.undo,
            ids.TOOL_RESTART: anew,
            ids.TOOL_REDO: again,
            ids.HINT: ButtonState(),
        }

    def update(self, moment: Moment) -> ThinkOn | None:  # noqa: ARG002
        """Return ``ThinkOn`` while a hint is being thought of, else None."""
        return ThinkOn() if self.busy else None

    def with_pending_hint(self) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, advice=THINKING)

    def with_hint(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, advice=advice) if self.busy else self

    def restoring(self, begun: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """Return ``begun``: the player goes on with what was begun in this position."""
        return begun
