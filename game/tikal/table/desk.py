"""What the room beside the board is for: a mode says it, the layout divides it."""

from enum import Enum, auto


class Desk(Enum):
    """What has a use there; in a low or narrow window everything else gives way to it.

    The board and the seats lie where they lie, whatever the desk is for.
    """

    ACTIONS = auto()
    """What is chosen, the action points, the verbs, undo, the end of the turn."""
    DRAWER = auto()
    """The same, the verbs drawn out where they have no room of their own."""
    HAND = auto()
    """The hexagon in hand, and undo."""
    WATCHED = auto()
    """The others' steps, and their action points."""
    CARD = auto()
    """A card alone: an auction."""
    READ = auto()
    """A card that is read, over what can be taken back: a scoring, what the others did."""
