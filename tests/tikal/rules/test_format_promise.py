"""The promise of the record format.

A record that this project has once committed can be read by every later version, whatever
format it then writes: it leads to the same actions and the same result. Therefore a file in
tests/records is never changed, renamed or deleted; a new format adds files of its own, and a new
reader keeps reading the old ones. These tests hold whoever changes the reader to that.
"""

import json
from pathlib import Path

import pytest

from game.tikal.rules.records import dump, read, write

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
FORMATS = {"tikal-record/1"}
"""Every format there ever was."""


def test_there_are_records_of_every_format():
    assert {json.loads(path.read_bytes())["format"] for path in RECORDS} == FORMATS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_ever_committed_can_be_read_and_written_again(path):
    given = json.loads(path.read_bytes())
    match = read(path.read_bytes())
    assert [str(action) for action in match.actions] == given["actions"]
    assert [dict(player) for player in match.setup.players] == given["players"]
    again = read(write(match))
    assert dump(again.state) == dump(match.state)
