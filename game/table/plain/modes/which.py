"""Determines the plain table's mode from the position, the others' turns and the news alone."""

from collections.abc import Iterator

from game.table.modes import now
from game.table.plain.modes.choosing import Choosing
from game.table.plain.modes.looking import Handing, Over, Sending, Watching
from game.table.plain.modes.mode import Mode
from game.table.plain.modes.turn import Turn
from game.table.plain.things import Space
from game.table.plain.words import SAID
from game.table.turns.handing import Change, HandOver

Now = now.Now[Turn]


def mode_now(now: Now) -> Mode:
    """Return the present mode.

    The device is handed over first, then the others act, then somebody decides here or elsewhere.
    """
    turn = now.turn
    if isinstance(now.interlude, HandOver):
        return Handing(turn.bare, SAID["take-it"], tuple(_changes(now)))
    if now.others.busy:
        return Watching(turn, now.others)
    if turn.over:
        return Over(turn)
    if turn.view.seat not in now.people:
        return Sending(turn, now.others)
    return Choosing(turn)


def _changes(now: Now) -> Iterator[Change[Space]]:
    """Yield what was done since the player to whom the device goes last looked."""
    known, names = now.turn.known, [one.name for one in now.turn.diagram.spaces]
    for before, action, _after in now.unseen:
        spaces = tuple(Space(names[number]) for number in known.spaces(before, action))
        yield Change(before.seat, known.done(before, action), spaces)
