"""What the room beside the board (the desk) is used for: a mode chooses, the layout divides it."""

from enum import Enum, auto


class Desk(Enum):
    """The use of the desk. In a low or narrow window all else on the desk gives way to it.

    The board and the seats lie where they lie, whatever the desk is for.
    """

    ACTIONS = auto()
    """What is chosen, the action points, the verbs, undo, the end of the turn."""
    DRAWER = auto()
    """As ACTIONS, with the verbs shown in a drawer where the window has no other room."""
    HAND = auto()
    """The hexagon in hand, and undo."""
    WATCHED = auto()
    """The steps of the other players, and their action points."""
    CARD = auto()
    """Only a card, such as that of an auction."""
    READ = auto()
    """A card to be read, such as a scoring or the changes since the last turn; undo stays below
    it."""
