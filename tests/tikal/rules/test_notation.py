"""The notation of actions (record format)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.message import NotationError
from game.tikal.rules.actions import MOVE, Bid, parse
from tests.tikal.rules.test_refusal import UNIVERSE


def test_every_action_reads_back_as_itself() -> None:
    """All actions there are, and long bids."""
    for action in [*UNIVERSE, Bid.of(9999)]:
        assert parse(str(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "bid 5",
        "pass",
        "choose C3",
        "tile b3 r2",
        "discard",
        "enter w a5",
        "shuttle w a5 d3",
        "move w a5 b4",
        "dig d3",
        "recover d3",
        "exchange 3 p2 5",
        "camp d3",
        "guard d3",
        "end",
    ],
)
def test_the_examples_of_the_format(text: str) -> None:
    """Word for word as the record format writes them."""
    assert str(parse(text)) == text


def test_listed_moves_are_what_is_read() -> None:
    """A move that is read equals the shared one that is listed."""
    assert parse("move w a5 b4") == MOVE["w"][4][8]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-action (text: "),
        ("dance", "no-action (text: dance"),
        ("End", "no-action (text: End"),
        (" end", "no-action (text: "),
        ("end ", "number-of-words (verb: end, count: 0, found: 1)"),
        ("end now", "number-of-words (verb: end, count: 0, found: 1)"),
        ("tile b3", "number-of-words (verb: tile, count: 2, found: 1)"),
        ("tile b3 2", "no-rotation (text: 2, first: r0, last: r5)"),
        ("tile b3 r6", "no-rotation (text: r6, first: r0, last: r5)"),
        ("tile b3 r-1", "no-rotation (text: r-1, first: r0, last: r5)"),
        ("tile b3 r02", "no-rotation (text: r02, first: r0, last: r5)"),
        ("tile b3 r\u0662", "no-rotation (text: r٢, first: r0, last: r5)"),
        ("tile i3 r2", "no-space (text: i3)"),
        ("tile b6 r2", "no-space (text: b6)"),
        ("tile B3 r2", "no-space (text: B3)"),
        ("enter x a5", "no-member (text: x)"),
        ("move w a5", "number-of-words (verb: move, count: 3, found: 2)"),
        ("move  w a5 b4", "number-of-words (verb: move, count: 3, found: 4)"),
        ("exchange 3 2 5", "no-seat (text: 2, first: p0, last: p3)"),
        ("exchange 3 p4 5", "no-seat (text: p4, first: p0, last: p3)"),
        ("exchange 8 p1 5", "no-treasure-kind (text: 8, first: 0, last: 7)"),
        ("exchange 3 p1 -1", "no-treasure-kind (text: -1, first: 0, last: 7)"),
        ("bid 0", "no-bid (text: 0, most: 9999)"),
        ("bid -1", "no-bid (text: -1, most: 9999)"),
        ("bid 05", "no-bid (text: 05, most: 9999)"),
        ("bid", "number-of-words (verb: bid, count: 1, found: 0)"),
        ("bid ", "no-bid (text: , most: 9999)"),
        ("bid 10000", "no-bid (text: 10000, most: 9999)"),
        ("bid " + "9" * 5000, "no-bid (text: 99999999999999999999, most: 9999)"),
        ("bid \u0665", "no-bid (text: ٥, most: 9999)"),
        ("choose Z1", "no-hexagon (text: Z1)"),
        ("choose jungle", "no-hexagon (text: jungle)"),
        ("dig d3\n", "no-space (text: d3�)"),
    ],
)
def test_what_is_no_action_is_refused_with_its_wrong_part(text: str, reason: str) -> None:
    """Only the exact spelling is read."""
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert reason in str(caught.value)


WORDS = st.sampled_from(
    ["bid", "tile", "enter", "move", "exchange", "end", "w", "l", "a5", "b4", "r2", "p1", "3", ""]
)


@given(st.text() | st.lists(WORDS, max_size=5).map(" ".join))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """Never another error; what is read is spelt exactly so."""
    try:
        action = parse(text)
    except NotationError:
        return
    assert str(action) == text
