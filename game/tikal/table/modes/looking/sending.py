"""The mode in which a player at another device is to act: the match is sent as a link."""

from dataclasses import dataclass

from game.table.modes import sending
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing


@dataclass(frozen=True)
class Sending(sending.Sending[Turn, Thing | None, Shown], Watching):
    """The match waits for a player at another device; the others' last steps are not told."""

    steps = ()
    reason = ""
