"""A match is shown again."""

from dataclasses import dataclass

from game.table.replay import mode
from game.table.words import did
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Tray
from game.tzolkin.words import replay
from game.ui.sentence import Words


@dataclass(frozen=True)
class Replaying(mode.Replaying[Turn, Option, Shown], Mode):
    """The tray has room for the film's own controls."""

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.steps:
            return replay.beginning(), ""
        told = replay.turn(self.view.tooth + 1, *self.turns)
        return did(self.player.name, self.steps[-1].words), told

    @property
    def seen(self) -> Seen:
        """With what the last action touched."""
        touched = self.steps[-1].spaces if self.steps else ()
        return Seen(state=self.view, seat=self.seat, chosen=tuple(map(Space, touched)))

    @property
    def tray(self) -> Tray:
        return Tray()
