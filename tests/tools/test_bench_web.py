"""Frames out of a trace of Chromium."""

import json

import pytest

from tools.bench_web.frames import Frame, frames_of
from tools.bench_web.resize import Sampled, _sharp

PAGE = {"pid": 7, "tid": 1}


def task(start, length, busy, thread=PAGE):
    return {"name": "RunTask", "ts": start, "dur": length, "tdur": busy, **thread}


def call(at, thread=PAGE):
    return {"name": "FireAnimationFrame", "ts": at, **thread}


def test_a_frame_has_all_that_its_thread_did_until_the_next_was_called():
    events = [
        task(100, 50, 50),
        task(1_000, 4_000, 3_000),
        call(1_100),
        call(1_200),
        task(6_000, 2_000, 1_500),
        task(9_000, 9_000, 9_000, {"pid": 7, "tid": 2}),
        task(17_000, 1_000, 1_000),
        call(17_500),
        task(34_000, 1_000, 500),
        call(34_500),
    ]
    trace = json.dumps({"traceEvents": events[::-1]}).encode()
    assert frames_of(trace) == [Frame(16.0, pytest.approx(4.5)), Frame(17.0, pytest.approx(1.0))]


def test_another_page_with_fewer_frames_is_left_out():
    other = {"pid": 8, "tid": 1}
    events = [task(50, 10, 10, other), call(55, other)]
    for start in (1_000, 2_000):
        events += [task(start, 100, 80), call(start + 10)]
    trace = json.dumps({"traceEvents": events}).encode()
    assert frames_of(trace) == [Frame(1.0, 0.08)]


def test_a_window_is_sharp_when_the_turn_of_the_loop_ends():
    sampled = Sampled(0)
    sampled._seen = [(1000.0 + 10 * look, 5.0 * look) for look in range(20)]
    turns = [(10, 20, []), (25, 60, ["some"]), (65, 80, []), (85, 120, ["all"]), (125, 199, [])]
    assert _sharp(turns, 10, 1000, sampled) == (50, 110, 25, 55, 35, 4)
