"""The notation of actions (record format)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tikal.rules.actions import MOVE, bid
from game.tikal.rules.records.notation import NotationError, parse
from tests.tikal.rules.test_refusal import UNIVERSE


def test_every_action_reads_back_as_itself() -> None:
    """All actions there are, and long bids."""
    for action in [*UNIVERSE, bid(9999)]:
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
        ("", "'' is no action; actions are bid, pass"),
        ("dance", "'dance' is no action"),
        ("End", "'End' is no action"),
        (" end", "'' is no action"),
        ("end ", "'end' takes 0 words after it, not 1"),
        ("end now", "takes 0 words"),
        ("tile b3", "'tile' takes 2 words after it, not 1"),
        ("tile b3 2", "'2' is no rotation; write r0 to r5"),
        ("tile b3 r6", "'r6' is no rotation"),
        ("tile b3 r-1", "'r-1' is no rotation"),
        ("tile b3 r02", "'r02' is no rotation"),
        ("tile b3 r\u0662", "is no rotation"),
        ("tile i3 r2", "'i3' is no space; spaces are a1 to h5"),
        ("tile b6 r2", "'b6' is no space"),
        ("tile B3 r2", "'B3' is no space"),
        ("enter x a5", "'x' is no member; write w"),
        ("move w a5", "takes 3 words after it, not 2"),
        ("move  w a5 b4", "takes 3 words"),
        ("exchange 3 2 5", "'2' is no seat; write p0 to p3"),
        ("exchange 3 p4 5", "'p4' is no seat"),
        ("exchange 8 p1 5", "'8' is no treasure kind; write 0 to 7"),
        ("exchange 3 p1 -1", "'-1' is no treasure kind"),
        ("bid 0", "'0' is no bid; write 1 to 9999"),
        ("bid -1", "'-1' is no bid"),
        ("bid 05", "'05' is no bid"),
        ("bid", "'bid' takes 1 words"),
        ("bid ", "'' is no bid"),
        ("bid 10000", "'10000' is no bid"),
        ("bid " + "9" * 5000, "is no bid"),
        ("bid \u0665", "is no bid"),
        ("choose Z1", "'Z1' is no hexagon; hexagons are A1 to G4"),
        ("choose jungle", "'jungle' is no hexagon"),
        ("dig d3\n", "is no space"),
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
