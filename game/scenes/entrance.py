"""The entrance for records, codes and links: dropped, pasted, chosen, or in the page's address.

It waits for the part of the program that a browser loads only after the title's first picture.
Modules that this picture does not need are imported inside the functions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from game.platform import LoadingState, platform
from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.scene import Stage
from game.ui.sentence import phrases
from game.ui.widgets import RED
from game.words.buttons import BUTTONS

if TYPE_CHECKING:
    from game.core.game import AnyMatch
    from game.platform import Portion
    from game.scenes.arrivals import OpenKept, OpenNew

    Replaying = Callable[[AnyMatch, Callable[[], None]], Callable[[], None] | None]
    """Returns what replays a match and then goes back; None for no replay."""

# ruff: noqa: PLC0415

Step = Callable[[], None]

WORDS: Final = phrases(
    __name__,
    {
        "loading": NC_("state", "Loading"),
        "on-its-way": N_("The rest of the game is on its way. It goes on by itself."),
        "part-missing": N_(
            "A part of the game did not come. Please check the connection and try again."
        ),
        "the-game-is-not-complete": N_("The game is not complete"),
        "try-again": N_("Try again"),
    },
)


class Entrance:
    """Reads what comes from outside, compares it with the kept matches, and opens it.

    Attributes:
        has_open_question: True while a text that came by itself waits for an answer; the scene
            with its question must not be replaced then.
    """

    def __init__(
        self,
        stage: Stage,
        take_in: OpenNew,
        go_on: OpenKept,
        *,
        instead: Callable[[Step], None],
        holding: Callable[[Step], None],
    ) -> None:
        """Create the entrance.

        Args:
            stage: the stage on which questions are asked.
            take_in: opens a match that is not kept yet.
            go_on: opens a kept match.
            instead: calls a step if this window is the one that may play.
            holding: takes the right to play from the window that has it, then calls a step.
        """
        self._stage, self._take_in, self._go_on = stage, take_in, go_on
        self._instead, self._holding = instead, holding
        self.has_open_question = False

    def open_match(self, match: AnyMatch) -> None:
        """Open a match that the player has opened by hand; ask first if it is a match by link."""
        from game.scenes.arrivals import ArrivalActions, offer_arrival
        from game.table.by_link import goes_by_link

        if goes_by_link(match):
            self._offer(match)
            return

        def go_on(file: str, match: AnyMatch, *, since: int | None = None) -> None:
            self._instead(partial(self._go_on, file, match, since=since))

        offer_arrival(self._stage, match, ArrivalActions(self._take_in, go_on, opened_by_hand=True))

    def open_file(self, path: str) -> None:
        """Read the file and open the match in it; tell the player if that fails."""

        def read() -> None:
            from game.scenes.opening import open_file

            open_file(self._stage, path, self._read)

        when_loaded(self._stage, read)

    def open_text(self, text: str) -> None:
        """Read a text that came by itself and offer its match; tell the player if that fails."""
        self.has_open_question = True

        def answered() -> None:
            self.forget_question()
            platform.sharing.forget_link(text)

        def read() -> None:
            from game.scenes.opening import open_text

            open_text(self._stage, text, partial(self._offer, answered=answered), answered)

        when_loaded(self._stage, read, self.forget_question)

    def ask_for_record(self) -> None:
        """Ask the player for a record: on the clipboard, or in a file."""
        from game.scenes.opening import ask_for_record

        ask_for_record(self._stage, self._read)

    def forget_question(self) -> None:
        """Stop waiting for an answer about a text that came by itself."""
        self.has_open_question = False

    def _read(self, source: str | bytes) -> None:
        """Read a record, code or link that the player has given, and open its match."""
        from game.scenes.opening import open_text

        open_text(self._stage, source, self.open_match)

    def _offer(self, match: AnyMatch, answered: Step = lambda: None) -> None:
        """Offer a match that came by itself or goes by link; open it if the player wants to."""
        from game.scenes.arrivals import ArrivalActions, offer_arrival

        def take_in(match: AnyMatch, *, since: int | None = None) -> None:
            self._holding(partial(self._take_in, match, since=since))

        def go_on(file: str, match: AnyMatch, *, since: int | None = None) -> None:
            self._holding(partial(self._go_on, file, match, since=since))

        offer_arrival(self._stage, match, ArrivalActions(take_in, go_on, answered))


def when_loaded(
    stage: Stage, go_on: Step, left: Step = lambda: None, portion: Portion = platform
) -> None:
    """Call ``go_on`` as soon as a part of the program is loaded, at once if it is.

    Meanwhile a dialog is shown. The player may go back, which calls ``left``, and may try again if
    loading has failed.
    """
    arrival = portion.loading_state()
    if arrival is LoadingState.LOADED:
        go_on()
        return
    look = partial(when_loaded, stage, go_on, left, portion)
    shown = LoadingDialog if arrival is LoadingState.LOADING else _failure
    stage.push(shown(stage, portion, look, left))


def open_tables(
    stage: Stage, title: Callable[[], None], replaying: Replaying, link: str = ""
) -> None:
    """Show the tables of the host that serves this page, or go where a link leads."""

    def open_loaded() -> None:
        from game.scenes.tables.journey import open_tables

        open_tables(stage, title, replaying, link)

    when_loaded(stage, open_loaded)


class LoadingDialog(Dialog):
    """A dialog that is shown during loading; it closes by itself when loading ends or fails."""

    def __init__(self, stage: Stage, portion: Portion, look: Step, left: Step) -> None:
        """Create the dialog; ``look`` is called once the portion comes no more."""
        body = WORDS["on-its-way"]
        super().__init__(
            stage, WORDS["loading"], body, [DialogButton("back", BUTTONS["back"], left)]
        )
        self._portion, self._look = portion, look

    @property
    def busy(self) -> bool:
        """Always True: every frame looks whether loading has ended."""
        return True

    def update(self, now: float) -> None:
        if self._portion.loading_state() is not LoadingState.LOADING:
            self.stage.pop()
            self._look()
        super().update(now)


def _failure(stage: Stage, portion: Portion, look: Step, left: Step) -> Dialog:
    """Return the dialog that says that loading has failed."""

    def again() -> None:
        portion.fetch_again()
        look()

    body = WORDS["part-missing"]
    answers = [
        DialogButton("back", BUTTONS["back"], left),
        DialogButton("again", WORDS["try-again"], again, RED),
    ]
    return Dialog(stage, WORDS["the-game-is-not-complete"], body, answers)
