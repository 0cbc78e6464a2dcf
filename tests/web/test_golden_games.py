"""The rules in the browser build are those of the desktop: positions and refusals agree.

Records go in as texts, hashes come out.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

TESTS = Path(__file__).parents[1]
GOLDEN = sorted((TESTS / "records").glob("*.json"))
REASONS = (TESTS / "bad/reasons.tsv").read_text("utf-8").splitlines()
SPEAK = """
import hashlib
from game.core.record import RecordError
from game.tikal.dump import dump
from game.tikal.record import read

def hashes(text):
    match = read(text)
    positions = (match.before(index) for index in range(len(match.actions) + 1))
    return " ".join(hashlib.sha256(dump(one).encode()).hexdigest()[:8] for one in positions)

def refusal(numbers):
    try:
        read(bytes(numbers))
    except RecordError as error:
        return str(error)
    return "accepted"
"""


@pytest.fixture
def python(bare_python: Page) -> Page:
    """The bundle's rules, ready to be given records."""
    bare_python.evaluate("code => python.runPython(code)", SPEAK)
    return bare_python


def test_golden_games_have_the_same_positions_in_the_browser(python: Page) -> None:
    for path in GOLDEN:
        text = path.read_text("utf-8")
        here = python.evaluate("text => python.globals.get('hashes')(text)", text)
        assert here == path.with_suffix(".hashes").read_text("utf-8").strip(), path.stem


def test_broken_records_are_refused_with_the_same_reasons_in_the_browser(python: Page) -> None:
    for line in REASONS:
        name, reason = line.split("\t")
        numbers = list((TESTS / "bad" / name).read_bytes())
        here = python.evaluate("numbers => python.globals.get('refusal')(numbers)", numbers)
        assert here == reason, name
