"""A choice as groups of options side by side: a flat form of the rules' tree of legal actions.

What can be chosen comes from the rules alone: every group holds what is legal after the groups
before it, worked out on a copy of the view. So everything legal can be chosen, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from game.core.message import HiddenInformation, IllegalAction
from game.tzolkin.rules import actions as lines
from game.tzolkin.rules import apply, legal_actions, why_not
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import Action, Beg, Pay
from game.tzolkin.rules.data.board import CHICHEN, HIGHEST_ACTION, KINDS
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.options import (
    DECLINE,
    NEW_BUILDING,
    NOTHING,
    NOTHING_SAVED,
    Group,
    MultipleChoice,
    Option,
    Picked,
    SingleChoice,
    VerbOption,
    combined_options,
)
from game.tzolkin.table.things import Cube, Plate, WealthTile
from game.tzolkin.table.verbs import options_of

# Default picks, before the player has touched anything.


def default_pick(state: phases.State, options: Sequence[Option]) -> Option | None:
    """Return the default pick: the only option, the worker's own action, the cheapest; or None."""
    if len(options) == 1:
        return options[0]
    if state.phase == phases.WORKER:
        return _own_action(state, options)
    if state.phase == phases.PAY and isinstance(options[0], Cube):
        return options[0]
    if state.phase == phases.BUILD and (
        ways := [one for one in options if isinstance(one, VerbOption)]
    ):
        return _cheapest_way(ways)
    return None


def _cheapest_way(ways: Sequence[VerbOption]) -> VerbOption | None:
    """Return the cheapest way to build: no rebuilding, the dearest cube saved, architecture."""
    usual = (
        NEW_BUILDING,
        *(VerbOption("save", kind) for kind in reversed(range(len(KINDS)))),
        NOTHING_SAVED,
    )
    return next((one for one in usual if one in ways), None)


def _own_action(state: phases.State, options: Sequence[Option]) -> Option | None:
    """Return the action of the worker's own space if it is legal.

    Otherwise None, or ``NOTHING`` if no action is legal.
    """
    own = Plate(*state.phase_args)
    if own in options:
        return own
    acts = [one for one in options if not isinstance(one, VerbOption)]
    return None if acts else NOTHING


_CHOICES: Final = frozenset(
    {
        phases.JUNGLE,
        phases.TECH,
        phases.BUILD,
        phases.PAY,
        phases.TEMPLE,
        phases.GAIN,
        phases.GOLD,
        phases.LOWER,
    }
)
FOLLOWING_PHASES: Final[Mapping[str, frozenset[str]]] = {
    phases.TRIBE: frozenset({phases.KEEP}),
    phases.WORKER: _CHOICES,
    phases.ACTION: _CHOICES,
    phases.TECH: frozenset({phases.PAY, phases.TEMPLE}),
    phases.PAY: frozenset({phases.TEMPLE}),
    phases.FAVOUR: frozenset({phases.TEMPLE}),
    phases.GAIN: frozenset({phases.TEMPLE}),
    phases.TEMPLE: frozenset({phases.PAY, phases.TEMPLE}),
    phases.BUILD: frozenset({phases.PAY}),
}
"""The phases that may follow a phase and are asked for in the same choice."""


