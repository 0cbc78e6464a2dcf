"""The tools that work in every mode: redo, restart, hint, log, menu, and turning the board."""

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
    """Return what the tools do, by their buttons' ids; ``then`` shows what one has changed."""

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
