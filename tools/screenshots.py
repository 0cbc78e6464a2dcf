"""Pictures of the built game in Chromium: ``make shots``, into build/shots.

A game in its middle is put into the browser's storage, then continued by a click.
"""

import random
import threading
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from game.tikal import rules
from game.tikal.record import TikalMatch, write
from game.tikal.setup import new_setup
from tools.browser import launch
from tools.bundle import BUILD
from tools.serve import server

SHOTS: Final = BUILD / "shots"
SIZES: Final = ((1280, 800, 1), (1024, 768, 1), (390, 844, 2))
NAMES: Final = ("Marisol", "Heinrich", "Yun-seo", "Ana")
WORTHY: Final = {"dig", "recover", "guard", "camp"}
PATIENCE: Final = 30_000
SETTLED: Final = 4_000
"""Milliseconds until notes in passing are gone."""


def middle_game(seed: int = 5, actions: int = 210) -> TikalMatch:
    """A match in its middle whose players rather dig, recover and camp than wander."""
    chance = random.Random(seed)
    players = [{"name": name, "kind": "human"} for name in NAMES]
    match = TikalMatch(new_setup(players, 0, seed))
    while len(match.actions) < actions or match.state.ap < 6:
        legal = rules.legal_actions(match.state)
        worthy = [action for action in legal if action.verb in WORTHY]
        busy = [action for action in legal if action.verb != "end"]
        pool = worthy if worthy and chance.random() < 0.5 else busy or legal
        match.play(chance.choice(pool if chance.random() < 0.95 else legal))
    return match


def main() -> None:
    """Take every picture."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    serving = server(BUILD / "web", port=0)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    record = write(middle_game())
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for size in SIZES:
            shoot(browser, f"http://localhost:{serving.server_port}/", size, record)
    serving.shutdown()
    print(f"pictures are in {SHOTS.relative_to(Path.cwd())}")


def shoot(browser: Browser, origin: str, size: tuple[int, int, int], record: str) -> None:
    """Title, set-up, and the table with members picked up, at one size of window."""
    width, height, ratio = size
    page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=ratio)
    name = f"{width}x{height}@{ratio}"
    page.goto(origin)
    page.evaluate("text => localStorage.setItem('tikal/autosave.json', text)", record)
    page.reload()
    tap(page, "title/continue", name, "title")
    tap(page, "action/enter", name, "table")
    tap(page, "tool/menu", name, "arrive")
    tap(page, "dialog/title", name, "menu")
    tap(page, "title/new-game", name, "title-again")
    tap(page, "dialog/new", name, "give-up")
    tap(page, "setup/add", name, "setup")
    page.close()


def tap(page: Page, id: str, name: str, picture: str) -> None:
    """Wait for an element, take the picture it is on, click it."""
    page.wait_for_function(
        "id => window.tikal?.elements?.some(one => one.id === id && one.enabled)",
        arg=id,
        timeout=PATIENCE,
    )
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=SHOTS / f"{name}-{picture}.png")
    elements: list[dict[str, Any]] = page.evaluate("window.tikal.elements")
    x, y, w, h = next(one["rect"] for one in elements if one["id"] == id)
    page.mouse.click(x + w / 2, y + h / 2)


if __name__ == "__main__":
    main()
