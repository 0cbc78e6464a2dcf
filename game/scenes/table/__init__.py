"""The table scene."""

from game.scenes.table.scene import TableScene
from game.tikal.record import TikalMatch
from game.ui.scene import Stage


def open_table(stage: Stage, match: TikalMatch) -> None:
    """Show the table with a match; a finished one goes on to its results."""
    table = TableScene(stage, match)
    stage.go(table)
    table.resume()
