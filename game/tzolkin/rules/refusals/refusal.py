"""Why an action is not legal.

What is listed is legal; for everything else the rule that it breaks is found here, by kind of
action. Each reason is a message, whose sentence is among the game's words.
"""

from collections.abc import Callable
from typing import Any, Final

from game.core.message import IllegalAction
from game.tzolkin.rules.actions import (
    Action,
    Advance,
    Beg,
    Bonus,
    Build,
    BuildMonument,
    Burn,
    Buy,
    Decline,
    Do,
    Done,
    DoOn,
    EndTurn,
    Gain,
    Keep,
    Learn,
    Lower,
    Mercy,
    Nothing,
    Pass,
    Pay,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    Sell,
    StepUp,
    Take,
    TakeGold,
    Trade,
    Tribe,
    Unlearn,
)
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.refusals import choice, space, turn
from game.tzolkin.rules.refusals.build import build_reason, monument_reason
from game.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    BONUS,
    BUILD,
    DOWN,
    FAVOUR,
    GAIN,
    GOLD,
    JUNGLE,
    KEEP,
    LOWER,
    MARKET,
    OVER,
    PAY,
    PICKING,
    PLACING,
    TECH,
    TEMPLE,
    TRIBE,
    TURN,
    WORKER,
    State,
)


def check(state: State, action: Action) -> None:
    """Raise the reason why ``action`` is not legal in ``state``; return if it is.

    Raises:
        IllegalAction: with the rule that is broken.
    """
    if action in legal_actions(state):
        return
    phases, reason = _REASONS[type(action)]
    if state.phase not in phases:
        raise IllegalAction(_WAITS_FOR[state.phase])
    raise reason(state, action)


def why_not(state: State, action: Action) -> IllegalAction | None:
    """The reason why ``action`` is not legal, or None."""
    try:
        check(state, action)
    except IllegalAction as reason:
        return reason
    return None


_WAITS_FOR: Final = {
    TRIBE: "tribe-to-choose",
    KEEP: "wealth-to-choose",
    TURN: "turn-to-begin",
    PLACING: "workers-are-placed",
    PICKING: "workers-are-picked-up",
    WORKER: "worker-to-act",
    JUNGLE: "harvest-to-take",
    TECH: "technology-to-choose",
    PAY: "resources-to-pay",
    TEMPLE: "temple-to-choose",
    GAIN: "resources-to-choose",
    FAVOUR: "favour-to-pay",
    BUILD: "building-to-choose",
    MARKET: "market-to-leave",
    ACTION: "action-to-choose",
    GOLD: "gold-to-pay",
    LOWER: "step-down-to-choose",
    BONUS: "bonus-to-choose",
    DOWN: "technology-down-to-choose",
    ADVANCE: "days-to-choose",
    OVER: "game-over",
}
"""Why it is not the time for an action."""


def _never(_state: State, action: Action) -> IllegalAction:
    """For what is legal whenever it is its time."""
    raise AssertionError(action)


_Reason = Callable[[State, Any], IllegalAction]
_TURNS: Final = (TURN, PLACING, PICKING)
_REASONS: Final[dict[type[Action], tuple[tuple[str, ...], _Reason]]] = {
    Tribe: ((TRIBE,), choice.tribe),
    Keep: ((KEEP,), choice.keep),
    Place: ((TURN, PLACING), turn.place),
    PlaceStart: ((TURN, PLACING), turn.place_start),
    PlaceQuick: ((TURN, PLACING), turn.place_quick),
    Mercy: ((TURN,), turn.mercy),
    Beg: ((TURN,), turn.beg),
    Pick: (_TURNS, turn.pick),
    Pass: ((TURN,), turn.pass_),
    EndTurn: ((PLACING, PICKING), _never),
    Trade: ((*_TURNS, WORKER), turn.trade),
    Do: ((WORKER,), space.do),
    DoOn: ((WORKER, ACTION), space.do_on),
    Nothing: ((WORKER, TECH, FAVOUR, BUILD, ACTION), choice.nothing),
    Decline: ((TECH, TEMPLE, LOWER), choice.decline),
    Done: ((MARKET,), _never),
    Take: ((JUNGLE,), space.take),
    Burn: ((JUNGLE,), space.burn),
    Learn: ((TECH,), choice.learn),
    Bonus: ((BONUS,), _never),
    Unlearn: ((DOWN,), choice.unlearn),
    Pay: ((PAY, FAVOUR), choice.pay),
    Gain: ((GAIN,), choice.gain),
    StepUp: ((TEMPLE,), choice.step_up),
    Lower: ((LOWER,), choice.lower),
    TakeGold: ((GOLD,), choice.take_gold),
    Build: ((BUILD,), build_reason),
    BuildMonument: ((BUILD,), monument_reason),
    Sell: ((MARKET,), choice.sell),
    Buy: ((MARKET,), choice.buy),
    Advance: ((ADVANCE,), _never),
}
"""When each kind of action has its time, and what is wrong with it then."""
