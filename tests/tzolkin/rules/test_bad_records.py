"""The broken records of tests/tzolkin/bad: each is refused with its reason (part 4)."""

from functools import cache
from pathlib import Path

import pytest

from game.core.message import Message
from game.core.record import RecordError
from game.refusals import refusal_text
from game.tzolkin import rules
from game.tzolkin.rules.records import read
from tests.raised import names_in, raised
from tools.tzolkin.bad_records import FOLDER, REASONS, large_cases

CASES = dict(line.split("\t") for line in REASONS.read_text("utf-8").splitlines())
RULES = Path(rules.__file__).parent
SPEAKERS = [
    *(RULES / "records.py", RULES / "setup.py", RULES / "play.py"),
    *(path for path in sorted((RULES / "actions").glob("*.py")) if raised(path)),
]
"""The modules whose errors a reader of records can get to see."""


def refused(source: bytes) -> Message:
    with pytest.raises(RecordError) as caught:
        read(source)
    return caught.value.message


def said_of(source: bytes) -> str:
    return str(refusal_text(refused(source)))


@pytest.mark.parametrize("name", CASES)
def test_a_broken_record_is_refused_with_its_reason(name: str) -> None:
    assert said_of((FOLDER / name).read_bytes()) == CASES[name]


LARGE = {
    "players-by-the-thousand": "Tzolk'in has 2 to 5 seats, not ",
    "a-name-without-end": "'players[0].name' must have 1 to 24 characters.",
    "wealth-without-end": "'wealth' must hold each of its 21 tiles once.",
    "options-without-end": "'0' is no option; options are tribes, ",
    "actions-without-end": "A game has at most 2,000 actions, this has more.",
    "an-action-without-end": 'Action 7 "place place ',
    "ten-times-too-much": "A record has at most 100,000 characters, this has more.",
}


@pytest.mark.parametrize(("name", "case"), large_cases().items(), ids=LARGE)
def test_a_large_broken_record_is_refused_with_its_reason(name: str, case: bytes) -> None:
    reason = said_of(case)
    assert reason.startswith(LARGE[name])
    assert len(reason) < 300


def test_every_file_has_its_reason() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == CASES.keys()
    assert len(CASES) >= 200


@pytest.mark.parametrize("speaker", SPEAKERS, ids=lambda path: path.stem)
def test_everything_that_can_be_said_is_said_of_some_record(speaker) -> None:
    """A reason without a case would be one that nobody has ever read."""
    texts = {one.name for one in raised(speaker)}
    assert texts <= said()


@cache
def said() -> set[str]:
    cases = [(FOLDER / name).read_bytes() for name in CASES]
    return {name for case in cases for name in names_in(refused(case))}
