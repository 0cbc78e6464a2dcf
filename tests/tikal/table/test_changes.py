"""What the card of a hand-over tells of Tikal: the difference from what its player saw last."""

import re

import pytest

from game.table.news import change_numbers, change_rows
from game.table.players import players_of
from game.table.telling import PlayedAction
from game.tikal.rules.board import INDEX, SPACES
from game.tikal.rules.board import NAMES as NAMES_OF_SPACES
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.play import legal_actions
from game.tikal.rules.setup import AUCTION, BASIC, MINI
from game.tikal.table.match.changes import changes_of
from tests.table.turns.windows import unseen
from tests.tikal.table.test_scene import NAMES, new_match

COUNTED = re.compile(r"(\d+) (?:arrives?|walks?)")
ALONE = re.compile(r"the leader (?:arrives|walks)")
POINTS = re.compile(r"(scores|pays) (\d+)")


def gains(before, after):
    """Per seat and space, how many more of its members stand there, the leader apart."""
    found = {}
    for seat in range(before.seats):
        for space in range(SPACES):
            more = after.workers_at(seat, space) - before.workers_at(seat, space)
            came = after.leader[seat] == space != before.leader[seat]
            if more > 0 or came:
                found[seat, space] = max(0, more) + came
    return found


def differs(before, after, space):
    """True where something has come to a space or was taken there, members apart."""
    return (
        before.hexagon[space] != after.hexagon[space]
        or before.value[space] != after.value[space]
        or len(before.ruin_treasures[space]) > len(after.ruin_treasures[space])
        or before.camp[space] != after.camp[space]
        or before.guard[space] != after.guard[space]
    )


def counted(changes, seat):
    """How many members of a seat came somewhere, as it is told."""
    own = [str(one.words) for one in changes if one.seat == seat]
    numbers = [int(number) for words in own for number in COUNTED.findall(words)]
    return sum(numbers) + sum(bool(ALONE.search(words)) for words in own)


def points(changes, seat):
    own = [str(one.words) for one in changes if one.seat == seat]
    told = [found for words in own for found in POINTS.findall(words)]
    return sum(int(number) * (1 if verb == "scores" else -1) for verb, number in told)


@pytest.mark.parametrize(
    ("variant", "seats", "seed"), [(BASIC, 4, 1), (BASIC, 2, 2), (AUCTION, 4, 3), (MINI, 2, 4)]
)
def test_it_is_the_difference_of_two_positions_and_no_more(variant, seats, seed):
    match = random_match(variant, seats, seed)
    told = 0
    for _seat, played in unseen(match):
        before, after = played[0].before, played[-1].after
        changes = changes_of(played, NAMES)
        came = gains(before, after)
        there = {space for space in range(SPACES) if differs(before, after, space)}
        assert set(change_numbers(changes)) == there | {space for _seat, space in came}
        for seat in range(seats):
            assert counted(changes, seat) == sum(n for (s, _), n in came.items() if s == seat)
            assert points(changes, seat) == after.score[seat] - before.score[seat]
        told += len(changes)
    assert told > len(match.actions) / 10


def test_what_is_outlined_is_named_in_the_row_of_its_number():
    match = random_match(BASIC, 4, 5)
    players = players_of([{"name": name, "kind": "human"} for name in NAMES])
    for _seat, played in unseen(match):
        changes = changes_of(played, NAMES)
        rows = {row.number: str(row.words) for row in change_rows(changes, players) if row.number}
        for space, numbers in change_numbers(changes).items():
            for number in numbers.split(","):
                named = re.findall(r"\b[a-h][1-9]\b", rows[int(number)])
                assert space in {INDEX[name] for name in named}


def played_by(match, *wanted):
    """A seat's turn with actions of these kinds, the first that are legal; what was played."""
    index = len(match.actions)
    for verb in wanted:
        action = next(one for one in legal_actions(match.state) if str(one).startswith(verb))
        match.play(action)
    return [
        PlayedAction(match.before(one), match.actions[one], match.before(one + 1))
        for one in range(index, len(match.actions))
    ]


def test_arrivals_are_told():
    played = played_by(new_match(2), "tile", "enter w", "enter w", "enter l", "end")
    base = NAMES_OF_SPACES[played[1].action.space]
    words = [str(one.words) for one in changes_of(played, NAMES)]
    assert words[1:] == [f"2 arrive: {base}", f"the leader arrives: {base}"]


def test_who_arrives_and_walks_on_has_arrived_where_he_is():
    played = played_by(new_match(2), "tile", "enter w", "move w", "end")
    there = NAMES_OF_SPACES[played[2].action.space]
    (_placed, arrived) = changes_of(played, NAMES)
    assert str(arrived.words) == f"1 arrives: {there}"


def test_rows_stand_in_the_order_in_which_they_were_begun():
    for order in (("enter l", "enter w"), ("enter w", "enter l")):
        played = played_by(new_match(2), "tile", *order, "end")
        told = [str(one.words).partition(":")[0] for one in changes_of(played, NAMES)]
        arrivals = {"enter l": "the leader arrives", "enter w": "1 arrives"}
        assert told[1:] == [arrivals[one] for one in order]
