"""The people at the table, as every panel shows them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.ui.theme import MARKS

_USUAL: Final = 4
"""Marks that there are at every table; the next comes with the next seat."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's name, mark (colour and shape go together) and kind, as the record names it."""

    name: str
    mark: str
    kind: str = "human"


def marks_for(seats: int) -> tuple[str, ...]:
    """The marks that so many can choose from: games for four have no pieces in the fifth."""
    return MARKS[: max(_USUAL, seats)]


def players_of(seats: Sequence[dict[str, Any]]) -> tuple[Player, ...]:
    """The players of a record; a seat without a mark, or with one twice, gets a free one."""
    marks = marks_for(len(seats))
    free = [mark for mark in marks if mark not in {seat.get("mark") for seat in seats}]
    taken: set[str] = set()
    players = []
    for seat in seats:
        mark = seat.get("mark")
        if mark not in marks or mark in taken:
            mark = next(other for other in (*free, *marks) if other not in taken)
        taken.add(mark)
        players.append(Player(seat["name"], mark, seat["kind"]))
    return tuple(players)
