"""The table on which a match is shown again."""

from __future__ import annotations

from game.table.replay import scene
from game.tzolkin.table.replay.mode import Replaying
from game.tzolkin.table.replay.places import LEAVE, place_replay
from game.tzolkin.table.scene import TableScene
from game.tzolkin.table.view.controls import Controls
from game.tzolkin.table.view.picture import Picture
from game.ui.widgets import Widget


class Replay(scene.Replay, TableScene):
    """The film's controls lie where the tray does."""

    def _made(self) -> tuple[Picture, Controls]:
        picture, controls = super()._made()
        picture.lays = place_replay
        return picture, controls

    def _mode_now(self) -> Replaying:
        return Replaying(self._now.turn, self._actor, self._steps, self._turns)

    @property
    def _widgets(self) -> list[Widget]:
        return self.run.widgets

    def _place_film(self) -> None:
        places = self.picture.places
        if LEAVE in places.buttons:
            self.run.place(self.screen, places.tray, places.buttons[LEAVE])
