"""Steps: what a position has still to do before a player is asked for his next action.

A step is a small tuple: a code, then the numbers that it needs. Actions and steps push further
steps on the stack ``State.pending_steps``; ``play`` pops one after another until one of them asks
a player. A step is done by a function of the state and the step's numbers, which returns True if
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
"""The codes of steps. Those that take numbers:

- UP mask count distinct: steps up on temples of the mask, if distinct on different temples.
- RISE temple: a step up whose tax is paid.
- LEARN mask count mode: steps of technologies of the mask.
- LEVEL track: one level of a technology, its price paid.
- SKULLS, GOLD, CUBES, PAYMENT number.
- JUNGLE space.
- BUILDING mode optional.
- BUILT building architecture: the benefits of a building and of the architecture level used.
- ACTION optional.
- START_GOODS, HARVEST seat.
- TEMPLE_GOODS seat skulls.
"""

PAID, OPTIONAL, FREE, FIXED, DISTINCT = range(5)
"""Modes of technology steps.

PAID: the player must pay. OPTIONAL: he pays or does without. FREE: free, on a track of choice.
FIXED: free, on the printed track. DISTINCT: free, each on a different track.
"""

ALL_TEMPLES: Final = 0b111
ALL_TRACKS: Final = 0b1111


def ask(state: State, phase: Phase, *args: int) -> bool:
    """Ask the seat to act for a choice of this phase; always return True.

    ``args`` are the numbers that legal actions of the phase need.
    """
    state.phase = phase
    state.phase_args = args
    return True


def bits_of(mask: int) -> list[int]:
    """Return the numbers of the bits that are set in a mask, in ascending order."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
