"""The plain table on which a match is shown again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.game import AnyMatch
from game.outcome import Course
from game.table.ids import TOOL_MENU
from game.table.plain.known import Known
from game.table.plain.modes.looking import Replaying
from game.table.plain.modes.mode import Mode
from game.table.plain.modes.which import Now
from game.table.plain.scene import TableScene
from game.table.replay import scene
from game.ui.scene import Stage

_PAD: Final = 10
"""In dp, around the film's controls."""


class Replay(scene.Replay[Mode], TableScene):
    """The film's controls lie where the choices do."""

    def __init__(
        self,
        known: Known,
        stage: Stage,
        match: AnyMatch,
        course: Course,
        *,
        leave: Callable[[], None],
        play_on: Callable[[int], None],
    ) -> None:
        """``play_on`` gets the number of actions after which a new game is to branch off."""
        self._thread(match, course, known.rules.ends_turn, leave=leave, play_on=play_on)
        super().__init__(
            stage,
            match,
            known,
            title=leave,
            finished=lambda _match: None,
            which=self._replaying,
        )
        self.session.people = frozenset()
        self.form.widgets = self.run.widgets
        self.seek(0)

    def _replaying(self, now: Now) -> Mode:
        return Replaying(now.turn, self._actor, self._steps, self._turns)

    def _place_film(self) -> None:
        places, pad = self.picture.places, -2 * self.screen.px(_PAD)
        self.run.place(self.screen, places.choices.inflate(pad, pad), places.buttons[TOOL_MENU])
