"""The types of the actions' fields, and their notation (docs/record-format.md, "Actions")."""

from typing import Annotated, Final

from game.core.action import MOST_QUOTED, Spelling, spelt
from game.core.message import NotationError
from game.tikal.rules.board import NAMES, SIDES, SPACES
from game.tikal.rules.components import DECK_SIZE, HEXAGONS, MAX_SEATS, TREASURE_KINDS

WORKER: Final = "w"
LEADER: Final = "l"
MEMBERS: Final = (WORKER, LEADER)
WHO: Final = ((WORKER,), (LEADER,), (LEADER, WORKER))
"""The kinds of members on a space, by number: 0 workers, 1 the leader alone, 2 both."""

MOST_DIGITS: Final = 4
"""The most digits of a bid: no score has more, and a longer number is refused unread."""
MOST_NUMBERED: Final = 99
"""The highest bid in the numbered list of actions for learning; higher bids have no number."""


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
