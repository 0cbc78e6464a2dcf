"""The news of a match: what is told about actions that were played."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class FirstTime:
    """An explanation of what comes up for the first time; it stays as long as it takes to read."""

    words: Words


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over, and everything has been shown."""


class Interlude:
    """Something that is looked at until it is left, such as a scoring.

    All later news wait for it.
    """

    __slots__ = ()


News = Words | FirstTime | Ended | Interlude
"""A piece of news; plain words are shown as a toast."""

ENDED: Final = Ended()


class Notes(Protocol):
    """Where toasts and explanations are shown: a stage."""

    def toast(self, message: Words, /) -> None:
        """Show a message for a few seconds."""

    def explain(self, message: Words, /) -> None:
        """Show a message for as long as it takes to read."""


def tell(stage: Notes, news: Iterable[News], ended: Callable[[], None]) -> None:
    """Show news on a stage and call ``ended`` at the end of the match; interludes are left out."""
    for one in news:
        match one:
            case FirstTime(words):
                stage.explain(words)
            case Ended():
                ended()
            case str() | Sentence():
                stage.toast(one)
