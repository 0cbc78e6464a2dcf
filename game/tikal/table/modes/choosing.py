"""The mode in which the winner of an auction chooses a hexagon of the display."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import ButtonState
from game.table.outcome import Outcome, Play
from game.tikal.rules.actions import CHOOSE
from game.tikal.table.modes.looks import displayed
from game.tikal.table.modes.mode import LookAt
from game.tikal.table.modes.offered import Offered
from game.tikal.table.shown.auction import Auction, auction
from game.tikal.table.things import Thing
from game.tikal.words import tasks
from game.tikal.words.places import AUCTION
from game.tikal.words.tasks import HINTS
from game.ui.sentence import Words


@dataclass(frozen=True)
class Choosing(Offered):
    """A player chooses a hexagon by a tap."""

    @property
    def task(self) -> tuple[Words, Words]:
        return tasks.choose(self.player.name), HINTS["choose"]

    @property
    def rule(self) -> str:
        return AUCTION

    @property
    def panel(self) -> Auction:
        return auction(self.view, self.turn.players, self.turn.stock)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**super().looks, **displayed(self.view, binds=True)}

    def touch(self, thing: Thing | None) -> Outcome:
        came = super().touch(thing)
        return Play((CHOOSE[came.hexagon],)) if isinstance(came, LookAt) else came
