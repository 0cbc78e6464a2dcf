"""The modes in which nobody here decides: others act, the device goes on, something is looked at,
the game has ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.guide.places import WATCHING
from game.table.modes import Look, Moment, handing, looking_back, looking_on, sending
from game.table.modes import watching as shared
from game.table.modes.advice import Advice
from game.table.modes.words import SAID as MODES
from game.table.plain.modes.mode import Mode, Outcome
from game.table.plain.modes.turn import Turn
from game.table.plain.shown import Row
from game.table.plain.things import Space
from game.table.plain.words import SAID, thinks
from game.table.replay import mode as replay
from game.table.telling import Step
from game.table.things import Thing
from game.table.turns.handing import Card
from game.table.watched import Watch
from game.table.words import did
from game.ui.controls.said import Said
from game.ui.sentence import Words


def spaces_of(turn: Turn, steps: Sequence[Step]) -> frozenset[str]:
    """The spaces that the last of some steps was done on."""
    touched = steps[-1].spaces if steps else ()
    return frozenset(turn.diagram.spaces[number].name for number in touched)


@dataclass(frozen=True)
class Watching(shared.Watching[Turn, Mode], Mode):
    """The others' turns go on by themselves; what they did is told where the choices lie."""

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
    def looks(self) -> Mapping[str, Look]:
        return {**self.at_rest(Said(SAID["not-your-turn"], WATCHING)), **self.buttons}

    def touch(self, thing: Thing) -> Outcome:  # noqa: ARG002
        """Shows the rest at once."""
        return Watch.SKIP

    def press(self, button: str) -> Outcome:
        return self.hurry(button)


@dataclass(frozen=True)
class Sending(sending.Sending[Turn, Mode], Watching):
    """What the others did is told until the link has come back."""

    def touch(self, thing: Thing) -> Outcome:  # noqa: ARG002
        return self


@dataclass(frozen=True)
class LookingOn(looking_on.LookingOn[Turn, Mode], Watching):
    """Nothing else can be done at the table."""


@dataclass(frozen=True)
class Handing(handing.Handing[Turn, Space], Mode):
    """A card over the choices tells whose turn it is, and what has changed; nobody's secret is
    seen before he has taken the device."""

    @property
    def looks(self) -> Mapping[str, Look]:
        return {**self.at_rest(Said(MODES["begin-first"], WATCHING)), **self.own_looks}

    @property
    def beside(self) -> Card:
        return self.card

    @property
    def told(self) -> Mapping[Space, str]:
        return self.numbers


class Over(Mode):
    """Nothing can be done any more; the results are on their way."""

    menu = ()

    @property
    def task(self) -> tuple[Words, Words]:
        return SAID["over"], ""

    @property
    def looks(self) -> Mapping[str, Look]:
        return self.at_rest(Said(SAID["over"]))


@dataclass(frozen=True)
class LookingBack(looking_back.LookingBack[Turn, Mode], Mode):
    """A line of the log; the spaces that it touched are ringed. Whatever is touched means what it
    means below, and puts the line away."""

    @property
    def ringed(self) -> frozenset[str]:
        return spaces_of(self.turn, (self.entry.step,))

    @property
    def lit(self) -> frozenset[str]:
        return self.under.lit

    @property
    def on(self) -> str:
        return self.under.on

    @property
    def title(self) -> Words:
        return self.under.title

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.under.rows

    @property
    def told_steps(self) -> tuple[Words, ...]:
        return self.under.told_steps

    def touch(self, thing: Thing) -> Outcome:
        return self.under.touch(thing)

    def press(self, button: str) -> Outcome:
        return self.under.press(button)

    def update(self, moment: Moment) -> Outcome | None:
        return self.under.update(moment)

    def asking(self) -> Mode:
        return self.under.asking()

    def advised(self, advice: Advice) -> Mode:
        return self.under.advised(advice)

    def followed_by(self, mode: Mode) -> Mode:
        return self.under.followed_by(mode)


@dataclass(frozen=True)
class Replaying(replay.Replaying[Turn], Mode):
    """Where the choices lie there is room for the film's own controls."""

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.steps:
            return SAID["beginning"], ""
        return did(self.player.name, self.steps[-1].words), ""

    @property
    def ringed(self) -> frozenset[str]:
        return spaces_of(self.turn, self.steps)
