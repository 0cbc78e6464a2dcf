"""Names in records: one line of 1 to so many characters (part 4)."""

import json

import pytest

from game.core.record import MAX_KIND, MAX_NAME, RecordError
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.records import read, write

RECORD = write(random_match(2, 1))


def renamed(field: str, text: str) -> str:
    """The record with another name or kind of its first player."""
    record = json.loads(RECORD)
    record["players"][0][field] = text
    return json.dumps(record)


@pytest.mark.parametrize(("field", "longest"), [("name", MAX_NAME), ("kind", MAX_KIND)])
@pytest.mark.parametrize("character", ["x", "~", "\xa0", "名"])
def test_one_character_and_the_longest_text_are_read(field: str, longest: int, character: str):
    for text in (character, character * longest):
        assert read(renamed(field, text)).setup.players[0][field] == text


@pytest.mark.parametrize(("field", "longest"), [("name", MAX_NAME), ("kind", MAX_KIND)])
def test_one_more_is_refused(field: str, longest: int):
    with pytest.raises(RecordError, match=rf"\.{field}, most: {longest}\)$"):
        read(renamed(field, "x" * (longest + 1)))


@pytest.mark.parametrize("character", ["\x00", "\x1f", "\x7f", "\x9f"])
def test_control_characters_are_refused(character: str):
    with pytest.raises(RecordError, match="control-characters"):
        read(renamed("name", f"a{character}b"))
