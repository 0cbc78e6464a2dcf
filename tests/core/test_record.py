"""The frame of a record: read back as written, and refused with a reason if it is broken."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.record import MAX_BYTES, Record, RecordError, expect, expect_list, write
from game.core.record import parse as parse_frame

FRAME: dict[str, Any] = {
    "format": "some-record/1",
    "game": "some",
    "variant": "basic",
    "players": [{"name": "Ana", "kind": "human"}],
    "first_player": 0,
    "actions": ["one", "two"],
}


def parse(source: str | bytes) -> Record:
    return parse_frame(source, "some-record/1", "some")


def text(**changes: Any) -> str:
    return json.dumps(FRAME | changes)


def without(key: str) -> str:
    return json.dumps({k: v for k, v in FRAME.items() if k != key})


def test_reads_the_frame_and_keeps_other_keys() -> None:
    record = parse(text(deck=[1, 2], note={"by": "Ana"}))
    assert record == Record(
        format="some-record/1",
        game="some",
        variant="basic",
        players=[{"name": "Ana", "kind": "human"}],
        first_player=0,
        actions=["one", "two"],
        setup={"deck": [1, 2], "note": {"by": "Ana"}},
    )


def test_written_and_read_again_is_the_same() -> None:
    record = parse(text(deck=["ä", "火山"], note=None))
    assert parse(write(record)) == record
    assert write(parse(write(record))) == write(record)
    assert "\n" not in write(record)


@pytest.mark.parametrize("key", sorted(FRAME))
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(RecordError, match=rf"^record-keys-missing \(keys: {key}\)$"):
        parse(without(key))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 1}, r"not-a-text \(what: format, value: 1\)"),
        ({"game": None}, r"not-a-text \(what: game, value: null\)"),
        ({"variant": []}, r"not-a-text \(what: variant"),
        ({"variant": ""}, "variant-empty"),
        ({"players": {}}, r"not-a-list \(what: players"),
        ({"players": [1]}, r"not-an-object \(what: players\[0\], value: 1\)"),
        ({"first_player": "0"}, r"not-a-whole-number \(what: first_player"),
        ({"first_player": 0.0}, r"not-a-whole-number \(what: first_player"),
        ({"first_player": True}, r"not-a-whole-number \(what: first_player, value: true\)"),
        ({"actions": "end"}, r"not-a-list \(what: actions"),
        ({"actions": ["end", 3]}, r"not-a-text \(what: actions\[1\], value: 3\)"),
    ],
)
def test_a_wrong_type_is_named(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        parse(text(**changes))


@pytest.mark.parametrize("broken", ["", "{", "nonsense", text()[:-1], text() + "x", "\x00"])
def test_no_json(broken: str) -> None:
    with pytest.raises(RecordError, match=r"^not-json \(line: 1, column: \d+\)$"):
        parse(broken)


@pytest.mark.parametrize("other", ["[]", "1", '"text"', "null", "true"])
def test_json_but_no_object(other: str) -> None:
    with pytest.raises(RecordError, match=r"^record-not-an-object \(value: "):
        parse(other)


def test_too_large() -> None:
    with pytest.raises(RecordError, match=r"^record-too-large \(most: 100000\)$"):
        parse(" " * (MAX_BYTES + 1))


def test_bytes_are_read_as_utf_8() -> None:
    record = text(players=[{"name": "Ána", "kind": "human"}])
    assert parse(record.encode()) == parse(record)
    with pytest.raises(RecordError, match=r"^not-utf-8 \(byte: 2\)$"):
        parse(b'"\xff"')


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_byte_order_mark_is_named(encoding: str) -> None:
    with pytest.raises(RecordError, match=r"byte-order-mark|not-utf-8"):
        parse(("\ufeff" + text()).encode(encoding))


def test_another_version_is_named_before_all_else() -> None:
    """What a later version lacks or holds is not for this one to judge."""
    with pytest.raises(RecordError, match=r"^other-format \(found: some-record/2, other: some,"):
        parse('{"format": "some-record/2", "game": "some", "seats": 3}')


def test_expect_is_strict() -> None:
    assert expect(3, int, "it") == 3
    assert expect_list([1, 2], int, "it") == [1, 2]
    with pytest.raises(RecordError, match=r"^not-a-whole-number \(what: it, value: false\)$"):
        expect(False, int, "it")
    with pytest.raises(RecordError, match=r"^not-an-object \(what: it\[1\]"):
        expect_list([{}, []], dict, "it")


def test_a_long_value_is_shortened_in_the_message() -> None:
    with pytest.raises(RecordError) as caught:
        parse(text(first_player="9" * 5000))
    assert len(str(caught.value)) < 120


def test_a_message_is_one_plain_line() -> None:
    """Whatever of the record it quotes."""
    with pytest.raises(RecordError, match=r"^other-format \(found: a�b�\[31m, "):
        parse(text(format="a\nb\x1b[31m"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*FRAME, "deck", "extra"]), JSON))
@example({"variant": ""})
def test_any_values_are_read_or_refused(changes: dict[str, Any]) -> None:
    try:
        record = parse(text(**changes))
    except RecordError:
        return
    assert parse(write(record)) == record


@given(st.text())
def test_any_text_is_read_or_refused(anything: str) -> None:
    with pytest.raises(RecordError):
        parse(anything)
