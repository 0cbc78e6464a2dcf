"""What laying the hexagon in hand is for: who comes there first, and which ways get shorter."""

from game.core.message import Message
from game.players.reasons import TurnPart
from game.tikal.players.planning.search import PlannedTurn
from game.tikal.rules.actions import PlaceTile
from game.tikal.rules.actions.move import seat_routes
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.state import NONE, State

_TOO_FAR = ACTION_POINTS + 1
"""Stands for the AP to a space that no member reaches in one turn."""


def laying_part(view: State, turn: PlannedTurn) -> TurnPart | None:
    """Return the part of a turn that lays the hexagon in hand of ``view``; None if it is
    discarded."""
    placement, laid = turn.placement, turn.evaluation.state
    if not isinstance(placement, PlaceTile):
        return None
    return TurnPart(turn.placement_gain, _reason(view, laid, placement.space))


def _reason(view: State, laid: State, space: int) -> Message:
    seat, value = view.seat, laid.value[space]
    lying = len(laid.ruin_treasures[space])
    if not value and not lying:
        return _nearer(view, laid, space)
    own, rival = _costs(laid, seat)[space], _rivals_cost(laid, space)
    fields: dict[str, object] = {"space": NAMES[space]}
    fields |= {"points": value} if value else {"count": lying}
    if own < _TOO_FAR <= rival:
        fields["ap"] = ACTION_POINTS
        return Message("lays-temple-alone" if value else "lays-treasures-alone", fields)
    if own < rival:
        fields |= {"ap": own, "rival": rival}
        return Message("lays-temple-nearer" if value else "lays-treasures-nearer", fields)
    return Message("lays-temple" if value else "lays-treasures", fields)


def _costs(state: State, seat: int) -> dict[int, int]:
    """Return the AP for which a seat has a member on a space, by space; all within one turn or a
    little farther."""
    routes = seat_routes(state, seat, ACTION_POINTS)
    return {space: routes[space].cost if space in routes else _TOO_FAR for space in range(SPACES)}


def _rivals_cost(state: State, space: int) -> int:
    others = (seat for seat in range(state.seats) if seat != state.seat)
    return min(_costs(state, seat)[space] for seat in others)


def _nearer(view: State, laid: State, space: int) -> Message:
    """Return the reason for a hexagon without temple and treasures: the way it shortens most."""
    before, after = _costs(view, view.seat), _costs(laid, view.seat)
    saved = {
        goal: before[goal] - after[goal]
        for goal, value in enumerate(laid.value)
        if (value and laid.guard[goal] == NONE) or laid.ruin_treasures[goal]
    }
    goal = max(saved, key=saved.__getitem__, default=NONE)
    fields: dict[str, object] = {"space": NAMES[space]}
    if goal == NONE or saved[goal] <= 0:
        return Message("lays-hexagon", fields)
    fields |= {"goal": NAMES[goal], "ap": after[goal]}
    return Message("lays-to-shorten-way", fields)
