"""What the fields of actions hold, and how that is written (docs/record-format.md, "Actions")."""

from typing import Annotated, Final

from game.core.action import MOST_QUOTED, Spelling, spelt
from game.core.message import NotationError
from game.tikal.rules.board import NAMES, SIDES, SPACES
from game.tikal.rules.components import DECK_SIZE, HEXAGONS, MAX_SEATS, TREASURE_KINDS

WORKER: Final = "w"
LEADER: Final = "l"
MEMBERS: Final = (WORKER, LEADER)
WHO: Final = ((WORKER,), (LEADER,), (LEADER, WORKER))
"""Who can stand on a space: workers, the leader, both."""

MOST_DIGITS: Final = 4
"""Digits of a bid: no game has scores of more, and a longer number is not even read."""
MOST_NUMBERED: Final = 99
"""Higher bids have no number: who learns cannot make them."""


def _points(word: str) -> int:
    if not word.isascii() or not word.isdigit() or word[0] == "0" or len(word) > MOST_DIGITS:
        raise NotationError("no-bid", text=word[:MOST_QUOTED], most=10**MOST_DIGITS - 1)
    return int(word)


Space = Annotated[int, spelt(range(SPACES), NAMES.__getitem__, "no-space")]
Member = Annotated[str, spelt(MEMBERS, str, "no-member")]
Hexagon = Annotated[int, spelt(range(DECK_SIZE), lambda number: HEXAGONS[number].id, "no-hexagon")]
Rotation = Annotated[
    int, spelt(range(SIDES), "r{}".format, "no-rotation", first="r0", last=f"r{SIDES - 1}")
]
Seat = Annotated[
    int, spelt(range(MAX_SEATS), "p{}".format, "no-seat", first="p0", last=f"p{MAX_SEATS - 1}")
]
Kind = Annotated[
    int,
    spelt(range(TREASURE_KINDS), str, "no-treasure-kind", first="0", last=f"{TREASURE_KINDS - 1}"),
]
Points = Annotated[int, Spelling(range(1, MOST_NUMBERED + 1), str, _points)]
