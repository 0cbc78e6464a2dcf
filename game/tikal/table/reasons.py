"""Why a disabled button is disabled: the rule in the way, shown when the button is tapped."""

from collections.abc import Callable, Mapping
from typing import Final

from game.core.message import IllegalAction
from game.tikal.rules.actions import END_TURN, LEADER, MOVE, SHUTTLE, WORKER, Action
from game.tikal.rules.board import NAMES, NEIGHBOURS, OFF_BOARD
from game.tikal.rules.refusal import why_not
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.verbs import SHUTTLE as SECRET_PATH
from game.tikal.table.verbs import VERBS, verbs_at
from game.tikal.words import places
from game.tikal.words.why_not import WHY_NOT, no_step
from game.ui.controls.said import NOTHING, Said


def why_not_now(state: State) -> Said:
    """Return why no action points can be spent in this phase; ``NOTHING`` if they can."""
    refused = why_not(state, END_TURN)
    return words.reason(refused) if refused else NOTHING


def why_nowhere(state: State, verb: str) -> Said:
    """Return why a verb can be done nowhere in this turn."""
    cost = VERBS[verb].cost
    if verb == "exchange" and not any(state.treasures[state.seat]):
        return Said(WHY_NOT["no-treasure"], places.EXCHANGE)
    if state.ap < cost:
        return words.reason(IllegalAction("too-few-action-points", cost=cost, ap=state.ap))
    return _WITHOUT_SITE[verb](state) if verb in _WITHOUT_SITE else _at_sites(state, verb)


def _at_sites(state: State, verb: str) -> Said:
    """Return why a verb that needs a site is impossible.

    The reason comes from the first suitable hexagon with own members. If the player stands on none
    of them, that is the reason; for a camp, which needs no member there, it comes from the first
    suitable hexagon.
    """
    sites = [space for space in range(len(state.hexagon)) if verb in verbs_at(state, space)]
    own = [space for space in sites if state.members[state.seat].get(space)]
    if not own and verb != "camp":
        nobody = "nobody-at-treasures" if verb == "recover" else "nobody-at-temple"
        return Said(WHY_NOT[nobody], verb)
    refused = [why_not(state, VERBS[verb].sites[space]) for space in own or sites]
    first = next(filter(None, refused), None)
    return words.reason(first) if first else Said(WHY_NOT["no-hexagon"], verb)


def _enter(_state: State) -> Said:
    """Return why no member can arrive: all have arrived already."""
    return Said(WHY_NOT["all-arrived"], places.ENTER)


def _walk(state: State) -> Said:
    """Return why no member can walk: none is on the board, or no step is affordable."""
    if not state.members[state.seat]:
        return Said(WHY_NOT["nobody-arrived"], places.ENTER)
    return Said(no_step(state.ap), places.MOVE)


def _shuttle(state: State) -> Said:
    """Return why no member can take a secret path."""
    if len(state.homes[state.seat]) < 2:
        return Said(WHY_NOT["no-camp"], places.SHUTTLE)
    return Said(WHY_NOT["nobody-in-camp"], places.SHUTTLE)


def _exchange(state: State) -> Said:
    """Return why no treasures can be exchanged, though the seat has some."""
    if 1 not in state.treasures[state.seat]:
        return words.reason(IllegalAction("given-treasure-not-single"))
    return Said(WHY_NOT["no-single"], places.EXCHANGE)


def why_not_from(state: State, space: int, verb: str) -> IllegalAction | None:
    """Return why no member can leave a space, on foot or by a secret path; None if one can."""
    member = LEADER if state.leader[state.seat] == space else WORKER
    if verb != SECRET_PATH:
        return _cheapest_refused(state, member, space)
    homes = state.homes[state.seat]
    if space not in homes:
        return IllegalAction("no-camp-there", space=NAMES[space])
    others: list[Action] = [SHUTTLE[member][space][home] for home in homes if home != space]
    return why_not(state, others[0])


def _cheapest_refused(state: State, member: str, space: int) -> IllegalAction | None:
    """Return why even the cheapest step from a space is refused, or any step if no path leads away;
    None if it is legal."""
    ways = state.costs[space]
    beside = [one for one in NEIGHBOURS[space] if one != OFF_BOARD]
    to = min(ways, key=ways.__getitem__) if ways else beside[0]
    return why_not(state, MOVE[member][space][to])


_WITHOUT_SITE: Final[Mapping[str, Callable[[State], Said]]] = {
    "enter": _enter,
    "move": _walk,
    SECRET_PATH: _shuttle,
    "exchange": _exchange,
}
