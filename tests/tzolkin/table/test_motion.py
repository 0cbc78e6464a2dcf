"""How what is played is shown: every step can be drawn, and the gears come to rest."""

import os
import random
from collections import Counter
from itertools import islice, pairwise

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Rect

from game.settings.store import Pace
from game.table.players import Player
from game.table.things import Seat
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.play import apply, legal_actions, new_game
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import OVER
from game.tzolkin.table.board import Train
from game.tzolkin.table.foresight.food_day import accounts
from game.tzolkin.table.interludes import food_day_of
from game.tzolkin.table.motion import Played, steps_of
from game.tzolkin.table.motion.ahead import draw_ahead
from game.tzolkin.table.motion.moves import Carry, Fly, Hop, Slide, Toss
from game.tzolkin.table.motion.occasions import Serve, Sun
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.telling import sound_of
from game.tzolkin.table.things import Space, Standing, StartSpace
from game.tzolkin.table.verbs import GEARS
from game.ui import theme
from game.ui.painting.surfaces import forget, used_bytes
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
        turns = [step for step in steps if step.turns_gears]
        assert len(turns) == one.after.days_passed - one.before.days_passed
        if turns:
            assert turns[0].turned(0) == -len(turns)
            assert turns[-1].turned(1) == 0
            whole = theme.DAY + (len(turns) - 1) * theme.DAY_MORE
            assert sum(step.length for step in turns) == pytest.approx(whole)


def one_of(days):
    """An action with which so many days pass."""
    return next(
        one for one in played(3, 2) if one.after.days_passed - one.before.days_passed == days
    )


def ways(days):
    """Where the gears are in so many days, in teeth from their place, in 240 moments."""
    turns = [step for step in steps_of([one_of(days)], MARKS[:3]) if step.turns_gears]
    lengths = [step.length for step in turns]
    found = []
    for number, step in enumerate(turns):
        moments = round(240 * lengths[number] / sum(lengths))
        found += [step.turned(at / moments) for at in range(moments)]
    return [*found, turns[-1].turned(1)]


def test_a_day_takes_a_second_and_a_fifth_and_two_take_longer():
    one, two = (
        [s.length for s in steps_of([one_of(n)], MARKS[:3]) if s.turns_gears] for n in (1, 2)
    )
    assert one == [pytest.approx(1.2)]
    assert 1.2 < sum(two) < 2.4


@pytest.mark.parametrize("days", [1, 2])
def test_the_gears_set_out_slowly_run_on_by_half_a_tooth_and_fall_back(days):
    way = ways(days)
    assert way[0] == -days
    assert way[24] < -days + 0.15 * days  # a tenth of the time, for all their weight
    furthest = way.index(max(way))
    assert max(way) == pytest.approx(0.5, abs=0.02)
    assert max(way) <= 0.5  # no further: at half a tooth the pictures change places
    assert all(a <= b for a, b in pairwise(way[: furthest + 1]))
    assert all(a >= b for a, b in pairwise(way[furthest:]))
    assert abs(way[-2]) < 0.01


def test_two_days_pass_without_a_stop_between_them():
    first, second = [step for step in steps_of([one_of(2)], MARKS[:3]) if step.turns_gears]
    assert first.turned(1) == pytest.approx(-1, abs=0.01)
    assert second.turned(0) == pytest.approx(-1, abs=0.01)
    assert first.turned(1) - first.turned(0.9) > 0.1
    assert second.turned(0.1) - second.turned(0) > 0.1


@pytest.mark.parametrize(("pace", "most"), [(Pace.NATURAL, 1.2), (Pace.INSTANT, 0.5)])
def test_a_day_is_shorter_by_the_pace(pace, most):
    day = next(step for step in steps_of([one_of(1)], MARKS[:3]) if step.turns_gears)
    assert day.slowed(pace.animation_factor).length == pytest.approx(
        day.length * pace.animation_factor
    )
    assert day.slowed(pace.animation_factor).length <= most


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_whoever_is_pushed_off_rides_and_goes_home(seats, seed, options):
    """On the gears until his day has passed, nowhere twice, and home with a hop of his own."""
    pushed = 0
    for one in played(seats, seed, options):
        if one.after.days_passed == one.before.days_passed:
            continue
        steps = steps_of([one], MARKS[:seats])
        rode = next(step.state for step in steps if step.turns_gears)
        homes = [m for step in steps for m in step.moves if isinstance(m, Hop)]
        homes = [m for m in homes if isinstance(m.start, Space)]
        gone = sum(
            one.before.workers_on_gears(seat) - one.after.workers_on_gears(seat)
            for seat in range(seats)
        )
        assert len(homes) == gone
        for seat in range(seats):
            assert rode.workers_on_gears(seat) == one.before.workers_on_gears(seat)
            assert rode.workers_in_hand[seat] + rode.workers_on_gears(seat) == (
                one.after.workers_in_hand[seat] + one.after.workers_on_gears(seat)
            )
        pushed += gone
    assert pushed


