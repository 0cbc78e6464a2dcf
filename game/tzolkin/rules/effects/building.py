"""Buildings and monuments: what can be built, and what that brings (sections 8, 9 and 16)."""

from typing import Final

from game.tzolkin.rules.data import tiles
from game.tzolkin.rules.data.board import ARCHITECTURE, KINDS, MOST_LEVELS, NONE
from game.tzolkin.rules.data.expansion import CROWDED_CITIES
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.effects.benefits import give
from game.tzolkin.rules.effects.technologies import free_steps
from game.tzolkin.rules.state import BUILD, State, Step

ONE, TWO, SECOND_PLAIN, FOR_CORN, WITHOUT_LORE, ONLY_MONUMENT = range(6)
"""How a building comes: with architecture; the first of Tikal 4, a monument too; the second when
architecture was used for the first; Uxmal 4; the quick action; X06."""

SOURCES: Final = (NONE, *tiles.REBUILDABLE)
"""What may be rebuilt; ``NONE`` for building anew."""
WHOLE, *_saving, PLAIN = range(len(KINDS) + 2)
SAVING: Final = tuple(_saving)
"""How a building is built: at its price, with a cube of a kind less, or without architecture."""

CORN_A_CUBE: Final = 2
ARCHITECTURE_CORN: Final = 1
ARCHITECTURE_POINTS: Final = 2


def _reduced(cost: tiles.Cost, source: int) -> tiles.Cost | None:
    """What is left to pay after the discarded building's cost; None if that saves no cube."""
    if source == NONE:
        return cost
    spared = tiles.BUILDINGS[source].cost
    wood, stone, gold = (max(0, a - b) for a, b in zip(cost[:3], spared[:3], strict=True))
    left = tiles.Cost(wood, stone, gold, cost.skulls)
    return None if left == cost else left


COST: Final = {
    source: tuple(_reduced(building.cost, source) for building in tiles.BUILDINGS)
    for source in SOURCES
}
MONUMENT_COST: Final = {
    source: tuple(_reduced(monument.cost, source) for monument in tiles.MONUMENTS)
    for source in SOURCES
}
"""By what is rebuilt, and number."""


Buildings = list[tuple[int, int, int]]
"""Building, what is rebuilt for it, and how it is built."""
Monuments = list[tuple[int, int]]
"""Monument, and what is rebuilt for it."""


def can_build(state: State, mode: int, corn: int) -> bool:
    """True if the seat to act can build anything so, with this much corn."""
    return bool(buildings(state, mode, corn) or monuments(state, mode))


def buildings(state: State, mode: int, corn: int) -> Buildings:
    """Every building that the seat to act can build so, with this much corn."""
    if mode == FOR_CORN:
        return _for_corn(state, corn)
    if mode == ONLY_MONUMENT:
        return []
    if mode == SECOND_PLAIN:
        return _whole_price(state, PLAIN)
    level = 0 if mode == WITHOUT_LORE else state.techs[4 * state.seat + ARCHITECTURE]
    listed = _one_cube_less(state) if level == MOST_LEVELS else _whole_price(state, WHOLE)
    return listed + _whole_price(state, PLAIN) if mode == TWO and level else listed


def monuments(state: State, mode: int) -> Monuments:
    """Every monument that the seat to act can build so."""
    return _monuments(state) if mode in (TWO, ONLY_MONUMENT) else []


def sources(state: State) -> tuple[int, ...]:
    """What can be rebuilt, and ``NONE`` for building anew."""
    if not state.options.new_buildings:
        return (NONE,)
    return (NONE, *(b for b in state.buildings[state.seat] if b in tiles.REBUILDABLE))


def _whole_price(state: State, way: int) -> Buildings:
    seat = state.seat
    wood, stone, gold = state.cubes_of(seat)
    most, skulls = wood + stone + gold - tax(state), state.skulls[seat]
    listed: Buildings = []
    for source in sources(state):
        costs = COST[source]
        for building in state.display:
            cost = costs[building]
            if (
                cost
                and cost[0] <= wood
                and cost[1] <= stone
                and cost[2] <= gold
                and cost[0] + cost[1] + cost[2] <= most
                and cost[3] <= skulls
            ):
                listed.append((building, source, way))
    return listed


def _one_cube_less(state: State) -> Buildings:
    """With architecture 3 one cube is spared, which is named; nothing if none is to be paid."""
    listed: Buildings = []
    for source in sources(state):
        for building in state.display:
            cost = COST[source][building]
            if cost is None:
                continue
            saved = [kind for kind in range(len(KINDS)) if cost[kind]]
            if not saved and can_pay(state, cost):
                listed.append((building, source, WHOLE))
            listed += [
                (building, source, SAVING[kind])
                for kind in saved
                if can_pay(state, less(cost, kind))
            ]
    return listed


def less(cost: tiles.Cost, kind: int) -> tiles.Cost:
    """The cost with one cube of a kind spared; the same for ``NONE``."""
    return cost if kind == NONE else cost._replace(**{KINDS[kind]: cost[kind] - 1})


def can_pay(state: State, cost: tiles.Cost) -> bool:
    """True if cubes, skulls and the extra cube of P11 are there."""
    seat = state.seat
    cubes = state.cubes_of(seat)
    return (
        all(have >= need for have, need in zip(cubes, cost, strict=False))
        and sum(cubes) - sum(cost[:3]) >= tax(state)
        and state.skulls[seat] >= cost.skulls
    )


