"""Where texts come in: dropped, pasted, chosen, or behind the page's address.

What the first picture can do without is imported on the way.
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
    """Reads what comes, compares it with what is kept, and leads on.

    Attributes:
        asks: True while there is something that has not been answered yet; nothing takes its
            question away.
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
        """``take_in`` and ``go_on`` lead to a match; ``instead`` goes on where this window may
        play, ``holding`` takes the game from the window that has it."""
        self._stage, self._take_in, self._go_on = stage, take_in, go_on
        self._instead, self._holding = instead, holding
        self.asks = False

    def open(self, match: AnyMatch) -> None:
        """A match that somebody has opened by hand."""
        from game.scenes.arriving import ArrivalWays, offer
        from game.table.by_link.seats import goes_by_link

        if goes_by_link(match):
            self._offer(match)
            return

        def go_on(file: str, match: AnyMatch, *, since: int | None = None) -> None:
            self._instead(partial(self._go_on, file, match, since=since))

        offer(self._stage, match, ArrivalWays(self._take_in, go_on, wanted=True))

    def open_file(self, path: str) -> None:
        """The game of a file; says what is wrong with it otherwise."""

        def read() -> None:
            from game.scenes.opening import open_file

            open_file(self._stage, path, self._read)

        when_here(self._stage, read)

    def open_text(self, text: str) -> None:
        """The game of a text that came by itself; says what is wrong with it otherwise."""
        self.asks = True

        def answered() -> None:
            self.forget()
            platform.sharing.answered(text)

        def read() -> None:
            from game.scenes.opening import open_text

            open_text(self._stage, text, partial(self._offer, answered=answered), answered)

        when_here(self._stage, read, self.forget)

    def ask(self) -> None:
        """Asks for a text or a file."""
        from game.scenes.opening import ask_for_record

        ask_for_record(self._stage, self._read)

    def forget(self) -> None:
        """Whatever came is not asked about any more."""
        self.asks = False

    def _read(self, source: str | bytes) -> None:
        from game.scenes.opening import open_text

        open_text(self._stage, source, self.open)

    def _offer(self, match: AnyMatch, answered: Step = lambda: None) -> None:
        """A match that came by itself, or that goes by link: says what it is, and goes on where
        the player wants to."""
        from game.scenes.arriving import ArrivalWays, offer

        def take_in(match: AnyMatch, *, since: int | None = None) -> None:
            self._holding(partial(self._take_in, match, since=since))

        def go_on(file: str, match: AnyMatch, *, since: int | None = None) -> None:
            self._holding(partial(self._go_on, file, match, since=since))

        offer(self._stage, match, ArrivalWays(take_in, go_on, answered))
