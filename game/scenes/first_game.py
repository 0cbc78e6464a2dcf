"""The first game of a player, for whom the game that was taught is offered, with help."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.description import Game
from game.games import game_of
from game.lessons import learnt
from game.lessons.first_game import FirstGame
from game.platform import StorageError
from game.players.opponents import PERSON
from game.scenes.kept_matches import find_kept
from game.scenes.match_history import has_finished
from game.scenes.setup import NewGame, begin_at_random
from game.settings import store
from game.settings.store import not_saved, saved_settings
from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import gettext_noop as N_
from game.ui.scene import Stage
from game.ui.sentence import lines, phrases
from game.ui.widgets import PAPER, RED
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

Begin = Callable[[AnyMatch], None]
"""Opens the table with a match."""

WORDS: Final = phrases(
    __name__,
    {
        "as-chosen": N_("Play as chosen"),
        "or-lessons": N_(
            "Or play the game as you chose it. Or learn it first: short lessons, a minute or two "
            "each."
        ),
        "your-first-game": N_("Your first game"),
    },
)


def offer_lessons(
    stage: Stage, match: AnyMatch, lessons: Callable[[Game], None], begin: Begin
) -> None:
    """Begin the match, or first ask once whether a first game or the lessons are wanted instead.

    The question comes only if a person plays here, and only for a game that is new to this device.
    """
    game = game_of(match)
    sits_here = any(one["kind"] == PERSON for one in match.setup.players)
    if not sits_here or not game.first_game or not _is_new(game):
        begin(match)
        return
    others = [DialogButton("plain", WORDS["as-chosen"], partial(begin, match))]
    if game.lessons:
        others.append(DialogButton("lessons", BUTTONS["lessons"], partial(lessons, game)))
    _offer(stage, game, game.first_game(), others, begin)


def offer_first_game(stage: Stage, game: Game, begin: Begin) -> None:
    """Say what is played in a first game after the lessons, and begin it."""
    assert game.first_game
    _offer(stage, game, game.first_game(), [DialogButton("back", BUTTONS["back"])], begin)


def _offer(
    stage: Stage, game: Game, first: FirstGame, others: list[DialogButton], begin: Begin
) -> None:
    """Show the dialog that names the first game: ``others`` come first, its shortest way last."""
    *longer, shortest = [
        DialogButton(
            one.id, one.label, partial(_begin, stage, game, one.options, begin), look=PAPER
        )
        for one in first.lengths
    ]
    taught = any(one.id == "lessons" for one in others)
    body = lines((first.told, WORDS["or-lessons"])) if taught else first.told
    answers = [*others, *longer, replace(shortest, look=RED)]
    stage.push(Dialog(stage, WORDS["your-first-game"], body, answers))


def _begin(stage: Stage, game: Game, options: dict[str, str], begin: Begin) -> None:
    """Begin a first game with help, which stays on in the settings; warn if that is not saved."""
    try:
        store.save_settings(replace(saved_settings(stage), explain=True))
    except StorageError as error:
        stage.warn(not_saved(storage_error_text(error)))
    party = NewGame.for_beginner(game)
    party.options = options
    begin(begin_at_random(party))


def _is_new(game: Game) -> bool:
    """Return True if the game was never played, learnt or offered here; remember that it now was.

    Also False if that cannot be remembered.
    """
    if find_kept({"game": game.id}):
        return False
    try:
        known = learnt.load_learnt()
        if has_finished(game.id) or game.id in known.offered or game.id in known.lessons:
            return False
        learnt.save_learnt(replace(known, offered=[*known.offered, game.id]))
    except StorageError:
        return False  # it would be offered before every match
    return True
