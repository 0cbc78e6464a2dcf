"""Buildings and monuments: what can be built, and its benefits (sections 8, 9 and 16).

Three numbers describe a choice: the *mode*, which action lets the player build; the *source*,
the building that is discarded for rebuilding (``NONE``: built anew); and the *way* of paying.
"""

from typing import Final

from game.tzolkin.rules.data import tiles
from game.tzolkin.rules.data.board import ARCHITECTURE, KINDS, MOST_LEVELS, NONE
from game.tzolkin.rules.data.expansion import CROWDED_CITIES
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.effects.benefits import give_goods
from game.tzolkin.rules.effects.tracks import free_technology_step
from game.tzolkin.rules.state import BUILD, State, Step

ONE_BUILDING, FIRST_OF_TWO, SECOND_OF_TWO, FOR_CORN, WITHOUT_ARCHITECTURE, ONLY_MONUMENT = range(6)
"""Modes of building, by the action that lets the player build.

ONE: one building, with architecture. TWO: the first of Tikal 4, which may be a monument.
SECOND_PLAIN: the second of Tikal 4, without architecture because the first used it. FOR_CORN:
Uxmal 4. WITHOUT_LORE: the quick action, without architecture. ONLY_MONUMENT: X06.
"""

SOURCES: Final = (NONE, *tiles.REBUILDABLE)
"""The buildings that may ever be rebuilt, after ``NONE`` for building anew."""
FULL_PRICE, *_saving, PLAIN = range(len(KINDS) + 2)
SAVING: Final = tuple(_saving)
"""Ways of paying: WHOLE at the full price; SAVING[kind] with one cube of a kind less
(architecture 3); PLAIN at the full price and without using architecture."""

CORN_A_CUBE: Final = 2
"""Corn that Uxmal 4 takes instead of a cube."""
ARCHITECTURE_CORN: Final = 1
"""Corn that architecture 1 gives for a building."""
ARCHITECTURE_POINTS: Final = 2
"""Points that architecture 2 gives for a building."""


def _reduced(cost: tiles.Cost, source: int) -> tiles.Cost | None:
    """Return the cost less the cubes of the discarded building; None if that saves no cube."""
    if source == NONE:
        return cost
    spared = tiles.BUILDINGS[source].cost
    wood, stone, gold = (max(0, a - b) for a, b in zip(cost[:3], spared[:3], strict=True))
    left = tiles.Cost(wood, stone, gold, cost.skulls)
    return None if left == cost else left


BUILDING_COST: Final = {
    source: tuple(_reduced(building.cost, source) for building in tiles.BUILDINGS)
    for source in SOURCES
}
MONUMENT_COST: Final = {
    source: tuple(_reduced(monument.cost, source) for monument in tiles.MONUMENTS)
    for source in SOURCES
}
"""Costs by source and then by number of the tile; None where rebuilding saves no cube."""


Buildings = list[tuple[int, int, int]]
"""Choices of buildings: number, source and way of each."""
Monuments = list[tuple[int, int]]
"""Choices of monuments: number and source of each."""


def can_build(state: State, mode: int, corn: int) -> bool:
    """Return True if the seat to act can build anything in this mode with this much corn."""
    return bool(affordable_buildings(state, mode, corn) or affordable_monuments(state, mode))


def affordable_buildings(state: State, mode: int, corn: int) -> Buildings:
    """Return every building that the seat to act can build in this mode with this much corn."""
    if mode == FOR_CORN:
        return _for_corn(state, corn)
    if mode == ONLY_MONUMENT:
        return []
    if mode == SECOND_OF_TWO:
        return _whole_price(state, PLAIN)
    level = 0 if mode == WITHOUT_ARCHITECTURE else state.techs[4 * state.seat + ARCHITECTURE]
    listed = _one_cube_less(state) if level == MOST_LEVELS else _whole_price(state, FULL_PRICE)
    return listed + _whole_price(state, PLAIN) if mode == FIRST_OF_TWO and level else listed


