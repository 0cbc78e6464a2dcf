"""The mode in which the device goes to another player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.game import NOBODY
from game.table.modes import ButtonState
from game.table.modes import handing as shared
from game.table.modes.words import SAID as MODES
from game.table.telling import PlayedAction
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View, view
from game.tzolkin.rules.state import KEEP, TRIBE
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.match.changes import changes_of
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray
from game.tzolkin.words.names import whole
from game.tzolkin.words.tasks import task
from game.tzolkin.words.waiting import SAID
from game.ui.controls.said import Said
from game.ui.sentence import Sentence


def handing(turn: Turn, unseen: Sequence[PlayedAction[View, Action]]) -> Handing:
    """Return the mode that tells what has changed.

    It shows nobody's secrets before the player has taken the device.
    """
    bare = replace(turn, view=view(turn.view, NOBODY))
    return Handing(bare, wanted(turn.view), changes_of(unseen))


def wanted(view: View) -> Sentence:
    """Return what the seat to act is asked for now."""
    if view.phase == TRIBE:
        return SAID["tribe-wanted"]
    if view.phase == KEEP:
        return SAID["tiles-wanted"]
    return whole(task(view)[0])


@dataclass(frozen=True)
class Handing(shared.Handing[Turn, Option, Shown, Thing], Mode):
    """A card beside the gears tells whose turn it is; changes are outlined and numbered."""

    @property
    def tray(self) -> Tray:
        return Tray()

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**at_rest(Said(MODES["begin-first"], "turn")), **self.own_looks}

    def shown(self, pointed: Option | None = None) -> Shown:
        return replace(super().shown(pointed), beside=self.card, told=self.numbers)
