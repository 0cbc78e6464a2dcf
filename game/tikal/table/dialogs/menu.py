"""What the table's menu says about a match of Tikal."""

from game.table.dialogs.menu import latest
from game.table.session import Session
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View
from game.tikal.rules.setup import Setup
from game.tikal.rules.state import State
from game.tikal.table.match.telling import step
from game.tikal.words import choices
from game.ui.sentence import Sentence, lines


def describe_start(setup: Setup, session: Session[State, View, Action]) -> Sentence:
    """Return which game is played, and what was done last."""
    done = latest(session, lambda played: step(played, session.players).words)
    return lines((choices.game_played(setup), done))
