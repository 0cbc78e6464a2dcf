"""What the acting player has chosen: nothing, a space, a party, or a verb that waits for a space.

Each choice says what is lit and shown, and what a tap means.
"""

from game.tikal.table.modes.choices.choice import Choice, NoChoice
from game.tikal.table.modes.choices.party import PickedUp, pick_at, pick_from_supply
from game.tikal.table.modes.choices.space import LastOrder, OpenSpace
from game.tikal.table.modes.choices.waiting import WaitingVerb
from game.tikal.table.modes.turn import Turn
from game.tikal.table.things import Leader, OnBoard

__all__ = [
    "Choice",
    "LastOrder",
    "NoChoice",
    "OpenSpace",
    "PickedUp",
    "WaitingVerb",
    "choice_at",
    "pick_at",
    "pick_from_supply",
]


def choice_at(turn: Turn, thing: OnBoard) -> Choice:
    """Return the choice that a tap on the board makes. A space with own members picks up one of
    them (the leader, if he was tapped); any other space, and any without AP left, is only
    opened."""
    view = turn.view
    if not view.members[view.seat].get(thing.space) or not view.ap:
        return OpenSpace(turn, thing.space)
    party = pick_at(turn, thing.space, "move")
    alone = isinstance(thing, Leader) and party.could_take_leader
    return party.with_or_without_leader() if alone else party
