"""The rules in the browser build are those of the desktop: positions and refusals agree.

The page holds nothing but the bundle's own runtime and the bundle's own game, unpacked as
web/static/boot.js does it, without a screen; records go in as texts, hashes come out.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.driver import Drive

TESTS = Path(__file__).parents[1]
GOLDEN = sorted((TESTS / "records").glob("*.json"))
REASONS = (TESTS / "bad/reasons.tsv").read_text("utf-8").splitlines()
BOOT = """async () => {
  const index = await (await fetch("index.html")).text();
  const { app, runtime } = new DOMParser().parseFromString(index, "text/html").body.dataset;
  const address = (path) => new URL(path, location.href).href;
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
SPEAK = """
import hashlib, sys
sys.path.insert(0, "/tikal/assets")
from game.core.record import RecordError
from game.tikal.dump import dump
from game.tikal.record import read

def hashes(text):
    match = read(text)
    positions = (match.before(index) for index in range(len(match.actions) + 1))
    return " ".join(hashlib.sha256(dump(one).encode()).hexdigest()[:8] for one in positions)

def refusal(numbers):
    try:
        read(bytes(numbers))
    except RecordError as error:
        return str(error)
    return "accepted"
"""


@pytest.fixture
def python(drive: Drive) -> Page:
    """A page in which the bundle's Python has loaded the bundle's rules."""
    blank = f"{drive.origin}blank.html"
    drive.page.route(blank, lambda route: route.fulfill(content_type="text/html", body=""))
    drive.page.goto(blank)
    drive.page.evaluate(BOOT)
    drive.page.evaluate("code => python.runPython(code)", SPEAK)
    assert drive.page.evaluate("python.runPython('sys.platform')") == "emscripten"
    assert drive.foreign == []
    return drive.page


def test_golden_games_have_the_same_positions_in_the_browser(python: Page) -> None:
    for path in GOLDEN:
        text = path.read_text("utf-8")
        here = python.evaluate("text => python.globals.get('hashes')(text)", text)
        assert here == path.with_suffix(".hashes").read_text("utf-8").strip(), path.stem


def test_broken_records_are_refused_with_the_same_reasons_in_the_browser(python: Page) -> None:
    for line in REASONS:
        name, reason = line.split("\t")
        numbers = list((TESTS / "bad" / name).read_bytes())
        here = python.evaluate("numbers => python.globals.get('refusal')(numbers)", numbers)
        assert here == reason, name
