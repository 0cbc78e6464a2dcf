"""What a position of Tikal is wanted for, and what is then touched in it."""

from __future__ import annotations

from collections.abc import Callable

from game.tikal.rules.actions import Exchange
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import HEXAGON_KINDS, HEXAGONS, VOLCANO
from game.tikal.rules.play import legal_actions
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, PLACE, State

Wanted = Callable[[State], object]
Touched = Callable[[State], list[str]]


def acting(state: State) -> bool:
    """Most action points are left."""
    return state.phase == ACT and state.ap > 6


def placing(state: State) -> bool:
    """A hexagon with some ways to lie is in hand."""
    return state.phase == PLACE and HEXAGON_KINDS[state.hand] != VOLCANO and len(_rests(state)) > 1


def crowded(state: State) -> bool:
    """Members of all players stand somewhere together."""
    return acting(state) and any(
        all(members.get(space) for members in state.members) for space in range(SPACES)
    )


def may(verb: str) -> Wanted:
    """An action of this kind is legal."""
    return lambda state: (
        acting(state) and any(action.verb == verb for action in legal_actions(state))
    )


def paid(state: State) -> object:
    """A scoring that counts several temples is about to be played."""
    return (
        state.scoring_queue and state.phase == ACT and len(breakdown(state, state.seat).temples) > 3
    )


def bidding(state: State) -> object:
    """Somebody has bid, one of several others has passed."""
    bids = state.bids
    return bids and bids.high and (len(bids.still_in) < state.seats or state.seats == 2)


def choosing(state: State) -> bool:
    """Several hexagons are to choose from."""
    return state.phase == CHOOSE and len(state.display) > 1


def _rests(state: State) -> list[str]:
    return [str(action).split()[1] for action in legal_actions(state)]


def laid(state: State) -> list[str]:
    """The hexagon in hand, laid for a look."""
    return [f"space/{_rests(state)[-1]}"]


def own_stack(state: State) -> list[str]:
    """The largest party that can be picked up: its space, then one worker more."""
    members = state.members[state.seat]
    space = max(members, key=lambda one: state.workers_at(state.seat, one))
    return [f"space/{NAMES[space]}"]


def two_stacks(state: State) -> list[str]:
    """A party, then another group that it could go to."""
    (first,) = own_stack(state)
    others = (f"space/{NAMES[space]}" for space in sorted(state.members[state.seat]))
    return [first, next(space for space in others if space != first)]


def arrived(state: State) -> list[str]:
    """A member in the first of the own camps, just arrived."""
    return ["action/enter", f"space/{NAMES[state.homes[state.seat][-1]]}"]


def exchanged(state: State) -> list[str]:
    """An exchange, chosen and not confirmed yet."""
    one = next(action for action in legal_actions(state) if isinstance(action, Exchange))
    took = f"exchange/take/p{one.seat}/{one.take}"
    return ["action/exchange", f"exchange/give/{one.give}", took]


def full_space(state: State) -> list[str]:
    """The hexagon with the most players' members."""
    space = max(range(SPACES), key=lambda one: sum(one in here for here in state.members))
    return [f"space/{NAMES[space]}"]


def temple(state: State) -> list[str]:
    """A temple without own members, whose panel says why nothing can be done there."""
    free = [
        space
        for space in range(SPACES)
        if state.value[space] and not state.members[state.seat].get(space)
    ]
    return [f"space/{NAMES[free[0]]}"]


def touch(*ids: str) -> Touched:
    """Always these elements."""
    return lambda _state: list(ids)


def shown_large(state: State) -> list[str]:
    """The first hexagon of the display."""
    return [f"display/{HEXAGONS[state.display[0]].id}"]


def volcano_shown(state: State) -> bool:
    """An auction with a volcano on display."""
    return state.phase == AUCTION and any(HEXAGON_KINDS[one] == VOLCANO for one in state.display)


def nothing(_state: State) -> list[str]:
    """Touches nothing."""
    return []
