"""The values for handing the device over: whose turn it is, and what has changed meanwhile."""

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
    """What the next player is told.

    Attributes:
        player: the player whose turn it is.
        wanted: what the player is to do, in a sentence.
        rows: what has changed since the player last looked.
        page: how many times the player has asked for the next rows.
    """

    player: Player
    wanted: Words
    rows: tuple[ChangeRow, ...] = ()
    page: int = 0


def rows_of(changes: Sequence[Change[PlaceT]], players: Sequence[Player]) -> tuple[ChangeRow, ...]:
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


def numbers_of(changes: Iterable[Change[PlaceT]]) -> dict[PlaceT, str]:
    """Return the numbers of the rows at each place on the table that has any: "2", or "2,5"."""
    found: dict[PlaceT, list[int]] = {}
    for number, one in enumerate((one for one in changes if one.places), 1):
        for place in one.places:
            found.setdefault(place, []).append(number)
    return {place: ",".join(map(str, numbers)) for place, numbers in found.items()}
