"""The rules in the browser build are those of the desktop: positions and refusals agree.

Records go in as texts, hashes come out.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

TESTS = Path(__file__).parents[1]
GAMES = {"game.tikal.rules": TESTS, "game.tzolkin.rules": TESTS / "tzolkin"}
"""The rules of each game, and where its records are."""
SPEAK = """
import hashlib
from game.core.record import RecordError
from game.refusals import refusal_text
from {rules}.records import dump, read

def hashes(text):
    match = read(text)
    positions = (match.before(index) for index in range(len(match.actions) + 1))
    return " ".join(hashlib.sha256(dump(one).encode()).hexdigest()[:8] for one in positions)

def refusal(numbers):
    try:
        read(bytes(numbers))
    except RecordError as error:
        return str(refusal_text(error.message))
    return "accepted"
"""


@pytest.fixture
def python(bare_python: Page, rules: str) -> Page:
    """The bundle's rules, ready to be given records."""
    bare_python.evaluate("code => python.runPython(code)", SPEAK.replace("{rules}", rules))
    return bare_python


@pytest.mark.parametrize("rules", GAMES)
def test_golden_games_have_the_same_positions_in_the_browser(python: Page, rules: str) -> None:
    golden = sorted((GAMES[rules] / "records").glob("*.json"))
    assert golden
    for path in golden:
        text = path.read_text("utf-8")
        here = python.evaluate("text => python.globals.get('hashes')(text)", text)
        assert here == path.with_suffix(".hashes").read_text("utf-8").strip(), path.stem


@pytest.mark.parametrize("rules", GAMES)
def test_broken_records_are_refused_with_the_same_reasons_in_the_browser(
    python: Page, rules: str
) -> None:
    bad = GAMES[rules] / "bad"
    for line in (bad / "reasons.tsv").read_text("utf-8").splitlines():
        name, reason = line.split("\t")
        numbers = list((bad / name).read_bytes())
        here = python.evaluate("numbers => python.globals.get('refusal')(numbers)", numbers)
        assert here == reason, name
