"""The legal actions of a position, complete and without repetition (section 3)."""

from game.tikal.rules.actions import (
    END_TURN,
    Action,
    bid,
    camp,
    choose,
    enter,
    exchange,
    guard,
    recover,
    shuttle,
    tile,
    uncover,
)
from game.tikal.rules.state import ACT, AUCTION, MOST_STONES, NONE, OVER, PLACE, State


def legal_actions(state: State) -> list[Action]:
    """Return every action that the seat to act may take; an empty list when the game is over."""
    if state.phase == ACT:
        return _act(state) if state.ap else [END_TURN]
    if state.phase == OVER:
        return []
    if state.phase == PLACE:
        return tile.legal(state)
    return bid.legal(state) if state.phase == AUCTION else choose.legal(state)


def _act(state: State) -> list[Action]:
    actions: list[Action] = [END_TURN]
    enter.add_legal(state, actions)
    _add_where_members_are(state, actions)
    exchange.add_legal(state, actions)
    camp.add_legal(state, actions)
    return actions


def _add_where_members_are(state: State, actions: list[Action]) -> None:
    """Add what members can do where they stand. One flat loop, because it is the hottest one."""
    seat, ap = state.seat, state.ap
    homes, leader = state.homes[seat], state.leader[seat]
    reach, has_camps = ap if ap < MOST_STONES else MOST_STONES, len(homes) > 1
    value, lying, guards, walks = state.value, state.lying, state.guard, state.walks
    for space, count in state.members[seat].items():
        who = 1 + (count > 1) if leader == space else 0
        actions += walks[space][who][reach]
        if value[space]:
            if guards[space] == NONE:
                uncover.add_legal_at(state, space, count, actions)
                guard.add_legal_at(state, space, actions)
        elif lying[space]:
            recover.add_legal_at(state, space, count, actions)
        elif has_camps:
            actions += shuttle.legal_at(homes, space, who)
