"""The mode in which others act, or what they did is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.guide.places import WATCHING
from game.table.modes import ButtonState, watching
from game.table.words import did, turn_of
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Tray
from game.tzolkin.words.waiting import SAID, thinks
from game.ui.controls.said import Said
from game.ui.sentence import Words


@dataclass(frozen=True)
class Watching(watching.Watching[Turn, Option, Shown], Mode):
    """The others' turns go on by themselves; their actions are told in the tray."""

    @property
    def task(self) -> tuple[Words, Words]:
        """What was done last, and why."""
        if not (steps := self.steps):
            return thinks(self.player.name), ""
        return did(self.player.name, steps[-1].words), self.reason

    @property
    def seen(self) -> Seen:
        """What is seen, with the spaces of the last action outlined."""
        spaces = self.steps[-1].spaces if self.steps else ()
        return replace(super().seen, chosen=tuple(map(Space, spaces)))

    @property
    def tray(self) -> Tray:
        return Tray(turn_of(self.player.name), tuple(step.words for step in self.steps))

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**at_rest(Said(SAID["not-your-turn"], WATCHING)), **self.buttons}
