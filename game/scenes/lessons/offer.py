"""Offers the lessons or help once to a player who begins a first match of a game."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.core.game import AnyMatch
from game.description import Game
from game.games import game_of
from game.lessons import learnt
from game.platform import StorageError
from game.players.opponents import PERSON
from game.scenes.lessons.words import WORDS
from game.scenes.saved import kept_with
from game.scenes.statistics import load
from game.settings import store
from game.settings.use import recalled
from game.settings.words import not_saved
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.widgets import RED
from game.words.buttons import BUTTONS
from game.words.storage import why


def offer(
    stage: Stage, match: AnyMatch, lessons: Callable[[], None], begin: Callable[[], None]
) -> None:
    """Begin the match, or first ask once whether lessons or help are wanted.

    The question comes only if a person plays here, and only for a game that is new to this device.
    """
    sits_here = any(one["kind"] == PERSON for one in match.setup.players)
    if not sits_here or not _is_new(game_of(match)):
        begin()
        return
    body = WORDS["lessons-or-help"]
    answers = [
        DialogButton("plain", WORDS["just-play"], begin),
        DialogButton("explained", WORDS["play-with-help"], partial(_begin_explained, stage, begin)),
        DialogButton("lessons", BUTTONS["lessons"], lessons, RED),
    ]
    stage.push(Dialog(stage, WORDS["your-first-game"], body, answers))


def offer_help(stage: Stage, begin: Callable[[], None]) -> None:
    """Begin a first match after the lessons; ask first whether help is wanted, unless it is on."""
    if recalled(stage).explain:
        begin()
        return
    body = WORDS["what-help-is"]
    answers = [
        DialogButton("plain", WORDS["just-play"], begin),
        DialogButton(
            "explained", WORDS["play-with-help"], partial(_begin_explained, stage, begin), RED
        ),
    ]
    stage.push(Dialog(stage, WORDS["your-first-game"], body, answers))


def _is_new(game: Game) -> bool:
    """Return True if the game was never played, learnt or offered here; remember that it now was.

    Also False if the game has no lessons, or if that cannot be remembered.
    """
    if not game.lessons or kept_with({"game": game.id}):
        return False
    try:
        known = learnt.recall()
        played = any(one.game == game.id for one in load())
        if played or game.id in known.offered or game.id in known.lessons:
            return False
        learnt.remember(replace(known, offered=[*known.offered, game.id]))
    except StorageError:
        return False  # it would be offered before every match
    return True


def _begin_explained(stage: Stage, begin: Callable[[], None]) -> None:
    """Turn the help on in the settings, then begin; warn if the setting cannot be saved."""
    try:
        store.remember(replace(recalled(stage), explain=True))
    except StorageError as error:
        stage.warn(not_saved(why(error)))
    begin()
