"""The mode of a window that looks on at a match played in another one."""

from dataclasses import dataclass

from game.table.modes import looking_on
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing


@dataclass(frozen=True)
class LookingOn(looking_on.LookingOn[Turn, Thing | None, Shown], Watching):
    """The match of another window; the only thing to do is to watch."""
