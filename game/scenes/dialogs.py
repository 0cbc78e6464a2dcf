"""What several scenes show over themselves: which game?, and the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.description import Game
from game.games import games_with_words, table_of
from game.scenes.words import WORDS
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.words.buttons import BUTTONS

if TYPE_CHECKING:
    from game.core.game import Options
    from game.description import Game


def ask_which_game(
    stage: Stage, take: Callable[[Game], None], among: Sequence[Game] | None = None
) -> None:
    """Ask for one of the games, by default all that can be played; take a single one at once."""
    games = games_with_words() if among is None else among
    if len(games) == 1:
        take(games[0])
        return
    answers = [DialogButton("back", BUTTONS["back"])]
    answers += [DialogButton(game.id, game.name, partial(take, game)) for game in games]
    stage.push(Dialog(stage, WORDS["which-game"], WORDS["which-explained"], answers))


def show_rules(
    stage: Stage, game: Game, variant: str | None = None, options: Options | None = None
) -> None:
    """Open the rulebook for a variant and options; by default the game's first variant."""
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)

    assert game.wording
    wording, rules = game.wording(), game.rules()
    variant = variant or rules.default_variant
    write = partial(wording.book, variant, rules.with_defaults(options or {}))
    stage.push(RulebookScene(stage, write, table_of(game).paint))
