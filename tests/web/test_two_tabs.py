"""The game open in two tabs of one browser: one plays, the other looks on, nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, BrowserContext, Error

from tests.web.driver import Drive
from tests.web.test_play import end_turn, kinds, place_hexagon, saved, uncover

NO_LOCKS = "delete Navigator.prototype.locks"  # as on a page without https
INSTANT = "localStorage['tikal/settings.json'] ??= JSON.stringify({pace: 'instant'})"
NATURAL = "localStorage['tikal/settings.json'] = JSON.stringify({pace: 'natural'})"


@pytest.fixture(params=["locks", pytest.param("asked", marks=pytest.mark.long(minutes=0.25))])
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A profile of its own, with the browser's locks and without."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    if request.param == "asked":
        context.add_init_script(NO_LOCKS)
    yield context
    context.close()


@pytest.fixture
def tab(context: BrowserContext, origin: str) -> Tabs:
    return Tabs(context, origin)


class Tabs:
    """Opens tabs of one profile."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context = context
        self.origin = origin

    def __call__(self) -> Drive:
        drive = Drive(self.context.new_page(), self.origin)
        drive.open()
        return drive


def test_the_second_looks_on_follows_takes_over_and_gives_back(tab: Tabs) -> None:
    first = tab()
    first.begin()
    second = tab()
    second.tap("dialog/look-on")
    second.wait_for("look-on/take")
    second.picture("look-on")
    place_hexagon(first)
    uncover(first, "a4")
    second.wait(lambda: second.elements().get("space/a4") == label(first, "a4"), "what is played")
    first.tap("tool/undo")
    first.wait(lambda: "dig" not in kinds(first), "the undo")  # until then both show the same
    second.wait(lambda: second.elements().get("space/a4") == label(first, "a4"), "what is undone")

    second.tap("look-on/take")
    second.wait_for("action/enter")
    first.wait_for("dialog/take")
    first.picture("taken-over")
    assert kinds(second) == ["tile", "enter", "move"]
    second.tap("space/a4")
    second.tap("action/dig")
    end_turn(second)
    second.wait(lambda: len(kinds(second)) == 5, "the end of the turn")
    before = saved(second)
    assert kinds(second) == ["tile", "enter", "move", "dig", "end"]

    first.tap("dialog/take")
    first.wait_for("space/b5")
    second.wait_for("dialog/take")
    assert saved(first) == before
    assert first.complaints == second.complaints == []


def label(drive: Drive, space: str) -> object:
    return drive.elements().get(f"space/{space}")


def test_the_first_closed_frees_the_game_for_the_one_that_looks_on(tab: Tabs) -> None:
    first = tab()
    first.begin()
    place_hexagon(first)
    second = tab()
    second.tap("dialog/look-on")
    second.wait_for("look-on/take")
    first.page.close()
    second.wait_for("action/enter")
    assert kinds(second) == ["tile"]
    assert second.complaints == []


def test_the_first_crashed_frees_the_game_by_itself(tab: Tabs) -> None:
    first, second = tab(), tab()
    second.wait_for("dialog/take")
    crash(first)
    second.wait_for("title/tikal")
    second.tap("title/tikal")
    second.tap("page/new-game")
    second.wait_for("setup/start")


def crash(drive: Drive) -> None:
    """Ends the tab's process at once, as the system does that has no memory left."""
    with suppress(Error):  # it never gets there
        drive.page.goto("chrome://crash")


def test_the_second_opened_while_the_first_thinks_does_not_disturb_it(tab: Tabs) -> None:
    tab.context.add_init_script(INSTANT)
    first = tab()
    first.tap("title/tikal")
    first.tap("page/new-game")
    for seat in ("setup/seat1/kind", "setup/seat2/kind"):
        first.tap(seat)
        first.tap("who/explorer")
        first.tap("who/done")
    first.tap("setup/start")
    first.wait(lambda: len(actions(first)) > 20, "some turns")
    first.page.evaluate(NATURAL)  # for the second: the game must not end before the first looks on
    second = tab()
    second.tap("dialog/take")
    second.wait_for("watch/skip")
    first.wait_for("dialog/look-on")
    taken = len(actions(second))
    second.wait(lambda: len(actions(second)) > taken + 10, "more turns")
    first.tap("dialog/look-on")
    first.wait_for("look-on/take")
    assert first.complaints == second.complaints == []


def actions(drive: Drive) -> list[str]:
    """What the browser keeps as played; nothing while nothing is kept."""
    kept = drive.page.evaluate("localStorage['tikal/autosave.json'] ?? null")
    return list(json.loads(kept)["actions"]) if kept else []


def test_both_opened_at_once_only_one_has_the_game(tab: Tabs) -> None:
    drives = [Drive(tab.context.new_page(), tab.origin) for _ in range(2)]
    for drive in drives:
        drive.page.goto(tab.origin, wait_until="commit")
    for drive in drives:
        drive.arrive()
    terms = sorted(bool(drive.page.evaluate("tikal.lock.term")) for drive in drives)
    assert terms == [False, True]


def test_settings_changed_in_both_are_both_kept(tab: Tabs) -> None:
    first, second = tab(), tab()
    second.tap("dialog/back")
    for drive in (first, second):
        drive.page.bring_to_front()  # a tab behind another has few frames, and settles late
        drive.tap("title/settings")
    first.page.bring_to_front()
    first.tap("settings/sound/off")
    second.wait(lambda: settings(second).get("muted"), "the sound off")
    second.page.bring_to_front()
    second.tap("settings/pace/slow")
    first.wait(lambda: settings(first).get("pace") == "slow", "the slow pace")
    assert settings(first)["muted"]


def settings(drive: Drive) -> dict[str, object]:
    """What the browser keeps of them."""
    return dict(json.loads(drive.page.evaluate("localStorage['tikal/settings.json'] ?? '{}'")))


def test_a_tab_that_slept_goes_on_unless_another_has_played(tab: Tabs) -> None:
    first = tab()
    first.begin()
    place_hexagon(first)
    first.tap("action/enter")
    for kind in ("freeze", "resume"):
        first.page.evaluate(f"document.dispatchEvent(new Event('{kind}', {{bubbles: true}}))")
    first.page.wait_for_timeout(500)
    assert "dialog/take" not in first.elements()
    first.tap("space/a5")
    first.wait_for("action/move")

    for kind in ("freeze", "resume", "freeze"):  # asleep again while it still asks
        first.page.evaluate(f"document.dispatchEvent(new Event('{kind}', {{bubbles: true}}))")
    second = tab()
    second.tap("title/continue")
    second.wait_for("action/move")
    first.page.evaluate("document.dispatchEvent(new Event('resume', {bubbles: true}))")
    first.wait_for("dialog/take")
    assert first.complaints == second.complaints == []
