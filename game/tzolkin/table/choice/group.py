"""Groups of what lies side by side to be chosen from: one of them, or some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.things import Cube, WealthTile

Picked = Option | tuple[Option, ...] | None
"""What is picked in a group: one of it, or some in the order in which they were; None for nothing
yet."""


@dataclass(frozen=True)
class OneOf:
    """One is to be chosen.

    Attributes:
        state: the position in which it is.
        options: what there is, the one that does least last.
        picked: the one that is chosen, if any.
    """

    state: State
    options: tuple[Option, ...]
    picked: Option | None

    @property
    def done(self) -> bool:
        """True if it is chosen."""
        return self.picked is not None

    def touched(self, option: Option) -> Picked:
        """What is picked when this is touched."""
        return option

    def count(self, option: Option) -> int:
        """How often it is chosen."""
        return int(option == self.picked)


@dataclass(frozen=True)
class SomeOf:
    """Some are to be chosen together: cubes of any kinds, wealth tiles.

    Attributes:
        state: the position in which they are.
        options: what there is.
        picked: those that are chosen so far, in the order in which they were.
        number: how many are to be chosen.
        together: all sets that can be, sorted as their line has them.
    """

    state: State
    options: tuple[Option, ...]
    picked: tuple[Option, ...]
    number: int
    together: Collection[tuple[Option, ...]]

    @property
    def done(self) -> bool:
        """True if all are chosen."""
        return len(self.picked) == self.number

    def touched(self, option: Option) -> Picked:
        """One more; where all were chosen already, one that was chosen earlier goes for it. What
        can be chosen but once is put back."""
        if option in self.picked and self._once:
            return tuple(one for one in self.picked if one != option)
        more = (*self.picked, option)
        if self._possible(more):
            return more
        fewer = ((*more[:i], *more[i + 1 :]) for i in range(len(more)))
        return next((one for one in fewer if self._possible(one)), self.picked)

    @property
    def _once(self) -> bool:
        return all(len(set(one)) == len(one) for one in self.together)

    def _possible(self, some: Sequence[Option]) -> bool:
        """True if these can be among those that are chosen."""
        wanted = Counter(some)
        return any(wanted <= Counter(one) for one in self.together)

    def count(self, option: Option) -> int:
        """How often it is chosen."""
        return self.picked.count(option)


Group = OneOf | SomeOf


def members_of(action: Action) -> tuple[Option, ...]:
    """What a line takes together; nothing for a line that names one thing after another."""
    match action:
        case lines.Pay(cubes) | lines.Gain(cubes):
            return tuple(map(Cube, cubes)) if len(cubes) > 1 else ()
        case lines.Keep(tiles):
            return tuple(map(WealthTile, tiles))
    return ()
