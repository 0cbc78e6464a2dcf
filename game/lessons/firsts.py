"""Explanations in one line, shown when something comes up for the first time in a real match."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.lessons import learnt
from game.platform import StorageError
from game.ui.sentence import Words


@dataclass(frozen=True)
class First:
    """Something to explain when it comes up for the first time.

    Attributes:
        id: its name in the file of what the player has learnt.
        words: the explanation.
        comes: returns True if it comes up with an action; called with the view before, the action
            and the view after.
    """

    id: str
    words: Words
    comes: Callable[[Any, Any, Any], bool]


class Firsts:
    """The explanations of one game that were not shown yet."""

    def __init__(self, game: str, firsts: Sequence[First]) -> None:
        """Take a game's id and its explanations, the rarest occasions first."""
        self._game = game
        told: Sequence[str] = ()
        with suppress(StorageError):  # without a storage all is explained again in each match
            told = learnt.recall().told.get(game, ())
        self._left = [one for one in firsts if one.id not in told]

    def of(self, before: object, action: object, after: object) -> Iterator[Words]:
        """Yield the explanation for an action: one at most, the others when they come up again.

        Saves that it was shown.
        """
        for first in self._left:
            if first.comes(before, action, after):
                self._left.remove(first)
                with suppress(StorageError):  # the table itself warns that nothing can be saved
                    learnt.tell(self._game, first.id)
                yield first.words
                return
