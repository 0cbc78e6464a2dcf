"""The mode in which an earlier action is looked at while the match goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.table.modes import looking_back
from game.table.outcome import Outcome
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Space


@dataclass(frozen=True)
class LookingBack(looking_back.LookingBack[Turn, Option, Shown]):
    """A line of the log, with the spaces that it touched outlined."""

    under: Mode

    def shown(self, pointed: Option | None = None) -> Shown:
        shown = super().shown(pointed)
        spaces = tuple(map(Space, self.entry.step.spaces))
        return replace(shown, seen=replace(shown.seen, chosen=spaces))

    def pick(self, card: str, option: Option) -> Outcome:
        """Touch a card of the tray as in the mode below."""
        return self.under.pick(card, option)
