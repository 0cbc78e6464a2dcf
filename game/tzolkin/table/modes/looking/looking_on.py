"""The mode in which this window follows a match played in another window."""

from game.table.modes import looking_on
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looking.watching import Watching
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.shown import Shown


class LookingOn(looking_on.LookingOn[Turn, Option, Shown], Watching):
    """Nothing else can be done at the table."""
