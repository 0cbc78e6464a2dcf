"""A tournament on a scheduler and workers started by hand, as docs/bots.md tells it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.__main__ import main

pytestmark = pytest.mark.long(minutes=0.1)
distributed = pytest.importorskip("distributed")
DASK = Path(sys.executable).with_name("dask")
CHECKOUT = str(Path(__file__).parents[3])
PATIENCE = 60.0
"""Seconds for a program to start on a busy machine."""
TOURNAMENT = ["tournament", "--seats", "greedy,random", "--variant", "mini", "--games", "4"]


@contextmanager
def program(*words: str, path: str, folder: Path) -> Iterator[None]:
    """One of dask's, in a folder without the game and with this path to modules."""
    running = subprocess.Popen(
        [DASK, *words, "--no-dashboard", "--host", "127.0.0.1"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "DASK_TEMPORARY_DIRECTORY": str(folder)},
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


@contextmanager
def scheduler(folder: Path, path: str) -> Iterator[str]:
    """The address of a scheduler."""
    told = folder / "scheduler.json"
    words = ("scheduler", "--port", "0", "--scheduler-file", str(told))
    with program(*words, path=path, folder=folder):
        end = time.monotonic() + PATIENCE
        while not told.exists() or not told.read_text():
            assert time.monotonic() < end, "no scheduler"
            time.sleep(0.05)
        yield json.loads(told.read_text())["address"]


@contextmanager
def worker(address: str, count: int, folder: Path, path: str) -> Iterator[None]:
    """One more worker, with which there are so many."""
    with (
        program("worker", address, "--nthreads", "1", path=path, folder=folder),
        distributed.Client(address) as client,
    ):
        client.wait_for_workers(count, timeout=PATIENCE)
        yield


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler and two workers with the checkout on their path."""
    folder = tmp_path_factory.mktemp("machines")
    with (
        scheduler(folder, CHECKOUT) as there,
        worker(there, 1, folder, CHECKOUT),
        worker(there, 2, folder, CHECKOUT),
    ):
        yield there


def refusal(address: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a tournament there ends with."""
    assert main([*TOURNAMENT, "--dask", address]) != 0
    return capsys.readouterr().err


def test_a_tournament_is_played_by_workers_with_the_game_on_their_path(address, capsys):
    assert main([*TOURNAMENT, "--json"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert main([*TOURNAMENT, "--json", "--dask", address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert [one["mean_points"] for one in there["players"]] == [
        one["mean_points"] for one in here["players"]
    ]


def test_a_scheduler_without_the_game_is_told_in_a_line(tmp_path, capsys):
    with scheduler(tmp_path, path="") as there:
        said = refusal(there, capsys)
    assert "does not find the game" in said
    assert "PYTHONPATH=$PWD" in said
    assert said.count("\n") == 1


def test_a_worker_without_the_game_is_told_in_a_line(address, tmp_path, capsys):
    with worker(address, 3, tmp_path, path=""):
        said = refusal(address, capsys)
    assert "does not find the game" in said
    assert said.count("\n") == 1
