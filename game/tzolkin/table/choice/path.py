"""A choice as groups side by side: what can be done now, and what would be asked for after it.

The lines that are played come from the rules alone: every group is what is legal after the groups
before it, worked out on a copy of the view. So whatever is legal can be chosen, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from game.core.message import HiddenInformation
from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules import state as states
from game.tzolkin.rules.actions import Action, Beg, Pay
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.choice.group import Group, OneOf, Picked, SomeOf, members_of
from game.tzolkin.table.choice.options import ANEW, DECLINE, NOTHING, SERVED, Option, OptionWay
from game.tzolkin.table.things import Cube, Plate, WealthTile
from game.tzolkin.table.verbs import options_of

# What is picked before anybody has touched anything.


def preferred(state: states.State, options: Sequence[Option]) -> Option | None:
    """The only one there is, a worker's own action, the cheapest cubes; else nothing."""
    if len(options) == 1:
        return options[0]
    if state.phase == states.WORKER:
        return _own_action(state, options)
    if state.phase == states.PAY and isinstance(options[0], Cube):
        return options[0]
    if state.phase == states.BUILD and (
        ways := [one for one in options if isinstance(one, OptionWay)]
    ):
        return _cheapest_way(ways)
    return None


def _cheapest_way(ways: Sequence[OptionWay]) -> OptionWay | None:
    """How a building is built: nothing rebuilt, the dearest cube spared, architecture used."""
    usual = (ANEW, *(OptionWay("save", kind) for kind in reversed(range(len(KINDS)))), SERVED)
    return next((one for one in usual if one in ways), None)


def _own_action(state: states.State, options: Sequence[Option]) -> Option | None:
    """The action of the worker's own space, if it can be done; where nothing can, nothing."""
    own = Plate(*state.about)
    if own in options:
        return own
    acts = [one for one in options if not isinstance(one, OptionWay)]
    return None if acts else NOTHING


_CHOICES: Final = frozenset(
    {
        states.JUNGLE,
        states.TECH,
        states.BUILD,
        states.PAY,
        states.TEMPLE,
        states.GAIN,
        states.GOLD,
        states.LOWER,
    }
)
FOLLOWS: Final[Mapping[str, frozenset[str]]] = {
    states.TRIBE: frozenset({states.KEEP}),
    states.WORKER: _CHOICES,
    states.ACTION: _CHOICES,
    states.TECH: frozenset({states.PAY, states.TEMPLE}),
    states.PAY: frozenset({states.TEMPLE}),
    states.FAVOUR: frozenset({states.TEMPLE}),
    states.GAIN: frozenset({states.TEMPLE}),
    states.TEMPLE: frozenset({states.PAY, states.TEMPLE}),
    states.BUILD: frozenset({states.PAY}),
}
"""What is asked for in the same view: the phases that may follow on a phase."""


@dataclass(frozen=True)
class Path:
    """What is picked of the groups, as far as anything is.

    Attributes:
        view: the position, as the one who chooses sees it.
        picks: what was picked, group by group; what is missing is as it comes.
        begs: True if it is only about begging for corn, False if about all that is legal now.
    """

    view: states.State
    picks: tuple[Picked, ...] = ()
    begs: bool = False

    @cached_property
    def _laid(self) -> tuple[tuple[Group, ...], tuple[Action, ...] | None]:
        return _lay(self.view, self.picks, self.begs)

    @property
    def groups(self) -> tuple[Group, ...]:
        """All that are asked for so far; in all but the last something is picked."""
        return self._laid[0]

    @property
    def lines(self) -> tuple[Action, ...] | None:
        """What would be played; None while something is still to be chosen."""
        return self._laid[1]

    @cached_property
    def after(self) -> states.State:
        """The position after what is picked, as far as it is."""
        state, _last = _played(self.view, self.lines or ())
        return state

    def group_of(self, option: Option) -> int | None:
        """The number of the group in which a touch on this picks: the last one that has it, but
        not what it has picked if one before has not."""
        having = [i for i, group in enumerate(self.groups) if option in group.options]
        open_ = [i for i in having if not self.groups[i].done]
        found = open_ or having
        return found[-1] if found else None

    def touch(self, number: int, option: Option) -> Path:
        """The same with this picked in a group; the groups after it are asked for anew."""
        before = tuple(group.picked for group in self.groups[:number])
        picked = self.groups[number].touched(option)
        return Path(self.view, (*before, picked), self.begs)

    @property
    def bare(self) -> Path:
        """The same with nothing picked."""
        return Path(self.view, (), self.begs)


def _lay(
    view: states.State, picks: Sequence[Picked], begs: bool
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


def _played(state: states.State, lines: Sequence[Action]) -> tuple[states.State, bool]:
    """The position after some lines, and whether what it asks for belongs to the same view; what
    would show something hidden is not looked at."""
    after = state
    for line in lines:
        before, after = after, after.copy()
        try:
            apply(after, line)
        except HiddenInformation:
            return before, False
    same = after.seat == state.seat and after.decided == state.decided
    return after, same and after.phase in FOLLOWS.get(state.phase, ())


def _choose(
    state: states.State, legal: Sequence[Action], picks: Sequence[Picked], groups: list[Group]
) -> Action | None:
    """The line that is picked, with its groups; None if something of it is still open."""
    if members_of(legal[0]):
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
    state: states.State, options: tuple[Option, ...], picks: Sequence[Picked], number: int
) -> OneOf:
    picked = picks[number] if number < len(picks) else None
    if isinstance(picked, tuple) or picked not in options:
        picked = preferred(state, options)
    return OneOf(state, options, picked)


def _choose_some(
    state: states.State, legal: Sequence[Action], picks: Sequence[Picked], groups: list[Group]
) -> Action | None:
    together = {members_of(one): one for one in legal}
    options = tuple(dict.fromkeys(option for some in together for option in some))
    number, picked = len(next(iter(together))), None
    if len(groups) < len(picks):
        picked = picks[len(groups)]
    if not isinstance(picked, tuple) or not set(picked) <= set(options):
        picked = next(iter(together)) if isinstance(legal[0], Pay) else ()
    groups.append(SomeOf(state, options, picked, number, together))
    return together.get(tuple(sorted(picked, key=_rank)))


def _rank(option: Option) -> int:
    """The order in which a line names cubes and tiles."""
    match option:
        case Cube(number) | WealthTile(number):
            return number
    raise TypeError(option)
