"""What the modes have in common in which somebody here is to decide."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.guide.places import UNDO
from game.table.modes import Look, Moment
from game.table.thinking import Hint
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode, Outcome
from game.ui.controls.said import NOTHING, Said
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Deciding(Mode):
    """Somebody here is to act; he may have asked for an advice, which never goes over what he
    does himself.

    Attributes:
        advice: what he asked for.
    """

    advice: Hint | None = None
    menu = ("hint", "repeat", "back")

    @property
    def decider(self) -> int:
        return self.view.seat

    @property
    def busy(self) -> bool:
        return self.advice is not None and self.advice.action is None

    @property
    def words(self) -> tuple[str, str]:
        """The advice, or what is to be done."""
        return self.advice.words if self.advice else self.task

    @property
    def looks(self) -> Mapping[str, Look]:
        """What can be taken back, and the advice."""
        nothing = _("There is nothing that can be taken back now.")
        back = Look(self.turn.undo, why=Said(nothing, UNDO))
        again = Look(self.turn.redo, why=Said(_("Nothing was taken back."), UNDO))
        tools = {"tool/undo": back, "tool/restart": back, "tool/redo": again, "hint": Look()}
        return {**at_rest(NOTHING), **tools, **self.own_looks}

    @property
    def own_looks(self) -> Mapping[str, Look]:
        """The red button, and what else this mode has."""
        raise NotImplementedError

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """Thinks of the advice."""
        return self if self.advice and self.advice.update() else None

    def keeping(self, begun: Mode) -> Mode:
        """Goes on where he was."""
        return begun

    def advised(self, advice: Hint) -> Mode:
        return replace(self, advice=advice)
