"""The device goes to another player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import Look
from game.table.modes import handing as shared
from game.table.session import Session
from game.table.turns.handing import HandOver, Told, draw_hand_over
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Cover, Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said


def handing(session: Session[State, State, Action], turn: Turn, handed: HandOver) -> Handing:
    """What the others did is told."""
    told = (
        Told(session.players[one.before.seat], session.telling.step(one, session.players).words)
        for one in session.since(handed.since)
    )
    return Handing(turn, tuple(told))


@dataclass(frozen=True)
class Handing(shared.Handing[Turn], Mode):
    """A card over the board tells whose turn it is."""

    @property
    def tray(self) -> Tray:
        return Tray(self.task[0])

    @property
    def looks(self) -> Mapping[str, Look]:
        label = self.task[0]
        return {**at_rest(Said(label, "turn")), shared.TAKE: Look(label=label, binds=True)}

    @property
    def cover(self) -> Cover:
        return lambda canvas, area: draw_hand_over(canvas, area, self.player, self.told)
