"""The mode in which others act, or their last actions are shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.guide.places import WATCHING
from game.table.modes import ButtonState, watching
from game.table.outcome import Outcome
from game.table.watched import Watch
from game.tikal.rules.state import AUCTION, CHOOSE
from game.tikal.table import ids
from game.tikal.table.desk import Desk
from game.tikal.table.match.telling import greeting
from game.tikal.table.modes.looks import at_rest, displayed
from game.tikal.table.modes.mode import LookAt, Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.auction import auction, left_by
from game.tikal.table.shown.caption import caption
from game.tikal.table.shown.cards import Panel, Steps
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Displayed, Thing
from game.ui.controls.said import Said
from game.ui.sentence import Words

_ON_DISPLAY = (AUCTION, CHOOSE)


@dataclass(frozen=True)
class Watching(watching.Watching[Turn, Thing | None, Shown], Mode):
    """The others' turns go on by themselves; only a hexagon on display can be looked at."""

    @property
    def task(self) -> tuple[Words, Words]:
        return caption(self.steps, self.reason, self.player)

    @property
    def left(self) -> Sequence[int | None]:
        return left_by(self.view)

    @property
    def desk(self) -> Desk:
        return Desk.CARD if self.view.phase in _ON_DISPLAY else Desk.WATCHED

    @property
    def panel(self) -> Panel:
        if self.view.phase in _ON_DISPLAY:
            return auction(self.view, self.turn.players, self.turn.stock, watched=True)
        return Steps(self.player, self.steps, self.reason, self.turn.stock)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        greeted = Said(greeting(self.player), WATCHING)
        return {**at_rest(self.view, greeted), **self.buttons, **self._display}

    @property
    def _display(self) -> Mapping[str, ButtonState]:
        return displayed(self.view) if self.view.phase in _ON_DISPLAY else {}

    @property
    def feet(self) -> tuple[str, str]:
        """The ids of the pause and skip buttons; in an auction those on the auction's card."""
        on_card = self.view.phase in _ON_DISPLAY
        return (ids.AUCTION_PAUSE, ids.AUCTION_SKIP) if on_card else super().feet

    @property
    def touched(self) -> Sequence[int]:
        return self.steps[-1].spaces if self.steps else ()

    def touch(self, thing: Thing | None) -> Outcome:
        """Show a hexagon of the display large; any other tap shows the rest at once."""
        return LookAt(thing.hexagon) if isinstance(thing, Displayed) else Watch.SKIP
