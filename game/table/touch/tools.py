"""What a table's tools do whatever is going on: again, the turn anew, hint, log, menu,
the board from its other side."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.table import ids
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
        ids.HINT: hint,
        ids.TOOL_LOG: log,
        ids.TOOL_TURN: turn,
        ids.TOOL_MENU: menu,
        ids.TOOL_REDO: partial(back, session.redo),
        ids.REDO_STEP: partial(back, partial(session.redo, step=True)),
        ids.TOOL_RESTART: partial(back, session.restart_turn),
    }
