"""What the title and a game's page offer to go on with, of all that is kept on this device."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.game import AnyMatch
from game.description import Game
from game.scenes.front import SavedMatches
from game.scenes.kept_matches import (
    describe_standing,
    has_kept_matches,
    latest_of,
    restore_last,
)
from game.table import autosave
from game.ui.scene import Stage

Open = Callable[[AnyMatch], None]
"""Opens the table with a match."""


def offer_last(stage: Stage, table: Open) -> SavedMatches | None:
    """Return the offer to go on with the match that was played last; None if none is kept."""
    match = restore_last(stage)
    return _offer(match, table) if match else None


def offer_of(game: Game, table: Open, resume: Callable[[str], None]) -> SavedMatches | None:
    """Return what a game's page offers; None if nothing of the game is kept.

    Args:
        game: the game.
        table: opens the table with a match that could not be saved.
        resume: goes on with the match in a file.
    """
    unsaved = autosave.retry_save()
    if unsaved and unsaved.match.game == game.id:
        return _offer(unsaved.match, table)
    if kept := latest_of(game.id):
        go_on = partial(resume, kept.file)
        return SavedMatches(describe_standing(kept.match), go_on, game.id)
    return SavedMatches() if has_kept_matches(game.id) else None


def _offer(match: AnyMatch, table: Open) -> SavedMatches:
    """Return the offer to go on with a match."""
    return SavedMatches(describe_standing(match), partial(table, match), match.game)
