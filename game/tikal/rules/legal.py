"""The legal actions of a position, complete and without repetition (section 3)."""

from collections.abc import Container

from game.tikal.rules.actions import (
    CAMP,
    END_TURN,
    ENTER,
    EXCHANGE,
    GUARD,
    LEADER,
    RECOVER,
    SHUTTLE,
    UNCOVER,
    WORKER,
    Action,
)
from game.tikal.rules.state import ACT, AUCTION, IN_SUPPLY, MOST_STONES, NONE, OVER, PLACE, State
from game.tikal.rules.turns.auction import bidding, choices
from game.tikal.rules.turns.placement import placements
from game.tikal.rules.turns.scoring import strongest

ENTER_AP = 1
SHUTTLE_AP = 1
UNCOVER_AP = 2
RECOVER_AP = 3
EXCHANGE_AP = 3
CAMP_AP = 5
GUARD_AP = 5
MOST_LEVELS = 2
"""Levels per temple, and treasures per hexagon, that one turn may take."""

_ENTER_WORKER, _ENTER_LEADER = ENTER[WORKER], ENTER[LEADER]
_SHUTTLE_WORKER, _SHUTTLE_LEADER = SHUTTLE[WORKER], SHUTTLE[LEADER]


def legal_actions(state: State) -> list[Action]:
    """Every action that the seat to act may take; empty when the game is over."""
    if state.phase == ACT:
        return _act(state) if state.ap else [END_TURN]
    if state.phase == OVER:
        return []
    if state.phase == PLACE:
        return placements(state)
    return bidding(state) if state.phase == AUCTION else choices(state)


def _act(state: State) -> list[Action]:
    seat, ap = state.seat, state.ap
    homes, leader = state.homes[seat], state.leader[seat]
    actions: list[Action] = [END_TURN]
    if state.workers[seat]:
        actions += [_ENTER_WORKER[home] for home in homes]
    if leader == IN_SUPPLY:
        actions += [_ENTER_LEADER[home] for home in homes]
    reach = ap if ap < MOST_STONES else MOST_STONES
    walks = state.walks
    value, lying = state.value, state.lying
    for space, count in state.members[seat].items():
        by_worker, by_leader = walks[space]
        is_leader = leader == space
        if is_leader:
            actions += by_leader[reach]
        if count > is_leader:
            actions += by_worker[reach]
        if value[space]:
            _at_temple(state, space, count, actions)
        elif lying[space]:
            if ap >= RECOVER_AP and may_take_more(state.recovered.get(space, 0), count):
                actions.append(RECOVER[space])
        elif len(homes) > 1 and space in homes:
            _from_home(homes, space, is_leader, count, actions)
    if ap >= EXCHANGE_AP:
        _exchanges(state, actions)
        if ap >= CAMP_AP and state.camps_left[seat]:
            actions += [CAMP[space] for space in state.camp_sites if camp_allowed(state, space)]
    return actions


def _from_home(
    homes: tuple[int, ...], space: int, is_leader: bool, count: int, actions: list[Action]
) -> None:
    for home in homes:
        if home != space:
            if is_leader:
                actions.append(_SHUTTLE_LEADER[space][home])
            if count > is_leader:
                actions.append(_SHUTTLE_WORKER[space][home])


def _at_temple(state: State, space: int, count: int, actions: list[Action]) -> None:
    ap = state.ap
    if ap < UNCOVER_AP or state.guard[space] != NONE:
        return
    if state.temple_tiles[state.value[space] + 1] and may_take_more(state.dug.get(space, 0), count):
        actions.append(UNCOVER[space])
    seat = state.seat
    if ap >= GUARD_AP and state.guards_left[seat] and strongest(state, space) == seat:
        actions.append(GUARD[space])


def may_take_more(taken: int, members: int) -> bool:
    """True if a further level or treasure may be taken: two a turn, a member for each."""
    return taken < MOST_LEVELS and members > taken


def camp_allowed(state: State, space: int, own: Container[int] | None = None) -> bool:
    """True if the rule option lets the seat to act camp on a free camp site.

    ``own`` are the spaces where its members will stand, if not where they stand now.
    """
    rule = state.options.camp_rule
    if rule == "free" or space in (state.members[state.seat] if own is None else own):
        return True
    return rule == "present" and any(
        space in members for seat, members in enumerate(state.members) if seat != state.seat
    )


def _exchanges(state: State, actions: list[Action]) -> None:
    own = state.treasures[state.seat]
    if 1 not in own:
        return
    gives = [kind for kind, count in enumerate(own) if count == 1]
    for seat, theirs in enumerate(state.treasures):
        if seat != state.seat and 1 in theirs:
            takes = [kind for kind, count in enumerate(theirs) if count == 1]
            actions += [EXCHANGE[seat][g][t] for g in gives for t in takes if g != t]
