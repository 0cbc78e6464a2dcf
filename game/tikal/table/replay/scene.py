"""The table on which a match is shown again."""

from __future__ import annotations

from game.table.replay import scene
from game.tikal.table.replay.mode import Replaying
from game.tikal.table.replay.places import LEAVE, place_replay
from game.tikal.table.scene import TableScene


class Replay(scene.Replay, TableScene):
    """The film's controls lie in a strip below the board."""

    place = staticmethod(place_replay)

    def _mode_now(self) -> Replaying:
        return Replaying(self._now.turn, self._actor, self._steps, self._turns, self._gained)

    @property
    def _gained(self) -> tuple[int, ...]:
        """What the last action has brought every seat in points."""
        if not self.session.shown:
            return ()
        played = self.session.played(self.session.shown - 1)
        scores = zip(played.before.score, played.after.score, strict=True)
        return tuple(after - before for before, after in scores)

    def _place_film(self) -> None:
        layout = self.picture.places.layout
        self.run.place(self.screen, layout.strip, layout.tools[LEAVE])
