"""Handles a match on the table that cannot be saved.

A line on the stage says so in every scene, and the player is asked before the match is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from game.platform import platform
from game.ui.controls.toasts import Banner
from game.ui.i18n import gettext_noop as N_
from game.ui.scene import Stage
from game.ui.sentence import Sentence, phrases
from game.words.buttons import BUTTONS

if TYPE_CHECKING:
    from game.table.autosave import UnsavedMatch

# ruff: noqa: PLC0415 (the title does without: nothing is unsaved before the first table)

WORDS: Final = phrases(
    __name__,
    {
        "give-it-up": N_("Give it up"),
        "not-saved": N_("Your game is not saved; it is kept as long as this window is open."),
        "saved": N_("Your game is saved up to the last action."),
    },
)
AGAIN: Final = 10.0
"""The time in seconds after which saving is tried again without an action."""


class SaveWatch:
    """Watches whether the match on the table is saved, once a first table has been opened."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._begun = False
        self._told: UnsavedMatch | None = None
        self._since = 0.0

    def start_watching(self) -> None:
        """Start to watch: a table is opened."""
        self._begun = True

    @property
    def unsaved(self) -> UnsavedMatch | None:
        """The match that cannot be saved, and why; None if all is saved."""
        if not self._begun:
            return None
        from game.table import autosave

        return autosave.unsaved_match()

    @property
    def words(self) -> Sentence:
        """A sentence that says whether the match is saved."""
        if self.unsaved:
            return WORDS["not-saved"]
        return WORDS["saved"]

    def update(self, now: float) -> None:
        """Show or remove the line about an unsaved match, and try to save again from time to time.

        Called once a turn of the loop; ``now`` is in monotonic seconds.
        """
        left = self.unsaved
        if left is not self._told:
            self._tell(left, now)
        elif left and now - self._since >= AGAIN:
            from game.table import autosave

            self._since = now
            autosave.retry_save()

    def _tell(self, left: UnsavedMatch | None, now: float) -> None:
        """Show or remove the line about an unsaved match; ask before leaving while one is there."""
        self._told, self._since = left, now
        platform.ask_before_leaving(left is not None)
        if left is None:
            self._stage.set_banner(None)
            return
        from game.table.dialogs.unsaved import short_unsaved_notice, show_unsaved

        more = partial(show_unsaved, self._stage)
        self._stage.set_banner(Banner("note/unsaved", short_unsaved_notice(left.error), more))

    def quit(self) -> None:
        """Close the window; ask first if an unsaved match would be lost."""
        self._lose(BUTTONS["close"], self._stage.close)

    def give_up(self, go_on: Callable[[], None], *, unless: str = "") -> None:
        """Go on to another match; ask first if an unsaved one would be lost.

        ``unless`` is the file of the other match: if that is the slot of the table, both are the
        same match, and nothing is lost.
        """
        from game.table.autosave import SLOT

        go_on() if unless == SLOT else self._lose(WORDS["give-it-up"], go_on)

    def _lose(self, label: Sentence, go_on: Callable[[], None]) -> None:
        """Go on if all is saved; else ask first, with ``label`` on the button that goes on."""
        if not self.unsaved:
            go_on()
            return
        from game.table.dialogs.unsaved import ask_to_lose

        ask_to_lose(self._stage, label, go_on)

    def leave(self, go_on: Callable[[], None]) -> None:
        """Go on to the title; if the match is not saved, tell the player first."""
        if not self.unsaved:
            go_on()
            return
        from game.table.dialogs.unsaved import ask_to_leave

        ask_to_leave(self._stage, go_on)
