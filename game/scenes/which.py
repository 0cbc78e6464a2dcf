"""Asks which game is meant, where there is a choice."""

from collections.abc import Callable, Sequence
from functools import partial

from game.description import Game
from game.games import playable
from game.scenes.words.dialogs import WORDS
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.words.buttons import BUTTONS


def ask_which(
    stage: Stage, take: Callable[[Game], None], among: Sequence[Game] | None = None
) -> None:
    """Ask for one of the games, by default all that can be played; take a single one at once."""
    games = playable() if among is None else among
    if len(games) == 1:
        take(games[0])
        return
    answers = [DialogButton("back", BUTTONS["back"])]
    answers += [DialogButton(game.id, game.name, partial(take, game)) for game in games]
    stage.push(Dialog(stage, WORDS["which-game"], WORDS["which-explained"], answers))
