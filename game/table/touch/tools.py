"""What a table's tools do whatever is going on: back, again, the turn anew, hint, log, menu,
the board from its other side."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.table.session import Session


def tools_of(
    session: Session[Any, Any, Any],
    then: Callable[[], None],
    *,
    hint: Callable[[], None],
    log: Callable[[], None],
    turn: Callable[[], None],
    menu: Callable[[], None],
) -> dict[str, Callable[[], None]]:
    """By the ids of their buttons; ``then`` shows what a tool has changed."""

    def back(change: Callable[[], None]) -> None:
        change()
        then()

    return {
        "hint": hint,
        "tool/log": log,
        "tool/turn": turn,
        "tool/menu": menu,
        "tool/undo": partial(back, session.undo),
        "tool/undo/step": partial(back, partial(session.undo, step=True)),
        "tool/redo": partial(back, session.redo),
        "tool/redo/step": partial(back, partial(session.redo, step=True)),
        "tool/restart": partial(back, session.restart_turn),
    }
