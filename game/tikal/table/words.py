"""The table's words: which sentence says what is seen on the board, refused or done."""

from collections.abc import Sequence

from game.core.message import IllegalAction
from game.tikal.rules.actions import (
    Action,
    Bid,
    Choose,
    Discard,
    EndTurn,
    Enter,
    EstablishCamp,
    Exchange,
    Move,
    Pass,
    PlaceGuard,
    PlaceTile,
    Recover,
    Shuttle,
    Uncover,
)
from game.tikal.rules.board import NAMES
from game.tikal.rules.hidden import View, recovered
from game.tikal.rules.state import State
from game.tikal.words import names as called
from game.tikal.words import steps
from game.tikal.words.names import WAFERS, hexagon, member, treasure
from game.tikal.words.refusals import REFUSALS, refused
from game.ui.controls.said import Said
from game.ui.sentence import Sentence

__all__ = [
    "WAFERS",
    "hexagon",
    "log_line",
    "member",
    "place",
    "reason",
    "space",
    "treasure",
]


def space(state: State, place: int) -> Sentence:
    """What lies on a space, with its figure and name: "Temple 5, d3"."""
    return called.standing(hexagon(state.hexagon[place]), state.value[place], NAMES[place])


def place(state: State, where: int) -> Sentence:
    """What lies on a space, as a part of a sentence: "Temple 5 (d3)"."""
    return called.there(hexagon(state.hexagon[where]), state.value[where], NAMES[where])


def reason(error: IllegalAction) -> Said:
    """Why an action is refused, as a sentence with its rule."""
    return Said(refused(error.message), REFUSALS.rule(error.message))


def log_line(
    before: View, action: Action, names: Sequence[str], after: View | None = None
) -> Sentence:
    """What the seat to act did in ``before``, without its name; what it turned up is named where it
    is told what was seen ``after``."""
    match action:
        case Bid(points=points):
            return steps.bids(points)
        case Pass():
            return steps.passes()
        case Choose(hexagon=number):
            return steps.chooses(number)
        case PlaceTile(space=at):
            return steps.places(before.hand, NAMES[at])
        case Discard():
            return steps.discards(before.hand)
        case Enter(member=who, space=at):
            return steps.arrives(who, NAMES[at])
        case Move(member=who, origin=origin, space=at):
            return steps.walks(who, NAMES[origin], NAMES[at])
        case Shuttle(member=who, origin=origin, space=at):
            return steps.shuttles(who, NAMES[origin], NAMES[at])
        case Exchange(give=give, seat=seat, take=take):
            return steps.exchanges(give, names[seat], take)
        case _:
            return _site_line(before, action, after)


def _site_line(before: View, action: Action, after: View | None) -> Sentence:
    match action:
        case Uncover(space=at):
            return steps.uncovers(NAMES[at], before.value[at] + 1)
        case Recover(space=at) if after:
            return steps.recovered(NAMES[at], recovered(before, after))
        case Recover(space=at):
            return steps.recovers(NAMES[at])
        case EstablishCamp(space=at):
            return steps.camps(NAMES[at])
        case PlaceGuard(space=at):
            return steps.guards(NAMES[at])
        case EndTurn():
            return steps.scores() if before.queue else steps.ends_turn()
    raise ValueError(f"no words for {action}")