def affordable_monuments(state: State, mode: int) -> Monuments:
    """Return every monument that the seat to act can build in this mode."""
    return _monuments(state) if mode in (FIRST_OF_TWO, ONLY_MONUMENT) else []


def rebuilding_sources(state: State) -> tuple[int, ...]:
    """Return ``NONE`` for building anew, then the own buildings that can be rebuilt."""
    if not state.options.new_buildings:
        return (NONE,)
    return (NONE, *(b for b in state.buildings[state.seat] if b in tiles.REBUILDABLE))


def _whole_price(state: State, way: int) -> Buildings:
    """Return the buildings that the seat to act can pay in full, each with this way."""
    seat = state.seat
    wood, stone, gold = state.cubes_of(seat)
    most, skulls = wood + stone + gold - extra_cubes(state), state.skulls[seat]
    listed: Buildings = []
    for source in rebuilding_sources(state):
        costs = BUILDING_COST[source]
        for building in state.displayed_buildings:
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
    """Return the buildings that architecture 3 lets the seat build, each once per saved kind.

    A building that costs no cubes is listed once, at its whole price.
    """
    listed: Buildings = []
    for source in rebuilding_sources(state):
        for building in state.displayed_buildings:
            cost = BUILDING_COST[source][building]
            if cost is None:
                continue
            saved = [kind for kind in range(len(KINDS)) if cost[kind]]
            if not saved and can_pay(state, cost):
                listed.append((building, source, FULL_PRICE))
            listed += [
                (building, source, SAVING[kind])
                for kind in saved
                if can_pay(state, without_cube(cost, kind))
            ]
    return listed


def without_cube(cost: tiles.Cost, kind: int) -> tiles.Cost:
    """Return the cost with one cube of a kind less; the same cost for ``NONE``."""
    return cost if kind == NONE else cost._replace(**{KINDS[kind]: cost[kind] - 1})


def can_pay(state: State, cost: tiles.Cost) -> bool:
    """Return True if the seat to act has the cubes and skulls, and the extra cube of P11."""
    seat = state.seat
    cubes = state.cubes_of(seat)
    return (
        all(have >= need for have, need in zip(cubes, cost, strict=False))
        and sum(cubes) - sum(cost[:3]) >= extra_cubes(state)
        and state.skulls[seat] >= cost.skulls
    )


def extra_cubes(state: State) -> int:
    """Return how many cubes more each building costs now (P11)."""
    return int(state.prophecy == CROWDED_CITIES)


def _for_corn(state: State, corn: int) -> Buildings:
    """Return the buildings that the seat to act can build with this much corn (Uxmal 4)."""
    seat = state.seat
    return [
        (building, source, FULL_PRICE)
        for source in rebuilding_sources(state)
        for building in state.displayed_buildings
        if (cost := BUILDING_COST[source][building])
        and corn_price(state, cost) <= corn
        and cost.skulls <= state.skulls[seat]
    ]


def corn_price(state: State, cost: tiles.Cost) -> int:
    """Return the corn that Uxmal 4 takes instead of cubes.

    Architecture 3 saves the corn of one cube, P11 adds that of one.
    """
    cubes = sum(cost[:3])
    if cubes and state.techs[4 * state.seat + ARCHITECTURE] == MOST_LEVELS:
        cubes -= 1
    return CORN_A_CUBE * (cubes + extra_cubes(state))


def _monuments(state: State) -> Monuments:
    wood, stone, gold = state.cubes_of(state.seat)
    skulls = state.skulls[state.seat]
    return [
        (monument, source)
        for source in rebuilding_sources(state)
        for monument in state.displayed_monuments
        if (cost := MONUMENT_COST[source][monument])
        and cost[0] <= wood
        and cost[1] <= stone
        and cost[2] <= gold
        and cost[3] <= skulls
    ]


def ask_building(state: State, mode: int, optional: int) -> bool:
    """Do the step ``BUILDING``: ask the player what he builds.

    An optional step is dropped if he can build nothing.
    """
    if optional and not can_build(state, mode, state.corn[state.seat]):
        return False
    return steps.ask(state, BUILD, mode, optional)


