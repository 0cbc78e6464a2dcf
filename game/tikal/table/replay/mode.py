"""A match is shown again."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.replay import mode
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.auction import left_by
from game.tikal.table.shown.caption import caption
from game.tikal.table.shown.cards import Panel, Retold
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.tikal.words import replay
from game.ui.sentence import Words


@dataclass(frozen=True)
class Replaying(mode.Replaying[Turn, Thing | None, Shown], Mode):
    """The turn so far lies on a card beside the board.

    Attributes:
        gained: what the last action has brought every seat in points; empty at the beginning.
    """

    gained: tuple[int, ...]

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.gained:
            return replay.beginning(), ""
        more = zip((player.name for player in self.turn.players), self.gained, strict=True)
        scored = tuple((player, points) for player, points in more if points > 0)
        told = replay.gained(scored) if scored else replay.turn(*self.turns)
        return caption(self.steps, told, self.player)

    @property
    def left(self) -> Sequence[int | None]:
        return left_by(self.view)

    @property
    def panel(self) -> Panel:
        return Retold(self.player, self.steps, "", self.turn.stock)

    @property
    def touched(self) -> Sequence[int]:
        return self.steps[-1].spaces if self.steps else ()
