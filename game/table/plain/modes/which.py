"""Which mode the table is in: that follows from the position, the others and the news alone."""

from dataclasses import dataclass

from game.table.modes import now
from game.table.plain.modes.choosing import Choosing
from game.table.plain.modes.looking import Handing, Over, Sending, Watching
from game.table.plain.modes.mode import Mode
from game.table.plain.modes.turn import Turn
from game.table.plain.things import Space
from game.table.plain.words import SAID
from game.table.turns.handing import Change, HandOver


@dataclass(frozen=True)
class Now(now.Now[Turn]):
    """What there is at a moment.

    Attributes:
        changes: the same as was shown since the one to whom the device goes has looked last.
    """

    changes: tuple[Change[Space], ...] = ()


def mode_now(now: Now) -> Mode:
    """The device is handed over first, then the others act; then somebody acts, at another device
    or here."""
    turn = now.turn
    if isinstance(now.interlude, HandOver):
        return Handing(turn, SAID["take-it"], now.changes)
    if now.others.busy:
        return Watching(turn, now.others)
    if turn.over:
        return Over(turn)
    if turn.view.seat not in now.people:
        return Sending(turn, now.others)
    return Choosing(turn)
