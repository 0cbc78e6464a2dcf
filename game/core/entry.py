"""What an entry of a match's log can say besides an action, where a host keeps the log."""

from dataclasses import dataclass
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
