"""The people at the table, as every panel shows them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ui.theme import MARKS


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's name, mark (colour and shape go together) and kind, as the record names it."""

    name: str
    mark: str
    kind: str = "human"


def players_of(seats: Sequence[dict[str, Any]]) -> tuple[Player, ...]:
    """The players of a record; a seat without a mark, or with one twice, gets a free one."""
    free = [mark for mark in MARKS if mark not in {seat.get("mark") for seat in seats}]
    taken: set[str] = set()
    players = []
    for seat in seats:
        mark = seat.get("mark")
        if mark not in MARKS or mark in taken:
            mark = next(other for other in (*free, *MARKS) if other not in taken)
        taken.add(mark)
        players.append(Player(seat["name"], mark, seat["kind"]))
    return tuple(players)
