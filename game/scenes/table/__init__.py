"""The table scene."""

from collections.abc import Callable

from game.scenes.table.scene import TableScene
from game.tikal.record import TikalMatch
from game.ui.scene import Stage


def open_table(
    stage: Stage,
    match: TikalMatch,
    *,
    title: Callable[[], None],
    finished: Callable[[TikalMatch], None],
) -> None:
    """Show the table with a match; ``finished`` is called when the game is over."""
    table = TableScene(stage, match, title=title, finished=finished)
    stage.go(table)
    table.resume()
