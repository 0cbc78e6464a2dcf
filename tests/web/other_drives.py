"""Driving Firefox and WebKitGTK, where that differs from Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page

from tests.web.driver import Drive, Element, middle
from tools.browser import CHROMIUM, FIREFOX, WEBKIT
from tools.bundle import BUILD

DOWNLOADS = BUILD / "downloads"

# Their drivers have no fingers: these events are made in the page. Only Chromium and Firefox let a
# page make a real Touch.
TAP = """
([clientX, clientY]) => {
  const target = document.elementFromPoint(clientX, clientY);
  const place = { clientX, clientY, pageX: clientX, pageY: clientY };
  const finger = { identifier: 1, target, screenX: clientX, screenY: clientY, force: 1, ...place };
  for (const [kind, touches] of [["touchstart", [finger]], ["touchend", []]]) {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    Object.assign(event, { touches, targetTouches: touches, changedTouches: [finger] });
    target.dispatchEvent(event);
  }
}
"""
REQUESTED = "performance.getEntriesByType('resource').map((one) => one.name)"
# Firefox takes a file dialog that its driver answers for one that was cancelled, at any time before
# or after the file is there.
NOT_CANCELLED = "addEventListener('cancel', (event) => event.stopPropagation(), true);"
# WebDriver can fill in a field, but not a file dialog: the field is kept from opening one.
KEEP_FIELDS = """
HTMLInputElement.prototype.click = function () { this.id = "asked-for-a-file"; };
"""


class FirefoxDrive(Drive):
    """Firefox by BiDi."""

    engine = "firefox"

    def _listen(self, page: Page) -> None:
        super()._listen(page)
        page.add_init_script(NOT_CANCELLED)

    def put_finger(self, element: Element) -> None:
        self.page.evaluate(TAP, list(middle(element)))

    def download(self, id: str, folder: Path) -> Path:
        before = set(DOWNLOADS.iterdir())
        self.tap(id)
        return Path(shutil.move(self.wait(lambda: self._came(before), "a download"), folder))

    def _came(self, before: set[Path]) -> Path | None:
        """What is new there and complete: until then there is a part of it, or an empty file."""
        new = set(DOWNLOADS.iterdir()) - before
        whole = all(path.suffix == ".json" and path.stat().st_size for path in new)
        return next(iter(new), None) if whole else None


class WebKitDrive(FirefoxDrive):
    """WebKitGTK by WebDriver, which tells nothing of consoles and requests: the page does.
    What the browser itself says is in build/webkit/log."""

    engine = "webkit"

    def _listen(self, page: Page) -> None:
        page.add_init_script(KEEP_FIELDS)

    @property
    def complaints(self) -> list[str]:
        return self.page.evaluate("window.complaints")

    @property
    def foreign(self) -> list[str]:
        asked: list[str] = self.page.evaluate(REQUESTED)
        return [url for url in asked if not url.startswith((self.origin, "data:", "blob:"))]

    def choose(self, id: str, path: Path) -> None:
        self.tap(id)
        self.wait(lambda: self.page.evaluate("!!document.querySelector('#asked-for-a-file')"), id)
        self.page.choose("#asked-for-a-file", path)


DRIVES = {CHROMIUM: Drive, FIREFOX: FirefoxDrive, WEBKIT: WebKitDrive}
"""How each engine is driven."""
