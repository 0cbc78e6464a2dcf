"""What follows the end of a match on the table, beside its results."""

from __future__ import annotations

from game.core.game import AnyMatch
from game.games import game_of
from game.scenes.statistics import count_match
from game.scenes.words import mark_ended
from game.table import autosave
from game.table.by_link import ended_here, open_send_dialog
from game.ui.scene import Stage


def keep_as_finished(stage: Stage, match: AnyMatch) -> None:
    """Save a match that has just ended, with the day of its end, and count it."""
    mark_ended(match)
    autosave.save(match)
    count_match(stage, match)


def offer_to_send(stage: Stage, match: AnyMatch) -> None:
    """Ask whether to send a match by link that ended on this device; nothing for any other."""
    if ended_here(match):
        open_send_dialog(stage, match, game_of(match).rules())
