"""The plain table's replay."""

from __future__ import annotations

from typing import Final

from game.table.ids import TOOL_MENU
from game.table.plain.modes.looking import Replaying
from game.table.plain.scene import TableScene
from game.table.replay import scene

_PAD: Final = 6
"""The margin around the replay's controls, in dp."""


class Replay(scene.Replay, TableScene):
    """The replay's scene; its controls lie where the choices do in a match."""

    def _mode_now(self) -> Replaying:
        return Replaying(self._now.turn, self._actor, self._steps, self._turns)

    def _place_film(self) -> None:
        places, pad = self.picture.places, -2 * self.screen.px(_PAD)
        self.run.place(self.screen, places.choices.inflate(pad, pad), places.buttons[TOOL_MENU])
