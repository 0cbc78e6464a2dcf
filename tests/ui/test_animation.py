import pytest

from game.ui.animation import Timeline, Tween, ease_in_out, ease_out, linear


@pytest.mark.parametrize("easing", [linear, ease_out, ease_in_out])
def test_easings_go_from_0_to_1(easing):
    assert easing(0) == pytest.approx(0)
    assert easing(1) == pytest.approx(1)


def test_tween_runs_between_its_values_and_stays():
    tween = Tween(10, 2, 100, 200, linear)
    assert [tween.value(t) for t in (9, 10, 11, 12, 99)] == [100, 100, 150, 200, 200]
    assert not tween.done(11.9)
    assert tween.done(12)


def test_tween_of_no_length_is_there_at_once():
    assert Tween(10, 0, 1, 5).value(10) == 5


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


def test_along_runs_beside_the_step_before():
    one, two = [], []
    timeline = Timeline()
    timeline.then(one.append, 2)
    timeline.along(two.append, 2, delay=1)
    seen(timeline, [0, 1, 2, 3])
    assert one == [0, 0.5, 1]
    assert two == [0, 0.5, 1]


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


def test_speed():
    passed = []
    timeline = Timeline(speed=2)
    timeline.then(passed.append, 1)
    seen(timeline, [0, 0.25, 0.5])
    assert passed == [0, 0.5, 1]
