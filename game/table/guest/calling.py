"""Calling somebody to a turn who looks elsewhere."""

from __future__ import annotations

from typing import Final, Protocol

from game.settings.store import MAX_VOLUME, saved_settings
from game.table.guest.words import WORDS
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.words.buttons import BUTTONS

_STATES: Final = {"on": "called", "denied": "call-denied", "none": "call-none"}


class Caller(Protocol):
    """What can call somebody who looks elsewhere."""

    @property
    def state(self) -> str:
        """Whether it notifies: ``on``, ``ask`` (once asked), ``denied``, or ``none``: it cannot."""
        ...

    def call(self, words: str, volume: float) -> None:
        """Call, with a sound of this volume (0 to 1) if nobody looks."""

    def stop(self) -> None:
        """Call no more."""

    async def ask(self) -> str:
        """Ask whether it may notify, and return its state then."""
        ...


class Calling:
    """Calls a guest while it is his turn."""

    def __init__(self, stage: Stage, caller: Caller) -> None:
        self._stage, self._caller = stage, caller
        self._called = False

    def call(self, is_turn: bool) -> None:
        """Call once it is his turn, until it is no more."""
        if is_turn == self._called:
            return
        self._called = is_turn
        if is_turn:
            self._caller.call(str(WORDS["your-turn"]), self._volume)
        else:
            self._caller.stop()

    def ask(self) -> None:
        """Ask for notifications, where they can be had; else say what calls in their stead."""

        async def asking() -> None:
            self._tell(await self._caller.ask())

        if self._caller.state == "ask":
            self._stage.start_task(asking)
        else:
            self._tell(self._caller.state)

    def _tell(self, state: str) -> None:
        if state in _STATES:  # whoever put the browser's question away is told nothing
            answers = [DialogButton("called", BUTTONS["understood"])]
            body = WORDS[_STATES[state]]
            self._stage.push(Dialog(self._stage, WORDS["call-title"], body, answers))

    @property
    def _volume(self) -> float:
        settings = saved_settings(self._stage)
        return 0.0 if settings.muted else (settings.effects / MAX_VOLUME) ** 2
