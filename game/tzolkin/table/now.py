"""What there is at a moment of a match of Tzolk'in."""

from game.table.dialogs.taking_back import told_to_take_back
from game.table.session import Session
from game.table.watched import Watched
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import State
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import Now

_Session = Session[State, View, Action]


def now_in(session: _Session, others: Watched, *, still: bool) -> Now:
    """What a mode follows from."""
    people = frozenset(session.people)
    return Now(turn_in(session), session.interlude, session.unseen, others, people, still)


def turn_in(session: _Session) -> Turn:
    """The position that is shown."""
    match, view = session.match, session.view
    here = view.seat in session.people
    first = session.begun(session.shown)
    return Turn(
        view=view,
        players=session.players,
        viewer=view.seat if here else min(session.people, default=0),
        first=first,
        done=tuple(session.since(first)),
        undo=match.can_undo,
        redo=match.can_redo,
        agreed=told_to_take_back(session),
    )
