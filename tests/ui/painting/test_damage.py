from pygame import Rect

from game.ui.screen import DirtyRects


def test_what_lies_apart_stays_apart():
    damage, parts = DirtyRects(), [Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)]
    for part in parts:
        damage.add(part)
    assert damage.take_all() == parts
    assert not damage
    assert damage.take_all() == []


def test_what_overlaps_is_one_part_also_where_it_joins_others():
    damage = DirtyRects()
    for part in (Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(5, 5, 20, 2)):
        damage.add(part)
    assert damage.take_all() == [Rect(0, 0, 30, 10)]


def test_nothing_is_no_damage():
    damage = DirtyRects()
    damage.add(Rect(5, 5, 0, 8))
    assert not damage


def test_what_was_added_may_be_changed_by_its_owner():
    damage, part = DirtyRects(), Rect(0, 0, 10, 10)
    damage.add(part)
    part.w = 99
    assert damage.take_all() == [Rect(0, 0, 10, 10)]
