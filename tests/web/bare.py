"""The bundle's Python in a page of its own, without a screen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.driver import Drive

BOOT = """async () => {
  const index = await (await fetch("index.html")).text();
  const { app, runtime } = new DOMParser().parseFromString(index, "text/html").body.dataset;
  const address = (path) => new URL(path, location.href).href;
  await import(address(`${app}/no-jspi.js`));
  const { loadPyodide } = await import(address(`${runtime}/pyodide.mjs`));
  window.python = await loadPyodide({
    indexURL: address(`${runtime}/`),
    stdLibURL: address(`${runtime}/stdlib.zip`),
    lockFileContents: {
      info: {
        abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3",
        version: "314.0.7", python: "3.14.2",
      },
      packages: {},
    },
  });
  for (const archive of ["tikal.apk", "bytecode.zip"]) {
    const response = await fetch(address(`${app}/${archive}`));
    python.unpackArchive(await response.arrayBuffer(), "zip", { extractDir: "/tikal" });
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
