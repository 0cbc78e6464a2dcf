"""What is explained in a line when it comes up for the first time in a real game."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.lessons import learnt
from game.platform import StorageError
from game.ui.sentence import Words


@dataclass(frozen=True)
class First:
    """Something that is new to somebody once.

    Attributes:
        id: its name in what is remembered.
        words: what there is to know of it.
        comes: whether it comes up: the position before, the action, the position after.
    """

    id: str
    words: Words
    comes: Callable[[Any, Any, Any], bool]


class Firsts:
    """Knows what somebody was told already."""

    def __init__(self, game: str, firsts: Sequence[First]) -> None:
        """``firsts`` are a game's, what comes up least often before all else."""
        self._game = game
        told: Sequence[str] = ()
        with suppress(StorageError):  # nothing is kept here: all is told again in another game
            told = learnt.recall().told.get(game, ())
        self._left = [one for one in firsts if one.id not in told]

    def of(self, before: object, action: object, after: object) -> Iterator[Words]:
        """What is new with an action: one thing at a time, the others when they come up again."""
        for first in self._left:
            if first.comes(before, action, after):
                self._left.remove(first)
                with suppress(StorageError):  # the table says that nothing can be kept here
                    learnt.tell(self._game, first.id)
                yield first.words
                return
