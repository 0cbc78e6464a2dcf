"""Explanations of what lies beside the gears: tiles, temples, technologies, resources and seats."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.table.things import Seat
from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, Cost
from game.tzolkin.rules.effects.building import extra_cubes
from game.tzolkin.rules.effects.tracks import technology_price, temple_tax
from game.tzolkin.rules.rounds import LAST_FOOD_DAY_OF_AGE_1
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS, monument_points, prophecy_count
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table import things
from game.tzolkin.table.explaining.explanation import Explanation, Viewer
from game.tzolkin.table.foresight.final import finals
from game.tzolkin.table.foresight.food_day import (
    Account,
    accounts,
    next_food_day,
    temple_standing,
)
from game.tzolkin.table.signs import sign
from game.tzolkin.table.things import Cube, Technology, Temple
from game.tzolkin.words import (
    belongings,
    expansion,
    gears_and_tracks,
    goods,
    names,
    rulebook_sections,
    tiles,
)
from game.tzolkin.words.belongings import PLAYER_WORDS
from game.tzolkin.words.gears_and_tracks import BOARD_WORDS
from game.tzolkin.words.names import capitalised_phrase, comma_list
from game.tzolkin.words.scoring import food_day_forecast
from game.tzolkin.words.technologies import describe_technology_level, numbered_level
from game.ui.sentence import Sentence, Words

# Buildings, monuments, wealth tiles, tribes and prophecies (sections 2, 9, 12, 14 to 16).


def explain_building(viewer: Viewer, tile: things.BuildingTile) -> Explanation:
    """Explain a building; for a displayed one, also what the seat lacks to pay for it."""
    number = tile.building
    name = capitalised_phrase(tiles.building(number))
    told = list(tiles.describe_building(number))
    if number not in viewer.state.displayed_buildings:
        return Explanation(name, told)
    if extra_cubes(viewer.state):
        told.append(PLAYER_WORDS["taxed"])
    return Explanation(name, told, _lacking(viewer, BUILDINGS[number].cost))


def explain_monument(viewer: Viewer, tile: things.MonumentTile) -> Explanation:
    """Explain a monument, and what it scores or would score."""
    number, state = tile.monument, viewer.state
    told = list(tiles.describe_monument(number, state.seats))
    if number in state.displayed_monuments:
        told.append(belongings.built_now(_would_score(viewer, number)))
        lacks = _lacking(viewer, MONUMENTS[number].cost)
        return Explanation(tiles.monument(number), told, lacks)
    owner = next((s for s, own in enumerate(state.own_monuments) if number in own), viewer.seat)
    points = monument_points(state, owner, number)
    told.append(belongings.scores_for(viewer.name(owner), points))
    return Explanation(tiles.monument(number), told)


def _would_score(viewer: Viewer, number: int) -> int:
    """Return what a monument would score if the seat had it already."""
    having = viewer.state.copy()
    having.own_monuments[viewer.seat] += (number,)
    return monument_points(having, viewer.seat, number)


def _lacking(viewer: Viewer, cost: Cost) -> Sentence:
    """Return which resources a seat lacks to pay a cost in full."""
    own = (*viewer.state.cubes_of(viewer.seat), viewer.state.skulls[viewer.seat])
    short = [max(0, need - have) for need, have in zip(cost, own, strict=True)]
    told = [goods.cubes(kind, short[kind]) for kind in range(len(KINDS)) if short[kind]]
    if short[-1]:
        told.append(goods.skulls(short[-1]))
    return belongings.you_lack(comma_list(told)) if told else PLAYER_WORDS["affordable"]


def explain_wealth(_viewer: Viewer, tile: things.WealthTile) -> Explanation:
    """Explain a wealth tile."""
    return Explanation(PLAYER_WORDS["wealth"], [belongings.wealth_brings(tile.tile)])


def explain_tribe(_viewer: Viewer, tile: things.TribeTile) -> Explanation:
    """Explain a tribe."""
    return Explanation(expansion.tribe(tile.tribe), [expansion.describe_tribe(tile.tribe)])


def explain_prophecy(viewer: Viewer, tile: things.ProphecyTile) -> Explanation:
    """Explain a prophecy: when it is in force, and what it would score now."""
    number, state = tile.prophecy, viewer.state
    return Explanation(
        expansion.prophecy(number),
        [*expansion.describe_prophecy(number), *_when(viewer, number)],
        _would_count(viewer, number) if number == state.prophecy else "",
    )


def _when(viewer: Viewer, number: int) -> list[Sentence]:
    state = viewer.state
    if number not in state.prophecies:
        return []
    first = state.prophecies.index(number) + 1
    if number == state.prophecy:
        return [PLAYER_WORDS["in-force"]]
    if first <= state.food_days_done:
        return [PLAYER_WORDS["over"]]
    return [belongings.in_force_after(first)]


def _would_count(viewer: Viewer, number: int) -> Sentence:
    count = prophecy_count(viewer.state, viewer.seat, number)
    band = sum(count >= least for least in PROPHECIES[number - 1].band_limits) - 1
    return belongings.you_count(count, BAND_POINTS[band])


# Temples, technologies and resources (sections 7 to 9).


def explain_temple(viewer: Viewer, thing: Temple) -> Explanation:
    """Explain a temple or one of its steps: who is there, and what the highest gets."""
    temple, step = thing.temple, thing.step
    if step >= 0:
        lines = list(_step(viewer, temple, step))
        return Explanation(gears_and_tracks.step_of(temple, step), lines, _tax(viewer, temple))
    return Explanation(names.temple(temple), list(_whole(viewer, temple)), _tax(viewer, temple))


def _step(viewer: Viewer, temple: int, step: int) -> Iterator[Sentence]:
    yield gears_and_tracks.step_pays(board.TEMPLE_POINTS[temple][step])
    kind, steps = board.TEMPLE_CUBES[temple]
    if step in steps:
        yield gears_and_tracks.step_gives(goods.cubes(kind, 1))
    if (temple, step) == board.TEMPLE_SKULL:
        yield gears_and_tracks.step_gives(goods.skulls(1))
    if step == board.TOP_STEP[temple]:
        yield BOARD_WORDS["one-player"]
    yield from _here(viewer, viewer.state.temples[temple::3], step)


def _here(viewer: Viewer, reached: Sequence[int], step: int) -> Iterator[Sentence]:
    """Tell who stands exactly on this step or level, if anybody does."""
    there = tuple(viewer.name(seat) for seat, own in enumerate(reached) if own == step)
    if there:
        yield gears_and_tracks.here(there)


def _whole(viewer: Viewer, temple: int) -> Iterator[Sentence]:
    """Tell what the highest gets, who that is, and what every seat gets.

    All of it is about food days with points, for seats about the next one. After the last one,
    tell the points of every seat's step.
    """
    lead, pays = temple_standing(viewer.state, temple), bool(next_food_day(viewer.state))
    if pays:
        yield _bonus(viewer.state.food_days_done, temple)
        yield gears_and_tracks.highest(tuple(map(viewer.name, lead.seats)), lead.bonus)
    for seat, points in enumerate(lead.points):
        bonus = lead.pays(seat) - points if pays else 0
        yield gears_and_tracks.stands_on(viewer.name(seat), points, bonus)


def _bonus(food_days_done: int, temple: int) -> Sentence:
    """Tell what the highest gets, as the figures beside the temple's steps do."""
    first, last = (bonus[temple] for bonus in board.HIGHEST_BONUS)
    if food_days_done < LAST_FOOD_DAY_OF_AGE_1:
        return gears_and_tracks.highest_gets(first, last)
    return gears_and_tracks.highest_gets_last(last)


