"""What there is to tell of what was played."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from game.ui.scene import Stage


@dataclass(frozen=True, slots=True)
class Warned:
    """What has gone wrong and must not be missed."""

    words: str


@dataclass(frozen=True, slots=True)
class Explained:
    """What comes up for the first time, and is to be read at leisure."""

    words: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, and everything has been seen."""


class Interlude:
    """What is looked at until it is left, a scoring for instance; all later news wait for it."""

    __slots__ = ()


News = str | Warned | Explained | Ended | Interlude
"""A note in passing is its words."""

ENDED: Final = Ended()


def tell(stage: Stage, news: Iterable[News], ended: Callable[[], None]) -> None:
    """Tells notes and warnings in passing; the game's end is somebody else's to follow."""
    for one in news:
        match one:
            case Warned(words):
                stage.warn(words)
            case Explained(words):
                stage.explain(words)
            case Ended():
                ended()
            case str():
                stage.toast(one)
