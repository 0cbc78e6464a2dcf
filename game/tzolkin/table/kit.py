"""What Tzolk'in gives for its table."""

from typing import Final

from game.core.message import IllegalAction
from game.table.dialogs.taking_back import told_to_take_back
from game.table.kit import Kit
from game.table.session import Session
from game.tzolkin.players.roster import OPPONENTS
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.given import RULES
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.records.record import catch_up
from game.tzolkin.rules.state import State
from game.tzolkin.table.dialogs import show_rules, told_of
from game.tzolkin.table.match import telling
from game.tzolkin.table.modes.looking.looking_back import LookingBack
from game.tzolkin.table.modes.looking.looking_on import LookingOn
from game.tzolkin.table.modes.looking.overlaid import Overlaid
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import mode_now
from game.tzolkin.table.view.keyboard import KEYS
from game.tzolkin.words.messages.refusals import REFUSALS, refused
from game.ui.controls.said import Said


def turn_in(session: Session[State, View, Action]) -> Turn:
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


def reason(error: IllegalAction) -> Said:
    """Why an action is refused, as a sentence with its rule."""
    return Said(refused(error.message), REFUSALS.rule(error.message))


KIT: Final = Kit(
    rules=RULES,
    telling=telling,
    turn=turn_in,
    which=mode_now,
    overlaid=Overlaid,
    looking_back=LookingBack,
    looking_on=LookingOn,
    catch_up=catch_up,
    keys=KEYS,
    opponents=OPPONENTS,
    reason=reason,
    so_far=told_of,
    rulebook=show_rules,
)
