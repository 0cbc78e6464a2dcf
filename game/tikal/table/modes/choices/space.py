"""The choice of a space, and the space of the last action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Play
from game.table.sign import CHOSEN, ThingState
from game.tikal.table.modes.choices.choice import Choice, NoChoice
from game.tikal.table.modes.choices.here import act_here, ids_here, looks_here, told_here
from game.tikal.table.shown.chosen import Chosen, chosen
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.things import SPACE, OnBoard, Thing


@dataclass(frozen=True)
class OpenSpace(Choice):
    """A space whose panel is open."""

    at: int

    @property
    def space(self) -> int | None:
        return self.at

    @property
    def place(self) -> int:
        return self.at

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        return {SPACE[self.at]: CHOSEN}

    @property
    def panel(self) -> Chosen:
        view, here = self.turn.view, ids_here(self.turn.view, self.at)
        return chosen(view, self.turn.players, self.at, told_here(view, self.at), here=here)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return looks_here(self.turn.view, self.at)

    def touch(self, thing: OnBoard) -> Choice | None:
        """Close the panel at a tap on the same space."""
        return NoChoice(self.turn) if thing.space == self.at else None

    def press(self, button: str) -> Choice | Play | IllegalAction:
        return act_here(self.at, button) or self


@dataclass(frozen=True)
class LastOrder(OpenSpace):
    """The space of the last action: its panel is shown, so that another action there takes one tap,
    but it is not chosen. Taps on the board and other buttons do not refer to it."""

    @property
    def space(self) -> None:
        return None

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        return {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        return BoardLook(last=(self.at,))

    def touch(self, thing: OnBoard) -> None:  # noqa: ARG002
        """Leave a tap to the mode, as for any space."""
        return
