"""Which game is to be played, where there is a choice."""

from collections.abc import Callable
from functools import partial

from game.description import Game
from game.games import playable
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


def ask_which(stage: Stage, take: Callable[[Game], None]) -> None:
    """Asks which of the games that have a table; takes the only one at once."""
    games = playable()
    if len(games) == 1:
        take(games[0])
        return
    answers = [Answer("back", _("Back"))]
    answers += [Answer(game.id, game.name, partial(take, game)) for game in games]
    stage.push(Dialog(stage, _("Which game?"), _("Each has its own rules and players."), answers))
