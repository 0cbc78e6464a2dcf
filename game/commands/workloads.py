"""What is timed: random play, and a fixed loop of plain Python to set it against."""

import random
from typing import Final

from game.tikal import rules
from game.tikal.setup import new_setup

_PEOPLE: Final = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]


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
