"""What every game's soak does: games in several processes, then records one by one."""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final

from game.core.record import RecordError
from game.players.tournament.arena import processes

CHUNK: Final = 10  # games handed to a process at once
LIMIT: Final = 1.0  # seconds that reading a record may take

Played = tuple[int, int, str]
"""A game's seed, its number of actions, and what went wrong if anything did."""


def arguments(description: str) -> argparse.Namespace:
    """The options of a soak."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--records", type=int, default=10_000, help="damaged ones")
    parser.add_argument("--first", type=int, default=0, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    return parser.parse_args()


def play_all(played: Iterable[Played], games: int, command: str) -> None:
    """Tell of all games; the first that goes wrong is named with the command that plays it alone,
    and the exit status is 1."""
    begun, actions, done = time.monotonic(), 0, 0
    for seed, length, trouble in played:
        if trouble:
            sys.exit(
                f"\n{trouble}\nalone: python -m {command} --first {seed} --games 1 --records 0"
            )
        done, actions = done + 1, actions + length
        if done % CHUNK == 0:
            _progress(done, games, time.monotonic() - begun)
    seconds = time.monotonic() - begun
    print(f"\n{done:,} games, {actions:,} actions, nothing wrong, {seconds:,.0f} s")


def in_processes(play: Callable[[int], Played], seeds: range, jobs: int) -> Iterator[Played]:
    """The games in their order, each played in one of so many processes."""
    with processes(jobs) as executor:
        yield from executor.map(play, seeds, chunksize=CHUNK)


def read_all(
    cases: Iterable[tuple[str, bytes]],
    damaged: int,
    settle: Callable[[bytes], bool],
    seconds: Callable[[bytes], float],
) -> None:
    """Settle all records and tell the slowest to read; none may take more than ``LIMIT``."""
    slowest, name, accepted = 0.0, "", 0
    for title, case in cases:
        try:
            accepted += settle(case)
        except Exception:  # noqa: BLE001 - whatever it is, it is told with the record
            sys.exit(f"{title}:\n{traceback.format_exc()}")
        slowest, name = max((slowest, name), (seconds(case), title))
    print(f"{damaged:,} damaged records, {accepted:,} still good; slowest to read: ", end="")
    print(f"{name}, {slowest:.3f} s")
    if slowest > LIMIT:
        sys.exit(f"no record may take more than {LIMIT} s")


def reading_time(read: Callable[[bytes], object], case: bytes) -> float:
    """Seconds of this process's time that a record takes to be read or refused."""
    begun = time.process_time()
    with suppress(RecordError):
        read(case)
    return time.process_time() - begun


def _progress(done: int, games: int, seconds: float) -> None:
    left = seconds / done * (games - done)
    print(f"\r{done:,} of {games:,} games, {left:,.0f} s left ", end="", flush=True)
