"""What a host and its guests agree on: what an entry of a match's log can say besides an action,
what people are asked, and the seal of the draw."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

UNDO: Final = "undo"
REDO: Final = "redo"
BACK: Final = "back"
"""Asks all people to take back all actions from a number on: ``back 12``."""
AGREE: Final = "agree"
DISAGREE: Final = "disagree"


@dataclass(frozen=True)
class Asked:
    """What all people are asked.

    Attributes:
        by: the seat of who asks.
        back: the number of the first action that is to be taken back.
        agreed: the seats of those who agree.
    """

    by: int
    back: int
    agreed: frozenset[int]


def seal(record: str) -> str:
    """Return the seal of a draw, which is told before the first entry and proves the draw.

    It is the SHA-256 of the record that the match begins with. The record's seed has 128 bits of
    chance, so nobody finds the draw by trying; once the match is over everybody gets the record.
    """
    return sha256(record.encode()).hexdigest()
