"""Strict JSON: what is read can be written again, and no two readers read it differently."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.message import Message
from game.core.strict_json import MAX_DEPTH, MAX_DIGITS, JsonError, load


def refusal(text: str) -> str:
    with pytest.raises(JsonError) as caught:
        load(text)
    return str(Message(caught.value.name, caught.value.fields))


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**90), 10**90)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text('abc"[{\\'), inner),
)


@given(VALUES)
def test_what_json_writes_is_read(value: object) -> None:
    assert load(json.dumps(value)) == value


@given(st.text())
def test_anything_is_read_or_refused(text: str) -> None:
    try:
        value = load(text)
    except JsonError:
        return
    assert load(json.dumps(value)) == value


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_no_numbers_that_are_none(number: str) -> None:
    assert refusal(f"[{number}]") == f"no-number (name: {number})"


def test_a_number_too_large_is_refused() -> None:
    """Read as infinity it could never be written again."""
    assert refusal("[1e999]") == "number-too-large (number: 1e999)"


def test_as_many_digits_as_may_be() -> None:
    assert load("9" * MAX_DIGITS) == 10**MAX_DIGITS - 1
    assert refusal("9" * (MAX_DIGITS + 1)) == "number-too-long (most: 100)"


def test_half_a_character_is_refused() -> None:
    """Half a surrogate pair is JSON, but cannot be encoded when it is saved."""
    assert refusal('["\\ud800"]') == "half-a-character"
    assert load('"\\ud83c\\udf0b"') == "\U0001f30b"


def test_as_deep_as_may_be() -> None:
    assert json.dumps(load("[" * MAX_DEPTH + "]" * MAX_DEPTH)) == "[" * MAX_DEPTH + "]" * MAX_DEPTH


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":', '"\\"",[' * 2])
@pytest.mark.parametrize("times", [MAX_DEPTH + 1, 1000, 100_000])
def test_too_deep(opening: str, times: int) -> None:
    assert refusal(opening * times) == "nested-too-deep (most: 50)"


@pytest.mark.parametrize("brackets", ["[" * 60, '"' + "{" * 60, "\\" + '"[' * 60, "]" * 60])
def test_brackets_in_a_text_do_not_count(brackets: str) -> None:
    assert load(json.dumps([brackets])) == [brackets]


def test_many_lists_side_by_side_are_not_deep() -> None:
    assert load("[" + "[]," * 1000 + "[]]") == [[]] * 1001


@pytest.mark.parametrize("text", ['{"a": 0, "b": 1, "b": 1}', '[{"c": {"b": 0, "b": 1}}]'])
def test_a_key_may_not_stand_twice(text: str) -> None:
    """Of the two json would silently take the last."""
    assert refusal(text) == "key-twice (key: b)"


def test_a_byte_order_mark_is_named() -> None:
    assert refusal("\ufeff{}") == "byte-order-mark"
