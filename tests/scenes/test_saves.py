"""Saves of every format that there ever was go on being read, wherever they are kept.

Each file of tests/saves was written by the program as it was when its format was new; they are
never written anew. A format that is added adds a file.
"""

import json
from pathlib import Path

import pytest

from game.games import read
from game.journey import Journey
from game.scenes import kept_matches
from game.table import autosave
from game.tikal.description import TIKAL
from game.tikal.table.scene import TableScene
from tests.windows import Viewer

SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))
FORMATS = {
    "first": "the first save that there was",
    "auction": "another variant",
    "mini-finished": "the third variant, a finished game",
    "orders": "several actions that were one order",
    "taken-back": "a turn that was taken back by agreement",
    "veiled": "what is hidden, packed away from chance looks",
    "branch": "a name, and the game that it branched off from",
}
"""What each was made for."""


def saves():
    return pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)


def test_there_is_a_save_of_every_format():
    assert {path.stem for path in SAVES} == set(FORMATS)


@saves()
def test_it_is_read_and_written_again_without_a_loss(save):
    text = save.read_text("utf-8")
    match, before = read(text), json.loads(text)
    after = json.loads(match.record_for_sharing() if "veiled" in before else match.record())
    assert after == before


@saves()
def test_it_is_gone_on_with_where_it_was_always_kept(save, storage):
    text = save.read_text("utf-8")
    storage.write(autosave.SLOT, text)
    viewer = Viewer(1280, 800, 1)
    Journey(viewer.stage).title()
    viewer.look()
    if read(text).over:
        assert "title/continue" not in viewer.ids()
        assert [place.ended for place in kept_matches.list_places()] == [True]
        return
    viewer.tap("title/continue")
    assert isinstance(viewer.stage.bottom, TableScene)
    assert viewer.stage.bottom.match.actions == read(text).actions


@saves()
def test_it_is_shown_among_the_kept_games(save, storage):
    text = save.read_text("utf-8")
    match = read(text)
    kept_matches.add_record(text, ended=match.over)
    viewer = Viewer(1280, 800, 1)
    Journey(viewer.stage).matches(TIKAL)
    while viewer.stage.busy:
        viewer.look()
    (entry,) = viewer.stage.top.entries
    assert not entry.read_error
    assert entry.picture
    assert [one.name for one in entry.players] == ["Ana", "Ben"]
