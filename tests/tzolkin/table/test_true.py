"""Every figure that a mode shows is the rules', at positions of random games of every kind."""

from collections import Counter

import pytest

from game.table.modes import Play
from game.table.players import Player
from game.tzolkin.rules import apply, view
from game.tzolkin.rules.data.board import MOST_LEVELS
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.rounds import worker_meals
from game.tzolkin.rules.scoring import QUARTERS, totals_in_quarters
from game.tzolkin.rules.state import OVER, PLACING, TECH, TURN
from game.tzolkin.table import ids
from game.tzolkin.table.foresight.food_day import next_food_day
from game.tzolkin.table.modes.choosing import Choosing
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import decision_mode
from game.tzolkin.table.sheets import final_sheet, food_day_sheet
from game.tzolkin.table.things import Technology, Temple
from game.tzolkin.words.scoring import ROW_LABELS, number_cell, signed_cell
from tests.tzolkin.table.foresight.positions import held_by_the_rules, positions

GAMES, SHARE = 4, 0.15
"""Games for each case, and the share of their positions that is looked at."""
PLAYERS = tuple(Player(f"P{seat}", "red") for seat in range(5))


@pytest.mark.parametrize("first", range(0, 24, GAMES))
def test_every_figure_is_the_rules(first):
    seen = Counter()
    for state in positions(first, GAMES, SHARE):
        if state.phase == OVER:
            check_end(state)
            continue
        mode = decision_mode(Turn(view(state, state.seat), PLAYERS[: state.seats], state.seat))
        if state.phase in (TURN, PLACING):
            seen["prices"] += check_prices(mode, state)
        if isinstance(mode, Choosing):
            seen["choices"] += check_choices(mode, state)
        if next_food_day(state):
            check_food_day(state)
            seen["food days"] += 1
    assert min(seen[name] for name in ("prices", "choices", "food days")) > 10


def after(state, outcome):
    """The position when what a mode wants to be played was played."""
    there = state.copy()
    for line in outcome.actions:
        assert line in legal_actions(there)
        apply(there, line)
    return there


def check_prices(mode, state):
    """A worker costs what stands at his place; what is lacking is what cannot be paid."""
    placed, corn = 0, state.corn[state.seat]
    for thing, price in mode.shown().seen.prices.items():
        assert price.lacking == max(0, price.corn - corn)
        if not price.lacking and isinstance(outcome := mode.touch(thing), Play):
            assert corn - after(state, outcome).corn[state.seat] == price.corn
            placed += 1
    return placed


def check_choices(mode, state):
    """What is chosen brings the markers where their shadows stand, and costs what is told."""
    done, seat = 0, state.seat
    for thing in mode.shown().seen.lit:
        chosen = mode.touch(thing)
        if not isinstance(chosen, Choosing) or not isinstance(play := chosen.press(ids.DO), Play):
            continue
        shown, there = chosen.shown().seen, after(state, play)
        if there.seat == seat:
            assert shown.shadows == dict(moved(state, there, seat))
        if state.phase == TECH and isinstance(thing, Technology):
            cubes = sum(state.cubes_of(seat)) - sum(there.cubes_of(seat))
            level = min(state.techs[4 * seat + thing.track], MOST_LEVELS) + 1
            assert mode.shown().seen.costs.get(Technology(thing.track, level), 0) == cubes
        done += 1
    return done


def moved(state, there, seat):
    """Where markers of a seat stand on temples and technologies that stood elsewhere."""
    for temple in range(3):
        step = there.temples[3 * seat + temple]
        if step != state.temples[3 * seat + temple]:
            yield Temple(temple, step), seat
    for track in range(4):
        level = there.techs[4 * seat + track]
        if level != state.techs[4 * seat + track]:
            yield Technology(track, level), seat


def check_food_day(state):
    """Corn needed and had, and points, as if the next food day came now."""
    rows = dict(row for group in food_day_sheet(state, PLAYERS).groups for row in group)
    held = held_by_the_rules(state, next_food_day(state))
    for seat in range(state.seats):
        needs = rows[ROW_LABELS["needs"]][seat]
        has = rows[ROW_LABELS["has"]][seat]
        assert has.fields.get("has", has.fields.get("count")) == state.corn[seat]
        if not state.prophecy:
            assert needs == number_cell(sum(worker_meals(state, seat)))
        assert rows[ROW_LABELS["points"]][seat] == signed_cell(held.score[seat] - state.score[seat])


def check_end(state):
    """The end's sheet counts up to the points that the game has ended with."""
    sheet = final_sheet(state)
    ((_label, points),) = sheet.groups[-1]
    assert list(points) == [number_cell(total / QUARTERS) for total in totals_in_quarters(state)]
