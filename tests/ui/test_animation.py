from game.ui.animation import Timeline


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
