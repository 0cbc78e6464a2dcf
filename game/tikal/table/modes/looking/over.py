"""The mode of a match that has ended."""

from collections.abc import Mapping

from game.table.modes import ButtonState
from game.tikal.table.modes.acting import acting_words
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Mode
from game.tikal.table.reasons import why_not_now
from game.tikal.table.shown.cards import Panel, StillToCome
from game.tikal.words.places import END
from game.ui.sentence import Words


class Over(Mode):
    """The match has ended; nothing can be done until the results come."""

    menu = ()

    @property
    def task(self) -> tuple[Words, Words]:
        return acting_words(self.view, self.player)

    @property
    def rule(self) -> str:
        return END

    @property
    def panel(self) -> Panel:
        return StillToCome(self.turn.stock)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return at_rest(self.view, why_not_now(self.view))
