"""Whole games of two through the accessible page alone, by roles and names as they are said."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from typing import Any

import pytest
from playwright.sync_api import Playwright, TimeoutError

from tests.referees import tikal_end, tzolkin_end
from tests.web.by_names import REMATCH, Spoken, Step, next_step, tikal, tzolkin, words
from tests.web.driver import Drive
from tests.web.other_drives import DRIVES
from tools.browser import FIREFOX, launch_firefox

STILL = 60.0
"""Seconds without an action after which a game leads nowhere: other work slows it."""
SAVE = "tikal/autosave.json"
PLAYED = f"JSON.parse(localStorage['{SAVE}'] ?? '{{}}').actions?.length ?? 0"
"""How many actions the kept game has; 0 where there is none."""
LOOK = """() => [...document.querySelectorAll("#nodes [data-node]")].map((one) => [
  one.getAttribute("role") ?? {BUTTON: "button", P: "paragraph", LI: "listitem"}[one.tagName] ?? "",
  one.ariaLabel ?? one.textContent,
  one.ariaDescription ?? "",
  one.ariaDisabled !== "true",
  [one.ariaPressed, one.ariaChecked, one.ariaSelected].includes("true"),
])"""
WATCH = """() => {
  window.changes = 0;
  new MutationObserver(() => changes += 1).observe(document.getElementById("nodes"),
    {subtree: true, childList: true, attributes: true, characterData: true});
}"""


class Reader:
    """Whoever plays with a screen reader: finds things by role and name, and clicks on them."""

    def __init__(self, drive: Drive) -> None:
        """They turn the accessible page on, wherever they are in the game."""
        self.page = drive.page
        drive.wait(lambda: self.page.evaluate("tikal.rest.state") == "here", "the rest")
        self.page.keyboard.press("Alt+a")
        self.page.locator("#nodes button").first.wait_for()
        self.page.evaluate(WATCH)

    def look(self) -> list[Spoken]:
        return [Spoken(*one) for one in self.page.evaluate(LOOK)]

    def press(self, role: Any, name: str) -> None:
        """As a screen reader does: a click without a pointer; returns once the page has changed.
        What has just gone is not pressed."""
        before = self.page.evaluate("changes")
        found = self.page.get_by_role(role, name=name, exact=True)
        for one in found.element_handles()[:1]:
            one.evaluate("(one) => one.click()")
        self.wait(before)

    def press_once_there(self, role: Any, name: str) -> None:
        self.page.get_by_role(role, name=name, exact=True).wait_for()
        self.press(role, name)

    def wait(self, before: int) -> None:
        """Waits for a change, but not for long: some things change nothing."""
        with suppress(TimeoutError):
            self.page.wait_for_function("(before) => changes > before", arg=before, timeout=2000)

    def set_out(self, game: str, kind: str) -> None:
        """From the title to the table, both seats for people at this device."""
        self.press_once_there("button", game)
        self.press_once_there("button", "New game")
        self.page.get_by_role("button", name="Start, 2 players").wait_for()
        if kind:
            self.press("radio", kind)
        seats = [one.name for one in self.look() if " is played by: " in one.name]
        self.press("button", seats[1])
        self.press_once_there("radio", "Person, Plays at this device")
        self.press_once_there("button", "Done")
        self.press_once_there("button", "Start, 2 players")

    def is_over(self) -> bool:
        """Whether the results are there."""
        return any(one.name == words(REMATCH) for one in self.look())

    def play(self, steps: Sequence[Step], reached: Callable[[], bool] | None = None) -> None:
        """From the table until something is reached: the results, if nothing else is given.

        Raises:
            AssertionError: there was no action for too long, with what is there instead.
        """
        played, since, last = -1, 0.0, None
        reached = reached or self.is_over
        while not reached():
            before = self.page.evaluate("changes")
            there = self.look()
            now = time.monotonic()
            if (actions := self.page.evaluate(PLAYED)) != played:
                played, since = actions, now
            assert now < since + STILL, f"no action after {last}; there is {there}"
            chosen = next_step(steps, there)
            if chosen:
                self.press(chosen.role, chosen.name)
                last = chosen
            else:
                self.wait(before)


@pytest.fixture
def firefox(origin: str, playwright: Playwright) -> Iterator[Drive]:
    if FIREFOX.find() is None:
        pytest.skip(FIREFOX.missing)
    with launch_firefox(playwright) as browser, closing(browser.new_context()) as context:
        yield DRIVES[FIREFOX](context.new_page(), origin)


def play(drive: Drive, game: str, kind: str, steps: Sequence[Step]) -> Reader:
    """Play a game from the title to the results; return who has played it."""
    drive.open()
    reader = Reader(drive)
    reader.set_out(game, kind)
    reader.play(steps)
    assert not drive.complaints
    return reader


def points_are_told(reader: Reader, referee: Callable[[str], Any]) -> None:
    """The record is what a referee expects, and the results tell his points."""
    points = referee(reader.page.evaluate(f"localStorage['{SAVE}']")).score
    told = [one.name for one in reader.look() if one.role in ("cell", "listitem", "paragraph")]
    assert points, told
    for score in points:
        assert any(re.search(rf"(?<![\d.-]){score}(?![\d.])", one) for one in told), told


@pytest.mark.long(minutes=3)
@pytest.mark.parametrize("kind", ["Mini", "Basic", "Auction"])
def test_tikal_is_played_by_names_alone(drive: Drive, kind: str) -> None:
    points_are_told(play(drive, "Tikal", kind, tikal()), tikal_end)


@pytest.mark.long(minutes=3)
def test_tzolkin_is_played_by_names_alone(drive: Drive) -> None:
    points_are_told(play(drive, "Tzolk'in", "", tzolkin()), tzolkin_end)


@pytest.mark.long(minutes=2)
def test_a_mini_game_is_played_by_names_alone_in_firefox(firefox: Drive) -> None:
    points_are_told(play(firefox, "Tikal", "Mini", tikal()), tikal_end)
