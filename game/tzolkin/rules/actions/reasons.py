"""Refusals that several actions share."""

from typing import Final

from game.core.message import IllegalAction
from game.tzolkin.rules.data.board import TEMPLES
from game.tzolkin.rules.state import QUICK, SPARED, State

NOBODY_ELSE: Final = QUICK | SPARED
"""Bits of ``State.used`` after which the turn can only end: the worker was placed by mercy (4) or
on a quick action space (17)."""


def too_little_corn(state: State, price: int) -> IllegalAction:
    """Return the refusal that a price exceeds the corn of the seat to act."""
    return IllegalAction("too-little-corn", price=price, corn=state.corn[state.seat])


def on_lowest_step(temple: int) -> IllegalAction:
    """Return the refusal that no step down is possible on a temple."""
    return IllegalAction("on-lowest-step", temple=TEMPLES[temple])


def nobody_else(state: State) -> IllegalAction | None:
    """Return why the turn can only end (``NOBODY_ELSE``), or None if it can go on."""
    if state.used & SPARED:
        return IllegalAction("one-worker-by-mercy")
    if state.used & QUICK:
        return IllegalAction("quick-worker-is-last")
    return None


def no_corn_tile(space: int) -> IllegalAction:
    """Return the refusal that a jungle space has no uncovered corn tile."""
    return IllegalAction("no-corn-tile", space=space)
