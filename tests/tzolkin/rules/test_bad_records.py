"""The broken records of tests/tzolkin/bad: each is refused with its reason (part 4)."""

import pytest

from game.core.record import RecordError
from game.tzolkin.rules import setup
from game.tzolkin.rules.records import notation, record
from game.tzolkin.rules.records.record import read
from game.tzolkin.rules.refusals import build as refused_build
from game.tzolkin.rules.refusals import choice as refused_choice
from game.tzolkin.rules.refusals import refusal
from game.tzolkin.rules.refusals import space as refused_space
from game.tzolkin.rules.refusals import turn as refused_turn
from tests.tikal.rules.universe import reasons
from tools.tzolkin.bad_records import FOLDER, REASONS, large_cases

CASES = dict(line.split("\t") for line in REASONS.read_text("utf-8").splitlines())
SPEAKERS = [
    *(notation, record, refusal, refused_build, refused_choice, refused_space, refused_turn),
    setup,
]
"""The modules whose words a reader of records can get to see."""


def said_of(source: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        read(source)
    return str(caught.value)


@pytest.mark.parametrize("name", CASES)
def test_a_broken_record_is_refused_with_its_reason(name: str) -> None:
    assert said_of((FOLDER / name).read_bytes()) == CASES[name]


LARGE = {
    "players-by-the-thousand": "Tzolk'in has 2 to 5 seats, not ",
    "a-name-of-a-megabyte": "players[0].name must have 1 to 24 characters",
    "wealth-without-end": "wealth must hold each of its 21 tiles once",
    "options-without-end": "options: 0, 1, 10, 100, ",
    "actions-without-end": 'action 7 "end": ',
    "an-action-of-a-megabyte": 'action 7 "place place ',
    "ten-megabytes": "a record has at most 1,000,000 characters, this has more",
}


@pytest.mark.parametrize(("name", "case"), large_cases().items(), ids=LARGE)
def test_a_large_broken_record_is_refused_with_its_reason(name: str, case: bytes) -> None:
    reason = said_of(case)
    assert reason.startswith(LARGE[name])
    assert len(reason) < 300


def test_every_file_has_its_reason() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == CASES.keys()
    assert len(CASES) >= 200


@pytest.mark.parametrize("speaker", SPEAKERS, ids=lambda module: module.__name__)
def test_everything_that_can_be_said_is_said_of_some_record(speaker) -> None:
    """A reason without a case would be one that nobody has ever read."""
    texts = [t for t in reasons(speaker) if not any(map(t.search, CASES.values()))]
    assert not texts
