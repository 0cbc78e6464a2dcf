"""The border: what leaves the host for a seat, or for somebody who looks on (``NOBODY``).

All of it is made of that seat's views; nothing else of a table is ever sent.
"""

import json
from typing import Any

from game.host.entries import Step


def told(step: Step, seat: int) -> dict[str, Any]:
    """Return what a seat is told of an entry: who made it, what it says, what has changed in view.

    What it says is None for another's secret choice; once nothing is secret any more, all choices
    are told.
    """
    before, after = step.before.by(seat), step.after.by(seat)
    message: dict[str, Any] = {
        "n": step.n,
        "by": step.seat,
        "entry": None if step.secret and seat != step.seat else step.text,
        "view": {name: value for name, value in after.items() if value != before[name]},
    }
    if step.unveiled:
        message["unveiled"] = dict(step.unveiled)
    if step.back is not None:
        message["back"] = step.back
    if step.why:
        message["why"] = json.loads(step.why)
    return message
