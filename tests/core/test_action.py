"""An action's class alone gives notation, reading, its instances and their numbers."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.action import Action, Notation, Spelling, single_word
from game.core.message import NotationError

COLOURS = ("red", "blue")
COLOUR = single_word(range(2), COLOURS.__getitem__, "no-colour", names=COLOURS)
Colour = Annotated[int, COLOUR]
Twice = Annotated[bool, single_word((False, True), ("once", "twice").__getitem__, "not-how-often")]


def _skips(*words: str) -> bool:
    if words not in ((), ("skip",)):
        raise NotationError("no-skip", text=" ".join(words))
    return bool(words)


Skip = Annotated[
    bool, Spelling((False, True), lambda skip: "skip" if skip else "", _skips, range(2))
]


@dataclass(frozen=True, slots=True)
class Paint(Action):
    """Three words, two of them of one kind."""

    verb: ClassVar[str] = "paint"
    colour: Colour
    twice: Twice
    over: Colour


@dataclass(frozen=True, slots=True)
class Put(Action):
    """One word or two."""

    verb: ClassVar[str] = "put"
    colour: Colour
    skip: Skip = False


@dataclass(frozen=True, slots=True)
class PutAway(Action):
    """The same verb, and a word of its own."""

    verb: ClassVar[str] = "put"
    word: ClassVar[str] = "away"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """A word that may be left out before one that must be there."""

    verb: ClassVar[str] = "take"
    skip: Skip
    colour: Colour


def _from(*words: str) -> int:
    match words:
        case ():
            return -1
        case ("from", colour):
            return COLOUR.read(colour)
    raise NotationError("not-from", text=" ".join(words))


From = Annotated[
    int,
    Spelling(
        (-1, 0, 1),
        lambda colour: "" if colour < 0 else f"from {COLOUR.write(colour)}",
        _from,
        range(3),
        first_word="from",
    ),
]


@dataclass(frozen=True, slots=True)
class Move(Action):
    """A word that may be left out, behind others that begin with a word of their own."""

    verb: ClassVar[str] = "move"
    colour: Colour
    origin: From = -1
    skip: Skip = False


NOTATION = Notation[Action]((Put, PutAway, Paint, Take, Move))
ALL = [*Put.every(), *PutAway.every(), *Paint.every(), *Take.every(), *Move.every()]


def test_all_actions_come_in_the_order_of_their_fields_values() -> None:
    assert [str(one) for one in ALL] == [
        *("put red", "put red skip", "put blue", "put blue skip", "put away"),
        *("paint red once red", "paint red once blue", "paint red twice red"),
        *("paint red twice blue", "paint blue once red", "paint blue once blue"),
        *("paint blue twice red", "paint blue twice blue"),
        *("take red", "take blue", "take skip red", "take skip blue"),
        *("move red", "move red skip", "move red from red", "move red from red skip"),
        *("move red from blue", "move red from blue skip"),
        *("move blue", "move blue skip", "move blue from red", "move blue from red skip"),
        *("move blue from blue", "move blue from blue skip"),
    ]


def test_what_is_read_is_the_action_that_was_written() -> None:
    """The very object, so that ``is`` will do."""
    for one in ALL:
        assert NOTATION.parse(str(one)) is one


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-action (text: , names: put, paint, take, move)"),
        ("paints red once red", "no-action (text: paints"),
        ("paint red", "number-of-words (verb: paint, count: 3, found: 1)"),
        ("put", "words-from-to (verb: put, least: 1, most: 2, found: 0)"),
        ("put red skip skip", "words-from-to (verb: put, least: 1, most: 2, found: 3)"),
        ("put away skip", "no-colour (text: away, names: red, blue)"),
        ("put green", "no-colour (text: green, names: red, blue)"),
        ("put red jump", "no-skip (text: jump)"),
        ("move red from", "not-from (text: from)"),
        ("move red away blue", "no-skip (text: away blue)"),
        ("move red skip skip", "no-skip (text: skip skip)"),
        ("move red from red skip skip", "words-from-to (verb: move, least: 1, most: 4, found: 5)"),
        ("paint red " + 30 * "x" + " red", f"not-how-often (text: {20 * 'x'})"),
    ],
)
def test_the_part_that_is_wrong_is_named(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(text)
    assert reason in str(caught.value)


def test_a_value_that_may_be_left_out_makes_no_other_action() -> None:
    assert Put.of(1) is Put.of(1, False)


WORDS = st.sampled_from(
    ["put", "away", "paint", "take", "red", "blue", "once", "skip", "move", "from", ""]
)


@given(st.text() | st.lists(WORDS, max_size=6).map(" ".join))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = NOTATION.parse(text)
    except NotationError:
        return
    assert str(action) == text
