"""WebKitGTK, by WebDriver: as much of playwright's interface as the tests need."""

from __future__ import annotations

import base64
import time
import warnings
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

from tests.web.scripted_site import ScriptedSite
from tests.web.webdriver import Session, WebDriverError

PATIENCE = 20.0  # seconds for a condition of the page
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Control": "\ue009"}
EVALUATE = """
const [source, argument, done] = arguments;
const evaluate = async () => {
  const value = (0, eval)(source);
  return typeof value === "function" ? value(argument) : value;
};
evaluate().then((value) => done({ value }), (error) => done({ error: String(error) }));
"""
# the driver's screenshot waits for the next painting, which an untouched game does not do
PAINT = """
window.painting = setInterval(() => {
  const style = document.documentElement.style;
  style.backgroundColor = style.backgroundColor ? "" : "white";
}, 20);
"""
LISTEN = """
window.complaints = [];
for (const level of ["error", "warn"]) {
  const say = console[level];
  console[level] = (...words) => { complaints.push(words.join(" ")); say(...words); };
}
addEventListener("error", (event) => complaints.push(event.message));
addEventListener("unhandledrejection", (event) => complaints.push(String(event.reason)));
"""


class WebKit:
    """Every context is a browser of its own with an empty profile, and a driver's process of its
    own: one that hangs spoils no other.

    driver starts such a process and gives its address.
    """

    def __init__(
        self, driver: Callable[[], AbstractContextManager[str]], site: ScriptedSite
    ) -> None:
        self._driver = driver
        self._site = site

    def new_context(self, viewport: dict[str, int], **_device: object) -> Context:
        """A browser with one page; nothing of the device but its viewport is imitated."""
        with ExitStack() as running:
            page = Page(self._session(running), self._site, viewport)
            page.add_init_script(LISTEN)
            return Context(page, running.pop_all())

    def _session(self, running: ExitStack) -> Session:
        """A browser that does not come (once in some forty starts the driver never answers) is
        begun once more, and told."""
        try:
            return Session(running.enter_context(self._driver()))
        except TimeoutError:
            warnings.warn("WebKit did not start at first", stacklevel=2)
            return Session(running.enter_context(self._driver()))


class Context:
    def __init__(self, page: Page, running: ExitStack) -> None:
        self._page = page
        self._running = running

    def new_page(self) -> Page:
        return self._page

    def close(self) -> None:
        with self._running:
            self._page.close()


class Page:
    """What of playwright's Page the tests need."""

    def __init__(self, session: Session, site: ScriptedSite, viewport: dict[str, int]) -> None:
        self.session = session
        self.mouse = Mouse(session)
        self.keyboard = Keyboard(session)
        self._site = site
        self.set_viewport_size(viewport)

    def goto(self, url: str) -> None:
        self.session.ask("/url", url=url)

    def reload(self) -> None:
        self.session.ask("/refresh")

    def add_init_script(self, script: str) -> None:
        self._site.scripts.append(script)

    def evaluate(self, expression: str, argument: object = None) -> Any:
        """The expression's value; a function is called with the argument, a promise awaited."""
        answer = self.session.ask("/execute/async", script=EVALUATE, args=[expression, argument])
        if "error" in answer:
            raise WebDriverError(answer["error"])
        return answer.get("value")

    def close(self) -> None:
        self._site.scripts.clear()
        self.session.end()

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def wait_for_function(self, expression: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise TimeoutError(expression)
            time.sleep(0.05)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Only the window can be sized: what is around the page is added."""
        wanted = size["width"], size["height"]
        self.session.ask("/window/rect", width=wanted[0], height=wanted[1])
        edges = self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
        outer = {"width": wanted[0] + edges[0], "height": wanted[1] + edges[1]}
        self.session.ask("/window/rect", **outer)

    def screenshot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.evaluate(PAINT)
        path.write_bytes(base64.b64decode(self.session.ask("/screenshot", "GET")))
        self.evaluate("clearInterval(painting)")

    def choose(self, field: str, path: Path) -> None:
        """Gives a file to the field with this selector."""
        found = self.session.ask("/element", using="css selector", value=field)
        (element,) = found.values()
        self.session.ask(f"/element/{element}/value", text=str(path))


class Mouse:
    def __init__(self, session: Session) -> None:
        self._act = session.act

    def click(self, x: float, y: float) -> None:
        self._act("pointer", _move(x, y), {"type": "pointerDown", "button": 0}, UP)

    def move(self, x: float, y: float, steps: int = 1) -> None:
        self._act("pointer", *[_move(x, y)] * steps)

    def down(self) -> None:
        self._act("pointer", {"type": "pointerDown", "button": 0})

    def up(self) -> None:
        self._act("pointer", UP)

    def wheel(self, x: float, y: float, delta: float) -> None:
        scroll = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": delta}
        self._act("wheel", scroll)


UP = {"type": "pointerUp", "button": 0}


def _move(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y)}


class Keyboard:
    def __init__(self, session: Session) -> None:
        self._act = session.act

    def type(self, text: str) -> None:
        """One key after another."""
        for key in text:
            self.press(key)

    def press(self, keys: str) -> None:
        """One key, or several at once with a + between them."""
        values = [KEYS.get(key, key) for key in keys.split("+")]
        down = [{"type": "keyDown", "value": value} for value in values]
        self._act("key", *down, *({"type": "keyUp", "value": value} for value in reversed(values)))
