"""Why an action is not legal.

What is listed is legal; for everything else the rule that it breaks is found by the action. Each
reason is a message, whose sentence is among the game's words.
"""

from typing import Final

from game.core.message import IllegalAction
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import OFFERED, Action
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.state import State


def check(state: State, action: Action) -> None:
    """Raise the reason why ``action`` is not legal in ``state``; return if it is.

    Raises:
        IllegalAction: with the rule that is broken.
    """
    if action in legal_actions(state):
        return
    if type(action) not in OFFERED[state.phase]:
        raise IllegalAction(_WAITS_FOR[state.phase])
    raise action.why_not(state)


def why_not(state: State, action: Action) -> IllegalAction | None:
    """The reason why ``action`` is not legal, or None."""
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
"""Why it is not the time for an action."""
