"""What a record says of itself before it is played."""

import json

import pytest

from game.core.outline import MAX_NAME_LENGTH, Origin, name_of, origin_of, outline, with_name
from game.core.record import RecordError

RECORD = {
    "game": "some",
    "variant": "basic",
    "players": [{"name": "Ana", "kind": "human"}],
    "actions": ["one", "two"],
}


def test_it_says_what_is_played_and_by_whom():
    told = outline(json.dumps(RECORD | {"name": "Friday", "origin": {"after": 1, "of": 9}}))
    assert (told.game, told.variant, told.actions) == ("some", "basic", 2)
    assert told.players == RECORD["players"]
    assert (told.name, told.origin) == ("Friday", Origin(1, 9))


def test_without_a_variant_name_or_origin_there_is_none():
    told = outline(json.dumps({key: RECORD[key] for key in ("game", "players", "actions")}))
    assert (told.variant, told.name, told.origin) == ("", "", None)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not-json"),
        ("[]", "record-not-an-object"),
        (json.dumps(RECORD | {"game": 3}), r"not-a-text \(what: game"),
        (
            json.dumps(RECORD | {"players": [{"name": "Ana"}]}),
            r"keys-missing \(what: players\[0\], keys: kind\)",
        ),
        (json.dumps(RECORD | {"actions": {}}), r"not-a-list \(what: actions"),
    ],
)
def test_what_is_no_record_is_refused(text, reason):
    with pytest.raises(RecordError, match=reason):
        outline(text)


@pytest.mark.parametrize("name", [3, None, "", "  ", "x" * (MAX_NAME_LENGTH + 1), "two\nlines"])
def test_a_name_that_cannot_be_shown_is_none(name):
    assert name_of({"name": name}) == ""


def test_a_name_is_given_and_taken_away():
    entries = with_name({"seed": 4}, " Friday ")
    assert name_of(entries) == "Friday"
    assert with_name(entries, " ") == {"seed": 4}
    assert name_of(with_name({}, "x" * 99)) == "x" * MAX_NAME_LENGTH


@pytest.mark.parametrize("origin", [Origin(3, 9), Origin(0, 0, "Friday")])
def test_an_origin_is_read_as_it_was_written(origin):
    assert origin_of(json.loads(json.dumps(origin.entry))) == origin


@pytest.mark.parametrize("own", [3, {}, {"after": 9, "of": 3}, {"after": True, "of": 3}])
def test_an_origin_that_says_nothing_is_none(own):
    assert origin_of({"origin": own}) is None
