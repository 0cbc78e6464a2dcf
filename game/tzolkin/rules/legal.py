"""The legal actions of a position, complete and without repetition."""

from game.tzolkin.rules.actions import OFFERED, Action
from game.tzolkin.rules.state import State


def legal_actions(state: State) -> list[Action]:
    """Every action that the seat to choose may take; empty when the game is over."""
    listed: list[Action] = []
    for kind in OFFERED[state.phase]:
        kind.add_legal(state, listed)
    return listed
