"""What is done about a game on the table that cannot be saved: it is said wherever the player is,
and asked for before it is left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from game.platform import platform
from game.scenes.words.title import WORDS
from game.ui.controls.standing import StandingLine
from game.ui.scene import Stage
from game.ui.sentence import Sentence
from game.words.buttons import BUTTONS

if TYPE_CHECKING:
    from game.table.autosave import Unsaved

# ruff: noqa: PLC0415 (the title does without: nothing is unsaved before the first table)

AGAIN: Final = 10.0
"""Seconds after which saving is tried again without an action."""


class Saving:
    """Follows whether the game on the table is saved, from the first table on."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._begun = False
        self._told: Unsaved | None = None
        self._since = 0.0

    def begin(self) -> None:
        """A table opens."""
        self._begun = True

    @property
    def unsaved(self) -> Unsaved | None:
        """The game that cannot be saved, if there is one."""
        if not self._begun:
            return None
        from game.table import autosave

        return autosave.unsaved()

    @property
    def words(self) -> Sentence:
        """Whether the game is saved, in a sentence."""
        if self.unsaved:
            return WORDS["not-saved"]
        return WORDS["saved"]

    def update(self, now: float) -> None:
        """Once a turn of the loop (monotonic seconds): says it, and tries again now and then."""
        left = self.unsaved
        if left is not self._told:
            self._tell(left, now)
        elif left and now - self._since >= AGAIN:
            from game.table import autosave

            self._since = now
            autosave.try_again()

    def _tell(self, left: Unsaved | None, now: float) -> None:
        self._told, self._since = left, now
        platform.ask_before_leaving(left is not None)
        if left is None:
            self._stage.stand(None)
            return
        from game.table.dialogs.unsaved import in_short, tell_unsaved

        more = partial(tell_unsaved, self._stage)
        self._stage.stand(StandingLine("note/unsaved", in_short(left.error), more))

    def quit(self) -> None:
        """Closes the window; warns first where something would be lost."""
        self._lose(BUTTONS["close"], self._stage.close)

    def give_up(self, go_on: Callable[[], None], *, unless: str = "") -> None:
        """Goes on to another game; asks first where this one would be lost. Nothing is where the
        other one's file says that they are the same."""
        from game.table.autosave import SLOT

        go_on() if unless == SLOT else self._lose(WORDS["give-it-up"], go_on)

    def _lose(self, label: Sentence, go_on: Callable[[], None]) -> None:
        if not self.unsaved:
            go_on()
            return
        from game.table.dialogs.unsaved import ask_to_lose

        ask_to_lose(self._stage, label, go_on)

    def leave(self, go_on: Callable[[], None]) -> None:
        """Goes on to the title; says first what is not saved."""
        if not self.unsaved:
            go_on()
            return
        from game.table.dialogs.unsaved import ask_to_leave

        ask_to_leave(self._stage, go_on)
