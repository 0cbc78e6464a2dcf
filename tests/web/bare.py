"""The bundle's Python in a page of its own, without a screen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.driver import Drive

BOOT = """async () => {
  const index = await (await fetch("index.html")).text();
  const { app, runtime } = new DOMParser().parseFromString(index, "text/html").body.dataset;
  const address = (name) => new URL(`${app}/${name}`, location.href).href;
  const { Downloads } = await import(address("downloads.js"));
  const { startPython } = await import(address("python.js"));
  const { unpack } = await import(address("tar.js"));
  const downloads = new Downloads({}, {});
  window.python = await startPython(downloads, { app, runtime });
  for (const portion of ["title", "rest", "tables", "guest", "tzolkin"]) {
    unpack(python.FS, await downloads.bytes(`${app}/${portion}.bin`), "/tikal");
  }
}"""


def open_python(drive: Drive) -> Page:
    """A page that holds nothing but the bundle's own runtime and the bundle's own game, unpacked
    as web/static/boot.js does it; JavaScript there knows the runtime as ``python``."""
    blank = f"{drive.origin}blank.html"
    drive.page.route(blank, lambda route: route.fulfill(content_type="text/html", body=""))
    drive.page.goto(blank)
    drive.page.evaluate(BOOT)
    drive.page.evaluate("python.runPython('import sys; sys.path.insert(0, \"/tikal/assets\")')")
    assert drive.page.evaluate("python.runPython('sys.platform')") == "emscripten"
    assert drive.foreign == []
    return drive.page
