"""Asks whether all agree to take back the last turn, or the last bid in an auction."""

from collections.abc import Callable
from typing import Any

from game.table.dialogs import words
from game.table.players import Player
from game.table.session import Session
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words
from game.ui.widgets import RED

_Session = Session[Any, Any, Any]


def told_to_take_back(session: _Session) -> Words:
    """Return the undo arrow's label where it asks this; empty where it does not.

    It does not ask where no turn can be taken back, or once something was done in the present turn,
    which would be lost too.
    """
    played = len(session.match.actions)
    if session.begun(played) < played or (player := _who(session)) is None:
        return ""
    return (words.take_back_bid if session.is_bid_last else words.take_back_turn)(player.name)


def taking_back(
    stage: Stage, session: _Session, then: Callable[[], None]
) -> Callable[[], None] | None:
    """Return a function that asks, takes back and calls ``then``, or None.

    None means that no turn can be taken back.
    """
    if (player := _who(session)) is None:
        return None

    def agree() -> None:
        session.take_back_turn()
        then()

    title, body = _question(session, player)
    answers = [
        DialogButton("stay", words.TAKING_BACK["no"]),
        DialogButton("agreed", words.TAKING_BACK["agreed"], agree, RED, binds=True),
    ]
    return lambda: stage.push(Dialog(stage, title, body, answers))


def _who(session: _Session) -> Player | None:
    """Return the player whose turn or bid can be taken back; None for none."""
    index = session.last_turn
    return None if index is None else session.players[session.match.before(index).seat]


def _question(session: _Session, player: Player) -> tuple[Words, Words]:
    """Return the question's title and text."""
    if session.is_bid_last:
        return words.is_bid_taken_back(player.name), words.bids_anew(player.name)
    return words.is_turn_taken_back(player.name), words.plays_anew(player.name)
