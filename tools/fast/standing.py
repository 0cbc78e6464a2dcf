"""What came of many games, in a line."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean

from game.players.tournament.arena import ranks, wins
from tools.fast.games import Course


def told(name: str, courses: list[Course], habits: Iterable[str]) -> str:
    """A line of the table: the first entrant against the others, who are of a kind."""
    won = mean(wins(one.points)[0] for one in courses)
    rank = mean(ranks(one.points)[0] for one in courses)
    habits, sides = list(habits), (slice(1), slice(1, None))
    points = [mean(mean(one.points[side]) for one in courses) for side in sides]
    done = [
        " ".join(
            f"{mean(mean(done[habit] for done in one.habits[side]) for one in courses):.1f}"
            for habit in habits
        )
        for side in sides
    ]
    both = (f"{made:6.1f} ({often})" for made, often in zip(points, done, strict=True))
    return f"{name:14} {len(courses):4} {won:6.1%} {rank:.2f} {' : '.join(both)}"
