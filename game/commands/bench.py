"""``python -m game bench``: what the engine does in a second on this machine."""

import json
import random
import statistics
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from typing import Final

from game.tikal import rules
from game.tikal.perft import perft
from game.tikal.play_out import random_match
from game.tikal.record import read, write
from game.tikal.setup import new_setup
from game.tikal.state import State
from game.tikal.variants import BASIC

RUNS: Final = 5
RELATIVE: Final = "actions per 1,000 turns of it"
_PEOPLE: Final = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]


def bench(options: Namespace) -> None:
    """Print the figures, each the median of several runs."""
    figures = measure(options.games)
    if options.json:
        print(json.dumps(figures))
        return
    width = max(len(name) for name in figures)
    for name, figure in figures.items():
        print(f"{name:<{width}}  {figure:>12,.2f}")


def measure(games: int) -> dict[str, float]:
    """Random actions a second by number of seats, and what else an opponent lives on.

    ``RELATIVE`` is set against a fixed loop of plain Python timed in the same run, so that
    figures of different machines can be compared.
    """
    middle = random_match(BASIC, 4, 7)
    state = middle.before(len(middle.actions) // 2)
    text = write(middle)
    figures = {
        f"random actions a second, {seats} seats": _median(partial(_random, seats, games))
        for seats in (2, 3, 4)
    }
    figures["state copy, microseconds"] = _median(lambda: 1e6 / _rate(state.copy, 2000))
    figures["perft nodes a second"] = _median(lambda: _nodes(state))
    figures["reading a record, milliseconds"] = _median(lambda: 1e3 / _rate(lambda: read(text), 5))
    loop = _median(_reference)
    figures["reference loop, turns a second"] = loop
    figures[RELATIVE] = 1000 * figures["random actions a second, 2 seats"] / loop
    return figures


def _median(run: Callable[[], float]) -> float:
    return statistics.median(run() for _ in range(RUNS))


def _rate(call: Callable[[], object], times: int) -> float:
    begin = time.perf_counter()
    for _ in range(times):
        call()
    return times / (time.perf_counter() - begin)


def _random(seats: int, games: int) -> float:
    """Actions a second, listing the legal ones and picking one included."""
    chance, actions = random.Random(seats), 0
    begin = time.perf_counter()
    for seed in range(games):
        state = rules.new_game(new_setup(_PEOPLE[:seats], 0, seed))
        while legal := rules.legal_actions(state):
            rules.apply(state, legal[int(chance.random() * len(legal))])
            actions += 1
    return actions / (time.perf_counter() - begin)


def _nodes(state: State) -> float:
    begin = time.perf_counter()
    return perft(state, 2) / (time.perf_counter() - begin)


def _reference() -> float:
    """A loop of integers, lists and dictionaries that never changes."""
    turns, table, cells = 1_000_000, {i: i for i in range(64)}, list(range(64))
    begin = time.perf_counter()
    for turn in range(turns):
        key = turn & 63
        table[key] = cells[key] + turn % 7
        cells[63 - key] = table[key] - key
    return turns / (time.perf_counter() - begin)
