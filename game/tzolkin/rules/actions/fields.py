"""The notation of fields that several actions share (rules, part 3)."""

from collections.abc import Sequence
from typing import Annotated, Final

from game.core.action import MOST_QUOTED, spelt
from game.tzolkin.rules.data.board import GEARS, KINDS, TEMPLES, TRACKS

GEAR: Final = spelt(range(len(GEARS)), GEARS.__getitem__, "no-gear", names=GEARS)
KIND: Final = spelt(range(len(KINDS)), KINDS.__getitem__, "no-resource", names=KINDS)
_TEMPLE: Final = spelt(range(len(TEMPLES)), TEMPLES.__getitem__, "no-temple", names=TEMPLES)
_TRACK: Final = spelt(range(len(TRACKS)), TRACKS.__getitem__, "no-technology", names=TRACKS)

Gear = Annotated[int, GEAR]
Kind = Annotated[int, KIND]
Temple = Annotated[int, _TEMPLE]
Track = Annotated[int, _TRACK]


def quoted(words: Sequence[str]) -> str:
    """Return the beginning of words that could not be parsed, to quote them in an error."""
    return " ".join(words)[: 2 * MOST_QUOTED]
