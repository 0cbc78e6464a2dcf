"""Playing: the first position, its legal actions, why an action is not legal, and applying one."""

from typing import Final

from game.core.message import IllegalAction
from game.tikal.rules.actions import END_TURN, Action, camps, temples_and_treasures, tile, turn
from game.tikal.rules.actions.tile import lay_printed_hexagons
from game.tikal.rules.setup import Setup
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, MOST_STONES, NONE, OVER, PLACE, State
from game.tikal.rules.turns import begin_game


def new_game(setup: Setup) -> State:
    """Return the first position: the first hexagon is drawn, or the first turn is auctioned."""
    state = State(setup)
    lay_printed_hexagons(state)
    begin_game(state)
    return state


def apply(state: State, action: Action) -> None:
    """Change ``state`` by an action of its ``legal_actions``.

    Legality is not checked here; use ``check`` for an action from outside.

    Raises:
        HiddenInformation: the action reveals something and ``state`` is a player's view.
    """
    action.apply(state)


def legal_actions(state: State) -> list[Action]:
    """Return every action that the seat to act may take; an empty list when the game is over."""
    if state.phase == ACT:
        return _act(state) if state.ap else [END_TURN]
    if state.phase == OVER:
        return []
    if state.phase == PLACE:
        return tile.legal_placements(state)
    return turn.legal_bids(state) if state.phase == AUCTION else turn.legal_choices(state)


def _act(state: State) -> list[Action]:
    actions: list[Action] = [END_TURN]
    camps.add_entries(state, actions)
    _add_where_members_are(state, actions)
    temples_and_treasures.add_exchanges(state, actions)
    camps.add_camps(state, actions)
    return actions


def _add_where_members_are(state: State, actions: list[Action]) -> None:
    """Add what members can do where they stand. One flat loop, because it is the hottest one."""
    seat, ap = state.seat, state.ap
    homes, leader = state.homes[seat], state.leader[seat]
    reach, has_camps = ap if ap < MOST_STONES else MOST_STONES, len(homes) > 1
    value, ruins, guards, moves = state.value, state.ruin_treasures, state.guard, state.legal_moves
    for space, count in state.members[seat].items():
        mix = 1 + (count > 1) if leader == space else 0
        actions += moves[space][mix][reach]
        if value[space]:
            if guards[space] == NONE:
                temples_and_treasures.add_uncovering(state, space, count, actions)
                temples_and_treasures.add_guard(state, space, actions)
        elif ruins[space]:
            temples_and_treasures.add_recovery(state, space, count, actions)
        elif has_camps:
            actions += camps.legal_shuttles(homes, space, mix)


def check(state: State, action: Action) -> None:
    """Raise the reason why ``action`` is not legal in ``state``; return if it is.

    Raises:
        IllegalAction: names the rule that is broken; its sentence is among the game's words.
    """
    if state.phase == OVER:
        raise IllegalAction("game-over")
    if state.phase != action.phase:
        raise IllegalAction(_WAITS_FOR[state.phase])
    action.check(state)


_WAITS_FOR: Final = {
    AUCTION: "auction-goes-on",
    CHOOSE: "hexagon-to-choose",
    PLACE: "hexagon-to-place",
    ACT: "nothing-to-place",
}


def why_not(state: State, action: Action) -> IllegalAction | None:
    """Return the reason why ``action`` is not legal, or None if it is legal."""
    try:
        check(state, action)
    except IllegalAction as reason:
        return reason
    return None
