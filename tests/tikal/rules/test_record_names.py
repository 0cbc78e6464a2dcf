"""Names in records: one line of 1 to so many characters (record format, "Players")."""

import json

import pytest

from game.core.record import MAX_KIND, MAX_NAME, RecordError
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import read, write
from game.tikal.rules.setup import MINI

RECORD = write(random_match(MINI, 2, 1))


def renamed(field: str, text: str) -> str:
    """The record with another name or kind of its first player."""
    record = json.loads(RECORD)
    record["players"][0][field] = text
    return json.dumps(record)


@pytest.mark.parametrize(("field", "longest"), [("name", MAX_NAME), ("kind", MAX_KIND)])
def test_the_longest_text_is_read_and_one_more_is_not(field, longest):
    read(renamed(field, "x"))
    read(renamed(field, "x" * longest))
    for text in ("", "x" * (longest + 1)):
        with pytest.raises(RecordError, match=rf"\.{field}, most: {longest}\)$"):
            read(renamed(field, text))


@pytest.mark.parametrize("character", [" ", "~", "\xa0", "é", "名"])
def test_what_can_be_seen_is_read(character):
    assert read(renamed("name", f"a{character}b")).setup.players[0]["name"] == f"a{character}b"


@pytest.mark.parametrize("character", ["\x00", "\x1f", "\x7f", "\x9f"])
def test_control_characters_are_refused(character):
    with pytest.raises(RecordError, match="control-characters"):
        read(renamed("name", f"a{character}b"))


def test_a_mark_is_text():
    """Told by the field's own name, like every wrong type."""
    record = json.loads(RECORD)
    record["players"][0]["mark"] = 3
    with pytest.raises(RecordError, match=r"players\[0\]\.mark"):
        read(json.dumps(record))
