"""Find out why an action is not legal.

Each reason is a message, whose sentence is among the game's words. The conditions of an action are
in its class (``actions``). Tests make sure that ``check`` refuses exactly the actions that
``legal_actions`` does not list.
"""

from typing import Final

from game.core.message import IllegalAction
from game.tikal.rules.actions import Action
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, OVER, PLACE, State


def check(state: State, action: Action) -> None:
    """Raise the reason why ``action`` is not legal in ``state``; return if it is.

    Raises:
        IllegalAction: names the rule that is broken.
    """
    if state.phase == OVER:
        raise IllegalAction("game-over")
    if state.phase != action.phase:
        raise IllegalAction(_WAITS_FOR[state.phase])
    action.check(state)


_WAITS_FOR: Final = {
    AUCTION: "auction-goes-on",
    CHOOSE: "hexagon-to-choose",
    PLACE: "hexagon-to-place",
    ACT: "nothing-to-place",
}


def why_not(state: State, action: Action) -> IllegalAction | None:
    """Return the reason why ``action`` is not legal, or None if it is legal."""
    try:
        check(state, action)
    except IllegalAction as reason:
        return reason
    return None
