"""Random games under the referee and the plain engine, and damaged records.

    python -m tools.tzolkin.soak [--games 10000] [--records 10000] [--first 0] [--jobs 2]

The games are dealt over all combinations of options and numbers of seats; of every two one is of
the rich. The first that goes wrong is named with the command that plays it alone, and the exit
status is 1. Then records are read: those of tests/tzolkin/bad, large ones, and good ones damaged
at random; none may take more than a second.
"""

import argparse
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from game.core.record import RecordError
from game.tzolkin.rules.record import read
from tests.tzolkin.rules.mutations import game, mutated, settle
from tests.tzolkin.rules.refereed import check_record, course, watch, watch_the_rich
from tools.tzolkin.bad_records import FOLDER, large_cases

CHUNK: Final = 10  # games handed to a process at once
LIMIT: Final = 1.0  # seconds that reading a record may take
WHOLE: Final = 10_000  # more actions than any game has


def main() -> None:
    """Play the games, read the records, and say what was found."""
    options = _arguments()
    _play_all(range(options.first, options.first + options.games), options.jobs)
    if options.records:
        _read_all(range(options.first, options.first + options.records))


def _play_all(seeds: range, jobs: int) -> None:
    begun, actions, done = time.monotonic(), 0, 0
    for seed, played, trouble in _played(seeds, jobs):
        if trouble:
            sys.exit(
                f"\n{trouble}\nalone: python -m tools.tzolkin.soak --first {seed} --games 1"
                " --records 0"
            )
        done, actions = done + 1, actions + played
        if done % CHUNK == 0:
            print(f"\r{done:,} of {len(seeds):,} games ", end="", flush=True)
    seconds = time.monotonic() - begun
    print(f"\n{done:,} games, {actions:,} actions, nothing wrong, {seconds:,.0f} s")


def _played(seeds: range, jobs: int) -> Iterator[tuple[int, int, str]]:
    """The games in any order: seed, number of actions, and what went wrong if anything did."""
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(_play, seeds, chunksize=CHUNK)


def _play(seed: int) -> tuple[int, int, str]:
    played = course(seed // 2)
    try:
        if seed % 2:
            referee = watch_the_rich(played)
        else:
            referee = watch(played)
            check_record(played.setup, referee)
    except Exception:  # noqa: BLE001 - whatever it is, it is told with the seed
        return seed, 0, f"game {seed} ({played}):\n{traceback.format_exc()}"
    return seed, len(referee.actions), ""


def _read_all(seeds: range) -> None:
    slowest, name, accepted = 0.0, "", 0
    for title, case in _cases(seeds):
        try:
            accepted += settle(case)
        except Exception:  # noqa: BLE001 - whatever it is, it is told with the record
            sys.exit(f"{title}:\n{traceback.format_exc()}")
        slowest, name = max((slowest, name), (_seconds(case), title))
    print(f"{len(seeds):,} damaged records, {accepted:,} still good; slowest to read: ", end="")
    print(f"{name}, {slowest:.3f} s")
    if slowest > LIMIT:
        sys.exit(f"no record may take more than {LIMIT} s")


def _cases(seeds: range) -> Iterator[tuple[str, bytes]]:
    """All broken records by name, damaged ones by seed."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path.name, path.read_bytes()
    yield from large_cases().items()
    records = [game(seed, WHOLE) for seed in range(56)]
    for seed in seeds:
        source = random.Random(seed)
        yield f"damage {seed}", mutated(source.choice(records), source)


def _seconds(case: bytes) -> float:
    begun = time.process_time()
    with suppress(RecordError):
        read(case)
    return time.process_time() - begun


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random games and damaged records of Tzolk'in.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--records", type=int, default=10_000, help="damaged ones")
    parser.add_argument("--first", type=int, default=0, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    return parser.parse_args()


if __name__ == "__main__":
    main()
