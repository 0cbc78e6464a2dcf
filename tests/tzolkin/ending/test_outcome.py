"""What the results tell adds up to what the rules count."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.table.players import Player
from game.tzolkin.ending.outcome import feats_of, results
from game.tzolkin.ending.points import held_food_days, points_by_source, points_history
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.records import read
from game.tzolkin.rules.scoring import totals_in_quarters
from game.tzolkin.rules.setup import Options
from game.ui import i18n
from tools.tzolkin.golden_games import FOLDER

RANDOM = [
    random_match(2, 1),
    random_match(4, 2, Options(new_buildings=True, prophecies=True)),
    random_match(5, 3, Options(tribes=True, prophecies=True, quick_actions=True)),
]
GOLDEN = [
    read((FOLDER / f"{name}.json").read_bytes())
    for name in ("base-3-eager-57", "tpnq-5-eager-111", "tpn-4-eager-107")
]


@pytest.mark.parametrize("match", RANDOM + GOLDEN)
def test_every_point_has_a_source(match) -> None:
    for seat, one in enumerate(points_by_source(match)):
        days = (
            one.temples_by_day.total() + one.prophecies_by_day.total() - one.hunger_by_day.total()
        )
        assert one.by_turn_source.total() + days == one.final.track == match.state.score[seat]


def figure(cell):
    return float(str(cell).replace("−", "-"))


@pytest.mark.parametrize("match", RANDOM + GOLDEN)
def test_the_rows_add_up(match) -> None:
    players = [Player(one["name"], "red") for one in match.setup.players]
    told = results(players, points_by_source(match), [0] * len(players))
    *groups, [(_label, points)] = told.table
    for seat, total in enumerate(totals_in_quarters(match.state) or []):
        rows = [figure(cells[seat]) for group in groups for _name, cells in group]
        assert sum(rows) == figure(points[seat]) == total / 4 == told.standings[seat].score


def test_figures_are_written_in_the_language_that_is_in_use() -> None:
    match = RANDOM[0]
    players = [Player(one["name"], "red") for one in match.setup.players]
    quarters = replace(points_by_source(match)[0].final, corn=5)
    found = [replace(one, final=quarters) for one in points_by_source(match)]
    goods = results(players, found, [0] * len(players)).table[1][0][1]
    assert str(goods[0]) == "1.25"
    i18n.use("de")
    assert str(goods[0]) == "1,25"
    i18n.use("en")


def test_four_food_days_are_told() -> None:
    assert [day.day for day, _after in held_food_days(RANDOM[0])] == [1, 2, 3, 4]


@pytest.mark.parametrize("match", RANDOM)
def test_the_course_goes_from_nothing_to_the_end(match) -> None:
    course = points_history(match)
    assert course.points[0] == (0,) * match.setup.seats
    assert course.points[-1] == tuple(total // 4 for total in totals_in_quarters(match.state) or [])
    assert course.if_scored[-1] == course.points[-1]
    assert len(course.scorings) == 4


def test_every_worker_who_was_placed_is_counted() -> None:
    match = RANDOM[0]
    placed = sum(one.verb == "place" for one in match.actions)
    assert sum(one.placed for one in feats_of(match)) == placed
    done = sum(one.verb == "do" for one in match.actions)
    assert sum(sum(one.actions.values()) for one in feats_of(match)) == done


@pytest.mark.parametrize("match", RANDOM + GOLDEN)
def test_every_level_that_was_learnt_is_counted(match) -> None:
    """Levels come by tiles, buildings and wealth, too; only those that were lost are missing."""
    deeds, states = feats_of(match), [match.before(i) for i in range(len(match.actions) + 1)]
    for seat, own in enumerate(deeds):
        levels = [state.techs[4 * seat : 4 * seat + 4] for state in states]
        lost = sum(
            max(0, was - now)
            for before, after in pairwise(levels)
            for was, now in zip(before, after, strict=True)
        )
        assert own.learnt - lost == sum(match.state.techs[4 * seat : 4 * seat + 4])
