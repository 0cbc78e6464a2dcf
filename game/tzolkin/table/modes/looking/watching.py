"""Others act, or what they did is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.guide.places import WATCHING
from game.table.modes import GoOn, Look, Moment
from game.table.others import Others, Tempo
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looking.told import Told
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Outcome
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Watching(Told):
    """The others' turns go on by themselves, unless they are held.

    Attributes:
        others: who they are, and what they do.
    """

    others: Others[State, State, Action]

    @property
    def seat(self) -> int:
        return self.others.seat

    @property
    def busy(self) -> bool:
        return self.others.busy and self.others.tempo is not Tempo.HELD

    @property
    def task(self) -> tuple[str, str]:
        """What was done last, and why."""
        if not (steps := self.others.steps):
            return _("{player} thinks …").format(player=self.player.name), ""
        told = _("{player}: {what}").format(player=self.player.name, what=steps[-1].words)
        return told, self.others.reason

    @property
    def seen(self) -> Seen:
        """What was touched last is ringed."""
        spaces = self.others.steps[-1].spaces if self.others.steps else ()
        return replace(super().seen, chosen=tuple(map(Space, spaces)))

    @property
    def tray(self) -> Tray:
        title = _("{player}'s turn").format(player=self.player.name)
        return Tray(title, tuple(step.words for step in self.others.steps))

    @property
    def looks(self) -> Mapping[str, Look]:
        return {**at_rest(Said(_("It is not your turn."), WATCHING)), **self.buttons()}

    def buttons(self) -> Mapping[str, Look]:
        """What holds the others, and what hurries them, or shows the next action while they are
        held."""
        held = self.others.tempo in (Tempo.HELD, Tempo.SINGLE)
        hurry = "watch/step" if held else "watch/skip"
        return {"watch/pause": Look(label=_("Go on") if held else _("Pause")), hurry: Look()}

    def touch(self, thing: Option) -> Outcome:  # noqa: ARG002
        """Shows the rest at once."""
        self.others.skip()
        return self

    def press(self, button: str) -> Outcome:
        match button:
            case "watch/skip":
                self.others.skip()
            case "watch/step":
                self.others.step()
            case "watch/pause":
                self.others.hold()
        return self

    def update(self, moment: Moment) -> Outcome | None:
        if moment.covered:
            return None
        return GoOn() if self.others.update(moment.now, moment.moving) else None
