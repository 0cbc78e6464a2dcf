"""What the acting player has chosen: nothing, a space, a party, or a verb that waits.

Each says what is lit and shown because of it, and what a tap then means.
"""

from game.tikal.table.modes.choices.choice import Choice, Nothing
from game.tikal.table.modes.choices.party import Party, pick_at, pick_from_supply
from game.tikal.table.modes.choices.space import Done, Space
from game.tikal.table.modes.choices.waiting import Waiting
from game.tikal.table.modes.turn import Turn

__all__ = [
    "Choice",
    "Done",
    "Nothing",
    "Party",
    "Space",
    "Waiting",
    "choice_at",
    "pick_at",
    "pick_from_supply",
]


def choice_at(turn: Turn, space: int) -> Choice:
    """A space is chosen; who has members there has picked one up."""
    view = turn.view
    if view.members[view.seat].get(space) and view.ap:
        return pick_at(turn, space, "move")
    return Space(turn, space)
