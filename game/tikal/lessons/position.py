"""The positions that lessons begin with: a set-up in which nothing is left to chance, and first
actions, as in a record."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.tikal.rules.actions import parse
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_INDEX, TREASURE_COPIES, TREASURE_KINDS
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.setup import Setup
from game.tikal.rules.variants import BASIC, Variant

LEARNER, RIVAL = 0, 1
"""Who sits where."""
NAMES: Final = ("Ada", "Ben")
"""As in the figures of the rules."""


class LessonMatch(TikalMatch):
    """A match that begins in the middle: what led there cannot be taken back."""

    def __init__(self, setup: Setup, lines: Sequence[str]) -> None:
        self._given = 0
        super().__init__(setup)
        for line in lines:
            self.play(parse(line))
        self._given = len(self.actions)

    def undoable(self, index: int) -> bool:
        """What was played before the lesson began is no action of the learner's."""
        return index >= self._given and super().undoable(index)

    def take_back(self, index: int) -> None:
        """Nobody had to agree to it: what was played before can be undone as ever."""
        super().take_back(index)
        self.taken_back.clear()


def position(
    hexagons: str,
    lines: Sequence[str],
    *,
    treasures: Sequence[int] = (),
    variant: Variant = BASIC,
    first: int = LEARNER,
) -> LessonMatch:
    """A match in which these hexagons come before all others of their letter, and these treasures
    before all others, after these actions; ``first`` is who begins."""
    wanted = [HEXAGON_INDEX[one] for one in hexagons.split()]
    deck: list[int] = []
    for numbers in variant.sets:
        early = [one for one in wanted if one in numbers]
        deck += early + [one for one in numbers if one not in early]
    left = Counter(dict.fromkeys(range(TREASURE_KINDS), TREASURE_COPIES)) - Counter(treasures)
    stack = (*treasures, *sorted(left.elements()))
    players = tuple({"name": name, "kind": "human"} for name in NAMES)
    setup = Setup(players, first, tuple(deck), stack, variant=variant)
    return LessonMatch(setup, lines)


def spaces(names: str) -> tuple[int, ...]:
    """Spaces by their names."""
    return tuple(INDEX[name] for name in names.split())
