"""The entrance for records, codes and links: dropped, pasted, chosen, or in the page's address.

Modules that the title's first picture does not need are imported inside the functions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.platform import platform
from game.scenes.waiting import when_here
from game.ui.scene import Stage

if TYPE_CHECKING:
    from game.core.game import AnyMatch
    from game.scenes.arriving import ContinueKept, TakeIn

Step = Callable[[], None]

# ruff: noqa: PLC0415


class Entrance:
    """Reads what comes from outside, compares it with the kept matches, and opens it.

    Attributes:
        asks: True while a text that came by itself has not been answered; the scene with its
            question must not be replaced then.
    """

    def __init__(
        self,
        stage: Stage,
        take_in: TakeIn,
        go_on: ContinueKept,
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
        self.asks = False

    def open(self, match: AnyMatch) -> None:
        """Open a match that the player has opened by hand; ask first if it is a match by link."""
        from game.scenes.arriving import ArrivalWays, offer
        from game.table.by_link.seats import goes_by_link

        if goes_by_link(match):
            self._offer(match)
            return

        def go_on(file: str, match: AnyMatch, *, since: int | None = None) -> None:
            self._instead(partial(self._go_on, file, match, since=since))

        offer(self._stage, match, ArrivalWays(self._take_in, go_on, wanted=True))

    def open_file(self, path: str) -> None:
        """Read the file and open the match in it; tell the player if that fails."""

        def read() -> None:
            from game.scenes.opening import open_file

            open_file(self._stage, path, self._read)

        when_here(self._stage, read)

    def open_text(self, text: str) -> None:
        """Read a text that came by itself and offer its match; tell the player if that fails."""
        self.asks = True

        def answered() -> None:
            self.forget()
            platform.sharing.answered(text)

        def read() -> None:
            from game.scenes.opening import open_text

            open_text(self._stage, text, partial(self._offer, answered=answered), answered)

        when_here(self._stage, read, self.forget)

    def ask(self) -> None:
        """Ask the player for a record: on the clipboard, or in a file."""
        from game.scenes.opening import ask_for_record

        ask_for_record(self._stage, self._read)

    def forget(self) -> None:
        """Stop waiting for an answer about a text that came by itself."""
        self.asks = False

    def _read(self, source: str | bytes) -> None:
        """Read a record, code or link that the player has given, and open its match."""
        from game.scenes.opening import open_text

        open_text(self._stage, source, self.open)

    def _offer(self, match: AnyMatch, answered: Step = lambda: None) -> None:
        """Offer a match that came by itself or goes by link; open it if the player wants to."""
        from game.scenes.arriving import ArrivalWays, offer

        def take_in(match: AnyMatch, *, since: int | None = None) -> None:
            self._holding(partial(self._take_in, match, since=since))

        def go_on(file: str, match: AnyMatch, *, since: int | None = None) -> None:
            self._holding(partial(self._go_on, file, match, since=since))

        offer(self._stage, match, ArrivalWays(take_in, go_on, answered))
