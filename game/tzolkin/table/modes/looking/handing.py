"""The device goes to another player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import GoOn, Look
from game.table.session import Session
from game.table.turns.handing import HandOver, Told, draw_hand_over
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Cover, Mode, Outcome
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _

TAKE = "hand-over/take"


def handing(session: Session[State, State, Action], turn: Turn, handed: HandOver) -> Handing:
    """What the others did is told."""
    told = (
        Told(session.players[one.before.seat], session.telling.step(one, session.players).words)
        for one in session.since(handed.since)
    )
    return Handing(turn, tuple(told))


@dataclass(frozen=True)
class Handing(Mode):
    """Whose turn it is, and what the others did since his last one; a tap takes that away.

    Attributes:
        told: what they did.
    """

    told: tuple[Told, ...]

    menu = ("repeat", "back")

    @property
    def task(self) -> tuple[str, str]:
        return _("{player}'s turn").format(player=self.player.name), _("tap to begin")

    @property
    def tray(self) -> Tray:
        return Tray(self.task[0])

    @property
    def looks(self) -> Mapping[str, Look]:
        label = self.task[0]
        return {**at_rest(Said(label, "turn")), TAKE: Look(label=label, binds=True)}

    def press(self, button: str) -> Outcome:
        return GoOn(left=True) if button == TAKE else self

    @property
    def cover(self) -> Cover:
        return lambda canvas, area: draw_hand_over(canvas, area, self.player, self.told)
