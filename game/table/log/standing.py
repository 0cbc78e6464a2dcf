"""How a match stands for its log, as the mode of a table has it."""

from collections.abc import Collection, Mapping

from game.core.game import AnyMatch
from game.table import ids
from game.table.log.panel import Standing
from game.table.modes import Look


def standing(
    match: AnyMatch, looks: Mapping[str, Look], menu: Collection[str], looked_at: int | None
) -> Standing:
    """It is undone where undo can be touched, and told again where the menu offers that."""
    undo = looks.get(ids.TOOL_UNDO)
    undo_from = match.undo_limit if undo and undo.enabled else None
    return Standing(undo_from, looked_at, "repeat" in menu and bool(match.actions))
