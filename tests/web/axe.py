"""axe-core, installed with the browser's Python (web/package.json)."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.bundle import BUILD

_SCRIPT = BUILD / "npm/node_modules/axe-core/axe.min.js"
_CHECK = """async () => (await axe.run(document, {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
})).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`)"""


def violations(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2.2, levels A and AA."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(_SCRIPT.read_text("utf-8") + "; 0")
    return list(page.evaluate(_CHECK))
