"""What is told, heard, explained and shown follows from views alone."""

import pytest

from game.table.players import players_of
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.setup import VARIANTS
from game.tikal.table.board.geometry import HexagonView
from game.tikal.table.match import telling
from game.tikal.table.match.changes import changes_of
from game.tikal.table.motion import steps_of
from game.tikal.table.scene import TableScene
from game.tikal.words.firsts import firsts
from tests.table.guest import NAMES, check_guest, check_table, check_told, random_match

GAMES = [
    (variant.name, seats, options)
    for variant in VARIANTS.values()
    for seats in variant.seats
    for options in ({}, {"camp_rule": "own", "a4_value": 2})
]
every_game = pytest.mark.parametrize(("variant", "seats", "options"), GAMES)


def told_of(played):
    last = played[-1]
    players = players_of([{"name": name, "kind": "human"} for name in NAMES[: last.before.seats]])
    return [
        telling.step(last, players),
        telling.sound(last),
        telling.begins_turn(last),
        telling.is_over(last.after),
        *telling.news(last, players, range(2)),
        *(first.id for first in firsts() if first.applies(last.before)),
        *steps_of([last], seen=HexagonView()),
        *changes_of(played, NAMES),
    ]


@every_game
def test_a_view_tells_what_the_position_tells(variant, seats, options):
    check_told(random_match(RULES, seats, 3, variant, **options), RULES, told_of)


@every_game
def test_a_guest_is_told_what_is_told_where_the_match_is(variant, seats, options, monkeypatch):
    match = random_match(RULES, seats, 4, variant, **options)
    check_guest(match, RULES, telling, monkeypatch)


@pytest.mark.parametrize("variant", ["auction", "mini"])
def test_a_guest_sees_what_is_seen_where_the_match_is(variant):
    match = random_match(RULES, 2, 5, variant)
    check_table(TableScene, match, RULES)
