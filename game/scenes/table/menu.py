"""The table's menu: back to the title, with the game kept."""

from game.scenes.table import words
from game.scenes.table.players import Player
from game.tikal.record import TikalMatch
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage

LINES = 6
"""How many of the latest actions the menu tells."""


def open_menu(stage: Stage, match: TikalMatch, players: tuple[Player, ...]) -> None:
    """Show the latest actions and the way back to the title."""

    def to_title() -> None:
        from game.scenes.title import TitleScene  # noqa: PLC0415 (the title opens this table)

        stage.go(TitleScene(stage))

    answers = [Answer("stay", _("Keep playing")), Answer("title", _("Back to the title"), to_title)]
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
