"""Garbage is collected in short pauses, and all of it in the end."""

import gc
import time
import weakref

import pytest

from game.host.pauses import short_collections


class Guest:
    """Somebody who refers to himself: only a collection finds that he has gone."""

    def __init__(self):
        self.own = self


@pytest.fixture
def clock(monkeypatch):
    """Seconds, which the test moves on; meanwhile collections are short."""
    seconds = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: seconds[0])
    with short_collections():
        yield seconds


def gone_after_a_collection(guest):
    gone = weakref.ref(guest.pop())
    gc.collect()
    return gone() is None


@pytest.mark.usefixtures("clock")
def test_a_collection_looks_only_at_what_is_new():
    guest = [Guest()]
    gc.collect()
    assert gc.get_freeze_count() > 0
    assert not gone_after_a_collection(guest)
    assert gone_after_a_collection([Guest()])


def test_everything_is_looked_at_now_and_then(clock):
    guest = [Guest()]
    gc.collect()
    clock[0] += 601
    assert gone_after_a_collection(guest)


def test_afterwards_the_process_collects_as_before():
    callbacks = [*gc.callbacks]
    with short_collections():
        guest = [Guest()]
        gc.collect()
    assert gc.callbacks == callbacks
    assert gone_after_a_collection(guest)
