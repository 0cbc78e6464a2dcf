"""Asking a host one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.scenes.tables.words import WORDS
from game.table.guest.line import Line, Socket
from game.table.guest.words import WORDS as GUEST
from game.table.guest.words import refused
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words
from game.words.buttons import BUTTONS

Connect = Callable[[], Socket]


class Asking(Dialog):
    """A dialog that stays until the host has answered."""

    def __init__(
        self,
        stage: Stage,
        connect: Connect,
        message: Mapping[str, Any],
        answered: Callable[[Mapping[str, Any]], None],
    ) -> None:
        """Ask; ``answered`` gets the answer, unless the host refuses: that is told."""
        answers = [DialogButton("back", BUTTONS["back"])]
        super().__init__(stage, WORDS["asking"], WORDS["one-moment"], answers)
        self._answered = answered
        self._line = Line(connect, lambda: [message])

    @property
    def busy(self) -> bool:
        """Always True: every frame looks whether the answer has come."""
        return True

    def update(self, now: float) -> None:
        """Hear the answer."""
        for answer in self._line.hear(now)[:1]:
            self.stage.pop()
            if "refused" in answer:
                tell_refused(self.stage, answer["refused"])
            else:
                self._answered(answer)
        super().update(now)

    def leave(self) -> None:
        self._line.close()
        super().leave()


def tell_refused(stage: Stage, name: str, then: Callable[[], None] = lambda: None) -> None:
    """Say why the host has refused something; ``then`` is called when that is read."""
    why: Words = refused(name) or GUEST["other"]
    answers = [DialogButton("refused", BUTTONS["understood"], then)]
    stage.push(Dialog(stage, WORDS["refused"], why, answers))
