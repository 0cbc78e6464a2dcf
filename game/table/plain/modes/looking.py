"""The modes in which nobody here decides.

The others act, the device is handed over, an earlier action is shown, or the match has ended.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.table.guide.places import WATCHING
from game.table.modes import ButtonState, handing, looking_back, looking_on, overlaid, sending
from game.table.modes import watching as shared
from game.table.modes.words import SAID as MODES
from game.table.plain.modes.mode import Mode
from game.table.plain.modes.turn import Turn
from game.table.plain.shown import Shown
from game.table.plain.things import Space
from game.table.plain.words import SAID, thinks
from game.table.replay import mode as replay
from game.table.telling import ToldStep
from game.table.things import Thing
from game.table.words import did
from game.ui.controls.said import Said
from game.ui.sentence import Words


def spaces_of(turn: Turn, steps: Sequence[ToldStep]) -> frozenset[str]:
    """Return the names of the spaces that the last of these steps touched."""
    touched = steps[-1].spaces if steps else ()
    return frozenset(turn.diagram.spaces[number].name for number in touched)


@dataclass(frozen=True)
class Watching(shared.Watching[Turn, Thing | None, Shown], Mode):
    """Shows the others' turns; what they did is told where the choices lie."""

    @property
    def task(self) -> tuple[Words, Words]:
        """What was done last, and why."""
        if not (steps := self.steps):
            return thinks(self.player.name), ""
        return did(self.player.name, steps[-1].words), self.reason

    @property
    def ringed(self) -> frozenset[str]:
        return spaces_of(self.turn, self.steps)

    @property
    def told_steps(self) -> tuple[Words, ...]:
        return tuple(step.words for step in self.steps)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**self.at_rest(Said(SAID["not-your-turn"], WATCHING)), **self.buttons}


class Sending(sending.Sending[Turn, Thing | None, Shown], Watching):
    """Waits until a link comes back; what the others did is told meanwhile."""


class LookingOn(looking_on.LookingOn[Turn, Thing | None, Shown], Watching):
    """Watches what another window plays."""


@dataclass(frozen=True)
class Handing(handing.Handing[Turn, Thing | None, Shown, Space], Mode):
    """Hands the device over, with a card over the choices.

    The position is shown as everybody may see it until the player has taken the device.
    """

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**self.at_rest(Said(MODES["begin-first"], WATCHING)), **self.own_looks}

    def shown(self, pointed: Thing | None = None) -> Shown:
        return replace(super().shown(pointed), beside=self.card, told=self.numbers)


class Over(Mode):
    """The match has ended and nothing can be done; its results come next."""

    menu = ()

    @property
    def task(self) -> tuple[Words, Words]:
        return SAID["over"], ""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return self.at_rest(Said(SAID["over"]))


class Overlaid(overlaid.Overlaid[Turn, Thing | None, Shown]):
    """The plain table has no overlays, as nothing more is known about its positions."""

    overlays = ()


@dataclass(frozen=True)
class LookingBack(looking_back.LookingBack[Turn, Thing | None, Shown]):
    """Shows a line of the log: the spaces that it touched are ringed."""

    def shown(self, pointed: Thing | None = None) -> Shown:
        return replace(super().shown(pointed), ringed=spaces_of(self.turn, (self.entry.step,)))


@dataclass(frozen=True)
class Replaying(replay.Replaying[Turn, Thing | None, Shown], Mode):
    """Shows a match as a film; the replay's controls lie where the choices do in a match."""

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.steps:
            return SAID["beginning"], ""
        return did(self.player.name, self.steps[-1].words), ""

    @property
    def ringed(self) -> frozenset[str]:
        return spaces_of(self.turn, self.steps)
