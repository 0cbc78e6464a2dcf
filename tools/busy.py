"""Repeats a command beside busy processes: python -m tools.busy [options] COMMAND ...

What holds on a quiet machine only does not hold in strangers' hands.
"""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keeps so many processes computing for as long as the block runs."""
    workers = [multiprocessing.Process(target=_compute, daemon=True) for _ in range(processes)]
    for worker in workers:
        worker.start()
    try:
        yield
    finally:
        for worker in workers:
            worker.kill()
            worker.join()


def repeat(command: list[str], times: int) -> list[int]:
    """Runs the command so many times, tells how each went, and returns the exit statuses."""
    statuses = []
    for number in range(1, times + 1):
        began = time.monotonic()
        statuses.append(subprocess.run(command, check=False).returncode)
        took = time.monotonic() - began
        print(f"run {number} of {times}: exit {statuses[-1]} after {took:.0f} s", flush=True)
    return statuses


def _compute() -> None:
    number = 0
    while True:
        number = (number * 1103515245 + 12345) % 2**31


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if not options.command:
        parser.error("name the command to run")
    with busy(options.processes):
        statuses = repeat(options.command, options.times)
    sys.exit(any(statuses))


if __name__ == "__main__":
    main()
