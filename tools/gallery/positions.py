"""Positions of the golden games, found by what is going on in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from game.tikal.rules.records import TikalMatch, read
from game.tikal.rules.state import State

RECORDS = Path(__file__).parents[2] / "tests/records"
NAMES = ("Marisol", "Heinrich the Elder of Q", "Yun-seo", "Ana")
MARKS = ("red", "blue", "yellow", "white")


@cache
def _record(name: str) -> TikalMatch:
    return read((RECORDS / f"{name}.json").read_text("utf-8"))


def position(
    name: str, part: float, wanted: Callable[[State], object], rival: str = "human"
) -> TikalMatch:
    """A golden game up to the first wanted position after this part of it; all but the first seat
    are of the rival's kind.

    Raises:
        ValueError: there is none.
    """
    whole = _record(name)
    count = len(whole.actions)
    for index in range(round(part * count), count + 1):
        if wanted(whole.before(index)):
            return until(name, index, rival)
    raise ValueError(f"{name} has no such position after {part:.0%} of it")


def until(name: str, index: int, rival: str = "human") -> TikalMatch:
    """A golden game's first actions, played by players with names of all lengths."""
    whole = _record(name)
    players = tuple(
        {"name": NAMES[seat], "kind": rival if seat else "human", "mark": MARKS[seat]}
        for seat in range(whole.setup.seats)
    )
    match = TikalMatch(replace(whole.setup, players=players))
    for action in whole.actions[:index]:
        match.play(action)
    return match
