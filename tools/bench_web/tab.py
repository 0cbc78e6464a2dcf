"""A tab that nothing watches but its own figures.

Playwright has every page keep all that it has downloaded, for its own use: 20 MB and more that no
player's tab holds. This tab is opened beside Playwright's pages and is asked only what is needed.
"""

from __future__ import annotations

import itertools
import json
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession

from game.ui import theme

PATIENCE = 60.0  # seconds until something that should appear is given up
PUMP = 0.02
# an interpreter and its memory, however the page loads them
HOOK = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await real.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    if (exports.PyRun_SimpleString) window.interpreter ??= exports;
    return made;
  };
}
"""
RUN = """
(() => {
  const { memory, malloc, free, PyRun_SimpleString } = window.interpreter;
  const source = new TextEncoder().encode(%s + "\\0");
  const at = malloc(source.length);
  new Uint8Array(memory.buffer).set(source, at);
  const failed = PyRun_SimpleString(at);
  free(at);
  return failed ? undefined : window.told;
})()
"""


class Tab:
    """One page, driven by messages to its target.

    Raises:
        RuntimeError: the page answered with an error.
        TimeoutError: something did not come.
    """

    def __init__(self, browser: Browser, width: int, height: int, ratio: float = 1) -> None:
        self._session = browser.new_browser_cdp_session()
        self._numbers = itertools.count()
        self._answers: dict[int, dict[str, Any]] = {}
        self._session.on("Target.receivedMessageFromTarget", self._received)
        target = self._session.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        self._target = self._session.send("Target.attachToTarget", {"targetId": target})
        self.send("Page.enable")
        self.send("Page.addScriptToEvaluateOnNewDocument", source=HOOK)
        self.resize(width, height, ratio)

    def _received(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        if "id" in message:
            self._answers[message["id"]] = message

    def send(self, method: str, **params: object) -> dict[str, Any]:
        """One message to the page, and its answer."""
        number = next(self._numbers)
        message = json.dumps({"id": number, "method": method, "params": params})
        self._session.send("Target.sendMessageToTarget", {**self._target, "message": message})
        end = time.monotonic() + PATIENCE
        while number not in self._answers:
            if time.monotonic() > end:
                raise TimeoutError(method)
            self._session.send("Browser.getVersion")  # answers come only between two messages
            time.sleep(PUMP)
        answer = self._answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    def resize(self, width: int, height: int, ratio: float = 1) -> None:
        """CSS pixels, and device pixels in each of them."""
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=ratio,
            mobile=False,
        )

    def open(self, address: str, ready: str) -> None:
        """Loads a page and waits until an expression is true of it."""
        self.send("Page.navigate", url=address)
        self.wait(ready)

    def evaluate(self, expression: str) -> Any:  # noqa: ANN401 (whatever JSON can hold)
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def python(self, source: str) -> Any:  # noqa: ANN401
        """Runs Python in the page, and returns what it gave to ``js.told`` as JSON."""
        told = self.evaluate(RUN % json.dumps(source))
        if told is None:
            raise RuntimeError("the Python that was run in the page failed")
        return json.loads(told)

    def wait(self, expression: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self.evaluate(f"Boolean({expression})"):
            if time.monotonic() > end:
                raise TimeoutError(expression)
            time.sleep(0.1)

    def there(self, id: str) -> bool:
        """True if the game shows this element now, and it can be touched."""
        return id in self._rects()

    def tap(self, id: str) -> None:
        """Waits for the element to be at rest, and clicks on its middle."""
        end, rect = time.monotonic() + PATIENCE, None
        while rect is None or rect != self._rects().get(id):
            if time.monotonic() > end:
                raise TimeoutError(id)
            rect = self._rects().get(id)
            time.sleep(2 * theme.SETTLE)
        x, y, width, height = rect
        where = {"x": x + width / 2, "y": y + height / 2}
        self.send("Input.dispatchMouseEvent", type="mouseMoved", **where)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **where)

    def _rects(self) -> dict[str, list[float]]:
        listed = "tikal.elements.filter(one => one.enabled).map(one => [one.id, one.rect])"
        return dict(self.evaluate(f"globalThis.tikal ? {listed} : []"))

    def process(self) -> int:
        return renderer(self._session)


def renderer(session: CDPSession) -> int:
    """A browser's renderer that holds the most: the one with the page's WebAssembly memory."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [one["id"] for one in processes if one["type"] == "renderer"]
    return max(renderers, key=lambda pid: rollup(pid)["Rss"])


def rollup(pid: int) -> dict[str, float]:
    """Megabytes (of 1,048,576 bytes) of a process by kind, as Linux counts them."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8")
    return {kind: int(kb) / 1024 for kind, kb in re.findall(r"^(\w+):\s+(\d+) kB", text, re.M)}
