"""The device goes from one player to the next: whose turn it is, and what has changed meanwhile."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Generic, TypeVar

from game.table.news import Interlude
from game.table.players import Player
from game.ui.sentence import Words

PlaceT = TypeVar("PlaceT")


@dataclass(frozen=True, slots=True)
class HandOver(Interlude):
    """Somebody else at this device is to act, who has not looked since action number ``since``."""

    seat: int
    since: int


@dataclass(frozen=True, slots=True)
class Change(Generic[PlaceT]):
    """What is different from what a player has seen last.

    Attributes:
        seat: whose doing it is; None for nobody's.
        words: what is different, as a part of a sentence.
        places: where that is to be seen on the table.
    """

    seat: int | None
    words: Words
    places: tuple[PlaceT, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """A change as a row of the card.

    Attributes:
        player: whose doing it is; None for nobody's.
        words: a sentence without its full stop.
        number: what stands beside it, and at its places on the table; 0 where it has none.
    """

    player: Player | None
    words: Words
    number: int = 0


@dataclass(frozen=True, slots=True)
class HandoverCard:
    """What the next player is told.

    Attributes:
        player: whose turn it is.
        wanted: what is wanted of him, in a sentence.
        rows: what has changed since he looked last.
        page: how often he has asked for the next rows.
    """

    player: Player
    wanted: Words
    rows: tuple[ChangeRow, ...] = ()
    page: int = 0


def rows_of(changes: Sequence[Change[PlaceT]], players: Sequence[Player]) -> tuple[ChangeRow, ...]:
    """A row for each; those that can be seen on the table are numbered from 1."""
    numbers = count(1)
    return tuple(
        ChangeRow(
            None if one.seat is None else players[one.seat],
            one.words,
            next(numbers) if one.places else 0,
        )
        for one in changes
    )


def numbers_of(changes: Iterable[Change[PlaceT]]) -> dict[PlaceT, str]:
    """The numbers of their rows at every place that has any: "2", or "2,5"."""
    found: dict[PlaceT, list[int]] = {}
    for number, one in enumerate((one for one in changes if one.places), 1):
        for place in one.places:
            found.setdefault(place, []).append(number)
    return {place: ",".join(map(str, numbers)) for place, numbers in found.items()}
