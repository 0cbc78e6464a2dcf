"""The types of the actions' fields, and their notation (docs/record-format.md, "Actions")."""

from typing import Annotated, Final

from game.core.action import MAX_QUOTED, Spelling, single_word
from game.core.message import NotationError
from game.tikal.rules.board import NAMES, SIDES, SPACES
from game.tikal.rules.components import DECK_SIZE, HEXAGONS, MAX_SEATS, TREASURE_KINDS

WORKER: Final = "w"
LEADER: Final = "l"
MEMBERS: Final = (WORKER, LEADER)
MEMBER_MIXES: Final = ((WORKER,), (LEADER,), (LEADER, WORKER))
"""The kinds of members on a space, by number: 0 workers, 1 the leader alone, 2 both."""

MOST_BID_DIGITS: Final = 4
"""The most digits of a bid: no score has more, and a longer number is refused unread."""
HIGHEST_NUMBERED_BID: Final = 99
"""The highest bid in the numbered list of actions for learning; higher bids have no number."""


def _points(word: str) -> int:
    if not word.isascii() or not word.isdigit() or word[0] == "0" or len(word) > MOST_BID_DIGITS:
        raise NotationError("no-bid", text=word[:MAX_QUOTED], most=10**MOST_BID_DIGITS - 1)
    return int(word)


Space = Annotated[int, single_word(range(SPACES), NAMES.__getitem__, "no-space")]
Member = Annotated[str, single_word(MEMBERS, str, "no-member")]
Hexagon = Annotated[
    int, single_word(range(DECK_SIZE), lambda number: HEXAGONS[number].id, "no-hexagon")
]
Rotation = Annotated[
    int, single_word(range(SIDES), "r{}".format, "no-rotation", first="r0", last=f"r{SIDES - 1}")
]
Seat = Annotated[
    int,
    single_word(range(MAX_SEATS), "p{}".format, "no-seat", first="p0", last=f"p{MAX_SEATS - 1}"),
]
Kind = Annotated[
    int,
    single_word(
        range(TREASURE_KINDS), str, "no-treasure-kind", first="0", last=f"{TREASURE_KINDS - 1}"
    ),
]
Points = Annotated[int, Spelling(range(1, HIGHEST_NUMBERED_BID + 1), str, _points)]
