"""How what is played is shown: every step can be drawn, and the gears come to rest."""

import os
import random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Rect

from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.play import apply, new_game
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import OVER
from game.tzolkin.table.motion import Played, steps_of
from game.tzolkin.table.motion.moves import Hop, Ride
from game.tzolkin.table.things import Seat, Space, StartSpace
from game.ui import theme
from game.ui.screen import Canvas, Screen

MARKS = ("red", "blue", "yellow", "white", "violet")
ALL = Options(prophecies=True, tribes=True, quick_actions=True, new_buildings=True)


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def played(seats, seed, options=None):
    """A whole random game, action by action."""
    setup = new_setup([{"name": "x", "kind": "human"}] * seats, 0, seed, options)
    state, chance = new_game(setup), random.Random(seed)
    while state.phase != OVER:
        before, action = state.copy(), chance.choice(legal_actions(state))
        apply(state, action)
        yield Played(before, action, state.copy())


def in_a_row(thing):
    """Somewhere in the window, another place for every thing."""
    spot = hash(thing) % 40
    return Rect(20 * spot + 10, 10 * spot + 10, 40, 40)


GAMES = [(2, 1, None), (3, 2, None), (5, 3, ALL)]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_step_of_whole_games_can_be_drawn_and_stays_within_its_reach(seats, seed, options):
    canvas = Canvas(pygame.Surface((900, 500)).convert(), Screen(900, 500))
    blank = canvas.surface.get_buffer().raw
    for one in played(seats, seed, options):
        for step in steps_of([one], MARKS[:seats]):
            assert step.length > 0
            for progress in (0.0, 0.5, 1.0):
                step.draw(canvas, in_a_row, progress)
                for rect in step.reach(canvas.screen, in_a_row, progress):
                    canvas.surface.fill("black", rect)
            assert canvas.surface.get_buffer().raw == blank, one.action


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_gears_turn_by_the_days_that_pass_and_come_to_rest(seats, seed, options):
    for one in played(seats, seed, options):
        steps = steps_of([one], MARKS[:seats])
        turns = [step for step in steps if step.turned(0) != step.turned(1)]
        assert len(turns) == one.after.tooth - one.before.tooth
        assert sum(step.turned(1) - step.turned(0) for step in turns) == len(turns)
        assert all(step.under is one.after for step in turns)
        if turns:
            assert turns[-1].turned(1) == 0
            assert 0.4 <= min(step.length for step in turns) <= theme.DAY <= 0.7


def test_two_days_pass_without_a_stop_between_them():
    two = next(one for one in played(3, 2) if one.after.tooth - one.before.tooth == 2)
    first, second = steps_of([two], MARKS[:3])[:2]
    assert first.turned(1) == second.turned(0) == -1
    assert first.turned(1) - first.turned(0.9) > 0.1
    assert second.turned(0.1) - second.turned(0) > 0.1


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_whoever_is_pushed_off_rides_and_goes_home(seats, seed, options):
    pushed = 0
    for one in played(seats, seed, options):
        if one.after.tooth == one.before.tooth:
            continue
        moves = [move for step in steps_of([one], MARKS[:seats]) for move in step.moves]
        rides = [move for move in moves if isinstance(move, Ride)]
        homes = [m for m in moves if isinstance(m, Hop) and isinstance(m.start, Space)]
        gone = sum(one.before.on_gears(seat) - one.after.on_gears(seat) for seat in range(seats))
        assert len(rides) == len(homes) == gone
        pushed += gone
    assert pushed


def test_a_worker_hops_to_where_he_stands_then():
    for one in played(4, 5):
        steps = steps_of([one], MARKS[:4])
        if one.action.verb != "place":
            continue
        hop = steps[0].moves[-1]
        assert isinstance(hop, Hop)
        assert hop.start == Seat(one.before.seat)
        assert steps[0].under is one.before
        if isinstance(hop.goal, Space):
            assert one.after.teeth[hop.goal.tooth] == one.before.seat
        else:
            assert hop.goal == StartSpace()


def test_what_cannot_be_seen_does_not_move():
    canvas = Canvas(pygame.Surface((90, 50)).convert(), Screen(90, 50))
    still = canvas.surface.copy()
    for one in played(2, 4):
        for step in steps_of([one], MARKS[:2]):
            step.draw(canvas, lambda _thing: None, 0.5)
    assert canvas.surface.get_buffer().raw == still.get_buffer().raw
