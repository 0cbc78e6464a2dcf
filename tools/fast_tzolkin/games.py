"""Games of Tzolk'in's computer players, played by the program in C++.

It plays the same games as ``game.players.tournament.arena`` does in Python, many times as fast,
for whatever a level is and whatever weights it has, with every option: for learning and comparing
weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Final

from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.setup import Setup, orders

_QUICK: Final = ("quick1", "quick2")
"""Orders of tiles that have names instead of numbers."""


def setup_words(setup: Setup) -> Iterator[str]:
    """A set-up as the program reads it (cpp/main.cc)."""
    yield f"seats={setup.seats}"
    yield f"first_player={setup.first_player}"
    for option in fields(setup.options):
        yield f"option.{option.name}={int(getattr(setup.options, option.name))}"
    for name in orders(setup.options):
        order: Sequence[int] = getattr(setup, name)
        if name in _QUICK:
            order = list(map(expansion.QUICK_TILES.index, getattr(setup, name)))
        yield f"{name}={','.join(map(str, order))}"
