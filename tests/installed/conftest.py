"""A folder of the player's own, and a game of computer players kept in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.tikal.rules.records import TikalMatch, write
from game.tikal.rules.setup import MINI, new_setup

PLAYERS = [{"name": name, "kind": "ai:novice"} for name in ("Ana", "Ben")]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a game of two computer players that has just begun, shown at once."""
    folder = tmp_path / "data of a player"
    folder.mkdir()
    match = TikalMatch(new_setup(PLAYERS, 0, 7, variant=MINI))
    (folder / "autosave.json").write_text(write(match), "utf-8")
    (folder / "settings.json").write_text(json.dumps({"pace": "instant", "muted": True}), "utf-8")
    return folder


def actions(data: Path) -> int:
    """How many actions the kept game has."""
    return len(json.loads((data / "autosave.json").read_text("utf-8"))["actions"])
