"""The people at the table, as every panel shows them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.players.opponents import PERSON, Opponents, computer, split
from game.table.words import WORDS, computer_is, level_and_temper, marked
from game.ui.sentence import Words
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


def who_plays(opponents: Opponents | None, kind: str) -> Words:
    """A computer player's level and temper, or a person here or elsewhere; whom these opponents do
    not know is called as in the record."""
    level, temper = split(kind)
    try:
        if opponents is None:
            return WORDS["person"] if kind == PERSON else kind
        named = marked(opponents.label(level))
        if not temper:
            return named
        return level_and_temper(named, marked(opponents.temper(temper).label))
    except (KeyError, StopIteration):
        return kind


def told_at_table(opponents: Opponents, kind: str) -> Words:
    """The same where people and computers sit together; empty for a person here."""
    if kind == PERSON:
        return ""
    who = who_plays(opponents, kind)
    return computer_is(who) if computer(kind) else who
