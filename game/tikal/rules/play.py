"""Applying actions: the only way in which a position changes."""

from game.tikal.rules.actions import Action
from game.tikal.rules.actions.ways import lay_printed
from game.tikal.rules.setup import Setup
from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import begin


def new_game(setup: Setup) -> State:
    """Return the first position: the first hexagon is drawn, or the first turn is auctioned."""
    state = State(setup)
    lay_printed(state)
    begin(state)
    return state


def apply(state: State, action: Action) -> None:
    """Change ``state`` by an action of its ``legal_actions``.

    Legality is not checked here; use ``refusal.check`` for actions from outside.

    Raises:
        HiddenInformation: the action reveals something and ``state`` is a player's view.
    """
    action.apply(state)
