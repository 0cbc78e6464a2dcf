"""Another window's game is followed: looked at now and then, and left alone where it is broken."""

import pytest

from game.core.record import RecordError
from game.platform import platform
from game.table.autosave import SLOT
from game.table.opening import FollowStatus, SaveFollower
from game.ui import theme

LATER = theme.FOLLOW


@pytest.fixture
def caught(storage):
    """What was caught up with; a text that ends in "?" is of another game."""
    return []


@pytest.fixture
def following(caught):
    def catch_up(text):
        if text == "{":
            raise RecordError("this is no record")
        caught.append(text)
        return not text.endswith("?")

    return SaveFollower(catch_up)


def keep(text):
    platform.storage.write(SLOT, text)


def test_what_is_kept_is_looked_at_only_now_and_then(following, caught):
    assert following.update(0) is FollowStatus.NOTHING_NEW
    keep("one")
    assert following.update(LATER / 2) is FollowStatus.NOTHING_NEW
    assert following.update(LATER) is FollowStatus.CAUGHT_UP
    assert following.update(2 * LATER) is FollowStatus.NOTHING_NEW
    assert caught == ["one"]


def test_another_game_is_told_of(following):
    keep("another?")
    assert following.update(0) is FollowStatus.ANOTHER


def test_what_cannot_be_read_is_left_alone_until_it_can(following, caught):
    keep("{")
    assert following.update(0) is FollowStatus.NOTHING_NEW
    keep("two")
    assert following.update(LATER) is FollowStatus.CAUGHT_UP
    assert caught == ["two"]
