"""The table's menu: what is played, the record to take along, and the way back to the title."""

from collections.abc import Callable
from functools import partial

from game.scenes import choices
from game.scenes.sharing import copy_record, save_record
from game.scenes.table import words
from game.scenes.table.players import Player
from game.tikal.record import TikalMatch
from game.tikal.seal import seal
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage

LINES = 4
"""How many of the latest actions the menu tells."""


def open_menu(
    stage: Stage, match: TikalMatch, players: tuple[Player, ...], title: Callable[[], None]
) -> None:
    """Show what is played, the latest actions, and what can be done with the game."""
    answers = [
        Answer("stay", _("Keep playing")),
        Answer("copy", _("Copy record"), partial(copy_record, stage, match)),
        Answer("save", _("Save record"), partial(save_record, stage, match)),
        Answer("title", _("Back to the title"), title),
    ]
    sealed = _("Seal of the draw: {seal}").format(seal=seal(match.setup))
    body = f"{choices.game_played(match.setup)}\n{sealed}\n{latest(match, players)}"
    stage.push(Dialog(stage, _("The game is kept"), body, answers))


def latest(match: TikalMatch, players: tuple[Player, ...]) -> str:
    """The latest actions, one a line, the last one first: a low window cuts the end."""
    names = [player.name for player in players]
    lines = []
    for index in reversed(range(max(0, len(match.actions) - LINES), len(match.actions))):
        before = match.before(index)
        what = words.log_line(before, match.actions[index], names)
        lines.append(_("{player}: {what}").format(player=names[before.seat], what=what))
    return "\n".join(lines) or _("Nothing has been played yet.")
