"""What there is at a moment of a match of Tikal."""

from game.table.dialogs.taking_back import told_to_take_back
from game.table.session import Session
from game.table.watched import Watched
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View
from game.tikal.rules.state import State
from game.tikal.table.modes import Now
from game.tikal.table.modes.turn import Turn


def now_in(session: Session[State, View, Action], others: Watched, *, still: bool) -> Now:
    """What a mode follows from."""
    match, agreed = session.match, told_to_take_back(session)
    turn = Turn(session.view, session.players, match.can_undo, match.can_redo, agreed)
    people = frozenset(session.people)
    return Now(turn, session.interlude, session.unseen, others, people, still, match.undone)
