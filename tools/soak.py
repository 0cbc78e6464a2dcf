"""Random games under the referee and the oracle, and damaged records: more than a test may take.

    python -m tools.soak [--games 10000] [--records 10000] [--first 0] [--jobs 2]

The games are dealt over all variants, numbers of seats and options. The first that goes wrong is
named with the command that plays it alone, and the exit status is 1. Then records are read: those
of tests/bad, large ones, and good ones damaged at random; none may take more than a second.
"""

import random
import traceback
from collections.abc import Iterator
from typing import Final

from game.tikal.rules.records import read
from tests.tikal.rules.mutations import game, mutated, settle
from tests.tikal.rules.refereed import check_record, course, watch
from tools.bad_records import FOLDER, large_cases
from tools.soaking import Played, arguments, in_processes, play_all, read_all, reading_time

WHOLE: Final = 10_000  # more actions than any game has


def main() -> None:
    """Play the games, read the records, and say what was found."""
    options = arguments("Random games and damaged records.")
    _play_all(range(options.first, options.first + options.games), options.jobs)
    if options.records:
        _read_all(range(options.first, options.first + options.records))


def _play_all(seeds: range, jobs: int) -> None:
    play_all(_played(seeds, jobs), len(seeds), "tools.soak")


def _played(seeds: range, jobs: int) -> Iterator[Played]:
    return in_processes(_play, seeds, jobs)


def _play(seed: int) -> Played:
    played = course(seed)
    try:
        referee = watch(played)
        check_record(played.setup, referee)
    except Exception:  # noqa: BLE001 - whatever it is, it is told with the seed
        return seed, 0, f"game {seed} ({played}):\n{traceback.format_exc()}"
    return seed, len(referee.actions), ""


def _read_all(seeds: range) -> None:
    read_all(_cases(seeds), len(seeds), settle, _seconds)


def _cases(seeds: range) -> Iterator[tuple[str, bytes]]:
    """All broken records by name, damaged ones by seed."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path.name, path.read_bytes()
    yield from large_cases().items()
    records = [game(seed, WHOLE) for seed in range(42)]
    for seed in seeds:
        source = random.Random(seed)
        yield f"damage {seed}", mutated(source.choice(records), source)


def _seconds(case: bytes) -> float:
    return reading_time(read, case)


if __name__ == "__main__":
    main()
