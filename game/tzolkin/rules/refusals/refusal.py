"""Why an action is not legal, in words that a player understands.

What is listed is legal; for everything else the rule that it breaks is found here, by kind of
action. Each reason is a message with named fields, so that scenes can translate it.
"""

from collections.abc import Callable
from typing import Any, Final

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
from game.tzolkin.rules.refusals.reason import IllegalAction
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
    TRIBE: "a tribe must be chosen first",
    KEEP: "wealth tiles must be chosen first",
    TURN: "a turn begins with placing or picking up a worker",
    PLACING: "this turn workers are placed",
    PICKING: "this turn workers are picked up",
    WORKER: "the worker who was picked up acts first",
    JUNGLE: "corn or wood must be taken first",
    TECH: "the technology must be chosen first",
    PAY: "resources must be paid first",
    TEMPLE: "the temple must be chosen first",
    GAIN: "the resources must be chosen first",
    FAVOUR: "first pay a resource for a temple step, or do nothing",
    BUILD: "what is built must be chosen first",
    MARKET: "the visit to the market is not done yet",
    ACTION: "the action for 1 corn must be chosen first",
    GOLD: "first say how much of the gold you pay for",
    LOWER: "first say where you go down a step",
    BONUS: "the bonus must be chosen first",
    DOWN: "the technology that goes down must be chosen first",
    ADVANCE: "first say whether one day passes or two",
    OVER: "the game is over",
}
"""What is said when it is not the time for an action."""


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
