"""The table's menu: back to the title, with the game kept."""

from collections.abc import Callable

from game.scenes.table import words
from game.scenes.table.players import Player
from game.tikal.record import TikalMatch
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage

LINES = 6
"""How many of the latest actions the menu tells."""


def open_menu(
    stage: Stage, match: TikalMatch, players: tuple[Player, ...], title: Callable[[], None]
) -> None:
    """Show the latest actions and the way back to the title."""
    answers = [Answer("stay", _("Keep playing")), Answer("title", _("Back to the title"), title)]
    stage.push(Dialog(stage, _("The game is kept"), latest(match, players), answers))


def latest(match: TikalMatch, players: tuple[Player, ...]) -> str:
    """The latest actions, one a line, oldest first."""
    names = [player.name for player in players]
    lines = []
    for index in range(max(0, len(match.actions) - LINES), len(match.actions)):
        before = match.before(index)
        what = words.log_line(before, match.actions[index], names)
        lines.append(_("{player}: {what}").format(player=names[before.seat], what=what))
    return "\n".join(lines) or _("Nothing has been played yet.")
