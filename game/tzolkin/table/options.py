"""What a player touches to choose, in groups of which one or several options are chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from game.table import things
from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.state import State
from game.tzolkin.table.things import Cube, Thing, WealthTile

_OF_KIND: Final = frozenset({"save", "trade", "sell", "buy"})
"""The verbs whose number ``about`` is a kind of resource."""


@dataclass(frozen=True, slots=True)
class VerbOption(things.Thing):
    """An option that no thing on the table stands for: a verb, and the number that it is about."""

    verb: str
    number: int = 0

    @property
    def id(self) -> str:
        return f"way/{self.verb}/{KINDS[self.number] if self.verb in _OF_KIND else self.number}"


Option = Thing | VerbOption
NOTHING: Final = VerbOption("nothing")
DECLINE: Final = VerbOption("decline")
CORN: Final = VerbOption("corn")
WOOD: Final = VerbOption("wood")
BURN: Final = VerbOption("burn")
FULL_PRICE: Final = VerbOption("whole")
"""Build at the full price, without the saving of architecture."""
NOTHING_SAVED: Final = VerbOption("served")
"""Build with architecture where it saves no cube."""
NEW_BUILDING: Final = VerbOption("anew")
"""Build without rebuilding another building."""
BEG: Final = VerbOption("beg")
END: Final = VerbOption("end")


Picked = Option | tuple[Option, ...] | None
"""What is picked in a group: one option, or several in picking order; None for nothing."""


@dataclass(frozen=True)
class SingleChoice:
    """A group of which one option is to be chosen.

    Attributes:
        state: the position in which it is asked for.
        options: what can be chosen; the options that do nothing come last.
        picked: the chosen option, or None.
    """

    state: State
    options: tuple[Option, ...]
    picked: Option | None

    @property
    def is_complete(self) -> bool:
        """Return True if an option is chosen."""
        return self.picked is not None

    def after_touch(self, option: Option) -> Picked:
        """Return what is picked once this option was touched."""
        return option

    def count(self, option: Option) -> int:
        """Return how often an option is chosen: 0 or 1."""
        return int(option == self.picked)


@dataclass(frozen=True)
class MultipleChoice:
    """A group of which several options are chosen together, such as cubes or wealth tiles.

    Attributes:
        state: the position in which it is asked for.
        options: what can be chosen.
        picked: the options chosen so far, in the order of picking.
        number: how many are to be chosen.
        combinations: all legal sets, each sorted as in its line.
    """

    state: State
    options: tuple[Option, ...]
    picked: tuple[Option, ...]
    number: int
    combinations: Collection[tuple[Option, ...]]

    @property
    def is_complete(self) -> bool:
        """Return True if as many options as needed are chosen."""
        return len(self.picked) == self.number

    def after_touch(self, option: Option) -> Picked:
        """Return what is picked once this option was touched.

        The option is added; if that is too many, an earlier one is dropped for it. An option that
        can be chosen only once is put back by a second touch.
        """
        if option in self.picked and self._once:
            return tuple(one for one in self.picked if one != option)
        more = (*self.picked, option)
        if self._possible(more):
            return more
        fewer = ((*more[:i], *more[i + 1 :]) for i in range(len(more)))
        return next((one for one in fewer if self._possible(one)), self.picked)

    @property
    def _once(self) -> bool:
        return all(len(set(one)) == len(one) for one in self.combinations)

    def _possible(self, some: Sequence[Option]) -> bool:
        """Return True if these options can be among those chosen together."""
        wanted = Counter(some)
        return any(wanted <= Counter(one) for one in self.combinations)

    def count(self, option: Option) -> int:
        """Return how often an option is chosen."""
        return self.picked.count(option)


Group = SingleChoice | MultipleChoice


def combined_options(action: Action) -> tuple[Option, ...]:
    """Return the options that a line takes together; empty if it names them one by one."""
    match action:
        case lines.Pay(cubes) | lines.Gain(cubes):
            return tuple(map(Cube, cubes)) if len(cubes) > 1 else ()
        case lines.Keep(tiles):
            return tuple(map(WealthTile, tiles))
    return ()
