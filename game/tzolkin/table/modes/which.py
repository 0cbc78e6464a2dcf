"""Which mode the table is in: that follows from the position, the others and the news alone."""

from game.table.modes import now
from game.table.turns.handing import HandOver
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.state import OVER
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

Now = now.Now[Turn]


def mode_now(now: Now) -> Mode:
    """What is counted comes first, then the device is handed over, then the others act; then
    somebody acts, at another device or here."""
    held, turn = now.interlude, now.turn
    if isinstance(held, FoodDay | Ending):
        return counting(turn, now.others, held, own=bool(now.people), still=now.still)
    if isinstance(held, HandOver):
        return handing(turn, now.unseen)
    if now.others.busy:
        return Watching(turn, now.others)
    if turn.view.phase == OVER:
        return Over(turn)
    if turn.view.seat not in now.people:
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
