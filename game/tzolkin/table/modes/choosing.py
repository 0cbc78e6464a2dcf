"""The mode of a choice, with all that follows from it, in one view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.table.modes import ButtonState, Outcome, Play, Refuse
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.data.board import CHICHEN, HIGHEST_ACTION, MOST_LEVELS, TEMPLES, TRACKS
from game.tzolkin.rules.effects import tracks
from game.tzolkin.rules.state import State
from game.tzolkin.table import ids
from game.tzolkin.table.choice import Choice, intended_action, refusal
from game.tzolkin.table.choice_tray import red_button_words, tray_of_choice
from game.tzolkin.table.foresight.placing import action_prices
from game.tzolkin.table.modes.mode import AnyMode, Deciding, Rewind
from game.tzolkin.table.options import Group, Option, SingleChoice, VerbOption
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import BuildingTile, MonumentTile, Plate, Technology, Temple, Thing
from game.tzolkin.table.tray import Tray
from game.tzolkin.words.table import LABELS
from game.tzolkin.words.tasks import begging_task, task_of
from game.ui.sentence import RuleText, Words

# Everything of the kind that is to be chosen, whether it can be had or not.


def candidates(state: State) -> Iterator[Thing]:
    """Yield everything that a player may touch in search of what is to be chosen."""
    match state.phase:
        case phases.WORKER:
            gear = state.phase_args[0]
            yield from (Plate(gear, number) for number in range(1, HIGHEST_ACTION[gear] + 1))
        case phases.ACTION:
            for gear in range(CHICHEN):
                yield from (Plate(gear, number) for number in range(1, HIGHEST_ACTION[gear] + 1))
        case phases.TECH | phases.DOWN:
            yield from map(Technology, range(len(TRACKS)))
        case phases.TEMPLE | phases.LOWER:
            yield from map(Temple, range(len(TEMPLES)))
        case phases.BUILD:
            yield from map(BuildingTile, state.displayed_buildings)
            yield from map(MonumentTile, state.displayed_monuments)


_DRAWERS: Final = {
    phases.TECH: "technologies",
    phases.DOWN: "technologies",
    phases.BONUS: "technologies",
    phases.TEMPLE: "temples",
    phases.FAVOUR: "temples",
    phases.LOWER: "temples",
    phases.BUILD: "buildings",
}
"""The drawer that holds what is to be chosen, by phase."""


@dataclass(frozen=True)
class Choosing(Deciding):
    """A choice: a touch picks an option, a second touch or the red button plays the lines.

    Attributes:
        begun: what is picked so far; None for nothing.
        under: the mode that Escape leads back to; None if the choice cannot be left.
    """

    begun: Choice | None = None
    under: AnyMode | None = None

    @cached_property
    def choice(self) -> Choice:
        """The choice with its groups and picks."""
        return self.begun or Choice(self.view)

    @property
    def task(self) -> tuple[Words, Words]:
        state = self.choice.groups[-1].state
        return begging_task(state) if state.phase == phases.TURN else task_of(state)

    @property
    def seen(self) -> Seen:
        options = [one for group in self.choice.groups for one in group.options]
        chosen = [one for group in self.choice.groups for one in group.options if group.count(one)]
        last = self.choice.groups[-1].state
        return Seen(
            state=self.view,
            seat=self.turn.viewer,
            lit=_things(options),
            chosen=_things(chosen),
            dim=[one for one in candidates(last) if one not in options],
            prices=action_prices(self.view),
            costs=_costs(self.choice.groups),
            shadows=_shadows(self.view, self.choice.ends),
        )

    @property
    def tray(self) -> Tray:
        return tray_of_choice(self.turn, self.choice)

    def shown(self, pointed: Option | None = None) -> Shown:
        last = self.choice.groups[-1]
        by_temples = any(isinstance(one, Temple) for one in last.options)
        drawer = "temples" if by_temples else _DRAWERS.get(last.state.phase, "")
        return replace(super().shown(pointed), drawer=drawer)

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        lines = self.choice.actions
        label, note = (
            red_button_words(self.view, self.choice.after, lines) if lines else (LABELS[ids.DO], "")
        )
        red = ButtonState(
            bool(lines), label=label, note=note, why=RuleText(self.task[1]), binds=True
        )
        return {ids.DO: red} | ({ids.PUT_DOWN: ButtonState()} if self.under else {})

    def touch(self, thing: Option) -> Outcome:
        number = self.choice.group_of(thing)
        return self._refused(thing) if number is None else self._pick(number, thing)

    def pick(self, card: str, option: Option) -> Outcome:
        number, _slash, _name = card.partition("/")
        return self._pick(int(number), option)

    def _pick(self, number: int, thing: Option) -> Outcome:
        group = self.choice.groups[number]
        if isinstance(group, SingleChoice) and group.picked == thing and self.choice.actions:
            return Play(self.choice.actions)
        return replace(self, begun=self.choice.touch(number, thing))

    def _refused(self, thing: Option) -> Outcome:
        """Return the refusal of an option, from the position in which it would be asked for."""
        for group in reversed(self.choice.groups):
            if intended_action(group.state, thing) and (error := refusal(group.state, thing)):
                return Refuse(error, self)
        return self

    def press(self, button: str) -> Outcome:
        if button == ids.DO and self.choice.actions:
            return Play(self.choice.actions)
        if button == ids.PUT_DOWN and self.under:
            return self.under
        room, _slash, number = button.partition("/")
        return Rewind(int(number)) if room == "done" else self

    def escape(self) -> AnyMode | None:
        """Return the choice without its picks, or the mode below if the choice can be left."""
        if self.begun and self.begun.picks and not self.under:
            return replace(self, begun=None)
        return self.under


def _things(options: list[Option]) -> list[Thing]:
    """Return the options that are things on the table, each once: two groups may offer the same."""
    return [one for one in dict.fromkeys(options) if not isinstance(one, VerbOption)]


def _costs(groups: Sequence[Group]) -> dict[Thing, int]:
    """Return what each technology step that can be chosen costs, in cubes."""
    found: dict[Thing, int] = {}
    for state, options in ((one.state, one.options) for one in groups):
        for track in (one.track for one in options if isinstance(one, Technology)):
            if state.phase == phases.TECH and (cubes := tracks.price_due(state, track)):
                level = min(state.techs[4 * state.seat + track], MOST_LEVELS)
                found[Technology(track, level + 1)] = cubes
    return found


def _shadows(before: State, ends: Sequence[State]) -> dict[Thing, int]:
    """Return where markers of the seat to act would stand after the choice, however it ends."""
    seat = before.seat
    found: dict[Thing, int] = {}
    for after in ends:
        for temple in range(3):
            step = after.temples[3 * seat + temple]
            if step != before.temples[3 * seat + temple]:
                found[Temple(temple, step)] = seat
        for track in range(4):
            level = after.techs[4 * seat + track]
            if level != before.techs[4 * seat + track]:
                found[Technology(track, level)] = seat
    return found