def tax(state: State) -> int:
    """Cubes that each building costs more."""
    return int(state.prophecy == CROWDED_CITIES)


def _for_corn(state: State, corn: int) -> Buildings:
    seat = state.seat
    return [
        (building, source, WHOLE)
        for source in sources(state)
        for building in state.display
        if (cost := COST[source][building])
        and corn_price(state, cost) <= corn
        and cost.skulls <= state.skulls[seat]
    ]


def corn_price(state: State, cost: tiles.Cost) -> int:
    """Uxmal 4: corn instead of cubes; architecture 3 spares one, P11 adds one."""
    cubes = sum(cost[:3])
    if cubes and state.techs[4 * state.seat + ARCHITECTURE] == MOST_LEVELS:
        cubes -= 1
    return CORN_A_CUBE * (cubes + tax(state))


def _monuments(state: State) -> Monuments:
    wood, stone, gold = state.cubes_of(state.seat)
    skulls = state.skulls[state.seat]
    return [
        (monument, source)
        for source in sources(state)
        for monument in state.monuments
        if (cost := MONUMENT_COST[source][monument])
        and cost[0] <= wood
        and cost[1] <= stone
        and cost[2] <= gold
        and cost[3] <= skulls
    ]


def building(state: State, mode: int, optional: int) -> bool:
    """The step ``BUILDING``: the player chooses what he builds, if he can build anything."""
    if optional and not can_build(state, mode, state.corn[state.seat]):
        return False
    return steps.ask(state, BUILD, mode, optional)


def build(state: State, number: int, source: int, way: int) -> None:
    """Pay a building and take it; what it brings follows, after the extra cube of P11."""
    seat, mode, todo = state.seat, state.about[0], state.todo
    level = state.techs[4 * seat + ARCHITECTURE]
    uses_lore = bool(level) and way != PLAIN and mode != WITHOUT_LORE
    cost = COST[source][number]
    assert cost
    if source != NONE:
        _discard(state, source)
    if mode == FOR_CORN:
        state.corn[seat] -= corn_price(state, cost)
        paid = tiles.Cost(skulls=cost.skulls)
    else:
        paid = less(cost, SAVING.index(way)) if way in SAVING else cost
    _pay(state, paid, to_supply=not tiles.BUILDINGS[number].keeps_skull)
    state.building_skulls[seat] += cost.skulls
    state.display = tuple(other for other in state.display if other != number)
    state.buildings[seat] += (number,)
    if mode == TWO:
        todo.append((steps.BUILDING, SECOND_PLAIN if uses_lore else ONE, 1))
    todo.append((steps.BUILT, number, level if uses_lore else 0))
    if mode != FOR_CORN and tax(state):
        todo.append((steps.PAYMENT, tax(state)))


def _discard(state: State, building: int) -> None:
    seat = state.seat
    state.buildings[seat] = tuple(b for b in state.buildings[seat] if b != building)
    state.rebuilt[seat] += (building,)


def _pay(state: State, cost: tiles.Cost, to_supply: bool = True) -> None:
    seat = state.seat
    for kind in range(len(KINDS)):
        state.cubes[3 * seat + kind] -= cost[kind]
    state.skulls[seat] -= cost.skulls
    if to_supply:
        state.skulls_left += cost.skulls


def build_monument(state: State, number: int, source: int) -> None:
    """Pay a monument and take it."""
    seat = state.seat
    cost = MONUMENT_COST[source][number]
    assert cost
    if source != NONE:
        _discard(state, source)
    _pay(state, cost)
    state.monuments = tuple(other for other in state.monuments if other != number)
    state.own_monuments[seat] += (number,)


def built(state: State, number: int, architecture: int) -> bool:
    """The step ``BUILT``: architecture, then goods, then the other effects as printed."""
    seat, tile = state.seat, tiles.BUILDINGS[number]
    if architecture:
        state.corn[seat] += ARCHITECTURE_CORN
        if state.has_lore(seat, ARCHITECTURE):
            state.score[seat] += ARCHITECTURE_POINTS
    state.todo += [effect_step(effect) for effect in reversed(tile.effects)]
    give(state, tile.goods)
    return False


def effect_step(effect: tiles.Effect) -> Step:
    """What a tile's effect leaves to do."""
    if effect.kind == tiles.STEPS_UP:
        mask = steps.ALL_TEMPLES if effect.which == tiles.ANY else 1 << effect.which
        return (steps.UP, mask, effect.steps, 0)
    if effect.kind == tiles.LEARN:
        return free_steps(effect)
    return _OTHER_EFFECTS[effect.kind]


_OTHER_EFFECTS: Final[dict[int, Step]] = {
    tiles.EXTRA_BUILDING: (steps.BUILDING, ONE, 1),
    tiles.MARKET: (steps.MARKET,),
    tiles.ACTION: (steps.ACTION, 1),
    tiles.MONUMENT: (steps.BUILDING, ONLY_MONUMENT, 1),
    tiles.RELEARN: (steps.RELEARN,),
    tiles.FAVOUR: (steps.FAVOUR,),
}
