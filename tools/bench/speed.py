"""Holds the engine's speed: python -m tools.bench.speed [--commit].

Random actions are set against a fixed loop of plain Python, both timed in turns in the same run,
so that neither the machine nor what else it does matters much. The figures of ``speed.json``, one
for each minor version of Python, were measured so; a run that falls more than a quarter below its
figure fails. ``--commit`` writes this run's figure into the file.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Final

from game.commands.bench import rates, ratio
from game.commands.workloads import random_play, reference_loop

FIGURES: Final = Path(__file__).with_name("speed.json")
VERSION: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
TOLERANCE: Final = 0.25
ROUNDS: Final = 40
SEATS, GAMES = 2, 10
COMMIT: Final = "python -m tools.bench.speed --commit"


def main() -> None:
    figures: dict[str, float] = json.loads(FIGURES.read_text("utf-8"))
    measured = relative_speed()
    if sys.argv[1:] == ["--commit"]:
        figures[VERSION] = round(measured, 1)
        FIGURES.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", "utf-8")
    print(verdict(measured, figures))


def relative_speed() -> float:
    """Random actions of a game of two in the time of 1,000 turns of the reference loop."""
    found = rates(
        {"engine": partial(random_play, SEATS, GAMES), "reference": reference_loop}, ROUNDS
    )
    return 1000 * ratio(found["engine"], found["reference"])


def verdict(measured: float, figures: dict[str, float]) -> str:
    """One line with the figures.

    Raises:
        SystemExit: the engine is too slow.
    """
    # a Python that has not been measured is held to the least of the others
    of = VERSION if VERSION in figures else min(figures, key=lambda one: figures[one])
    committed = figures[of]
    line = (
        f"speed: {measured:.1f} random actions per 1,000 turns of the reference loop on Python "
        f"{VERSION}; committed for {of} {committed:.1f}, at least {committed * (1 - TOLERANCE):.1f}"
    )
    if measured < committed * (1 - TOLERANCE):
        sys.exit(
            f"{line}\nThe engine has become slower: see what the last commits changed in "
            "game/tikal. If that is meant, commit the new figure with a reason in the message "
            f"(`{COMMIT}`)."
        )
    return line


if __name__ == "__main__":
    main()
