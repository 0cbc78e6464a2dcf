"""The question whether all agree to take back the last turn, or in an auction the last bid."""

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
    """What the undo arrow says that asks this; empty where there is nothing to be taken back, and
    once something was done in the turn that goes on: that would be lost with it."""
    played = len(session.match.actions)
    if session.begun(played) < played or (player := _who(session)) is None:
        return ""
    return (words.take_back_bid if session.is_bid_last else words.take_back_turn)(player.name)


def taking_back(
    stage: Stage, session: _Session, then: Callable[[], None]
) -> Callable[[], None] | None:
    """What asks once, takes back and does ``then``; None where no turn can be taken back."""
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
    """Whose turn or bid it is; None where there is none."""
    index = session.last_turn
    return None if index is None else session.players[session.match.before(index).seat]


def _question(session: _Session, player: Player) -> tuple[Words, Words]:
    """Its title and text."""
    if session.is_bid_last:
        return words.is_bid_taken_back(player.name), words.bids_anew(player.name)
    return words.is_turn_taken_back(player.name), words.plays_anew(player.name)
