"""Reasons to refuse that several actions have."""

from typing import Final

from game.core.message import IllegalAction
from game.tzolkin.rules.data.board import TEMPLES
from game.tzolkin.rules.state import QUICK, SPARED, State

NOBODY_ELSE: Final = QUICK | SPARED
"""After mercy (4) and after the quick action's worker (17) nothing but the turn's end is left."""


def too_little_corn(state: State, price: int) -> IllegalAction:
    """Something costs more than there is."""
    return IllegalAction("too-little-corn", price=price, corn=state.corn[state.seat])


def on_lowest_step(temple: int) -> IllegalAction:
    """No step down is possible."""
    return IllegalAction("on-lowest-step", temple=TEMPLES[temple])


def nobody_else(state: State) -> IllegalAction | None:
    """Why the turn cannot go on, if it cannot."""
    if state.used & SPARED:
        return IllegalAction("one-worker-by-mercy")
    if state.used & QUICK:
        return IllegalAction("quick-worker-is-last")
    return None


def no_corn_tile(space: int) -> IllegalAction:
    """No corn tile shows in the jungle, and agriculture does not help."""
    return IllegalAction("no-corn-tile", space=space)
