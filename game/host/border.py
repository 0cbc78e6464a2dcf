"""The border: what leaves the host for a seat, or for somebody who looks on (``NOBODY``).

All of it is made of that seat's views; nothing else of a table is ever sent.
"""

from typing import Any

from game.core.game import GameRules, State
from game.core.position_values import values_of
from game.host.entries import Step


def told(rules: GameRules, step: Step, seat: int) -> dict[str, Any]:
    """Return what a seat is told of an entry: who made it, what it says, what has changed in view.

    What it says is None for another's secret choice; once nothing is secret any more, all choices
    are told.
    """
    before, after = whole_view(rules, step.before, seat), whole_view(rules, step.after, seat)
    message = {
        "n": step.n,
        "by": step.seat,
        "entry": None if step.secret and seat != step.seat else step.text,
        "view": {name: value for name, value in after.items() if value != before[name]},
    }
    return message | ({"unveiled": dict(step.unveiled)} if step.unveiled else {})


def whole_view(rules: GameRules, state: State, seat: int) -> dict[str, Any]:
    """Return all that a seat sees of a position."""
    return values_of(rules.view(state, seat))