@dataclass(frozen=True)
class Choice:
    """A choice with what is picked so far.

    Attributes:
        view: the position, as the seat that chooses may see it.
        picks: what was picked, group by group; groups beyond these have their default pick.
        is_begging: True if only begging for corn is offered, False for all legal actions.
    """

    view: phases.State
    picks: tuple[Picked, ...] = ()
    is_begging: bool = False

    @cached_property
    def _laid(self) -> tuple[tuple[Group, ...], tuple[Action, ...] | None]:
        return _lay(self.view, self.picks, self.is_begging)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups asked for so far; all but the last have a pick."""
        return self._laid[0]

    @property
    def actions(self) -> tuple[Action, ...] | None:
        """The actions that would be played; None while something is still to be chosen."""
        return self._laid[1]

    @cached_property
    def after(self) -> phases.State:
        """The position after ``lines``; the view itself while something is still to be chosen."""
        state, _last = _played(self.view, self.actions or ())
        return state

    @cached_property
    def ends(self) -> tuple[phases.State, ...]:
        """How the choice ends as it is picked, or with each temple if only that is left to pick."""
        if self.actions:
            return (self.after,)
        number, last = len(self.groups) - 1, self.groups[-1]
        temples = [one for one in last.options if isinstance(one, things.Temple)]
        ways = [self.touch(number, temple) for temple in temples]
        return tuple(way.after for way in ways if way.actions)

    def group_of(self, option: Option) -> int | None:
        """Return the number of the group in which a touch on this option picks, or None.

        It is the last group that has the option and is not done, else the last that has it.
        """
        having = [i for i, group in enumerate(self.groups) if option in group.options]
        open_ = [i for i in having if not self.groups[i].is_complete]
        found = open_ or having
        return found[-1] if found else None

    def touch(self, number: int, option: Option) -> Choice:
        """Return the choice after a touch on an option; later groups are asked for anew."""
        before = tuple(group.picked for group in self.groups[:number])
        picked = self.groups[number].after_touch(option)
        return Choice(self.view, (*before, picked), self.is_begging)

    def with_picks(self, options: Sequence[Option]) -> Choice:
        """Return the choice with these options picked in its first group, in place of others."""
        first = self.groups[0]
        picked = tuple(options) if isinstance(first, MultipleChoice) else options[0]
        return Choice(self.view, (picked,), self.is_begging)

    @property
    def without_picks(self) -> Choice:
        """The same choice with nothing picked."""
        return Choice(self.view, (), self.is_begging)


def _lay(
    view: phases.State, picks: Sequence[Picked], begs: bool
) -> tuple[tuple[Group, ...], tuple[Action, ...] | None]:
    state, groups, played = view, list[Group](), list[Action]()
    legal = [one for one in legal_actions(state) if not begs or isinstance(one, Beg)]
    while True:
        action = _choose(state, legal, picks, groups)
        if action is None:
            return tuple(groups), None
        played.append(action)
        state, goes_on = _played(state, (action,))
        if not goes_on:
            return tuple(groups), tuple(played)
        legal = legal_actions(state)


def _played(state: phases.State, lines: Sequence[Action]) -> tuple[phases.State, bool]:
    """Return the position after some lines, and whether its next question belongs to this choice.

    It stops before a line that would reveal something hidden.
    """
    after = state
    for line in lines:
        before, after = after, after.copy()
        try:
            apply(after, line)
        except HiddenInformation:
            return before, False
    same = after.seat == state.seat and after.irreversible_events == state.irreversible_events
    return after, same and after.phase in FOLLOWING_PHASES.get(state.phase, ())


def _choose(
    state: phases.State, legal: Sequence[Action], picks: Sequence[Picked], groups: list[Group]
) -> Action | None:
    """Append the groups of the next line, and return the line; None if a group has no pick yet."""
    if combined_options(legal[0]):
        return _choose_some(state, legal, picks, groups)
    left = [(options_of(state, one), one) for one in legal]
    depth = 0
    while len(left) > 1 or depth == 0:
        found = dict.fromkeys(said[depth] for said, _one in left)
        options = tuple(sorted(found, key=lambda one: one in (NOTHING, DECLINE)))
        if len(options) > 1 or depth == 0:
            group = _one_of(state, options, picks, len(groups))
            groups.append(group)
            if group.picked is None:
                return None
            left = [one for one in left if one[0][depth] == group.picked]
        depth += 1
    return left[0][1]


def _one_of(
    state: phases.State, options: tuple[Option, ...], picks: Sequence[Picked], number: int
) -> SingleChoice:
    picked = picks[number] if number < len(picks) else None
    if isinstance(picked, tuple) or picked not in options:
        picked = default_pick(state, options)
    return SingleChoice(state, options, picked)


def _choose_some(
    state: phases.State, legal: Sequence[Action], picks: Sequence[Picked], groups: list[Group]
) -> Action | None:
    together = {combined_options(one): one for one in legal}
    options = tuple(dict.fromkeys(option for some in together for option in some))
    number, picked = len(next(iter(together))), None
    if len(groups) < len(picks):
        picked = picks[len(groups)]
    if not isinstance(picked, tuple) or not set(picked) <= set(options):
        picked = next(iter(together)) if isinstance(legal[0], Pay) else ()
    groups.append(MultipleChoice(state, options, picked, number, together))
    return together.get(tuple(sorted(picked, key=_rank)))


def _rank(option: Option) -> int:
    """Return the number by which a line sorts cubes and tiles.

    Raises:
        TypeError: the option is neither a cube nor a wealth tile.
    """
    match option:
        case Cube(number) | WealthTile(number):
            return number
    raise TypeError(option)


# Why an option cannot be chosen.


def refusal(state: State, option: Option) -> IllegalAction | None:
    """Return why an option cannot be chosen; None if it can, or if it stands for no action here."""
    meant = intended_action(state, option)
    return why_not(state, meant) if meant else None


def intended_action(state: State, option: Option) -> Action | None:
    """Return the action that a player probably means by touching this option, or None."""
    if state.phase in (phases.TURN, phases.PLACING, phases.PICKING):
        return _in_turn(state, option)
    match state.phase, option:
        case ((phases.WORKER | phases.ACTION), things.Plate(gear, number)):
            return _action(state, gear, number)
        case phases.TECH, things.Technology(track):
            return lines.Learn.of(track)
        case phases.DOWN, things.Technology(track):
            return lines.Unlearn.of(track)
        case phases.TEMPLE, things.Temple(temple):
            return lines.StepUp.of(temple)
        case phases.LOWER, things.Temple(temple):
            return lines.Lower.of(temple)
        case phases.BUILD, things.BuildingTile(building) if building in state.displayed_buildings:
            return lines.Build.of(building)
        case phases.BUILD, things.MonumentTile(monument) if monument in state.displayed_monuments:
            return lines.BuildMonument.of(monument)
    return None


def _in_turn(state: State, option: Option) -> Action | None:
    match option:
        case things.Gear(gear) if state.phase != phases.PICKING:
            return lines.Place.of(gear)
        case things.StartSpace():
            return lines.PlaceStart.of()
        case things.QuickSpaces():
            return lines.PlaceQuick.of()
        case things.Space(tooth) if state.teeth[tooth] == state.seat:
            return lines.Pick.of(tooth)
    return None


def _action(state: State, gear: int, number: int) -> Action | None:
    """Return the action of a plate; None for the plates of the spaces with any action."""
    if number == 0 or number > HIGHEST_ACTION[gear]:
        return None
    if state.phase == phases.WORKER and gear == state.phase_args[0]:
        return lines.Do.of(number)
    return lines.DoOn.of(gear, number) if gear != CHICHEN else None
