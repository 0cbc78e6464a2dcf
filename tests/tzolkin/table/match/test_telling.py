"""Whole games are told: every step, every note, four food days and an end."""

import random

import pytest

from game.table.players import Player
from game.table.telling import PlayedAction
from game.tzolkin.rules import apply, new_game
from game.tzolkin.rules.actions import parse
from game.tzolkin.table import telling
from game.tzolkin.table.foresight.food_day import accounts
from game.tzolkin.table.interludes import Ending, FoodDay
from game.ui import sprites
from game.ui.sentence import Sentence
from tests.tzolkin.rules.positions import game, legal, on_food_day, own, picked, play, position
from tests.tzolkin.rules.referee import random_action
from tests.tzolkin.rules.refereed import course
from tests.tzolkin.words.test_words import is_for_people

ASKED = (7, 8)
"""Prophecies that ask while a food day is held."""


def played(seed: int):
    """All that is played in a random game."""
    source, state = random.Random(seed), new_game(course(seed).setup)
    while state.phase != "over":
        before, action = state.copy(), random_action(state, source)
        apply(state, action)
        yield PlayedAction(before, action, state.copy())


@pytest.mark.parametrize("seed", range(16))
def test_a_game_is_told_from_its_beginning_to_its_end(seed: int) -> None:
    players = [Player(one["name"], "red") for one in course(seed).setup.players]
    days, ends = [], []
    for one in played(seed):
        step = telling.step(one, players)
        assert is_for_people(step.words), step.words
        assert sprites.info(step.icon)
        for news in telling.news(one, players, range(len(players))):
            if isinstance(news, FoodDay):
                days.append(news.day)
                _is_held(one, news)
            elif isinstance(news, Ending):
                ends.append(news)
            else:
                assert is_for_people(news), news
    assert days == [1, 2, 3, 4]
    assert len(ends) == 1


def _is_held(one: PlayedAction, day: FoodDay) -> None:
    before, after = day.view, one.after
    assert before.days_passed == one.before.days_passed
    for seat in range(before.seats):
        away = [*before.teeth, before.start_space, *before.quick_spaces].count(seat)
        assert before.workers_in_hand[seat] + before.workers_in_bank[seat] + away == 6
    if before.prophecy in ASKED or after.phase not in ("turn", "over", "advance"):
        return
    for seat, account in enumerate(accounts(before)):
        if before.tribe[seat] != 4:  # who begins each turn with some corn
            assert after.corn[seat] == account.corn_after
        assert after.score[seat] - before.score[seat] == account.points


def told(state, line: str):
    before = state.copy()
    play(state, line)
    return telling.step(PlayedAction(before, parse(line), state), ())


def test_a_step_says_what_it_brought_and_what_it_cost() -> None:
    step = told(picked("yaxchilan 5", corn=4), "do 2")
    assert str(step.words) == "does the action of Yaxchilan\u00a02: 1 stone"
    assert str(step.cost) == "2 corn"
    step = told(own(position(), corn=4), "place uxmal")
    assert (str(step.words), step.spaces) == ("places a worker on Uxmal\u00a00", (30,))


def test_nothing_is_told_of_what_is_chosen_in_secret() -> None:
    state = game(2)
    line = sorted(legal(state))[0]
    assert str(told(state, line).words) == "has chosen the wealth tiles"


def test_the_day_is_told_with_the_next_food_day() -> None:
    assert str(telling.describe_day(position())) == "Day 1. Food day in 7 days."
    assert str(telling.describe_day(on_food_day(position(), 1))) == "Day 8. Today is a food day."


def test_a_note_takes_the_place_of_another_so_one_is_told() -> None:
    players = [Player(name, "red") for name in ("Ada", "Ben")]
    for one in played(0):
        notes = [
            one for one in telling.news(one, players, (0, 1)) if isinstance(one, str | Sentence)
        ]
        assert len(notes) <= 1
