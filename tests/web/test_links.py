"""Links in a real browser: a stranger's block no frame, and a question outlives a reload."""

from __future__ import annotations

import math

import pytest

from tests.core.share.hostile import HOSTILE
from tests.web.driver import Drive

FOLLOW = "code => { location.hash = `g=${code}`; }"
WATCH = """
() => {
  let last = performance.now();
  window.longest = 0;
  const look = () => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  look();
}
"""
LONGEST = 100.0
"""Milliseconds between two frames."""
TRIES = 4
"""Of which the best counts: another process may have had the machine."""
WORST = ("stretches-500", "stretches-tzolkin", "stretches-far", "bomb-of-little-lists")
"""Of those that are opened in every run; make test-long opens all."""


def longest_frame(drive: Drive, code: str) -> float:
    """Follows a link until it has been asked or told about, and answers that; milliseconds."""
    drive.page.evaluate("window.longest = 0")
    drive.page.evaluate(FOLLOW, code)
    answers = {"dialog/refused", "dialog/open"}
    drive.wait(lambda: answers & drive.elements().keys(), "an answer to give")
    longest: float = drive.page.evaluate("window.longest")
    there = drive.elements()
    drive.tap("dialog/refused" if "dialog/refused" in there else "dialog/back")
    drive.wait_for("title/tikal")
    return longest


def blocked(drive: Drive, names: tuple[str, ...]) -> dict[str, float]:
    """The codes with which a frame takes too long however often it is tried, and how long."""
    drive.open()
    drive.wait_for("title/tikal")
    longest_frame(drive, HOSTILE["number-for-nothing"])  # what is drawn for the first time
    drive.page.evaluate(WATCH)
    frames = dict.fromkeys(names, math.inf)
    for _try in range(TRIES):
        for name in [one for one in names if frames[one] > LONGEST]:
            frames[name] = min(frames[name], longest_frame(drive, HOSTILE[name]))
    assert drive.complaints == []
    print({name: round(took) for name, took in frames.items()})
    return {name: took for name, took in frames.items() if took > LONGEST}


def test_the_worst_codes_block_no_frame(drive: Drive) -> None:
    assert blocked(drive, WORST) == {}


@pytest.mark.long(minutes=0.4)
def test_no_hostile_code_blocks_a_frame(drive: Drive) -> None:
    assert blocked(drive, tuple(HOSTILE)) == {}


def test_a_question_stays_in_the_address_until_it_is_answered(drive: Drive) -> None:
    drive.open()
    drive.page.evaluate(FOLLOW, HOSTILE["own-name"])
    drive.wait_for("dialog/open")
    drive.reload()
    drive.wait_for("dialog/open")
    drive.tap("dialog/back")
    drive.wait_for("title/tikal")
    assert "#" not in drive.page.url
    drive.reload()
    drive.wait_for("title/tikal")
    assert "dialog/open" not in drive.elements()
