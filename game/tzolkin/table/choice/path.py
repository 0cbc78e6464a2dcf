"""A choice as groups side by side: what can be done now, and what would be asked for next.

The lines come from the rules alone: every group holds what is legal after the groups before it,
worked out on a copy of the view. So everything legal can be chosen, and nothing else.
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

# Default picks, before the player has touched anything.


def preferred(state: states.State, options: Sequence[Option]) -> Option | None:
    """Return the default pick: the only option, the worker's own action, the cheapest; or None."""
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
    """Return the cheapest way to build: no rebuilding, the dearest cube saved, architecture."""
    usual = (ANEW, *(OptionWay("save", kind) for kind in reversed(range(len(KINDS)))), SERVED)
    return next((one for one in usual if one in ways), None)


def _own_action(state: states.State, options: Sequence[Option]) -> Option | None:
    """Return the action of the worker's own space if it is legal.

    Otherwise None, or ``NOTHING`` if no action is legal.
    """
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
"""The phases that may follow a phase and are asked for in the same choice."""


@dataclass(frozen=True)
class Path:
    """A choice with what is picked so far.

    Attributes:
        view: the position, as the seat that chooses may see it.
        picks: what was picked, group by group; groups beyond these have their default pick.
        begs: True if only begging for corn is offered, False for all legal actions.
    """

    view: states.State
    picks: tuple[Picked, ...] = ()
    begs: bool = False

    @cached_property
    def _laid(self) -> tuple[tuple[Group, ...], tuple[Action, ...] | None]:
        return _lay(self.view, self.picks, self.begs)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups asked for so far; all but the last have a pick."""
        return self._laid[0]

    @property
    def lines(self) -> tuple[Action, ...] | None:
        """The actions that would be played; None while something is still to be chosen."""
        return self._laid[1]

    @cached_property
    def after(self) -> states.State:
        """The position after ``lines``; the view itself while something is still to be chosen."""
        state, _last = _played(self.view, self.lines or ())
        return state

    def group_of(self, option: Option) -> int | None:
        """Return the number of the group in which a touch on this option picks, or None.

        It is the last group that has the option and is not done, else the last that has it.
        """
        having = [i for i, group in enumerate(self.groups) if option in group.options]
        open_ = [i for i in having if not self.groups[i].done]
        found = open_ or having
        return found[-1] if found else None

    def touch(self, number: int, option: Option) -> Path:
        """Return the choice after a touch on an option; later groups are asked for anew."""
        before = tuple(group.picked for group in self.groups[:number])
        picked = self.groups[number].touched(option)
        return Path(self.view, (*before, picked), self.begs)

    @property
    def bare(self) -> Path:
        """The same choice with nothing picked."""
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
    same = after.seat == state.seat and after.decided == state.decided
    return after, same and after.phase in FOLLOWS.get(state.phase, ())


def _choose(
    state: states.State, legal: Sequence[Action], picks: Sequence[Picked], groups: list[Group]
) -> Action | None:
    """Append the groups of the next line, and return the line; None if a group has no pick yet."""
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
    """Return the number by which a line sorts cubes and tiles.

    Raises:
        TypeError: the option is neither a cube nor a wealth tile.
    """
    match option:
        case Cube(number) | WealthTile(number):
            return number
    raise TypeError(option)
