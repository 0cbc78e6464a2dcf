"""Which mode the table is in: that follows from the match, the others and the news alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.table.modes import now
from game.table.turns.handing import HandOver, Told
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View, view
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, OVER, PLACE, State
from game.tikal.rules.turns.scoring import winners
from game.tikal.table.match.counting import Scoring, ScoringShow
from game.tikal.table.match.telling import recap
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.bidding import Bidding
from game.tikal.table.modes.choosing import Choosing
from game.tikal.table.modes.looking.counting import Counting
from game.tikal.table.modes.looking.handing import Handing
from game.tikal.table.modes.looking.over import Over
from game.tikal.table.modes.looking.sending import Sending
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.placing import Placing
from game.tikal.table.modes.turn import Turn

_OF_PHASE: Final[Mapping[str, Callable[[Turn], Mode]]] = {
    PLACE: Placing,
    ACT: Acting,
    AUCTION: Bidding,
    CHOOSE: Choosing,
    OVER: Over,
}


@dataclass(frozen=True)
class Now(now.Now[State, View, Action]):
    """What a mode follows from."""

    @property
    def turn(self) -> Turn:
        """The position that is shown, and what may be done in it."""
        match = self.session.match
        return Turn(self.session.view, self.session.players, match.can_undo, match.can_redo)


def mode_now(now: Now) -> Mode:
    """A scoring is counted before anything else; then the others act, or the device is handed
    over; then somebody acts, at another device or here."""
    match now.session.interlude:
        case Scoring() as scoring:
            return counting(now, scoring)
        case HandOver() as handed:
            return handing(now, handed)
    if now.others.busy:
        return Watching(now.turn, now.others)
    turn = now.turn
    if turn.view.phase != OVER and turn.view.seat not in now.session.people:
        return Sending(turn, now.others)
    return _OF_PHASE[turn.view.phase](turn)


def handing(now: Now, handed: HandOver) -> Handing:
    """What the others did is told; walks are not."""
    session = now.session
    told = (
        Told(session.players[played.before.seat], recap(played, session.players))
        for played in session.since(handed.since)
    )
    return Handing(now.turn, tuple(one for one in told if one.words))


def counting(now: Now, scoring: Scoring) -> Counting:
    """Counts line by line where somebody here scores or the others' steps are shown too."""
    own = scoring.seat in now.session.people
    at_once = now.still or not (own or now.others.pace.step)
    after = now.session.view
    show = ScoringShow(scoring, at_once, winners(after) if after.phase == OVER else ())
    turn = Turn(view(scoring.state), now.session.players)
    return Counting(turn, show, now.others, own)
