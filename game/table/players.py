"""The players at a table: name, mark and kind of every seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.players.opponents import PERSON, Opponents, computer_name, split_kind
from game.table.words import WORDS, computer_is, level_and_temper, translated
from game.ui.sentence import Words
from game.ui.theme import MARKS

_USUAL: Final = 4
"""The number of marks at tables of up to so many seats; each further seat adds one."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's player.

    Attributes:
        name: the player's name.
        mark: the mark, which has a colour and a shape.
        kind: who plays the seat, as the record names it: "human" or a computer player.
    """

    name: str
    mark: str
    kind: str = "human"


def marks_for(seats: int) -> tuple[str, ...]:
    """Return the marks that so many players can choose from: games for four have no fifth mark."""
    return MARKS[: max(_USUAL, seats)]


def players_of(seats: Sequence[dict[str, Any]]) -> tuple[Player, ...]:
    """Return the players of a record.

    A seat without a mark, or with one that is taken, gets a free mark.
    """
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


def player_kind_name(opponents: Opponents | None, kind: str) -> Words:
    """Return who plays a seat of this kind: a computer player's level and temper, or a person.

    A kind that ``opponents`` does not know is returned as it stands.
    """
    level, temper = split_kind(kind)
    try:
        if opponents is None:
            return WORDS["person"] if kind == PERSON else kind
        named = translated(opponents.label(level))
        if not temper:
            return named
        return level_and_temper(named, translated(opponents.temper(temper).label))
    except (KeyError, StopIteration):
        return kind


def describe_player_kind(opponents: Opponents, kind: str) -> Words:
    """Return who plays a seat of this kind, marking a computer as one; empty for a person here."""
    if kind == PERSON:
        return ""
    who = player_kind_name(opponents, kind)
    return computer_is(who) if computer_name(kind) else who
