"""What is told, heard, counted and shown follows from views alone."""

import pytest

from game.table.players import players_of
from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.table import telling
from game.tzolkin.table.changes import changes_of
from game.tzolkin.table.motion import steps_of
from game.tzolkin.table.scene import TableScene
from tests.table.guest import NAMES, check_guest, check_table, check_told, random_match
from tests.tzolkin.rules.refereed import KINDS, PARTS

every_game = pytest.mark.parametrize(("options", "seats"), KINDS[::7])


def told_of(played):
    last = played[-1]
    players = players_of([{"name": name, "kind": "human"} for name in NAMES[: last.before.seats]])
    marks = tuple(player.mark for player in players)
    return [
        telling.step(last, players),
        telling.sound(last),
        telling.begins_turn(last),
        telling.is_over(last.after),
        telling.is_secret(last.after),
        *telling.news(last, players, range(2)),
        *steps_of([last], marks),
        *changes_of(played),
    ]


@every_game
def test_a_view_tells_what_the_position_tells(options, seats):
    check_told(random_match(RULES, seats, 3, **options), RULES, told_of)


@every_game
def test_a_guest_is_told_what_is_told_where_the_match_is(options, seats, monkeypatch):
    match = random_match(RULES, seats, 4, **options)
    check_guest(match, RULES, telling, monkeypatch)


@pytest.mark.long(minutes=0.3)
def test_a_guest_sees_what_is_seen_where_the_match_is():
    match = random_match(RULES, 2, 5, **dict.fromkeys(PARTS, True))
    check_table(TableScene, match, RULES)
