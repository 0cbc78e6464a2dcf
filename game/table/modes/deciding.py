"""What the modes have in common in which somebody here is to decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.table.guide.places import UNDO
from game.table.modes.look import Look
from game.table.modes.mode import Mode, TurnT
from game.table.thinking import Hint
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _

ModeT = TypeVar("ModeT")


@dataclass(frozen=True)
class Deciding(Mode[TurnT], Generic[TurnT, ModeT]):
    """Somebody here is to act; he may have asked for an advice, which never goes over what he
    does himself.

    Attributes:
        advice: what he asked for.
    """

    advice: Hint | None = None
    menu = ("hint", "repeat", "back")

    @property
    def decider(self) -> int:
        return self.turn.view.seat

    @property
    def busy(self) -> bool:
        return self.advice is not None and self.advice.action is None

    @property
    def words(self) -> tuple[str, str]:
        """The advice, or what is to be done."""
        return self.advice.words if self.advice else self.task

    @property
    def tools(self) -> Mapping[str, Look]:
        """What can be taken back, and the advice."""
        nothing = _("There is nothing that can be taken back now.")
        back = Look(self.turn.undo, why=Said(nothing, UNDO))
        again = Look(self.turn.redo, why=Said(_("Nothing was taken back."), UNDO))
        return {"tool/undo": back, "tool/restart": back, "tool/redo": again, "hint": Look()}

    def keeping(self, begun: ModeT) -> ModeT:
        """Goes on where he was."""
        return begun
