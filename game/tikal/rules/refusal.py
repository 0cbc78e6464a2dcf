"""Why an action is not legal.

Each reason is a message, whose sentence is among the game's words. The tests hold these reasons and
``legal_actions`` together: what is not listed is refused, and nothing else.
"""

from collections.abc import Callable
from typing import Any, Final

from game.core.message import IllegalAction
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
    VOLCANO,
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


def check(state: State, action: Action) -> None:
    """Raise the reason why ``action`` is not legal in ``state``; return if it is.

    Raises:
        IllegalAction: with the rule that is broken.
    """
    if state.phase == OVER:
        raise IllegalAction("game-over")
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
    AUCTION: "auction-goes-on",
    CHOOSE: "hexagon-to-choose",
    PLACE: "hexagon-to-place",
    ACT: "nothing-to-place",
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
        raise IllegalAction("bid-too-low", high=state.bids.high)
    if action.points > state.score[state.seat]:
        raise IllegalAction("bid-too-high", points=state.score[state.seat])


def _choose(state: State, action: Choose) -> None:
    if action.hexagon not in state.display:
        raise IllegalAction("not-displayed", hexagon=HEXAGONS[action.hexagon].id)


def _tile(state: State, action: PlaceTile) -> None:
    space, hexagon = action.space, state.hand
    if space not in state.variant.area:
        raise IllegalAction("out-of-play", space=NAMES[space])
    if state.hexagon[space] != NONE:
        raise IllegalAction("explored-already", space=NAMES[space])
    if state.borders[space] == UNTOUCHED:
        raise IllegalAction("nothing-explored-beside", space=NAMES[space])
    fitting = fitting_rotations(hexagon, state.borders[space])
    if not fitting:
        raise IllegalAction("no-stone-either-way", space=NAMES[space])
    if SMALLEST_ROTATION[hexagon][action.rotation] not in fitting:
        raise IllegalAction("no-stone-that-way", space=NAMES[space])


def _discard(state: State, action: Discard) -> None:
    if placements(state) != [action]:
        raise IllegalAction("hexagon-fits")


def _afford(state: State, cost: int) -> None:
    if state.ap < cost:
        raise IllegalAction("too-few-action-points", cost=cost, ap=state.ap)


def _own_member(state: State, member: str, space: int) -> None:
    seat = state.seat
    if member == LEADER:
        if state.leader[seat] != space:
            raise IllegalAction("leader-elsewhere", space=NAMES[space])
    elif not state.workers_at(seat, space):
        raise IllegalAction("no-worker-there", space=NAMES[space])


def _home(state: State, space: int) -> None:
    if space not in state.homes[state.seat]:
        raise IllegalAction("no-camp-there", space=NAMES[space])


def _enter(state: State, action: Enter) -> None:
    if action.member == LEADER:
        if state.leader[state.seat] != IN_SUPPLY:
            raise IllegalAction("leader-not-in-supply")
    elif not state.workers[state.seat]:
        raise IllegalAction("no-worker-in-supply")
    _home(state, action.space)
    _afford(state, ENTER_AP)


def _shuttle(state: State, action: Shuttle) -> None:
    _own_member(state, action.member, action.origin)
    _home(state, action.origin)
    _home(state, action.space)
    if action.origin == action.space:
        raise IllegalAction("there-already", space=NAMES[action.space])
    _afford(state, SHUTTLE_AP)


def _move(state: State, action: Move) -> None:
    _own_member(state, action.member, action.origin)
    cost = state.costs[action.origin].get(action.space)
    if cost is None:
        raise no_way(state, action.origin, action.space)
    _afford(state, cost)


def no_way(state: State, origin: int, space: int) -> IllegalAction:
    """Why nobody can walk from one space to another, whatever it may cost."""
    if state.kind(space) == VOLCANO:
        return IllegalAction("volcano-there", space=NAMES[space])
    return IllegalAction("no-path", origin=NAMES[origin], space=NAMES[space])


def _unguarded_temple(state: State, space: int) -> None:
    if not state.value[space]:
        raise IllegalAction("no-temple", space=NAMES[space])
    if state.guard[space] != NONE:
        raise IllegalAction("temple-guarded", space=NAMES[space])


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
        raise IllegalAction("temple-at-top", space=NAMES[space])
    if not state.temple_tiles[value + 1]:
        raise IllegalAction("no-temple-tile-left", number=value + 1)
    _once_more(
        state,
        space,
        state.dug.get(space, 0),
        "two-levels-uncovered",
        "level-needs-members",
    )
    _afford(state, UNCOVER_AP)


def _recover(state: State, action: Recover) -> None:
    space = action.space
    if not state.lying[space]:
        raise IllegalAction("no-treasure", space=NAMES[space])
    _once_more(
        state,
        space,
        state.recovered.get(space, 0),
        "two-treasures-recovered",
        "treasure-needs-members",
    )
    _afford(state, RECOVER_AP)


def _exchange(state: State, action: Exchange) -> None:
    if not (action.seat < state.seats and action.seat != state.seat):
        raise IllegalAction("exchange-with-another")
    if action.give == action.take:
        raise IllegalAction("treasures-of-one-kind")
    if state.treasures[state.seat][action.give] != 1:
        raise IllegalAction("given-treasure-not-single")
    if state.treasures[action.seat][action.take] != 1:
        raise IllegalAction("taken-treasure-not-single")
    _afford(state, EXCHANGE_AP)


def _camp(state: State, action: EstablishCamp) -> None:
    space = action.space
    if state.camp[space] != NONE:
        raise IllegalAction("camp-there", space=NAMES[space])
    if state.lying[space]:
        raise IllegalAction("treasures-lie-there", space=NAMES[space])
    if state.kind(space) not in (JUNGLE, TREASURE):
        raise IllegalAction("no-site-for-camp", space=NAMES[space])
    if not state.camps_left[state.seat]:
        raise IllegalAction("no-camp-left")
    if not camp_allowed(state, space):
        raise IllegalAction("camp-needs-member", space=NAMES[space])
    _afford(state, CAMP_AP)


def _guard(state: State, action: PlaceGuard) -> None:
    _unguarded_temple(state, action.space)
    if not state.guards_left[state.seat]:
        raise IllegalAction("no-guard-left")
    if strongest(state, action.space) != state.seat:
        raise IllegalAction("not-strongest", space=NAMES[action.space])
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
