"""Why an action is not legal, in words that a player understands.

Each reason is a message with named fields, so that scenes can translate it. The tests hold
these reasons and ``legal_actions`` together: what is not listed is refused, and nothing else.
"""

from collections.abc import Callable
from typing import Any, Final

from game.tikal.rules.actions import (
    LEADER,
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
from game.tikal.rules.components import (
    HEXAGONS,
    HIGHEST_TEMPLE,
    JUNGLE,
    SMALLEST_ROTATION,
    TREASURE,
)
from game.tikal.rules.legal import (
    CAMP_AP,
    ENTER_AP,
    EXCHANGE_AP,
    GUARD_AP,
    MOST_LEVELS,
    RECOVER_AP,
    SHUTTLE_AP,
    UNCOVER_AP,
    camp_allowed,
)
from game.tikal.rules.state import (
    ACT,
    AUCTION,
    CHOOSE,
    IN_SUPPLY,
    NONE,
    OVER,
    PLACE,
    UNTOUCHED,
    State,
)
from game.tikal.rules.turns.placement import fitting_rotations, placements
from game.tikal.rules.turns.scoring import strongest


class IllegalAction(ValueError):
    """An action that the rules refuse.

    Attributes:
        template: the reason with named fields, in English.
        facts: the values of those fields.
    """

    def __init__(self, template: str, **facts: object) -> None:
        super().__init__(template.format(**facts))
        self.template = template
        self.facts = facts


def check(state: State, action: Action) -> None:
    """Raise the reason why ``action`` is not legal in ``state``; return if it is.

    Raises:
        IllegalAction: with the rule that is broken.
    """
    if state.phase == OVER:
        raise IllegalAction("the game is over")
    wanted = _PHASES.get(type(action), ACT)
    if state.phase != wanted:
        raise IllegalAction(_WAITS_FOR[state.phase])
    _CHECKS[type(action)](state, action)


_PHASES: Final[dict[type[Action], str]] = {
    Bid: AUCTION,
    Pass: AUCTION,
    Choose: CHOOSE,
    PlaceTile: PLACE,
    Discard: PLACE,
}
_WAITS_FOR: Final = {
    AUCTION: "the auction is still going on",
    CHOOSE: "a hexagon of the display must be chosen first",
    PLACE: "the hexagon in hand must be placed first",
    ACT: "there is nothing to bid for, to choose or to place now",
}


def why_not(state: State, action: Action) -> IllegalAction | None:
    """The reason why ``action`` is not legal, or None."""
    try:
        check(state, action)
    except IllegalAction as reason:
        return reason
    return None


def _bid(state: State, action: Bid) -> None:
    assert state.bids
    if action.points <= state.bids.high:
        raise IllegalAction("a bid must be higher than {high}", high=state.bids.high)
    if action.points > state.score[state.seat]:
        raise IllegalAction(
            "you have {points} points and can bid no more", points=state.score[state.seat]
        )


def _choose(state: State, action: Choose) -> None:
    if action.hexagon not in state.display:
        raise IllegalAction(
            "hexagon {hexagon} is not displayed", hexagon=HEXAGONS[action.hexagon].id
        )


def _tile(state: State, action: PlaceTile) -> None:
    space, hexagon = action.space, state.hand
    if space not in state.variant.area:
        raise IllegalAction("{space} is out of play", space=NAMES[space])
    if state.hexagon[space] != NONE:
        raise IllegalAction("{space} is explored already", space=NAMES[space])
    if state.borders[space] == UNTOUCHED:
        raise IllegalAction("{space} touches no explored hexagon", space=NAMES[space])
    rotation = SMALLEST_ROTATION[hexagon][action.rotation]
    if rotation not in fitting_rotations(hexagon, state.borders[space]):
        raise IllegalAction("no stone would lead to {space} that way", space=NAMES[space])


def _discard(state: State, action: Discard) -> None:
    if placements(state) != [action]:
        raise IllegalAction("the hexagon in hand fits on the board and must be placed")


def _afford(state: State, cost: int) -> None:
    if state.ap < cost:
        raise IllegalAction("that costs {cost} AP and {ap} are left", cost=cost, ap=state.ap)


def _own_member(state: State, member: str, space: int) -> None:
    seat = state.seat
    if member == LEADER:
        if state.leader[seat] != space:
            raise IllegalAction("your leader is not in {space}", space=NAMES[space])
    elif not state.workers_at(seat, space):
        raise IllegalAction("you have no worker in {space}", space=NAMES[space])


def _home(state: State, space: int) -> None:
    if space not in state.homes[state.seat]:
        raise IllegalAction(
            "{space} is neither the base camp nor a camp of yours", space=NAMES[space]
        )


def _enter(state: State, action: Enter) -> None:
    if action.member == LEADER:
        if state.leader[state.seat] != IN_SUPPLY:
            raise IllegalAction("your leader is not in your supply")
    elif not state.workers[state.seat]:
        raise IllegalAction("you have no worker left in your supply")
    _home(state, action.space)
    _afford(state, ENTER_AP)


def _shuttle(state: State, action: Shuttle) -> None:
    _own_member(state, action.member, action.origin)
    _home(state, action.origin)
    _home(state, action.space)
    if action.origin == action.space:
        raise IllegalAction("that member is in {space} already", space=NAMES[action.space])
    _afford(state, SHUTTLE_AP)


def _move(state: State, action: Move) -> None:
    _own_member(state, action.member, action.origin)
    cost = state.costs[action.origin].get(action.space)
    if cost is None:
        raise IllegalAction(
            "no path leads from {origin} to {space}",
            origin=NAMES[action.origin],
            space=NAMES[action.space],
        )
    _afford(state, cost)


def _unguarded_temple(state: State, space: int) -> None:
    if not state.value[space]:
        raise IllegalAction("{space} is no temple", space=NAMES[space])
    if state.guard[space] != NONE:
        raise IllegalAction("temple {space} is guarded", space=NAMES[space])


def _once_more(state: State, space: int, taken: int, limit: str, members: str) -> None:
    """Hold the two limits of uncovering and recovering: two a turn, a member for each."""
    if taken >= MOST_LEVELS:
        raise IllegalAction(limit, space=NAMES[space])
    if state.members[state.seat].get(space, 0) <= taken:
        raise IllegalAction(members, count=taken + 1, space=NAMES[space])


def _uncover(state: State, action: Uncover) -> None:
    space = action.space
    _unguarded_temple(state, space)
    value = state.value[space]
    if value == HIGHEST_TEMPLE:
        raise IllegalAction("temple {space} is uncovered to its top", space=NAMES[space])
    if not state.temple_tiles[value + 1]:
        raise IllegalAction("no temple tile {number} is left", number=value + 1)
    _once_more(
        state,
        space,
        state.dug.get(space, 0),
        "two levels of temple {space} were uncovered this turn already",
        "this level needs {count} of your members in {space}",
    )
    _afford(state, UNCOVER_AP)


def _recover(state: State, action: Recover) -> None:
    space = action.space
    if not state.lying[space]:
        raise IllegalAction("there is no treasure in {space}", space=NAMES[space])
    _once_more(
        state,
        space,
        state.recovered.get(space, 0),
        "two treasures were recovered in {space} this turn already",
        "this treasure needs {count} of your members in {space}",
    )
    _afford(state, RECOVER_AP)


def _exchange(state: State, action: Exchange) -> None:
    if not (action.seat < state.seats and action.seat != state.seat):
        raise IllegalAction("treasures are exchanged with another player")
    if action.give == action.take:
        raise IllegalAction("the two treasures must be of different kinds")
    if state.treasures[state.seat][action.give] != 1:
        raise IllegalAction("the treasure you give must be a single one of yours")
    if state.treasures[action.seat][action.take] != 1:
        raise IllegalAction("the treasure you take must be a single one of its owner")
    _afford(state, EXCHANGE_AP)


def _camp(state: State, action: EstablishCamp) -> None:
    space = action.space
    if state.camp[space] != NONE:
        raise IllegalAction("there is a camp in {space} already", space=NAMES[space])
    if state.lying[space]:
        raise IllegalAction("treasures still lie in {space}", space=NAMES[space])
    if state.kind(space) not in (JUNGLE, TREASURE):
        raise IllegalAction(
            "a camp needs jungle or emptied ruins, and {space} is neither", space=NAMES[space]
        )
    if not state.camps_left[state.seat]:
        raise IllegalAction("you have no camp left")
    if not camp_allowed(state, space):
        raise IllegalAction("the camp needs a member in {space}", space=NAMES[space])
    _afford(state, CAMP_AP)


def _guard(state: State, action: PlaceGuard) -> None:
    _unguarded_temple(state, action.space)
    if not state.guards_left[state.seat]:
        raise IllegalAction("you have no guard left")
    if strongest(state, action.space) != state.seat:
        raise IllegalAction(
            "you are not stronger than every other player in {space}", space=NAMES[action.space]
        )
    _afford(state, GUARD_AP)


def _always(_state: State, _action: EndTurn | Pass) -> None:
    """Passing and ending the turn need nothing more."""


_CHECKS: Final[dict[type[Action], Callable[[State, Any], None]]] = {
    Bid: _bid,
    Pass: _always,
    Choose: _choose,
    PlaceTile: _tile,
    Discard: _discard,
    Enter: _enter,
    Shuttle: _shuttle,
    Move: _move,
    Uncover: _uncover,
    Recover: _recover,
    Exchange: _exchange,
    EstablishCamp: _camp,
    PlaceGuard: _guard,
    EndTurn: _always,
}
