"""The broken records of tests/bad: each is refused with its reason (record format)."""

from argparse import Namespace
from functools import cache
from pathlib import Path

import pytest

import game.core.action
import game.core.record
import game.core.strict_json
from game.commands.records import check
from game.core.message import Message
from game.core.record import RecordError
from game.refusals import refusal_text
from game.tikal.rules import records, setup
from game.tikal.rules.actions import fields
from game.tikal.rules.records import read
from tests.raised import names_in, raised
from tests.tikal.rules import universe
from tools.bad_records import FOLDER, REASONS, large_cases

CASES = dict(line.split("\t") for line in REASONS.read_text("utf-8").splitlines())
SPEAKERS = [
    game.core.record,
    game.core.strict_json,
    game.core.action,
    records,
    fields,
    *universe.SPEAKERS,
    setup,
]
"""The modules whose errors a reader of records can get to see."""


def refused(source: bytes) -> Message:
    with pytest.raises(RecordError) as caught:
        read(source)
    return caught.value.message


def refusal(source: bytes) -> str:
    return str(refusal_text(refused(source)))


@pytest.mark.parametrize("name", CASES)
def test_a_broken_record_is_refused_with_its_reason(name: str) -> None:
    assert refusal((FOLDER / name).read_bytes()) == CASES[name]


LARGE = {
    "players-by-the-thousand": "The basic game has 2 to 4 seats, not ",
    "a-name-without-end": "'players[0].name' must have 1 to 24 characters.",
    "a-deck-without-end": "The deck must hold 36 hexagons, not ",
    "treasures-without-end": "The treasures must be 3 each of 8 kinds.",
    "options-without-end": "'0' is no option; options are camp_rule, a4_value, length.",
    "actions-without-end": "A game has at most 2,000 actions, this has more.",
    "an-action-without-end": 'Action 7 "enter enter ',
    "keys-without-end-one-twice": "The record has the key '0' twice in one object.",
    "lists-without-end": "A record must be an object, not [[], [], ",
    "ten-times-too-much": "A record has at most 100,000 characters, this has more.",
}


@pytest.mark.parametrize(("name", "case"), large_cases().items(), ids=LARGE)
def test_a_large_broken_record_is_refused_with_its_reason(name: str, case: bytes) -> None:
    """How long that takes is measured by ``make soak``."""
    reason = refusal(case)
    assert reason.startswith(LARGE[name])
    assert len(reason) < 200


def test_every_file_has_its_reason() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == CASES.keys()
    assert len(CASES) >= 110


def test_everything_that_can_be_said_is_said_of_some_record() -> None:
    """A reason without a case would be one that nobody has ever read."""
    names = {one.name for speaker in SPEAKERS for one in raised(Path(speaker.__file__))}
    assert len(names) > 80
    assert names - OF_ANOTHER_GAME <= said()


OF_ANOTHER_GAME = {"not-true-or-false", "words-from-to"}
"""No key of Tikal's is that, and each of its actions has so many words and no other number."""


@cache
def said() -> set[str]:
    large = large_cases()
    cases = [(FOLDER / name).read_bytes() for name in CASES]
    cases += [large["ten-times-too-much"], large["actions-without-end"]]
    return {name for case in cases for name in names_in(refused(case))}


def test_the_command_line_refuses_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    """Record format: ``check`` prints a line a file, and is not good."""
    names = [str(FOLDER / name) for name in CASES]
    assert not check(Namespace(record=names))
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines] == names
    assert not any(line.endswith(": ok") for line in lines)
