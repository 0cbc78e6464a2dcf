"""Others act, or what they did is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.guide.places import WATCHING
from game.table.modes import Look, watching
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode, Outcome
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Watching(watching.Watching[Turn, Mode], Mode):
    """The others' turns go on by themselves; what they did is told in the tray."""

    @property
    def task(self) -> tuple[str, str]:
        """What was done last, and why."""
        if not (steps := self.steps):
            return _("{player} thinks …").format(player=self.player.name), ""
        told = _("{player}: {what}").format(player=self.player.name, what=steps[-1].words)
        return told, self.reason

    @property
    def seen(self) -> Seen:
        """What was touched last is ringed."""
        spaces = self.steps[-1].spaces if self.steps else ()
        return replace(super().seen, chosen=tuple(map(Space, spaces)))

    @property
    def tray(self) -> Tray:
        title = _("{player}'s turn").format(player=self.player.name)
        return Tray(title, tuple(step.words for step in self.steps))

    @property
    def looks(self) -> Mapping[str, Look]:
        return {**at_rest(Said(_("It is not your turn."), WATCHING)), **self.buttons}

    def touch(self, thing: Option) -> Outcome:  # noqa: ARG002
        """Shows the rest at once."""
        self.others.skip()
        return self

    def press(self, button: str) -> Outcome:
        self.hurry(button)
        return self
