"""What there is to tell of what was played."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class FirstTime:
    """What comes up for the first time, and is to be read at leisure."""

    words: Words


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, and everything has been seen."""


class Interlude:
    """What is looked at until it is left, a scoring for instance; all later news wait for it."""

    __slots__ = ()


News = Words | FirstTime | Ended | Interlude
"""A note in passing is its words."""

ENDED: Final = Ended()


class Notes(Protocol):
    """Where notes come up: a stage."""

    def toast(self, message: Words, /) -> None:
        """Shows one for a few seconds."""

    def explain(self, message: Words, /) -> None:
        """Shows one for as long as it takes to read it."""


def tell(stage: Notes, news: Iterable[News], ended: Callable[[], None]) -> None:
    """Tells notes in passing; the game's end is somebody else's to follow."""
    for one in news:
        match one:
            case FirstTime(words):
                stage.explain(words)
            case Ended():
                ended()
            case str() | Sentence():
                stage.toast(one)
