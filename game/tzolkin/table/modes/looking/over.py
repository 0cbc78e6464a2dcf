"""The mode after the game has ended."""

from collections.abc import Mapping

from game.table.modes import ButtonState
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.tray.card import Tray
from game.tzolkin.words.tasks import task
from game.ui.controls.said import Said
from game.ui.sentence import Words


class Over(Mode):
    """Nothing can be done any more; the results scene follows."""

    menu = ()

    @property
    def task(self) -> tuple[Words, Words]:
        return task(self.view)

    @property
    def tray(self) -> Tray:
        return Tray(self.task[0])

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return at_rest(Said(self.task[0]))
