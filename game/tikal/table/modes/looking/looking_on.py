"""Somebody looks on at what another window plays."""

from dataclasses import dataclass

from game.table.modes import looking_on
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing


@dataclass(frozen=True)
class LookingOn(looking_on.LookingOn[Turn, Thing | None, Shown], Watching):
    """Nothing else can be done at the table."""
