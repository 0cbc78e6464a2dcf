"""The tree of nodes after every change at the tables: python -m tools.bench.tree.

Whole golden games are played action by action, as whoever listens plays them. After each the
accessible page asks for the tree, compares it with the last one, and takes it as JSON. Times are of
the processor, in milliseconds.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.games import game_of, read
from game.journey import Journey
from game.settings.store import Pace, Settings, save_settings
from game.ui.screen import Screen
from tools.bench.undo import report
from tools.gallery.visit import Visit, visit

if TYPE_CHECKING:
    from game.table.scene.table import TableScene

TESTS: Final = Path(__file__).parents[2] / "tests"
GAMES: Final = (
    *("records/basic-4-6", "records/auction-4-3", "records/mini-2-0"),
    *("tzolkin/records/base-4-eager-58", "tzolkin/records/base-2-eager-56"),
)
BAR: Final = 2.0
"""Milliseconds that a change may take."""


def changes(name: str) -> list[float]:
    """Return what each action of a game costs whoever is told of it."""
    whole = read((TESTS / f"{name}.json").read_bytes())
    people = tuple({**player, "kind": "human"} for player in whole.setup.players)
    found: list[float] = []

    def play(shown: Visit) -> None:
        save_settings(Settings(pace=Pace.INSTANT, hand_over=False))
        Journey(shown.stage).table(
            game_of(whole).rules().new_match(replace(whole.setup, players=people))
        )
        shown.settle()
        table: TableScene = shown.stage.top  # type: ignore[assignment]
        last = shown.stage.tree()
        for action in whole.actions:
            table.session.leave_interlude()
            table.order(action)
            shown.look()
            begin = time.thread_time()
            if (tree := shown.stage.tree()) != last:
                tree.as_json()
            found.append(1000 * (time.thread_time() - begin))
            last = tree

    visit(play, Screen(1280, 800))
    return found


def main() -> None:
    print(
        f"{'where':8} {'what':20} {'times':>6} {'median':>8} {'99 %':>8} {'most':>8}  ms, bar {BAR}"
    )
    for name in GAMES:
        report("here", {Path(name).name: changes(name)})


if __name__ == "__main__":
    main()
