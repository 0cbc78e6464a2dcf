"""Garbage is collected in short pauses, and all of it in the end."""

import gc
import time
import weakref

import pytest

from game.host.pauses import keep_collections_short


class Guest:
    """Somebody who refers to himself: only a collection finds that he has gone."""

    def __init__(self):
        self.own = self


@pytest.fixture
def clock(monkeypatch):
    """Seconds, which the test moves on; the process collects as before when it ends."""
    seconds, before = [0.0], [*gc.callbacks]
    monkeypatch.setattr(time, "monotonic", lambda: seconds[0])
    yield seconds
    gc.callbacks[:] = before
    gc.unfreeze()


def gone_after_a_collection(guest):
    gone = weakref.ref(guest.pop())
    gc.collect()
    return gone() is None


def test_a_collection_looks_only_at_what_is_new(clock):
    keep_collections_short()
    guest = [Guest()]
    gc.collect()
    assert gc.get_freeze_count() > 0
    assert not gone_after_a_collection(guest)
    assert gone_after_a_collection([Guest()])


def test_everything_is_looked_at_now_and_then(clock):
    keep_collections_short()
    guest = [Guest()]
    gc.collect()
    clock[0] += 601
    assert gone_after_a_collection(guest)
