"""The modes in which nobody at this device decides: watching others, looking back, handing over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.game import NOBODY
from game.table.modes import ButtonState, above, deciding, watching
from game.table.modes.words import SAID as MODES
from game.table.outcome import Outcome
from game.table.rule_names import WATCHING
from game.table.telling import PlayedAction
from game.table.words import did, turn_of
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View, view
from game.tzolkin.rules.state import KEEP, TRIBE
from game.tzolkin.table.changes import changes_of
from game.tzolkin.table.modes.mode import Mode, at_rest
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.options import Option
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Space, Thing
from game.tzolkin.table.tray import Tray
from game.tzolkin.words.names import full_sentence
from game.tzolkin.words.table import WAITING_WORDS, is_thinking
from game.tzolkin.words.tasks import task_of
from game.ui.sentence import RuleText, Sentence, Words


@dataclass(frozen=True)
class Watching(watching.Watching[Turn, Option, Shown], Mode):
    """The others' turns go on by themselves; their actions are told in the tray."""

    @property
    def task(self) -> tuple[Words, Words]:
        """What was done last, and why."""
        if not (steps := self.steps):
            return is_thinking(self.player.name), ""
        return did(self.player.name, steps[-1].words), self.main_reason

    @property
    def seen(self) -> Seen:
        """What is seen, with the spaces of the last action outlined."""
        spaces = self.steps[-1].spaces if self.steps else ()
        return replace(super().seen, chosen=tuple(map(Space, spaces)))

    @property
    def tray(self) -> Tray:
        return Tray(turn_of(self.player.name), tuple(step.words for step in self.steps))

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**at_rest(RuleText(WAITING_WORDS["not-your-turn"], WATCHING)), **self.buttons}


class LookingOn(watching.LookingOn[Turn, Option, Shown], Watching):
    """Nothing else can be done at the table."""


class Sending(watching.Sending[Turn, Option, Shown], Watching):
    """Tells what the others did until the link has come back."""


@dataclass(frozen=True)
class LookingBack(above.LookingBack[Turn, Option, Shown]):
    """A line of the log, with the spaces that it touched outlined."""

    under: Mode

    def shown(self, pointed: Option | None = None) -> Shown:
        shown = super().shown(pointed)
        spaces = tuple(map(Space, self.entry.step.spaces))
        return replace(shown, seen=replace(shown.seen, chosen=spaces))

    def pick(self, card: str, option: Option) -> Outcome:
        """Touch a card of the tray as in the mode below."""
        return self.under.pick(card, option)


class Over(Mode):
    """Nothing can be done any more; the results scene follows."""

    menu = ()

    @property
    def task(self) -> tuple[Words, Words]:
        return task_of(self.view)

    @property
    def tray(self) -> Tray:
        return Tray(self.task[0])

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return at_rest(RuleText(self.task[0]))


def handing(turn: Turn, unseen: Sequence[PlayedAction[View, Action]]) -> Handing:
    """Return the mode that tells what has changed.

    It shows nobody's secrets before the player has taken the device.
    """
    bare = replace(turn, view=view(turn.view, NOBODY))
    return Handing(bare, wanted(turn.view), changes_of(unseen))


def wanted(view: View) -> Sentence:
    """Return what the seat to act is asked for now."""
    if view.phase == TRIBE:
        return WAITING_WORDS["tribe-wanted"]
    if view.phase == KEEP:
        return WAITING_WORDS["tiles-wanted"]
    return full_sentence(task_of(view)[0])


@dataclass(frozen=True)
class Handing(deciding.Handing[Turn, Option, Shown, Thing], Mode):
    """A card beside the gears tells whose turn it is; changes are outlined and numbered."""

    @property
    def tray(self) -> Tray:
        return Tray()

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**at_rest(RuleText(MODES["begin-first"], "turn")), **self.own_looks}

    def shown(self, pointed: Option | None = None) -> Shown:
        return replace(super().shown(pointed), handover=self.card, outlined=self.numbers)
