"""A match of two by link, in two browser profiles, to its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.driver import Drive, Element, Elements

CLIPBOARD = ["clipboard-read", "clipboard-write"]
INSTANT = "localStorage['tikal/settings.json'] ??= JSON.stringify({pace: 'instant'})"
FOLLOW = "link => { location.href = link; }"
ENDED = "results/title"
MOST_LINKS = 120
MOST_TOUCHES = 40
"""In a row, until somebody else is to act."""


class Player(Drive):
    """Somebody in a browser of his own."""

    def acts(self) -> bool:
        """Plays until somebody else is to act, the quickest way; False if the game has ended."""
        for _touch in range(MOST_TOUCHES):
            one = self.settled(self._next, "something to do")
            if one["id"] in (ENDED, "share/link"):
                return False
            if one["id"] == "link/send":
                return True
            if one["id"].startswith("space/"):
                self._lay()
            else:
                self.click(one)
        self.picture("gave-up")
        raise AssertionError(
            f"still to act after {MOST_TOUCHES} touches; there is {list(self.elements())}"
        )

    def _next(self, elements: Elements) -> Element | None:
        """What leads on, as soon as it can be touched."""
        ways = ("share/link", ENDED, "link/send", "dialog/end", "scoring/continue", "confirm")
        for id in (*ways, "hexagon/close", "bid/pass", "end-turn"):
            if id in elements and elements[id]["enabled"]:
                return elements[id]
        waits = {"bid/pass", "watch/skip"} & elements.keys()
        return None if waits else self._choice(elements)

    def _choice(self, elements: Elements) -> Element | None:
        """A hexagon of the display, or the space where the one in hand is laid."""
        room = "space/" if "confirm" in elements else "display/"
        return next((elements[id] for id in elements if id.startswith(room)), None)

    def _lay(self) -> None:
        """Lays the hexagon in hand on the first space that takes it."""
        spaces = [one for id, one in self.elements().items() if id.startswith("space/")]
        for space in [one for one in spaces if one["enabled"]]:
            self.click(space)
            self.page.wait_for_timeout(150)
            if self.elements().get("confirm", {}).get("enabled"):
                return

    def link(self) -> str:
        """The link to whoever is to act, or to the end."""
        if "share/link" not in self.elements():
            self.tap("link/send")
        self.tap("share/link")
        self.page.wait_for_function(
            "navigator.clipboard.readText().then(text => text.includes('#g='))"
        )
        link: str = self.page.evaluate("navigator.clipboard.readText()")
        self.page.evaluate("navigator.clipboard.writeText('')")
        self.tap("share/close")
        return link

    def follow(self, link: str) -> None:
        """Opens a link in the page that is open."""
        self.page.evaluate(FOLLOW, link)
        self.wait(lambda: "link/send" not in self.elements(), "what the link brings")

    def kept(self) -> dict[str, Any]:
        """The match that was on the table last."""
        texts = self.page.evaluate(
            "Object.entries(localStorage).filter(([name]) => /autosave|match-|ended-/.test(name))"
        )
        match: dict[str, Any] = json.loads(texts[0][1])
        return match


@pytest.fixture
def two(browser: Browser, origin: str) -> Iterator[list[Player]]:
    """Two profiles with the title in each."""
    with ExitStack() as open_profiles:
        players = []
        for _ in range(2):
            profile = browser.new_context(
                viewport={"width": 1280, "height": 800}, permissions=CLIPBOARD
            )
            open_profiles.enter_context(closing(profile))
            profile.add_init_script(INSTANT)
            players.append(Player(profile.new_page(), origin))
        yield players


@pytest.mark.long(minutes=1)
def test_a_mini_game_goes_to_and_fro_to_its_end(two: list[Player]) -> None:
    ana, ben = two
    ana.open()
    ana.tap("title/tikal")
    ana.tap("page/new-game")
    ana.tap("setup/seat2/kind")
    ana.tap("who/link")
    ana.tap("who/done")
    ana.tap("setup/variant/mini")
    ana.tap("setup/starts/red")
    ana.set_out(ana.tap)
    assert ana.acts()
    ana.picture("by-link-sending")
    first = ana.link()
    ben.page.goto(first)  # as from a messenger
    ben.arrive()
    ben.wait_for("dialog/open")
    ben.picture("by-link-came")
    ben.tap("dialog/open")
    at, other, links = ben, ana, 1
    while at.acts():
        link, links = at.link(), links + 1
        other.follow(link)
        at, other = other, at
        if links == 4:
            assert at.acts()
            at.follow(first)
            at.wait_for("dialog/open")
            at.picture("by-link-old")
            at.tap("dialog/open")
        assert links < MOST_LINKS
    last = at.link()
    other.follow(last)
    other.wait_for(ENDED)
    assert links > 10
    ends = [player.kept() for player in two]
    assert [end.pop("here") for end in ends] == [[0], [1]]
    for end in ends:
        end.pop("begun", None)  # a link has no dates
    assert ends[0] == ends[1]
    assert ana.complaints == ben.complaints == []
    assert ana.foreign == ben.foreign == []
