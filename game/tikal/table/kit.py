"""The `Kit` with which Tikal plays at the shared table."""

from typing import Final

from game.table.dialogs.taking_back import told_to_take_back
from game.table.kit import Kit
from game.table.session import Session
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.actions import Action
from game.tikal.rules.given import RULES
from game.tikal.rules.hidden import View
from game.tikal.rules.records.record import catch_up
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.dialogs.menu import describe_start
from game.tikal.table.dialogs.rules import show_rules
from game.tikal.table.match import telling
from game.tikal.table.modes.looking.looking_back import LookingBack
from game.tikal.table.modes.looking.looking_on import LookingOn
from game.tikal.table.modes.looking.overlaid import Overlaid
from game.tikal.table.modes.turn import Turn
from game.tikal.table.modes.which import mode_now
from game.tikal.table.view.keyboard import KEYS
from game.tikal.words.firsts import firsts


def turn_in(session: Session[State, View, Action]) -> Turn:
    """Return the turn of the position that the session shows."""
    match, agreed = session.match, told_to_take_back(session)
    return Turn(session.view, session.players, match.can_undo, match.can_redo, agreed)


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
    reason=words.reason,
    so_far=describe_start,
    rulebook=show_rules,
    firsts=firsts,
    points=True,
)