def _tax(viewer: Viewer, temple: int) -> Words:
    corn, cubes = temple_tax(viewer.state, temple)
    if corn:
        return gears_and_tracks.step_taxed(goods.corn(corn))
    return gears_and_tracks.step_taxed(goods.resources(cubes)) if cubes else ""


def explain_technology(viewer: Viewer, thing: Technology) -> Explanation:
    """Explain a technology or one of its levels: who has it, and what the next step costs."""
    track, techs = thing.track, viewer.state.techs
    cost = gears_and_tracks.next_step(technology_price(viewer.state, viewer.seat, track))
    if thing.level >= 0:
        level = min(thing.level, board.MOST_LEVELS + 1)
        told = describe_technology_level(track, level) if level else BOARD_WORDS["nothing-yet"]
        lines = [told, *_here(viewer, techs[track::4], level)]
        return Explanation(gears_and_tracks.level_of(track, level), lines, cost)
    levels = [numbered_level(track, level) for level in range(1, board.MOST_LEVELS + 2)]
    mine = gears_and_tracks.you_at_level(techs[4 * viewer.seat + track])
    return Explanation(names.capitalised_phrase(names.technology(track)), [mine, *levels], cost)


def explain_cube(viewer: Viewer, cube: Cube) -> Explanation:
    """Explain a resource: how much of it the seat has, and its worth."""
    own = viewer.state.cubes_of(viewer.seat)[cube.kind]
    told = [belongings.you_have(goods.cubes(cube.kind, own)), belongings.worth(cube.kind)]
    return Explanation(names.capitalised_phrase(names.cube(cube.kind)), told)


