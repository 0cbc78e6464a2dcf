"""What has been done so far, for any table: every action by name and mark, turn by turn.

``Log`` follows a session; ``LogPanel`` shows it in a rectangle beside the board, ``LogDialog``
above everything. What an action reads like, costs and touches is its game's ``Step``.
"""

from game.table.log.dialog import LogDialog, open_log
from game.table.log.entries import Entry, Log, Turn
from game.table.log.panel import LogPanel, Standing, Uses
from game.table.log.standing import standing

__all__ = [
    "Entry",
    "Log",
    "LogDialog",
    "LogPanel",
    "Standing",
    "Turn",
    "Uses",
    "open_log",
    "standing",
]
