"""Applying actions: the only way in which a position changes."""

from game.tikal.rules.actions import Action
from game.tikal.rules.actions.ways import lay_printed
from game.tikal.rules.setup import Setup
from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import begin


def new_game(setup: Setup) -> State:
    """The position in which the first player has drawn the first hexagon, or may bid for it."""
    state = State(setup)
    lay_printed(state)
    begin(state)
    return state


def apply(state: State, action: Action) -> None:
    """Change ``state`` by an action of its ``legal_actions``.

    Legality is not looked at again here; ``refusal.check`` does that for actions from outside.

    Raises:
        HiddenInformation: the action reveals something and ``state`` is a player's view.
    """
    action.apply(state)
