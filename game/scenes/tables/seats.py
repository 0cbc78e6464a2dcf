"""The seats that somebody has at hosted tables, kept in one small file, and their links."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from game import small_file
from game.platform import platform

SEATS_FILE: Final = "seats.json"
_THIS_DEVICE: Final = ("localhost", "127.0.0.1", "[::1]")
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

    def link(self, page: str) -> str:
        """Return the address that leads there; ``page``: the page's own."""
        after = f"{_SEAT}{self.table}/{self.key}" if self.key else f"{_TABLE}{self.table}"
        return f"{page}{after}"


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


def page_for_others(told: str) -> str:
    """Return the address at which others reach the page; empty if nobody else does.

    ``told`` is what the host says of it to a page on its own machine.
    """
    own = platform.sharing.page
    return next((one for one in (own, told) if one and not _is_for_this_device(one)), "")


def _is_for_this_device(page: str) -> bool:
    return any(f"//{name}" in page for name in _THIS_DEVICE)


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


__all__ = [
    "OwnSeat",
    "Place",
    "forget",
    "own_seats",
    "page_for_others",
    "place_of",
    "remember",
]
