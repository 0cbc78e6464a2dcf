"""What is higher than its place is moved by wheel and finger."""

from pygame import Rect

from game.ui.controls.scrolling import Scrolling
from game.ui.input import Drag, Phase, Press, Wheel

PLACE = Rect(10, 20, 100, 200)
INSIDE = PLACE.center


def scrolling(high=1000):
    one = Scrolling()
    one.place(PLACE, high, 1.0)
    return one


def drag(one, by, phase=Phase.MOVE):
    return one.take(Drag(INSIDE, INSIDE, (0, by), phase))


def test_it_begins_at_its_end_and_stays_there_while_it_grows():
    one = scrolling()
    assert one.offset == 800
    one.place(PLACE, 1200, 1.0)
    assert one.offset == 1000


def test_what_was_moved_away_from_the_end_stays():
    one = scrolling()
    drag(one, 300)
    one.place(PLACE, 1200, 1.0)
    assert one.offset == 500


def test_it_never_leaves_its_ends():
    one = scrolling()
    drag(one, -50)
    assert one.offset == 800
    drag(one, 5000)
    assert one.offset == 0
    one = scrolling(high=50)
    assert one.take(Wheel(INSIDE, 1))
    assert one.offset == 0


def test_what_begins_elsewhere_is_not_meant_for_it():
    one = scrolling()
    assert not one.take(Wheel((0, 0), 1))
    assert not one.take(Drag((0, 0), INSIDE, (0, 50), Phase.MOVE))
    assert one.offset == 800


def thrown():
    """Let go in the middle of a quick movement."""
    one = scrolling(5000)
    drag(one, 0, Phase.BEGIN)
    one.update(1.0)
    drag(one, 20)
    one.update(1.02)
    drag(one, 0, Phase.END)
    return one


def test_a_finger_that_lets_go_leaves_it_moving_until_it_stands():
    one, offset = thrown(), 4780.0
    assert one.offset == offset
    times = [1.02 + i / 50 for i in range(1, 300)]
    moved = [one.update(now) for now in times]
    assert moved[0]
    assert not moved[-1]
    assert one.offset < offset - 100


def test_a_finger_stops_it():
    one = thrown()
    one.take(Press(INSIDE))
    assert not one.update(1.1)


def test_a_finger_that_rested_leaves_it_where_it_is():
    one = scrolling(5000)
    drag(one, 0, Phase.BEGIN)
    one.update(1.0)
    drag(one, 20)
    one.update(1.02)
    one.update(1.04)
    drag(one, 0, Phase.END)
    assert not one.update(1.06)
