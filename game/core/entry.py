"""What a host and its guests agree on: what an entry of a match's log can say besides an action,
what people are asked and agree to, and the seal of the draw."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

UNDO: Final = "undo"
REDO: Final = "redo"
BACK: Final = "back"
"""Asks all people to take back all actions from a number on: ``back 12``."""
COMPUTER: Final = "computer"
"""Asks all who are here to let a computer player play on for somebody who is away.

``computer 2 ai:master 0,1`` names his seat, the player, and the seats of those who are here.
"""
AGREE: Final = "agree"
DISAGREE: Final = "disagree"
RETURN: Final = "return"
"""Somebody for whom a computer player plays on plays again."""
QUESTIONS: Final = (BACK, COMPUTER, AGREE, DISAGREE, RETURN)
"""The words of entries that change no position, unless all agree to take something back."""
BANKS: Final = (0, 10, 20, 40, 3 * 24 * 60)
"""The minutes that each person may be given for a whole match; 0: nothing is counted."""
MOST_OWN: Final = 20
"""Of how many tables with own seats somebody is told at once how they stand."""
PHRASES: Final = 8
"""How many set phrases people can say to each other; they are no entries of the log."""


@dataclass(frozen=True)
class Asked:
    """What people are asked.

    Attributes:
        by: the seat of who asks.
        question: the entry that asks.
        people: the seats of all who are asked.
        agreed: the seats of those who agree.
    """

    by: int
    question: str
    people: frozenset[int]
    agreed: frozenset[int]

    @property
    def back(self) -> int | None:
        """The number of the first action that is to be taken back; None for another question."""
        word, _, rest = self.question.partition(" ")
        return int(rest) if word == BACK else None

    @property
    def computer(self) -> tuple[int, str] | None:
        """The seat that a computer player is to play, and his kind; None for another question."""
        word, *rest = self.question.split()
        return (int(rest[0]), rest[1]) if word == COMPUTER else None


class Agreement:
    """What people agree on in the course of a log.

    A host and its guests make the same of the same entries. What is allowed the host decides.

    Attributes:
        computers: the kinds of the computer players who play on for people, by seat.
        asked: what people are asked now; None for nothing.
    """

    def __init__(self, people: Collection[int]) -> None:
        """Begin a log; ``people`` are the seats of people."""
        self._people = frozenset(people)
        self.computers: dict[int, str] = {}
        self.asked: Asked | None = None

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play now."""
        return self._people - self.computers.keys()

    def enter(self, seat: int, text: str) -> int | None:
        """Take over an entry of a seat.

        Returns the number of the first action that all agree to take back now; None for none.
        """
        word = text.partition(" ")[0]
        if word == AGREE:
            return self._agree(seat)
        if word in (BACK, COMPUTER):
            self.asked = self._question(seat, text)
            return self._agree(seat)
        if word == RETURN:
            self.computers.pop(seat, None)
        if self._ends_question(seat, word):
            self.asked = None
        return None

    def asks_about(self, seat: int) -> bool:
        """Return whether people are asked to let a computer player play this seat."""
        return bool(self.asked and self.asked.computer and self.asked.computer[0] == seat)

    def _question(self, seat: int, text: str) -> Asked:
        word, *rest = text.split()
        here = frozenset(map(int, rest[2].split(","))) if word == COMPUTER else self.people
        return Asked(seat, text, here, frozenset())

    def _agree(self, seat: int) -> int | None:
        if not (asked := self.asked):
            return None
        agreed = asked.agreed | {seat}
        if agreed < asked.people:
            self.asked = replace(asked, agreed=agreed)
            return None
        self.asked = None
        if asked.computer:
            self.computers |= [asked.computer]
        return asked.back

    def _ends_question(self, seat: int, word: str) -> bool:
        """Return whether an entry ends what is asked: an action says nothing about who plays on."""
        if word == RETURN:
            return self.asks_about(seat)
        return word == DISAGREE or not (self.asked and self.asked.computer)


def seal(record: str) -> str:
    """Return the seal of a draw, which is told before the first entry and proves the draw.

    It is the SHA-256 of the record that the match begins with. The record's seed has 128 bits of
    chance, so nobody finds the draw by trying; once the match is over everybody gets the record.
    """
    return sha256(record.encode()).hexdigest()
