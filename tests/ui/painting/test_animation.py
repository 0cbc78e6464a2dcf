import pytest

from game.ui.painting.animation import Timeline, arch, ease_in_out, ease_out, partial_progress


def seen(timeline, times):
    for now in times:
        timeline.update(now)


def test_steps_follow_one_another_and_each_ends_at_1_once():
    one, two = [], []
    timeline = Timeline()
    timeline.then(one.append, 1, wait=1)
    timeline.then(two.append, 1)
    seen(timeline, [5, 5.5, 6.5, 7.5, 9, 10])
    assert one == [0, 0.5, 1]
    assert two == [0.5, 1]
    assert timeline.done


def test_skip_finishes_everything():
    one, two = [], []
    timeline = Timeline()
    timeline.then(one.append, 1)
    timeline.then(two.append, 1)
    timeline.update(0)
    timeline.skip()
    assert (one[-1], two) == (1, [1])
    assert not timeline.update(1)


def test_reduced_motion_shows_only_the_end():
    ends = []
    timeline = Timeline(still=True)
    timeline.then(ends.append, 1)
    timeline.then(ends.append, 1)
    assert timeline.update(0)
    assert ends == [1, 1]
    assert timeline.done


@pytest.mark.parametrize("pace", [ease_in_out, ease_out])
def test_a_way_begins_and_ends_where_it_should_and_never_turns_back(pace):
    way = [pace(i / 20) for i in range(21)]
    assert (way[0], way[-1]) == (0, 1)
    assert way == sorted(way)


def test_an_arch_is_highest_in_its_middle():
    assert [arch(t) for t in (0, 0.5, 1)] == [0, 1, 0]


def test_a_part_stands_still_before_and_after():
    assert [partial_progress(t, 0.25, 0.75) for t in (0, 0.25, 0.5, 0.75, 1)] == [0, 0, 0.5, 1, 1]
