"""Explain why an action is not legal.

An action is legal exactly if ``legal_actions`` lists it. For any other action its ``why_not``
finds the rule that it breaks. The reason is a message; the game's words give its sentence.
"""

from typing import Final

from game.core.message import IllegalAction
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import OFFERED, Action
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.state import State


def check(state: State, action: Action) -> None:
    """Return if ``action`` is legal in ``state``, else raise the reason.

    Raises:
        IllegalAction: ``action`` is not legal; the message names the rule that it breaks.
    """
    if action in legal_actions(state):
        return
    if type(action) not in OFFERED[state.phase]:
        raise IllegalAction(_WAITS_FOR[state.phase])
    raise action.why_not(state)


def why_not(state: State, action: Action) -> IllegalAction | None:
    """Return the reason why ``action`` is not legal, or None if it is legal."""
    try:
        check(state, action)
    except IllegalAction as reason:
        return reason
    return None


_WAITS_FOR: Final = {
    phases.TRIBE: "tribe-to-choose",
    phases.KEEP: "wealth-to-choose",
    phases.TURN: "turn-to-begin",
    phases.PLACING: "workers-are-placed",
    phases.PICKING: "workers-are-picked-up",
    phases.WORKER: "worker-to-act",
    phases.JUNGLE: "harvest-to-take",
    phases.TECH: "technology-to-choose",
    phases.PAY: "resources-to-pay",
    phases.TEMPLE: "temple-to-choose",
    phases.GAIN: "resources-to-choose",
    phases.FAVOUR: "favour-to-pay",
    phases.BUILD: "building-to-choose",
    phases.MARKET: "market-to-leave",
    phases.ACTION: "action-to-choose",
    phases.GOLD: "gold-to-pay",
    phases.LOWER: "step-down-to-choose",
    phases.BONUS: "bonus-to-choose",
    phases.DOWN: "technology-down-to-choose",
    phases.ADVANCE: "days-to-choose",
    phases.OVER: "game-over",
}
"""By phase, the message for an action of a kind that the phase does not offer."""
