"""The game has ended."""

from collections.abc import Mapping

from game.tikal.table import words
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Look, Mode
from game.tikal.table.panels import Panel, StillToCome


class Over(Mode):
    """Nothing can be done any more; the results are on their way."""

    menu = ()

    @property
    def words(self) -> tuple[str, str]:
        return words.task(self.view, self.player.name)

    @property
    def panel(self) -> Panel:
        return StillToCome(self.view)

    @property
    def looks(self) -> Mapping[str, Look]:
        return at_rest(self.view)
