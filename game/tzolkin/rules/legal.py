"""The legal actions of a position, complete and without repetition."""

from collections.abc import Callable
from functools import cache

from game.tzolkin.rules.actions import OFFERED, Action
from game.tzolkin.rules.state import Phase, State

Lister = Callable[[State, list[Action]], None]


def legal_actions(state: State) -> list[Action]:
    """Every action that the seat to choose may take; empty when the game is over."""
    listed: list[Action] = []
    options = state.options
    for add_legal in _listers(state.phase, options.tribes, options.quick_actions):
        add_legal(state, listed)
    return listed


@cache
def _listers(phase: Phase, tribes: bool, quick_actions: bool) -> tuple[Lister, ...]:
    """What lists the actions of a phase with these options."""
    there = {"": True, "tribes": tribes, "quick_actions": quick_actions}
    return tuple(kind.add_legal for kind in OFFERED[phase] if there[kind.option])
