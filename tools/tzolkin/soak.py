"""Random games under the referee and the plain engine, and damaged records.

    python -m tools.tzolkin.soak [--games 10000] [--records 10000] [--first 0] [--jobs 2]

The games are dealt over all combinations of options and numbers of seats; of every two one is of
the rich. The first that goes wrong is named with the command that plays it alone, and the exit
status is 1. Then records are read: those of tests/tzolkin/bad, large ones, and good ones damaged
at random; none may take more than a second.
"""

import random
import traceback
from collections.abc import Iterator
from functools import partial
from typing import Final

from game.tzolkin.rules.records import read
from tests.tzolkin.rules.mutations import game, mutated, settle
from tests.tzolkin.rules.refereed import KINDS, check_record, course, watch, watch_the_rich
from tools.soaking import Played, arguments, in_processes, play_all, read_all, reading_time
from tools.tzolkin.bad_records import FOLDER, large_cases

WHOLE: Final = 10_000  # more actions than any game has


def main() -> None:
    """Play the games, read the records, and say what was found."""
    options = arguments("Random games and damaged records of Tzolk'in.")
    seeds = range(options.first, options.first + options.games)
    play_all(in_processes(_play, seeds, options.jobs), len(seeds), "tools.tzolkin.soak")
    if options.records:
        damaged = range(options.first, options.first + options.records)
        read_all(_cases(damaged), len(damaged), settle, partial(reading_time, read))


def _play(seed: int) -> Played:
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


def _cases(seeds: range) -> Iterator[tuple[str, bytes]]:
    """All broken records by name, damaged ones by seed."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path.name, path.read_bytes()
    yield from large_cases().items()
    records = [game(seed, WHOLE) for seed in range(len(KINDS))]
    for seed in seeds:
        source = random.Random(seed)
        yield f"damage {seed}", mutated(source.choice(records), source)


if __name__ == "__main__":
    main()
