"""The modes in which nobody here decides, and which mode the plain table is in.

The others act, the device is handed over, an earlier action is shown, or the match has ended.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.table.modes import ButtonState, above, deciding, watching
from game.table.modes.mode import ModeFacts
from game.table.modes.words import SAID as MODES
from game.table.news import Change, HandOver
from game.table.plain.modes.choosing import Choosing
from game.table.plain.modes.mode import Mode, Turn
from game.table.plain.shown import Shown, Space
from game.table.plain.words import SAID, thinks
from game.table.rule_names import WATCHING
from game.table.telling import ActionReport
from game.table.things import Thing
from game.table.words import did
from game.ui.sentence import RuleText, Words


def spaces_of(turn: Turn, steps: Sequence[ActionReport]) -> frozenset[str]:
    """Return the names of the spaces that the last of these steps touched."""
    touched = steps[-1].spaces if steps else ()
    return frozenset(turn.diagram.spaces[number].name for number in touched)


@dataclass(frozen=True)
class Watching(watching.Watching[Turn, Thing | None, Shown], Mode):
    """Shows the others' turns; what they did is told where the choices lie."""

    @property
    def task(self) -> tuple[Words, Words]:
        """What was done last, and why."""
        if not (steps := self.steps):
            return thinks(self.player.name), ""
        return did(self.player.name, steps[-1].words), self.main_reason

    @property
    def ringed(self) -> frozenset[str]:
        return spaces_of(self.turn, self.steps)

    @property
    def step_words(self) -> tuple[Words, ...]:
        return tuple(step.words for step in self.steps)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**self.idle_buttons(RuleText(SAID["not-your-turn"], WATCHING)), **self.buttons}


class Sending(watching.Sending[Turn, Thing | None, Shown], Watching):
    """Waits until a link comes back; what the others did is told meanwhile."""


class LookingOn(watching.LookingOn[Turn, Thing | None, Shown], Watching):
    """Watches what another window plays."""


@dataclass(frozen=True)
class Handing(deciding.Handing[Turn, Thing | None, Shown, Space], Mode):
    """Hands the device over, with a card over the choices.

    The position is shown as everybody may see it until the player has taken the device.
    """

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**self.idle_buttons(RuleText(MODES["begin-first"], WATCHING)), **self.own_looks}

    def shown(self, pointed: Thing | None = None) -> Shown:
        return replace(super().shown(pointed), beside=self.card, change_numbers=self.numbers)


class Over(Mode):
    """The match has ended and nothing can be done; its results come next."""

    menu = ()

    @property
    def task(self) -> tuple[Words, Words]:
        return SAID["over"], ""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return self.idle_buttons(RuleText(SAID["over"]))


class Overlaid(above.Overlaid[Turn, Thing | None, Shown]):
    """The plain table has no overlays, as nothing more is known about its positions."""

    overlays = ()


@dataclass(frozen=True)
class LookingBack(above.LookingBack[Turn, Thing | None, Shown]):
    """Shows a line of the log: the spaces that it touched are ringed."""

    def shown(self, pointed: Thing | None = None) -> Shown:
        return replace(super().shown(pointed), ringed=spaces_of(self.turn, (self.entry.step,)))


@dataclass(frozen=True)
class Replaying(watching.Replaying[Turn, Thing | None, Shown], Mode):
    """Shows a match as a film; the replay's controls lie where the choices do in a match."""

    @property
    def task(self) -> tuple[Words, Words]:
        if not self.steps:
            return SAID["beginning"], ""
        return did(self.player.name, self.steps[-1].words), ""

    @property
    def ringed(self) -> frozenset[str]:
        return spaces_of(self.turn, self.steps)


# Which mode it is.

Now = ModeFacts[Turn]


def mode_now(now: Now) -> Mode:
    """Return the present mode.

    The device is handed over first, then the others act, then somebody decides here or elsewhere.
    """
    turn = now.turn
    if isinstance(now.interlude, HandOver):
        return Handing(turn.public, SAID["take-it"], tuple(_changes(now)))
    if now.others.busy:
        return Watching(turn, now.others)
    if turn.over:
        return Over(turn)
    if turn.view.seat not in now.people:
        return Sending(turn, now.others)
    return Choosing(turn)


def _changes(now: Now) -> Iterator[Change[Space]]:
    """Yield what was done since the player to whom the device goes last looked."""
    known, names = now.turn.known, [one.name for one in now.turn.diagram.spaces]
    for before, action, _after in now.unseen:
        spaces = tuple(Space(names[number]) for number in known.spaces(before, action))
        yield Change(before.seat, known.public_words(before, action), spaces)
