"""The mode in which a player at another device is to act: the match goes there as a link."""

from game.table.modes import sending
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looking.watching import Watching
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.shown import Shown


class Sending(sending.Sending[Turn, Option, Shown], Watching):
    """Tells what the others did until the link has come back."""