def test_the_gears_are_heard_with_every_day():
    for one in played(3, 2):
        days = one.after.days_passed - one.before.days_passed
        steps = steps_of([one], MARKS[:3])
        heard = [sound_of(*one), *(step.sound for step in steps)]
        assert heard.count(GEARS) == days


def test_a_worker_hops_to_where_he_stands_then():
    for one in played(4, 5):
        steps = steps_of([one], MARKS[:4])
        if one.action.verb != "place":
            continue
        hop = steps[0].moves[-1]
        assert isinstance(hop, Hop)
        assert hop.start == Seat(one.before.seat)
        assert steps[0].state is one.before
        if isinstance(hop.goal, Space):
            assert one.after.teeth[hop.goal.tooth] == one.before.seat
        else:
            assert hop.goal == StartSpace()


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_whatever_moves_comes_to_rest_where_the_position_says(seats, seed, options):
    screen = Screen(900, 500)
    for one in played(seats, seed, options):
        for move in (move for step in steps_of([one], MARKS[:seats]) for move in step.moves):
            if not isinstance(move, Hop | Fly | Toss | Slide | Carry):
                continue
            pose = move.pose(screen, in_a_row, 1.0)
            assert pose.lift == 0
            if not isinstance(move, Hop):
                assert pose.box.center == in_a_row(move.goal).center
            elif not isinstance(move.goal, Seat):
                assert pose.box == in_a_row(Standing(move.goal, move.number))


def test_a_worker_who_is_set_down_looks_as_he_does_then():
    screen = Screen(900, 600)
    train = Train([Player("x", mark) for mark in MARKS[:4]])
    train.lay_out(screen, screen.rect)

    def place_of(thing):
        return train.place_of(thing) or in_a_row(thing)

    for one in islice((one for one in played(4, 5) if one.action.verb == "place"), 12):
        looks = []
        step = steps_of([one], MARKS[:4])[0]
        if step.moves[-1].goal == StartSpace():
            continue  # there lies the starting player's sign until then
        box = train.place_of(Standing(step.moves[-1].goal))
        for state in (one.before, one.after):
            canvas = Canvas(pygame.Surface(screen.size).convert(), screen)
            train.paint(canvas, Seen(state=view(state, 0), seat=0))
            if state is one.before:
                hop = step.moves[-1]
                hop.draw(canvas, hop.pose(screen, place_of, 1.0))
            looks.append(canvas.surface.subsurface(box).copy().get_buffer().raw)
        assert looks[0] == looks[1]


def test_a_food_day_sets_a_full_bowl_before_those_who_are_fed():
    held = [one for one in played(3, 2) if food_day_of(one)]
    assert len(held) == 4
    for one in held:
        bowls = [m for step in steps_of([one], MARKS[:3]) for m in step.moves if type(m) is Serve]
        fed = [one.fed >= one.workers for one in accounts(food_day_of(one).view)]
        assert [bowl.full for bowl in bowls] == fed


def test_nothing_is_made_in_a_frame_that_was_drawn_ahead():
    """What a whole food day and a worker's hop need has been made; of lights, few are kept."""
    screen = Screen(900, 600)
    canvas = Canvas(pygame.Surface(screen.size).convert(), screen)
    train = Train([Player("x", mark) for mark in MARKS[:3]])
    train.lay_out(screen, screen.rect)

    def place_of(thing):
        return train.place_of(thing) or Rect(600, 20, 160, 100)

    forget()
    for _part in draw_ahead(canvas, place_of, MARKS[:3]):
        pass
    made = used_bytes()
    for one in played(3, 2):
        if one.action.verb == "place" or food_day_of(one):
            for step in steps_of([one], MARKS[:3])[:2]:
                for moment in range(30):
                    step.draw(canvas, place_of, moment / 30)
    assert used_bytes() - made < 0.1 * made


def test_the_sun_goes_down_at_the_end():
    *_before, last = played(3, 2)
    assert [type(move) for move in steps_of([last], MARKS[:3])[-1].moves] == [Sun]


def test_only_a_few_of_many_goods_fly():
    for one in played(3, 2):
        tosses = Counter(
            (move.start, move.goal, move.icon)
            for step in steps_of([one], MARKS[:3])
            for move in step.moves
            if isinstance(move, Toss)
        )
        assert all(count <= 3 for count in tosses.values())


def test_what_cannot_be_seen_does_not_move():
    canvas = Canvas(pygame.Surface((90, 50)).convert(), Screen(90, 50))
    still = canvas.surface.copy()
    for one in played(2, 4):
        for step in steps_of([one], MARKS[:2]):
            step.draw(canvas, lambda _thing: None, 0.5)
    assert canvas.surface.get_buffer().raw == still.get_buffer().raw
