"""What a position has still to do: small tuples, a code and its numbers, the last first.

An action pushes what follows from it; ``play`` takes one step after another until one of them
asks a player. A step is done by a function of the state and its numbers, which returns True if
it asks.
"""

from typing import Final

from game.tzolkin.rules.state import Phase, State

(
    UP,
    RISE,
    LEARN,
    LEVEL,
    SKULLS,
    GOLD,
    CUBES,
    PAYMENT,
    FAVOUR,
    JUNGLE,
    BUILDING,
    BUILT,
    MARKET,
    ACTION,
    RELEARN,
    STEP_DOWN,
    ON_PLACING,
    ON_PICKING,
    FINISH_TURN,
    START_GOODS,
    FIRST_TURN,
    HARVEST,
    FEED,
    TEMPLE_GOODS,
    REWARDED,
    CALENDAR,
) = range(26)
"""UP mask count distinct: steps up on temples of the mask; distinct: on different ones.
RISE temple: a paid step. LEARN mask count mode: technology steps. LEVEL track: one, paid for.
SKULLS, GOLD, CUBES, PAYMENT number. JUNGLE space. BUILDING mode optional. BUILT building
architecture: what it brings. ACTION optional. START_GOODS, HARVEST seat.
TEMPLE_GOODS seat skulls."""

PAID, OPTIONAL, FREE, FIXED, DISTINCT = range(5)
"""How technology steps come: paid, paid or not at all; free of choice, free and printed, free on
different tracks."""

ALL_TEMPLES: Final = 0b111
ALL_TRACKS: Final = 0b1111


def ask(state: State, phase: Phase, *about: int) -> bool:
    """The seat to act chooses next; ``about`` is what legal actions need to know."""
    state.phase = phase
    state.about = about
    return True


def members(mask: int) -> list[int]:
    """The numbers whose bits are set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
