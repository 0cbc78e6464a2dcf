"""Applying actions: the only place where a position changes."""

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
from game.tikal.rules.components import (
    HEXAGONS,
    SMALLEST_ROTATION,
)
from game.tikal.rules.hidden import reveal
from game.tikal.rules.legal import (
    CAMP_AP,
    ENTER_AP,
    EXCHANGE_AP,
    GUARD_AP,
    RECOVER_AP,
    SHUTTLE_AP,
    UNCOVER_AP,
)
from game.tikal.rules.setup import Setup
from game.tikal.rules.state import OUT_OF_PLAY, State, explore
from game.tikal.rules.turns.auction import apply_bid, apply_pass
from game.tikal.rules.turns.turn import begin, choose, end_turn, start_acting


def new_game(setup: Setup) -> State:
    """The position in which the first player has drawn the first hexagon, or may bid for it."""
    state = State(setup)
    begin(state)
    return state


def apply(state: State, action: Action) -> None:
    """Change ``state`` by an action of its ``legal_actions``.

    Legality is not looked at again here; ``refusal.check`` does that for actions from outside.

    Raises:
        HiddenInformation: the action reveals something and ``state`` is a player's view.
    """
    _APPLY[type(action)](state, action)


def _place(state: State, action: PlaceTile) -> None:
    hexagon, space = state.hand, action.space
    explore(state, space, hexagon, SMALLEST_ROTATION[hexagon][action.rotation])
    masks = HEXAGONS[hexagon].masks
    if masks:
        state.lying[space] = state.stack[state.taken : state.taken + masks]
        state.taken += masks
    start_acting(state)


def _discard(state: State, _: Discard) -> None:
    start_acting(state)


def _enter(state: State, action: Enter) -> None:
    seat = state.seat
    if action.member == LEADER:
        state.leader[seat] = action.space
    else:
        state.workers[seat] -= 1
    members = state.members[seat]
    members[action.space] = members.get(action.space, 0) + 1
    state.ap -= ENTER_AP


def _relocate(state: State, action: Move | Shuttle) -> None:
    seat, origin, space = state.seat, action.origin, action.space
    members = state.members[seat]
    if members[origin] == 1:
        del members[origin]
    else:
        members[origin] -= 1
    members[space] = members.get(space, 0) + 1
    if action.member == LEADER:
        state.leader[seat] = space


def _shuttle(state: State, action: Shuttle) -> None:
    _relocate(state, action)
    state.ap -= SHUTTLE_AP


def _move(state: State, action: Move) -> None:
    _relocate(state, action)
    state.ap -= state.costs[action.origin][action.space]


def _uncover(state: State, action: Uncover) -> None:
    space = action.space
    state.value[space] += 1
    state.temple_tiles[state.value[space]] -= 1
    state.dug[space] = state.dug.get(space, 0) + 1
    state.ap -= UNCOVER_AP


def _recover(state: State, action: Recover) -> None:
    space = action.space
    *rest, kind = state.lying[space]
    state.treasures[state.seat][reveal(kind)] += 1
    state.lying[space] = tuple(rest)
    state.recovered[space] = state.recovered.get(space, 0) + 1
    state.ap -= RECOVER_AP
    if not rest:
        state.camp_sites += (space,)


def _exchange(state: State, action: Exchange) -> None:
    own, theirs = state.treasures[state.seat], state.treasures[action.seat]
    own[action.give] -= 1
    theirs[action.give] += 1
    theirs[action.take] -= 1
    own[action.take] += 1
    state.ap -= EXCHANGE_AP


def _camp(state: State, action: EstablishCamp) -> None:
    seat, space = state.seat, action.space
    state.camp[space] = seat
    state.camp_sites = tuple(site for site in state.camp_sites if site != space)
    state.homes[seat] += (space,)
    state.camps_left[seat] -= 1
    state.ap -= CAMP_AP


def _guard(state: State, action: PlaceGuard) -> None:
    seat, space = state.seat, action.space
    state.guard[space] = seat
    state.guards_left[seat] -= 1
    del state.members[seat][space]
    if state.leader[seat] == space:
        state.leader[seat] = OUT_OF_PLAY
    state.ap -= GUARD_AP


def _end(state: State, _: EndTurn) -> None:
    end_turn(state)


_APPLY: Final[dict[type[Action], Callable[[State, Any], None]]] = {
    Bid: apply_bid,
    Pass: apply_pass,
    Choose: choose,
    PlaceTile: _place,
    Discard: _discard,
    Enter: _enter,
    Shuttle: _shuttle,
    Move: _move,
    Uncover: _uncover,
    Recover: _recover,
    Exchange: _exchange,
    EstablishCamp: _camp,
    PlaceGuard: _guard,
    EndTurn: _end,
}
