"""The broken records of tests/bad: each is refused with its reason (record format)."""

from argparse import Namespace

import pytest

import game.core.record
import game.tikal.notation
import game.tikal.record
import game.tikal.refusal
import game.tikal.setup
from game.commands.records import check
from game.core.record import RecordError
from game.tikal.record import read
from tests.tikal.universe import reasons
from tools.bad_records import FOLDER, REASONS, too_large

CASES = dict(line.split("\t") for line in REASONS.read_text("utf-8").splitlines())
SPEAKERS = [
    game.core.record,
    game.tikal.notation,
    game.tikal.record,
    game.tikal.refusal,
    game.tikal.setup,
]
"""The modules whose words a reader of records can get to see."""


def refusal(source: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        read(source)
    return str(caught.value)


@pytest.mark.parametrize("name", CASES)
def test_a_broken_record_is_refused_with_its_reason(name: str) -> None:
    assert refusal((FOLDER / name).read_bytes()) == CASES[name]


def test_ten_megabytes_are_refused_by_their_size() -> None:
    """Nothing of them is looked at."""
    assert refusal(too_large()) == (
        "a record has at most 1,000,000 characters, this has 10,000,000"
    )


def test_every_file_has_its_reason() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == CASES.keys()
    assert len(CASES) >= 110


@pytest.mark.parametrize("speaker", SPEAKERS, ids=lambda module: module.__name__)
def test_everything_that_can_be_said_is_said_of_some_record(speaker) -> None:
    """A reason without a case would be one that nobody has ever read."""
    said = [*CASES.values(), refusal(too_large())]
    texts = reasons(speaker)
    assert len(texts) > 5
    assert [text.pattern for text in texts if not any(map(text.search, said))] == []


def test_the_command_line_refuses_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    """Record format: ``check`` prints a line a file, and is not good."""
    names = [str(FOLDER / name) for name in CASES]
    assert not check(Namespace(record=names))
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines] == names
    assert not any(line.endswith(": ok") for line in lines)
