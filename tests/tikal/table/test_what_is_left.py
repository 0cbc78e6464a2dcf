"""The figures that the panels show of what is left, at every position of whole random games: they
are what a count of the actions played so far says."""

from collections import Counter

import pygame
import pytest
from pygame import Rect

from game.table.players import Player
from game.tikal.rules.actions import (
    LEADER,
    Discard,
    Enter,
    EstablishCamp,
    PlaceGuard,
    PlaceTile,
    Recover,
    Uncover,
)
from game.tikal.rules.components import HEXAGONS, TEMPLE_TILES, TREASURE_COPIES
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.hidden import view
from game.tikal.rules.setup import VARIANTS
from game.tikal.rules.turns import is_final_round
from game.tikal.table.panels.stock import draw_letters, draw_temples, draw_treasures
from game.tikal.table.shown.stock import TEMPLE_NUMBERS, stock_of
from game.tikal.table.view.seat_chip import SeatInfo
from game.tikal.table.view.seats import draw_seat
from game.ui import text
from game.ui.screen import Canvas, Screen

EVERY = 3
"""Positions are looked at so many actions apart."""


class Count:
    """What an onlooker would note down."""

    def __init__(self, variant, seats):
        self.variant = variant
        self.on_board = self.recovered = 0
        self.unlaid = [number for part in variant.hexagon_sets for number in part]
        self.drawn = set()
        self.tiles = list(TEMPLE_TILES)
        self.workers = [variant.workers] * seats
        self.camps = [variant.camps] * seats
        self.guards = [variant.guards] * seats

    def note(self, before, action):
        match action:
            case PlaceTile():
                self.on_board += HEXAGONS[before.hand].masks
                self.unlaid.remove(before.hand)
            case Discard():
                self.unlaid.remove(before.hand)
            case Recover():
                self.on_board -= 1
                self.recovered += 1
            case Uncover(space=space):
                self.tiles[before.value[space] + 1] -= 1
            case Enter(member=member):
                self.workers[before.seat] -= member != LEADER
            case EstablishCamp():
                self.camps[before.seat] -= 1
            case PlaceGuard():
                self.guards[before.seat] -= 1

    def treasures(self):
        later = sum(HEXAGONS[number].masks for number in self.unlaid)
        here = f"Treasures: {self.on_board} on the board"
        return f"{here}, {later} to come" if later else here


@pytest.fixture
def canvas():
    return Canvas(pygame.display.set_mode((640, 200)), Screen(1280, 800))


def told(draw, *args):
    with text.record_drawn_lines() as lines:
        draw(*args)
    return [line.meant for line in lines]


@pytest.mark.parametrize(
    ("variant", "seats", "seed"), [("basic", 4, 3), ("auction", 3, 4), ("mini", 2, 5)]
)
def test_they_follow_from_what_was_played(variant, seats, seed, canvas):
    match = random_match(VARIANTS[variant], seats, seed)
    count = Count(VARIANTS[variant], seats)
    assert sum(HEXAGONS[one].masks for one in count.unlaid) == (
        TREASURE_COPIES * VARIANTS[variant].treasure_kinds
    )
    row = Rect(0, 0, 400, 40)
    for index, action in enumerate(match.actions):
        before = match.before(index)
        if index % EVERY == 0:
            seen = view(before)
            left = stock_of(seen)
            assert told(draw_treasures, canvas, row, left) == [count.treasures()]
            tiles = [str(count.tiles[number]) for number in TEMPLE_NUMBERS]
            assert told(draw_temples, canvas, row, left)[1::2] == tiles
            _check_letters(told(draw_letters, canvas, row, left), before)
            for seat in range(seats):
                _check_seat(canvas, seen, seat, count)
        count.note(before, action)
    assert count.recovered


def _check_letters(lines, before):
    """Those in the stack: neither drawn nor on display."""
    left = Counter(HEXAGONS[number].letter for number in before.deck[before.drawn :])
    if not left:
        over = is_final_round(before)
        assert lines == ["The last scoring" if over else "No hexagon left"]
        return
    counts = {
        letter: int(number.lstrip("×")) for letter, number in zip(*[iter(lines)] * 2, strict=True)
    }
    assert counts == left


def _check_seat(canvas, seen, seat, count):
    player = Player("Ana", "red")
    shown = SeatInfo(seen, seat, player, seen.score[seat], active=False)
    lines = told(draw_seat, canvas, Rect(0, 0, 262, 108), shown)
    supplies = [str(one[seat]) for one in (count.workers, count.camps, count.guards)]
    assert lines[:5] == [str(seen.score[seat]), "Ana", *supplies]


def test_after_the_end_nothing_follows():
    left = stock_of(view(random_match(VARIANTS["basic"], 2, 3).state))
    assert (left.top, str(left.what_follows)) == (None, "The game is over.")
