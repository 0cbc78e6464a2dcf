"""The table on which a match is shown again."""

from __future__ import annotations

from collections.abc import Callable

from game.outcome import Course
from game.table.replay import scene
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.table.match import telling
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.which import Now
from game.tzolkin.table.replay.mode import Replaying
from game.tzolkin.table.replay.places import LEAVE, place_replay
from game.tzolkin.table.scene import TableScene
from game.ui.scene import Stage


class Replay(scene.Replay[Mode], TableScene):
    """The film's controls lie where the tray does."""

    def __init__(
        self,
        stage: Stage,
        match: TzolkinMatch,
        course: Course,
        *,
        leave: Callable[[], None],
        play_on: Callable[[int], None],
    ) -> None:
        """``play_on`` gets the number of actions after which a new game is to branch off."""
        self._thread(match, course, telling.ends_turn, leave=leave, play_on=play_on)
        super().__init__(
            stage, match, title=leave, finished=lambda _match: None, which=self._replaying
        )
        self.session.people = frozenset()
        self.form.widgets = self.run.widgets
        self.picture.lays = place_replay
        self.seek(0)

    def _replaying(self, now: Now) -> Mode:
        return Replaying(now.turn, self._actor, self._steps, self._turns)

    @property
    def _lasting(self) -> float:
        return min(1.0, 1 / self.reel.speed)

    def _place_film(self) -> None:
        places = self.picture.places
        if LEAVE in places.buttons:
            self.run.place(self.screen, places.tray, places.buttons[LEAVE])
