"""List the legal actions of a position, completely and without duplicates."""

from collections.abc import Callable
from functools import cache

from game.tzolkin.rules.actions import OFFERED, Action
from game.tzolkin.rules.state import Phase, State

Lister = Callable[[State, list[Action]], None]


def legal_actions(state: State) -> list[Action]:
    """Return every legal action of the seat to act; an empty list when the game is over."""
    listed: list[Action] = []
    options = state.options
    for add_legal in _listers(state.phase, options.tribes, options.quick_actions):
        add_legal(state, listed)
    return listed


@cache
def _listers(phase: Phase, tribes: bool, quick_actions: bool) -> tuple[Lister, ...]:
    """Return the ``add_legal`` functions of the actions offered in a phase with these options."""
    there = {"": True, "tribes": tribes, "quick_actions": quick_actions}
    return tuple(kind.add_legal for kind in OFFERED[phase] if there[kind.option])
