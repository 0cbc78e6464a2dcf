"""The seats that somebody has at hosted tables, kept in one small file, and their links."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from game import small_file
from game.platform import platform

SEATS_FILE: Final = "seats.json"
_TABLE: Final = "#table/"
_SEAT: Final = "#seat/"
"""What follows is never sent to a server."""


@dataclass(frozen=True)
class Place:
    """Where somebody wants to be.

    Attributes:
        table: the table's name.
        key: the seat's key; empty at no seat of one's own.
    """

    table: str
    key: str = ""

    @property
    def link(self) -> str:
        """The address that leads there."""
        return f"{platform.sharing.page}{self.after_address}"

    @property
    def after_address(self) -> str:
        """What the link has after the page's address."""
        return f"{_SEAT}{self.table}/{self.key}" if self.key else f"{_TABLE}{self.table}"


@dataclass(frozen=True)
class OwnSeat:
    """A seat of one's own.

    Attributes:
        place: the table and the seat's key.
        name: the name that was given there.
        game: the game's id.
        variant: the variant that is played.
    """

    place: Place
    name: str
    game: str
    variant: str


def place_of(link: str) -> Place | None:
    """Return where a link leads; None for a link of another kind."""
    _page, seat, rest = link.partition(_SEAT)
    if seat:
        table, _slash, key = rest.partition("/")
        return Place(table, key)
    _page, found, table = link.partition(_TABLE)
    return Place(table) if found else None


def own_seats() -> list[OwnSeat]:
    """Return the seats that were taken on this device, the last one first.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(SEATS_FILE, _read, "seats-damaged") or []


def remember(seat: OwnSeat) -> None:
    """Keep a seat, before all others.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    _write([seat, *(one for one in own_seats() if one.place.table != seat.place.table)])


def forget(table: str) -> None:
    """Forget the seat at a table.

    Raises:
        StorageError: the storage is forbidden.
    """
    _write([one for one in own_seats() if one.place.table != table])


def _write(seats: Sequence[OwnSeat]) -> None:
    platform.storage.write(SEATS_FILE, json.dumps([asdict(one) for one in seats]))


def _read(kept: Any) -> list[OwnSeat]:  # noqa: ANN401 (JSON)
    return [
        OwnSeat(Place(**one["place"]), one["name"], one["game"], one["variant"]) for one in kept
    ]


__all__ = ["OwnSeat", "Place", "forget", "own_seats", "place_of", "remember"]