# A player and everything that he has (sections 2, 11 and 12).


def explain_seat(viewer: Viewer, thing: Seat) -> Explanation:
    """Explain a seat: what it owns, needs on the next food day, and would score at the end."""
    state, seat = viewer.state, thing.seat
    return Explanation(
        viewer.name(seat),
        [
            _has(state, seat),
            _workers(state, seat),
            *_owns(state, seat),
            *describe_food(state, seat),
            describe_final(state, seat),
        ],
    )


def explain_owned(viewer: Viewer, seat: int, name: str) -> Explanation:
    """Explain a part of a seat's card (``seat_card.details``): a good, his workers or his tiles."""
    state, player = viewer.state, viewer.name(seat)
    if name == sign.HAND:
        return Explanation(player, [_workers(state, seat)], rule=rulebook_sections.PLACING)
    if name == sign.BUILDING:
        first = [PLAYER_WORDS["first"]] if state.first_player == seat else []
        return Explanation(player, [*first, *_owns(state, seat)], rule=rulebook_sections.TILES)
    if name == sign.CORN:
        told = [belongings.has_goods(goods.corn(state.corn[seat])), *describe_food(state, seat)]
        return Explanation(player, told, rule=rulebook_sections.FOOD_DAYS)
    if name == sign.SKULL:
        told = [
            belongings.has_goods(goods.skulls(state.skulls[seat])),
            belongings.skulls_are_worth(SKULL_POINTS),
        ]
        return Explanation(player, told, rule=rulebook_sections.OFFERING)
    kind = KINDS.index(name)
    own = goods.cubes(kind, state.cubes_of(seat)[kind])
    told = [belongings.has_goods(own), belongings.worth(kind)]
    return Explanation(player, told, rule=rulebook_sections.MARKET)


def _has(state: State, seat: int) -> Sentence:
    cubes = goods.cost_of(Cost(*state.cubes_of(seat), state.skulls[seat]))
    own = comma_list(filter(None, (goods.corn(state.corn[seat]), cubes)))
    return belongings.has(state.score[seat], own)


def _workers(state: State, seat: int) -> Sentence:
    return belongings.workers(
        state.workers_in_hand[seat], state.workers_on_gears(seat), state.workers_in_bank[seat]
    )


def _owns(state: State, seat: int) -> Iterator[Sentence]:
    if state.tribe[seat]:
        yield belongings.tribe_of(state.tribe[seat])
    buildings, monuments = state.buildings[seat], state.own_monuments[seat]
    if buildings or monuments:
        yield belongings.built(tuple(buildings), tuple(monuments))
    if state.corn_tiles[seat] or state.wood_tiles[seat]:
        yield belongings.harvest_tiles(state.corn_tiles[seat], state.wood_tiles[seat])
    yield PLAYER_WORDS["light" if state.light_side[seat] else "dark"]


def describe_food(state: State, seat: int) -> Iterator[Sentence]:
    """Tell what the next food day means for a seat as it is now; nothing after the last."""
    if day := next_food_day(state):
        own = _fed(state)[seat]
        yield food_day_forecast(day, own.needs, own.has + own.harvest.corn, own.points_lost)


@lru_cache(maxsize=1)
def _fed(state: State) -> Sequence[Account]:
    """Return the accounts of the next food day: all seats are told one by one."""
    return accounts(state)


def describe_final(state: State, seat: int) -> Sentence:
    """Return the points at the end, or the points if the game ended now."""
    points = _points(state)[seat]
    return belongings.at_end(points) if state.phase == OVER else belongings.if_ended(points)


@lru_cache(maxsize=1)
def _points(state: State) -> tuple[float, ...]:
    """Return the points of every seat if the game ended now: all seats are told one by one."""
    return tuple(one.quarters / QUARTERS for one in finals(state))
