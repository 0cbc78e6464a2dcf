"""Which mode the table is in: that follows from the match, the others and the news alone."""

from dataclasses import dataclass

from game.table.modes import now
from game.table.turns.handing import HandOver
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.match.counting import Ending, FoodDay
from game.tzolkin.table.modes.acting import Acting
from game.tzolkin.table.modes.choosing import Choosing
from game.tzolkin.table.modes.keeping import Keeping
from game.tzolkin.table.modes.looking.counting import counting
from game.tzolkin.table.modes.looking.handing import handing
from game.tzolkin.table.modes.looking.over import Over
from game.tzolkin.table.modes.looking.sending import Sending
from game.tzolkin.table.modes.looking.watching import Watching
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.trading import Trading
from game.tzolkin.table.modes.turn import Turn

_NOBODY = -1


@dataclass(frozen=True)
class Now(now.Now[State, State, Action]):
    """What a mode follows from."""

    @property
    def turn(self) -> Turn:
        """The position that is shown: as the one sees it who acts, if he sits here."""
        session, match = self.session, self.session.match
        state = match.before(session.shown)
        here = state.seat in session.people
        viewer = state.seat if here else min(session.people, default=0)
        first = session.begun(session.shown)
        return Turn(
            view=view(state, state.seat if here else _NOBODY),
            players=session.players,
            viewer=viewer,
            first=first,
            done=tuple(session.since(first)),
            undo=match.can_undo,
            redo=match.can_redo,
        )


def mode_now(now: Now) -> Mode:
    """What is counted comes first, then the device is handed over, then the others act; then
    somebody acts, at another device or here."""
    held = now.session.interlude
    if isinstance(held, FoodDay | Ending):
        own = bool(now.session.people)
        return counting(now.turn, now.others, held, own=own, still=now.still)
    if isinstance(held, HandOver):
        return handing(now.session, now.turn, held)
    if now.others.busy:
        return Watching(now.turn, now.others)
    turn = now.turn
    if turn.view.phase == OVER:
        return Over(turn)
    if turn.view.seat not in now.session.people:
        return Sending(turn, now.others)
    return deciding(turn)


def deciding(turn: Turn) -> Mode:
    """What somebody here decides in."""
    match turn.view.phase:
        case phases.TURN | phases.PLACING | phases.PICKING:
            return Acting(turn)
        case phases.MARKET:
            return Trading(turn)
        case phases.TRIBE | phases.KEEP:
            return Keeping(turn)
    return Choosing(turn)
