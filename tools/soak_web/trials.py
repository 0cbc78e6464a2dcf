"""What is tried, and under which conditions."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

FLAG: Final = "--js-flags=--stress-incremental-marking"
ROUND: Final = 40
"""Trials of a kind after which the conditions begin anew: a soak that is stopped early has seen
all of them."""


class Conditions(NamedTuple):
    """Under what the browser works."""

    stressed: bool
    beside_others: bool

    @property
    def flags(self) -> list[str]:
        """The browser's further options."""
        return [FLAG] if self.stressed else []

    def __str__(self) -> str:
        stressed = "stressed" if self.stressed else "plain"
        return f"{stressed}, {'beside others' if self.beside_others else 'alone'}"


class Trial(NamedTuple):
    """A start, or a whole game; the number is its seed."""

    kind: str
    number: int

    @property
    def conditions(self) -> Conditions:
        """All four combinations come in turn."""
        return Conditions(bool(self.number & 1), bool(self.number & 2))


def planned(first: int, starts: int, games: int) -> list[Trial]:
    """All that is to be tried, rounds of both kinds in turns."""
    trials = [Trial("start", first + number) for number in range(starts)]
    trials += [Trial("game", first + number) for number in range(games)]
    return sorted(trials, key=lambda one: ((one.number - first) // ROUND, one.kind))


def blocks(trials: list[Trial]) -> list[tuple[Conditions, list[Trial]]]:
    """Trials that share a browser: those of a round under the same conditions."""
    found: dict[tuple[int, Conditions], list[Trial]] = defaultdict(list)
    for trial in trials:
        found[trial.number // ROUND, trial.conditions].append(trial)
    return [(conditions, together) for (_round, conditions), together in found.items()]
