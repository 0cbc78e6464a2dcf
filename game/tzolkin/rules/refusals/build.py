"""Why something cannot be built so (sections 8, 9 and 16)."""

from game.core.message import IllegalAction
from game.tzolkin.rules.actions import NONE, Build, BuildMonument
from game.tzolkin.rules.data.board import ARCHITECTURE, KINDS, MOST_LEVELS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, Cost
from game.tzolkin.rules.effects import building
from game.tzolkin.rules.effects.building import (
    COST,
    FOR_CORN,
    MONUMENT_COST,
    ONE,
    ONLY_MONUMENT,
    SECOND_PLAIN,
    TWO,
)
from game.tzolkin.rules.refusals.turn import corn_reason
from game.tzolkin.rules.state import State


def build_reason(state: State, action: Build) -> IllegalAction:
    """A building."""
    mode, number = state.about[0], action.building
    if mode == ONLY_MONUMENT:
        return IllegalAction("monument-only")
    id_ = BUILDINGS[number].id
    if number not in state.display:
        return IllegalAction("not-displayed", tile=id_)
    cost = COST[action.source][number]
    reason = _source_reason(state, action.source, id_, cost)
    if reason:
        return reason
    assert cost
    reason = _plain_reason(state, action.plain)
    if reason:
        return reason
    return _save_reason(state, action, cost) or _price_reason(state, action, cost)


def _source_reason(state: State, source: int, id_: str, cost: Cost | None) -> IllegalAction | None:
    if source not in building.sources(state):
        return IllegalAction("none-to-rebuild", tile=BUILDINGS[source].id)
    if cost is None:
        return IllegalAction("rebuilding-saves-nothing", source=BUILDINGS[source].id, tile=id_)
    return None


def _plain_reason(state: State, plain: bool) -> IllegalAction | None:
    mode = state.about[0]
    if plain and mode != SECOND_PLAIN:
        if mode == TWO and state.techs[4 * state.seat + ARCHITECTURE]:
            return None
        return IllegalAction("not-plain-here")
    if mode == SECOND_PLAIN and not plain:
        return IllegalAction("plain-to-build")
    return None


def _save_reason(state: State, action: Build, cost: Cost) -> IllegalAction | None:
    mode, spares = state.about[0], state.techs[4 * state.seat + ARCHITECTURE] == MOST_LEVELS
    spares = spares and mode in (ONE, TWO) and not action.plain
    if action.save == NONE:
        if spares and any(cost[:3]):
            return IllegalAction("spared-resource-to-choose")
        return None
    if not spares:
        return IllegalAction("nothing-spared-here")
    if not cost[action.save]:
        return IllegalAction("costs-none-of-kind", kind=KINDS[action.save])
    return None


def _price_reason(state: State, action: Build, cost: Cost) -> IllegalAction:
    mode, seat = state.about[0], state.seat
    if cost.skulls > state.skulls[seat]:
        return IllegalAction("no-skull")
    if mode == FOR_CORN:
        return corn_reason(state, building.corn_price(state, cost))
    paid = cost if action.save == NONE else building.less(cost, action.save)
    return _cubes_reason(state, paid) or IllegalAction("one-resource-more")


def _cubes_reason(state: State, cost: Cost) -> IllegalAction | None:
    own = state.cubes_of(state.seat)
    for kind, name in enumerate(KINDS):
        if cost[kind] > own[kind]:
            return IllegalAction(
                "too-few-cubes",
                price=cost[kind],
                kind=name,
                number=own[kind],
            )
    return None


def monument_reason(state: State, action: BuildMonument) -> IllegalAction:
    """A monument."""
    mode, number = state.about[0], action.monument
    if mode not in (TWO, ONLY_MONUMENT):
        return IllegalAction("no-monument-here")
    id_ = MONUMENTS[number].id
    if number not in state.monuments:
        return IllegalAction("not-displayed", tile=id_)
    cost = MONUMENT_COST[action.source][number]
    reason = _source_reason(state, action.source, id_, cost)
    if reason:
        return reason
    assert cost
    return _cubes_reason(state, cost) or IllegalAction("no-skull")
