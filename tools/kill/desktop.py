"""Kills the desktop's program while computer players play: python -m tools.kill.desktop.

Half of the kills come at a random moment, half while a save is being written. After each one the
match has to be there, legal and no shorter than it had been seen; the next start goes on with it.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final

from tools.kill.saves import INSTANT, Lost, Watch, is_over

ROOT: Final = Path(__file__).parents[2]
SLOT: Final = "autosave.json"
ENDED: Final = "ended-000001.json"
LATEST: Final = 1.5
"""Seconds that the program plays on at most before it is killed."""
PATIENCE: Final = 60.0
"""Seconds in which a start has to come to its first action."""


class Kills:
    """A data folder and the programs that were killed in it.

    found: how many kills there were, and what they met.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.watch = Watch()
        self.found: Counter[str] = Counter()
        self.lengths: list[int] = []
        self._chance = random.Random(seed)
        self._left: set[str] = set()
        (folder / "settings.json").write_text(INSTANT, "utf-8")

    def kill_one(self) -> None:
        """Starts the program, lets it play, kills it and looks at what is there.

        Raises:
            Lost: something was lost, or the next start did not go on.
        """
        program = self._start([] if self.watch.kept else [self._new_game()])
        try:
            self._await_action(program)
            self._play_on()
        finally:
            program.kill()
            program.wait()
        self._look()

    def _new_game(self) -> str:
        record = self.folder / "new.json"
        record.write_text(self.watch.begin(), "utf-8")
        return str(record)

    def _start(self, record: list[str]) -> subprocess.Popen[bytes]:
        quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return subprocess.Popen(
            [sys.executable, "-m", "tools.kill.continuing", *record],
            cwd=ROOT,
            env={**os.environ, **quiet, "TIKAL_DATA": str(self.folder)},
            stdout=subprocess.DEVNULL,
        )

    def _await_action(self, program: subprocess.Popen[bytes]) -> None:
        """Waits until the game is longer than the last time."""
        latest = time.monotonic() + PATIENCE
        while not self._has_grown():
            if program.poll() is not None:
                raise Lost(f"the program ended with {program.returncode}")
            if time.monotonic() > latest:
                raise Lost(f"the program played nothing within {PATIENCE:g} s")
            time.sleep(0.01)

    def _has_grown(self) -> bool:
        text = self._saved()
        before = len(self.watch.kept)
        return text is not None and len(self.watch.look(text).actions) > before

    def _play_on(self) -> None:
        """Waits for the moment to kill; what is saved meanwhile counts as seen."""
        aimed = self._chance.random() < 0.5
        moment = time.monotonic() + self._chance.uniform(0, LATEST)
        while time.monotonic() < moment:
            self.watch.look(self._saved())
            time.sleep(self._chance.uniform(0, 0.02))
        while aimed and time.monotonic() < moment + LATEST and not self._half_written():
            pass  # a save is written within milliseconds

    def _look(self) -> None:
        self.found["kills"] += 1
        self.found["amid a save"] += bool(left := self._half_written())
        self._left |= left
        match = self.watch.look(self._saved())
        if broken := sorted(path.name for path in self.folder.glob("*.broken*")):
            raise Lost(f"{broken} was kept aside")
        self.lengths.append(len(match.actions))
        if is_over(match):
            self.found["finished games"] += 1
            self.watch.kept = []
            for name in (SLOT, ENDED):
                (self.folder / name).unlink(missing_ok=True)

    def _saved(self) -> str | None:
        """The game on the table, or where it has been put away because it has ended."""
        for name in (SLOT, ENDED, SLOT):  # it may be moved between two looks
            with suppress(FileNotFoundError):
                return (self.folder / name).read_text("utf-8")
        return None

    def _half_written(self) -> set[str]:
        new = {name for name in os.listdir(self.folder) if name.startswith(f"{SLOT}.new")}
        return new - self._left


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kills = Kills(Path(folder), options.seed)
        for number in range(1, options.kills + 1):
            try:
                kills.kill_one()
            except Lost as error:
                sys.exit(f"kill {number} of {options.kills}: {error}")
            if number % 10 == 0:
                print(f"{number} of {options.kills}", file=sys.stderr)
        left = len(os.listdir(folder))
    told = ", ".join(f"{number} {what}" for what, number in kills.found.items())
    print(
        f"{told}; {statistics.median(kills.lengths):.0f} actions when killed (median); {left} files"
    )


if __name__ == "__main__":
    main()
