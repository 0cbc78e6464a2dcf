"""A whole game by real key presses in a browser, and a gamepad that strikes keys."""

from __future__ import annotations

import inspect
import json
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError

from tests import by_keys
from tests.referees import tikal_end
from tests.web.driver import Drive
from tests.web.test_play import SAVE, first_free, kinds, saved

LOOK = f"""
import gc, json
from copy import copy
from game.ui.controls.directions import DIRECTIONS
from game.ui.input import Key
from game.ui.stage import Stage
KEPT = {by_keys.KEPT}
{inspect.getsource(by_keys.stops)}
{inspect.getsource(by_keys.ways)}
stage = next(one for one in gc.get_objects() if isinstance(one, Stage))
def way_to(id):
    found = ways(stage.top, stage.top.form._focus)
    return json.dumps(next((way for on, way in found if on == id), None))
"""
POINTS = "json.dumps([one.score for one in stage.top.standings])"
ORDER = ("dialog/end", "hand-over/take", "scoring/continue", "confirm", "bid/pass", "display/")
"""What is worked as soon as it is there."""
MOST = 1000
"""Things that are worked in a game."""
KEYS = {
    "tab": "Tab",
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "up": "ArrowUp",
    "down": "ArrowDown",
}
PADS = """
window.pads = [null];
navigator.getGamepads = () => window.pads;
window.plug = () => {
  const buttons = Array.from({length: 17}, () => ({pressed: false}));
  window.pads = [{index: 0, buttons, axes: [0, 0, 0, 0]}];
  dispatchEvent(new Event("gamepadconnected"));
};
window.unplug = () => { window.pads = [null]; };
window.hold = (button, down) => { window.pads[0].buttons[button].pressed = down; };
"""
A, B, DOWN = 0, 1, 13


class Hands:
    """Whoever sees the page and has a keyboard: knows where keys lead, and strikes them."""

    def __init__(self, drive: Drive) -> None:
        self.drive = drive
        drive.open()
        drive.wait(lambda: drive.page.evaluate("tikal.rest.state") == "here", "the rest")
        self._python(LOOK)

    def _python(self, code: str) -> object:
        return self.drive.page.evaluate("code => tikal.python.runPython(code)", code)

    @property
    def on(self) -> object:
        """The id of what has the keyboard."""
        return self._python("stage.top.form.focus_id")

    def walk_to(self, id: str) -> None:
        """Walk by the shortest way, as soon as there is one; look again where that has changed."""
        self.drive.wait(lambda: self.on == id or self._walk(id), f"the ring on {id}")

    def _walk(self, id: str) -> bool:
        """Strike the keys that lead to a thing now; return True if the ring is there then."""
        way = json.loads(str(self._python(f"way_to({id!r})")))
        for key in way or ():
            self.drive.page.keyboard.press(KEYS[key])
        for _moment in range(20):  # one who strikes on before it is seen strikes something else
            if self.on == id:
                return True
            self.drive.page.wait_for_timeout(100)
        return False

    def work(self, id: str) -> None:
        """Walk to something and work it; return once something has changed."""
        page = self.drive.page
        self.walk_to(id)
        page.evaluate("window.before = tikal.elements; null")
        page.keyboard.press("Enter")
        with suppress(TimeoutError):  # some things change nothing
            page.wait_for_function("tikal.elements !== before", timeout=2000)

    def choose(self, group: str, value: str) -> None:
        """Choose one of a group by arrows."""
        self.walk_to(group)
        while self.drive.elements()[f"{group}/{value}"]["value"] != "on":
            self.drive.page.keyboard.press("ArrowRight")
            self.drive.page.wait_for_timeout(500)

    def set_out(self, variant: str) -> None:
        """From the title to the table, two people at this device."""
        for id in ("title/tikal", "page/new-game"):
            self.work(id)
        self.choose("setup/variant", variant)
        for id in ("setup/seat2/kind", "who/human", "who/done"):
            self.work(id)
        self.drive.set_out(self.work)

    def play(self) -> list[int]:
        """Play to the results; return the points that they tell."""
        for _step in range(MOST):
            id = str(self.drive.wait(self.next_step, "what leads on"))
            if id == "results/title":
                return list(json.loads(str(self._python(POINTS))))
            self.work(id)
        raise AssertionError(f"{MOST} steps led nowhere; there is {[*self.drive.elements()]}")

    def next_step(self) -> str | None:
        """What leads on: whatever is ready, a space that is lit, or the end of the turn."""
        there = [id for id, one in self.drive.elements().items() if one["enabled"]]
        ready = (id for start in ("results/title", *ORDER) for id in there if id.startswith(start))
        ends = "end-turn" if "end-turn" in there else None
        return next(ready, None) or first_free(self.drive) or ends


@pytest.mark.long(minutes=2)
def test_a_whole_mini_game_by_keys(drive: Drive) -> None:
    hands = Hands(drive)
    hands.set_out("mini")
    points = hands.play()
    assert saved(drive)["variant"] == "mini"
    assert {*kinds(drive)} >= {"tile", "end"}
    assert points == tikal_end(drive.page.evaluate(f"localStorage['{SAVE}']")).score
    assert not drive.complaints


def test_a_gamepad_strikes_keys_until_it_is_unplugged(drive: Drive) -> None:
    drive.page.add_init_script(PADS)
    hands, page = Hands(drive), drive.page
    hands.work("title/tikal")
    hands.work("page/lessons")
    drive.wait_for("lessons/place")
    page.evaluate("plug()")
    page.evaluate("button => hold(button, true)", DOWN)
    seen = {hands.on}
    drive.wait(lambda: seen.add(hands.on) or len(seen) > 2, "the ring that walks on")
    page.evaluate("unplug()")
    page.wait_for_timeout(300)
    before = hands.on
    page.wait_for_timeout(1500)
    assert hands.on == before
    page.evaluate("plug()")
    page.evaluate("button => hold(button, true)", B)
    drive.wait_for("page/new-game")
    hands.walk_to("page/new-game")
    page.evaluate("button => hold(button, true)", A)
    drive.wait_for("setup/start")
    assert not drive.complaints
