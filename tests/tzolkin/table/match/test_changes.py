"""What the card of a hand-over tells of Tzolk'in: the difference from what its player saw last."""

import pytest

from game.table.news import change_numbers
from game.tzolkin.rules.data.board import ALL_TEETH, GEAR_OF, LAST_SPACE, SPACE_OF
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.setup import Options
from game.tzolkin.rules.state import KEEP, TRIBE
from game.tzolkin.table.changes import changes_of
from game.tzolkin.table.things import (
    BuildingTile,
    Calendar,
    Space,
    Technology,
    Temple,
)
from tests.table.turns.windows import unseen


def placed(played):
    """The teeth of those who were placed meanwhile, followed worker by worker."""
    first = played[0].before
    new = dict.fromkeys((t for t in range(ALL_TEETH) if first.teeth[t] >= 0), False)
    for one in played:
        days = one.after.days_passed - one.before.days_passed
        ridden = {
            tooth + days: fresh
            for tooth, fresh in new.items()
            if SPACE_OF[tooth] + days <= LAST_SPACE[GEAR_OF[tooth]] + 1
        }
        standing = [t for t in range(ALL_TEETH) if one.after.teeth[t] >= 0]
        new = {tooth: ridden.get(tooth, True) for tooth in standing}
    return {tooth for tooth, fresh in new.items() if fresh}


def markers(numbers, kind):
    """Where markers are outlined: the number of their track or temple, and the step there."""
    there = [one for one in numbers if isinstance(one, kind)]
    return {tuple(getattr(one, name) for name in kind.__slots__) for one in there}


def changed(before, after, seats, each):
    """Where markers stand now that stood elsewhere."""
    return {(i % each, after[i]) for i in range(seats * each) if after[i] != before[i]}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_it_is_the_difference_of_two_positions_and_no_more(seats, seed):
    match = random_match(seats, seed, Options(tribes=True, prophecies=True, quick_actions=True))
    workers = 0
    for _seat, played in unseen(match):
        before, after = played[0].before, played[-1].after
        changes = changes_of(played)
        if after.phase in (TRIBE, KEEP):
            assert changes == ()
            continue
        numbers = change_numbers(changes)
        new = {one.tooth for one in numbers if isinstance(one, Space) and SPACE_OF[one.tooth]}
        assert new == {tooth for tooth in placed(played) if SPACE_OF[tooth]}
        workers += len(new)
        days = (
            after.days_passed > before.days_passed or after.food_days_done > before.food_days_done
        )
        assert (Calendar() in numbers) == days
        assert {one.building for one in numbers if isinstance(one, BuildingTile)} == set(
            after.displayed_buildings
        ) - set(before.displayed_buildings)
        assert markers(numbers, Temple) == changed(before.temples, after.temples, seats, 3)
        assert markers(numbers, Technology) == changed(before.techs, after.techs, seats, 4)
        for seat in range(seats):
            own = " ".join(str(one.words) for one in changes if one.seat == seat)
            points = after.score[seat] - before.score[seat]
            assert ("scores " in own, "loses " in own) == (points > 0, points < 0)
            corn = after.corn[seat] - before.corn[seat]
            assert f"{abs(corn)} corn" in own or not corn
    assert workers


def test_who_has_ridden_on_since_is_told_where_he_stands_now():
    told = set()
    for _seat, played in unseen(random_match(3, 4)):
        turned = played[-1].after.days_passed > played[0].before.days_passed
        for change in changes_of(played):
            if "places" in str(change.words) and "starting" not in str(change.words):
                assert ("now on" in str(change.words)) == turned
                told.add(turned)
    assert told == {False, True}