def build(state: State, number: int, source: int, way: int) -> None:
    """Pay for a building and take it.

    Queues the payment of P11's extra cube, then the building's benefits, then with Tikal 4 the
    second building.
    """
    seat, mode, todo = state.seat, state.phase_args[0], state.pending_steps
    level = state.techs[4 * seat + ARCHITECTURE]
    uses_lore = bool(level) and way != PLAIN and mode != WITHOUT_ARCHITECTURE
    cost = BUILDING_COST[source][number]
    assert cost
    if source != NONE:
        _discard(state, source)
    if mode == FOR_CORN:
        state.corn[seat] -= corn_price(state, cost)
        paid = tiles.Cost(skulls=cost.skulls)
    else:
        paid = without_cube(cost, SAVING.index(way)) if way in SAVING else cost
    _pay(state, paid, to_supply=not tiles.BUILDINGS[number].keeps_skull)
    state.skulls_on_buildings[seat] += cost.skulls
    state.displayed_buildings = tuple(
        other for other in state.displayed_buildings if other != number
    )
    state.buildings[seat] += (number,)
    if mode == FIRST_OF_TWO:
        todo.append((steps.BUILDING, SECOND_OF_TWO if uses_lore else ONE_BUILDING, 1))
    todo.append((steps.BUILT, number, level if uses_lore else 0))
    if mode != FOR_CORN and extra_cubes(state):
        todo.append((steps.PAYMENT, extra_cubes(state)))


def _discard(state: State, building: int) -> None:
    seat = state.seat
    state.buildings[seat] = tuple(b for b in state.buildings[seat] if b != building)
    state.buildings_given_up[seat] += (building,)


def _pay(state: State, cost: tiles.Cost, to_supply: bool = True) -> None:
    seat = state.seat
    for kind in range(len(KINDS)):
        state.cubes[3 * seat + kind] -= cost[kind]
    state.skulls[seat] -= cost.skulls
    if to_supply:
        state.skulls_left += cost.skulls


def build_monument(state: State, number: int, source: int) -> None:
    """Pay for a monument and take it."""
    seat = state.seat
    cost = MONUMENT_COST[source][number]
    assert cost
    if source != NONE:
        _discard(state, source)
    _pay(state, cost)
    state.displayed_monuments = tuple(
        other for other in state.displayed_monuments if other != number
    )
    state.own_monuments[seat] += (number,)


def give_building_benefits(state: State, number: int, architecture: int) -> bool:
    """Do the step ``BUILT``: give the benefits of a building.

    Those of architecture come first, then the goods, then the other effects as printed.
    ``architecture`` is the level that was used, 0 for none.
    """
    seat, tile = state.seat, tiles.BUILDINGS[number]
    if architecture:
        state.corn[seat] += ARCHITECTURE_CORN
        if state.has_level_two(seat, ARCHITECTURE):
            state.score[seat] += ARCHITECTURE_POINTS
    state.pending_steps += [effect_step(effect) for effect in reversed(tile.effects)]
    give_goods(state, tile.goods)
    return False


def effect_step(effect: tiles.Effect) -> Step:
    """Return the step that carries out an effect of a tile."""
    if effect.kind == tiles.STEPS_UP:
        mask = steps.ALL_TEMPLES if effect.target == tiles.ANY else 1 << effect.target
        return (steps.UP, mask, effect.steps, 0)
    if effect.kind == tiles.LEARN:
        return free_technology_step(effect)
    return _OTHER_EFFECTS[effect.kind]


_OTHER_EFFECTS: Final[dict[int, Step]] = {
    tiles.EXTRA_BUILDING: (steps.BUILDING, ONE_BUILDING, 1),
    tiles.MARKET: (steps.MARKET,),
    tiles.ACTION: (steps.ACTION, 1),
    tiles.MONUMENT: (steps.BUILDING, ONLY_MONUMENT, 1),
    tiles.RELEARN: (steps.RELEARN,),
    tiles.FAVOUR: (steps.FAVOUR,),
}
