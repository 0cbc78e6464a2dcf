"""The lessons are short."""

from tools.lesson_time import table


def test_each_takes_less_than_three_minutes_and_all_eight_less_than_fifteen():
    lines = table()
    assert len(lines) == 8
    assert max(took for *_rest, took in lines) < 180
    assert sum(took for *_rest, took in lines) < 15 * 60
