"""Which mode the table is in: it follows from the position, the other players and the news
alone."""

from collections.abc import Callable, Mapping
from typing import Final

from game.table.modes.mode import ModeFacts
from game.table.news import HandOver
from game.tikal.rules.actions import Action, PlaceTile
from game.tikal.rules.components import CANONICAL_ROTATION
from game.tikal.rules.scoring import winners
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, OVER, PLACE
from game.tikal.table.match.changes import changes_of
from game.tikal.table.match.telling import Scoring, tally_of
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.auction import Bidding, Choosing
from game.tikal.table.modes.interludes import Counting, Handing, handing_task
from game.tikal.table.modes.mode import Mode, Turn
from game.tikal.table.modes.placing import Placing
from game.tikal.table.modes.watching import Over, Sending, Watching

_OF_PHASE: Final[Mapping[str, Callable[[Turn], Mode]]] = {
    ACT: Acting,
    AUCTION: Bidding,
    CHOOSE: Choosing,
    OVER: Over,
}


Now = ModeFacts[Turn]


def mode_now(now: Now) -> Mode:
    """Return the mode of this moment.

    A scoring is counted first and the device handed over. Then come the turns of others, of players
    at another device, and of those here.
    """
    match now.interlude:
        case Scoring() as scoring:
            return counting_mode(now, scoring)
        case HandOver():
            return handing_mode(now)
    turn = now.turn
    if now.others.busy:
        return Watching(turn, now.others)
    if turn.view.phase != OVER and turn.view.seat not in now.people:
        return Sending(turn, now.others)
    if turn.view.phase == PLACE:
        return placing_mode(turn, now.undone)
    return _OF_PHASE[turn.view.phase](turn)


def placing_mode(turn: Turn, undone: Action | None) -> Placing:
    """Return the mode for a hexagon in hand; one that was taken back keeps its rotation."""
    lay = undone.rotation if isinstance(undone, PlaceTile) else 0
    return Placing(turn, rotation=CANONICAL_ROTATION[turn.view.hand][lay])


def handing_mode(now: Now) -> Handing:
    """Return the mode that hands over the device and tells what has changed."""
    names = [player.name for player in now.turn.players]
    return Handing(now.turn, handing_task(now.turn.view), changes_of(now.unseen, names))


def counting_mode(now: Now, scoring: Scoring) -> Counting:
    """Return the mode that counts a scoring, line by line if somebody here scores or the others'
    steps are shown; else at once."""
    own = scoring.seat in now.people
    at_once = now.still or not (own or now.others.pace.step)
    after = now.turn.view
    tally = tally_of(scoring, at_once, winners(after) if after.phase == OVER else ())
    waits = own or now.explains
    return Counting(Turn(scoring.view, now.turn.players), tally, now.others, waits)
