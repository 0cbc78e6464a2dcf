"""``python -m game bench``: what the engine does in a second on this machine."""

import json
import random
import statistics
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.commands.peers import NoPeers, peers
from game.commands.timing import Work, rates, ratio
from game.tikal import rules
from game.tikal.perft import perft
from game.tikal.play_out import random_match
from game.tikal.record import read, write
from game.tikal.setup import new_setup
from game.tikal.variants import BASIC

ROUNDS: Final = 15
_PEOPLE: Final = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]
_PLAY: Final = "random actions a second"
_OURS: Final = f"{_PLAY}, 2 seats"
_PERFT: Final = "perft nodes a second"
_COPY: Final = "state copy"
_READ: Final = "reading a record"
_REFERENCE: Final = "reference loop, turns a second"


def bench(options: Namespace) -> bool:
    """Print the figures, each the median of several rounds; False without the engines that they
    are to stand ``--beside``."""
    try:
        beside = peers() if options.beside else {}
    except NoPeers as error:
        print(f"bench: {error}", file=sys.stderr)
        return False
    figures = measure(options.games, beside)
    if options.json:
        print(json.dumps(figures))
        return True
    width = max(len(name) for name in figures)
    for name, figure in figures.items():
        print(f"{name:<{width}}  {figure:>12,.2f}")
    return True


def measure(games: int, beside: Mapping[str, Work]) -> dict[str, float]:
    """Random actions a second by number of seats, and what else an opponent lives on.

    Random play of two is set against the engines ``beside`` and against a fixed loop of plain
    Python, in the same run and round by round, so that figures of different machines and hours
    can be compared.
    """
    play = {f"{_PLAY}, {seats} seats": partial(random_play, seats, games) for seats in (2, 3, 4)}
    others = {f"{_PLAY}, {name}": work for name, work in beside.items()}
    found = rates({**play, **_parts(), **others, _REFERENCE: reference_loop}, ROUNDS)
    middle = {name: statistics.median(values) for name, values in found.items()}
    figures = {name: middle[name] for name in play}
    figures[f"{_COPY}, microseconds"] = 1e6 / middle[_COPY]
    figures[f"{_READ}, milliseconds"] = 1e3 / middle[_READ]
    figures |= {name: middle[name] for name in (_PERFT, *others, _REFERENCE)}
    figures["random actions per 1,000 turns of it"] = 1000 * ratio(found[_OURS], found[_REFERENCE])
    for name, peer in zip(beside, others, strict=True):
        figures[f"our random actions for one of {name}"] = ratio(found[_OURS], found[peer])
    return figures


def _parts() -> dict[str, Work]:
    match = random_match(BASIC, 4, 7)
    state, text = match.before(len(match.actions) // 2), write(match)
    return {
        _PERFT: lambda: perft(state, 2),
        _COPY: partial(_repeat, state.copy, 2000),
        _READ: partial(_repeat, lambda: read(text), 2),
    }


def _repeat(call: Callable[[], object], times: int) -> int:
    for _ in range(times):
        call()
    return times


def random_play(seats: int, games: int) -> int:
    """Play the first basic games at random; the number of actions, the same every time."""
    chance, actions = random.Random(seats), 0
    for seed in range(games):
        state = rules.new_game(new_setup(_PEOPLE[:seats], 0, seed))
        while legal := rules.legal_actions(state):
            rules.apply(state, chance.choice(legal))
            actions += 1
    return actions


class _Counter:
    """What the reference loop works on."""

    __slots__ = ("cells", "table", "turn")

    def __init__(self) -> None:
        self.cells = list(range(64))
        self.table = {cell: cell for cell in self.cells}
        self.turn = 0


def reference_loop() -> int:
    """A fixed piece of plain Python, of the sort that an engine is made of; never change it.

    A turn calls a function, reads attributes and changes a list and a dictionary; every eighth
    one builds a list.
    """
    counter, kept = _Counter(), 0
    for turn in range(50_000):
        _turn(counter, turn & 63)
        if not turn & 7:
            kept += len([cell for cell in counter.cells if cell & 1])
    assert kept, "the loop did its work"
    return counter.turn


def _turn(counter: _Counter, key: int) -> None:
    cells, table = counter.cells, counter.table
    table[key] = cells[key] + counter.turn % 7
    cells[63 - key] = table.get(63 - key, 0) - key
    counter.turn += 1
