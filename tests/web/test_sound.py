"""Sound in a real browser: silent until the first tap, held while the tab is hidden."""

import pytest

from tests.web.driver import Drive

LISTEN = """
const Real = window.AudioContext;
window.contexts = [];
window.AudioContext = class extends Real {
  constructor(...options) { super(...options); contexts.push(this); }
};
"""
DEAF = "delete window.AudioContext; delete window.webkitAudioContext;"
SEEN = "Object.defineProperty(document, 'hidden', {{value: {}, configurable: true}})"
CHANGED = "document.dispatchEvent(new Event('visibilitychange'))"


def contexts(drive: Drive) -> list[str]:
    """The states of all contexts that there are to be heard."""
    states: list[str] = drive.page.evaluate("contexts.map((one) => one.state)")
    return [state for state in states if state != "closed"]


def wait_until(drive: Drive, *states: str) -> None:
    drive.wait(lambda: contexts(drive) == list(states), f"sound that is {states}")


@pytest.mark.parametrize("way", ["tap", "touch", "key"])
@pytest.mark.parametrize("drive", [{"has_touch": True}], indirect=True)
def test_the_first_tap_or_key_unlocks_it(drive: Drive, way: str) -> None:
    drive.page.add_init_script(LISTEN)
    drive.open()
    drive.wait_for("title/tikal")
    assert contexts(drive) == []
    if way == "key":
        drive.page.keyboard.press("Tab")
    else:
        getattr(drive, way)("title/tikal")
    wait_until(drive, "running")
    assert drive.complaints == []


def test_a_hidden_tab_is_silent(drive: Drive) -> None:
    drive.page.add_init_script(LISTEN)
    drive.open()
    drive.tap("title/tikal")
    wait_until(drive, "running")
    for hidden, state in (("true", "suspended"), ("false", "running")):
        drive.page.evaluate(f"{SEEN.format(hidden)}; {CHANGED}")
        wait_until(drive, state)


def test_a_browser_without_sound_plays_on_and_says_so_once(drive: Drive) -> None:
    drive.page.add_init_script(DEAF)
    drive.open()
    drive.tap("title/tikal")
    drive.tap("page/new-game")
    drive.set_out(drive.tap)
    drive.tap("tool/menu")
    drive.wait_for("dialog/stay")
    assert [line for line in drive.complaints if "There is no sound" in line] == drive.complaints
    assert len(drive.complaints) <= 1
