"""What the log may do in a mode of the table."""

from collections.abc import Collection, Mapping

from game.core.game import AnyMatch
from game.table import ids
from game.table.log.panel import LogState
from game.table.modes import ButtonState


def standing(
    match: AnyMatch, looks: Mapping[str, ButtonState], menu: Collection[str], looked_at: int | None
) -> LogState:
    """Return what the log may do.

    It undoes where the undo button is enabled, and shows again where the menu offers "repeat".
    """
    undo = looks.get(ids.TOOL_UNDO)
    undo_from = match.undo_limit if undo and undo.enabled else None
    return LogState(undo_from, looked_at, "repeat" in menu and bool(match.actions))
