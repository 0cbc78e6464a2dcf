"""Which mode the table is in: it follows from the position, the other players and the news
alone."""

from collections.abc import Callable, Mapping
from typing import Final

from game.table.modes import now
from game.table.turns.handing import HandOver
from game.tikal.rules.actions import Action, PlaceTile
from game.tikal.rules.components import SMALLEST_ROTATION
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, OVER, PLACE
from game.tikal.rules.turns.scoring import winners
from game.tikal.table.match.changes import changes_of
from game.tikal.table.match.counting import Scoring, tally_of
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.bidding import Bidding
from game.tikal.table.modes.choosing import Choosing
from game.tikal.table.modes.looking.counting import Counting
from game.tikal.table.modes.looking.handing import Handing, wanted
from game.tikal.table.modes.looking.over import Over
from game.tikal.table.modes.looking.sending import Sending
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.placing import Placing
from game.tikal.table.modes.turn import Turn

_OF_PHASE: Final[Mapping[str, Callable[[Turn], Mode]]] = {
    ACT: Acting,
    AUCTION: Bidding,
    CHOOSE: Choosing,
    OVER: Over,
}


Now = now.Now[Turn]


def mode_now(now: Now) -> Mode:
    """Return the mode of this moment.

    A scoring is counted first and the device handed over. Then come the turns of others, of players
    at another device, and of those here.
    """
    match now.interlude:
        case Scoring() as scoring:
            return counting(now, scoring)
        case HandOver():
            return handing(now)
    turn = now.turn
    if now.others.busy:
        return Watching(turn, now.others)
    if turn.view.phase != OVER and turn.view.seat not in now.people:
        return Sending(turn, now.others)
    if turn.view.phase == PLACE:
        return placing(turn, now.undone)
    return _OF_PHASE[turn.view.phase](turn)


def placing(turn: Turn, undone: Action | None) -> Placing:
    """Return the mode for a hexagon in hand; one that was taken back keeps its rotation."""
    lay = undone.rotation if isinstance(undone, PlaceTile) else 0
    return Placing(turn, rotation=SMALLEST_ROTATION[turn.view.hand][lay])


def handing(now: Now) -> Handing:
    """Return the mode that hands over the device and tells what has changed."""
    names = [player.name for player in now.turn.players]
    return Handing(now.turn, wanted(now.turn.view), changes_of(now.unseen, names))


def counting(now: Now, scoring: Scoring) -> Counting:
    """Return the mode that counts a scoring, line by line if somebody here scores or the others'
    steps are shown; else at once."""
    own = scoring.seat in now.people
    at_once = now.still or not (own or now.others.pace.step)
    after = now.turn.view
    tally = tally_of(scoring, at_once, winners(after) if after.phase == OVER else ())
    return Counting(Turn(scoring.view, now.turn.players), tally, now.others, own)
