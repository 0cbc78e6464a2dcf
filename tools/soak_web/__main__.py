"""Plays the soak: python -m tools.soak_web."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

import tools.soak_web
from tools.browser import launch
from tools.bundle import BUILD
from tools.busy import busy
from tools.serve import server
from tools.soak_web.journal import Journal
from tools.soak_web.report import bad, report
from tools.soak_web.trials import Conditions, Trial, blocks, planned
from tools.soak_web.trying import Outcome, attempt

WEB = BUILD / "web"
JOURNAL = BUILD / "soak-web.jsonl"
OTHERS = 2  # busy processes


def main() -> None:
    asked = _arguments()
    if not (WEB / "index.html").is_file():
        sys.exit("there is no build/web: run make bundle (make soak-web does)")
    if asked.again:
        JOURNAL.unlink(missing_ok=True)
    journal = Journal(JOURNAL, next(WEB.glob("app-*")).name)
    done = {Trial(one.kind, one.number) for one in journal.outcomes}
    trials = planned(asked.first, asked.starts, asked.games)
    _play([one for one in trials if one not in done], journal)
    asked_for = set(trials)
    outcomes = [one for one in journal.outcomes if Trial(one.kind, one.number) in asked_for]
    report(outcomes)
    sys.exit(bad(outcomes))


def _play(trials: list[Trial], journal: Journal) -> None:
    left = len(trials)
    with _served() as origin, sync_playwright() as playwright:
        for conditions, together in blocks(trials):
            with busy(OTHERS) if conditions.beside_others else nullcontext():
                for outcome in _attempts(playwright, origin, conditions, together):
                    left -= 1
                    journal.add(outcome)
                    _tell(outcome, conditions, left)


@contextmanager
def _served() -> Iterator[str]:
    """The address of a copy of the bundle: it may be built anew meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "web"
        shutil.copytree(WEB, site)
        serving = server(site, port=0)
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://localhost:{serving.server_port}/"
        serving.shutdown()


def _attempts(
    playwright: Playwright, origin: str, conditions: Conditions, trials: list[Trial]
) -> Iterator[Outcome]:
    """One after another; a browser that something went wrong in is not used again."""
    browser = None
    for trial in trials:
        browser = browser or launch(playwright, *conditions.flags)
        outcome = attempt(browser, origin, trial)
        yield outcome
        if bad([outcome]):
            browser.close()
            browser = None
    if browser:
        browser.close()


def _tell(outcome: Outcome, conditions: Conditions, left: int) -> None:
    wrong = [*outcome.crashes, *outcome.errors, *outcome.console] or ["well"]
    print(
        f"{time.strftime('%H:%M:%S')} {outcome.kind} {outcome.number} ({conditions}), "
        f"{outcome.seconds:.0f} s: {'; '.join(wrong)} ({left} left)",
        flush=True,
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.soak_web",
        description=tools.soak_web.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--starts", type=int, default=300)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--again", action="store_true", help="forget what was done before")
    return parser.parse_args()


if __name__ == "__main__":
    main()
