"""What the mode of any table follows from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from game.table.others import Others
from game.table.session import Session
from game.table.telling import ActionT, PositionT, ViewT


@dataclass(frozen=True)
class Now(Generic[PositionT, ViewT, ActionT]):
    """What there is at a moment.

    Attributes:
        session: the match, how much of it is shown, and the news.
        others: those who do not sit here, and whether they are to act.
        still: True under reduced motion.
    """

    session: Session[PositionT, ViewT, ActionT]
    others: Others[PositionT, ViewT, ActionT]
    still: bool
