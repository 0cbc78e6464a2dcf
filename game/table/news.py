"""The news of a match: what is told about actions, and what has changed when the device goes on."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final, Generic, Literal, Protocol, TypeVar

from game.table.players import Player
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over, and everything has been shown."""


class Interlude:
    """Something that is looked at until it is left, such as a scoring.

    All later news wait for it.
    """

    __slots__ = ()


News = Words | Ended | Interlude
"""A piece of news; plain words are shown as a toast."""

ENDED: Final = Ended()


class NewsStage(Protocol):
    """Where toasts are shown: a stage."""

    def toast(self, message: Words, /) -> None:
        """Show a message for a few seconds."""


def show_news(stage: NewsStage, news: Iterable[News], ended: Callable[[], None]) -> None:
    """Show news on a stage and call ``ended`` at the end of the match; interludes are left out."""
    for one in news:
        match one:
            case Ended():
                ended()
            case str() | Sentence():
                stage.toast(one)


# Handing the device over: whose turn it is, and what has changed meanwhile.

PlaceT = TypeVar("PlaceT")


@dataclass(frozen=True, slots=True)
class HandOver(Interlude):
    """The device goes to another player here.

    Attributes:
        seat: the player's seat.
        since: the index of the first action that the player has not seen.
    """

    seat: int
    since: int


@dataclass(frozen=True, slots=True)
class Change(Generic[PlaceT]):
    """A difference from what a player saw last.

    Attributes:
        seat: the seat that caused it; None for nobody.
        words: what is different, as a part of a sentence.
        places: where it can be seen on the table.
    """

    seat: int | None
    words: Words
    places: tuple[PlaceT, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """A change as a row of the card.

    Attributes:
        player: the player who caused it; None for nobody.
        words: a sentence without its full stop.
        number: its number on the card and at its places on the table; 0 for a change without
            places.
    """

    player: Player | None
    words: Words
    number: int = 0


@dataclass(frozen=True, slots=True)
class HandoverCard:
    """What the next player is told, or the steps of a plan.

    Attributes:
        player: the player whose turn it is.
        title: the heading.
        wanted: what the player is to do, in a sentence; empty for nothing.
        rows: what has changed since the player last looked, or what is to be done.
        page: how many times the player has asked for the next rows.
        holds: what the rows are, as a key of ``NODES``.
    """

    player: Player
    title: Words
    wanted: Words
    rows: tuple[ChangeRow, ...] = ()
    page: int = 0
    holds: Literal["changes", "plan"] = "changes"


def change_rows(
    changes: Sequence[Change[PlaceT]], players: Sequence[Player]
) -> tuple[ChangeRow, ...]:
    """Return a row for each change; those that can be seen on the table are numbered from 1."""
    numbers = count(1)
    return tuple(
        ChangeRow(
            None if one.seat is None else players[one.seat],
            one.words,
            next(numbers) if one.places else 0,
        )
        for one in changes
    )


def change_numbers(changes: Iterable[Change[PlaceT]]) -> dict[PlaceT, str]:
    """Return the numbers of the rows at each place on the table that has any: "2", or "2,5"."""
    found: dict[PlaceT, list[int]] = {}
    for number, one in enumerate((one for one in changes if one.places), 1):
        for place in one.places:
            found.setdefault(place, []).append(number)
    return {place: ",".join(map(str, numbers)) for place, numbers in found.items()}
