"""Random games under the referee and the oracle, more of them than a test may take.

    python -m tools.soak [--games 10000] [--first 0] [--jobs 2]

The games are dealt over all variants, numbers of seats and options. The first that goes wrong is
named with the command that plays it alone, and the exit status is 1.
"""

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Final

from tests.tikal.refereed import check_record, course, watch

CHUNK: Final = 10  # games handed to a process at once


def main() -> None:
    """Play the games and say what was found."""
    options = _arguments()
    begun, actions, done = time.monotonic(), 0, 0
    seeds = range(options.first, options.first + options.games)
    for seed, played, trouble in _played(seeds, options.jobs):
        if trouble:
            sys.exit(f"\n{trouble}\nalone: python -m tools.soak --first {seed} --games 1")
        done, actions = done + 1, actions + played
        if done % CHUNK == 0:
            _progress(done, options.games, time.monotonic() - begun)
    seconds = time.monotonic() - begun
    print(f"\n{done:,} games, {actions:,} actions, nothing wrong, {seconds:,.0f} s")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random games under the referee.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    return parser.parse_args()


def _played(seeds: range, jobs: int) -> Iterator[tuple[int, int, str]]:
    """The games in any order: seed, number of actions, and what went wrong if anything did."""
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(_play, seeds, chunksize=CHUNK)


def _play(seed: int) -> tuple[int, int, str]:
    played = course(seed)
    try:
        referee = watch(played)
        check_record(played.setup, referee)
    except Exception:  # noqa: BLE001 - whatever it is, it is told with the seed
        return seed, 0, f"game {seed} ({played}):\n{traceback.format_exc()}"
    return seed, len(referee.actions), ""


def _progress(done: int, games: int, seconds: float) -> None:
    left = seconds / done * (games - done)
    print(f"\r{done:,} of {games:,} games, {left:,.0f} s left ", end="", flush=True)


if __name__ == "__main__":
    main()
