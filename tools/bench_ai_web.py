"""Measures thinking in the browser: python -m tools.bench_ai_web [--game tikal] [--games 1].

First the bare players in the shipped bundle, turn by turn and pause by pause, beside this machine's
own Python; then the app: computers among themselves at once and step by step, with the time from
one decision to the next and the longest frames. ``make bundle`` comes first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import threading
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from game.core.game import SetupChoices, Value, read_options
from game.description import Game
from game.games import GAMES, game_by_id
from tests.web.bare import open_python
from tests.web.driver import Drive
from tools.browser import launch
from tools.bundle import BUILD
from tools.serve import server

SEATS: Final = (2, 4)
APP: Final = ("explorer", "master", "grandmaster")
"""The levels that are watched in the app, as far as a game has them."""
SIZE: Final = {"width": 1280, "height": 800}
WATCHED: Final = 40_000
"""Milliseconds for which the app is watched."""
PLAY: Final = """
import json, sys, time
sys.path.insert(0, "/tikal/assets")
from game.core.game import SetupChoices
from game.games import game_by_id
from game.players.bot import GuardedPlayer

def think(player, view):
    pauses, thinking = [], player.think(view)
    while True:
        begin = time.perf_counter()
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, [*pauses, time.perf_counter() - begin]
        pauses.append(time.perf_counter() - begin)

def turns(called, level, seats, seed, options):
    game = game_by_id(called)
    rules, opponents = game.rules(), game.opponents()
    people = tuple({"name": str(seat), "kind": "ai:" + level} for seat in range(seats))
    start = SetupChoices(people, 0, seed, rules.default_variant, json.loads(options))
    match = rules.new_match(rules.setup(start))
    thinkers = [opponents.player(level, seed + seat) for seat in range(seats)]
    players = [GuardedPlayer(one, rules.engine) for one in thinkers]
    took = []
    while rules.engine.legal_actions(match.state):
        seat = match.state.seat
        decision, pauses = think(players[seat], rules.view(match.state, seat))
        took.append((sum(pauses), sorted(pauses)[-3:]))
        for action in decision.actions:
            match.play(action)
    return json.dumps(took)
"""
WATCH: Final = """
window.frames = []; window.kept = [];
const store = Storage.prototype.setItem;
Storage.prototype.setItem = function (name, text) {
  if (name === "tikal/autosave.json") window.kept.push(performance.now());
  store.call(this, name, text);
};
const frame = (time) => { window.frames.push(time); requestAnimationFrame(frame); };
requestAnimationFrame(frame);
undefined
"""


@dataclass(frozen=True)
class Asked:
    """What is to be measured: the game with these options, so many games of each level."""

    game: Game
    options: dict[str, Value]
    games: int

    @property
    def levels(self) -> list[str]:
        """All levels, the easiest first."""
        return [level.name for level in self.game.opponents().levels]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.bench_ai_web", description=__doc__)
    parser.add_argument("--game", choices=[game.id for game in GAMES], default=GAMES[0].id)
    parser.add_argument("--options", default="", metavar="A[,B=X]", help="of the rules")
    parser.add_argument("--games", type=int, default=1, help="of each level")
    given = parser.parse_args()
    if not (BUILD / "web/index.html").is_file():
        sys.exit("there is no build/web: run make bundle")
    game = game_by_id(given.game)
    assert game
    measure(Asked(game, read_options(game.rules(), given.options), given.games))


def measure(asked: Asked) -> None:
    """Prints everything."""
    serving = server(BUILD / "web", port=0)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    origin = f"http://localhost:{serving.server_port}/"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        report_players(browser, origin, asked)
        for level in (one for one in APP if one in asked.levels):
            for pace in ("instant", "natural"):
                report_app(browser, origin, asked, level, pace)
        browser.close()
    serving.shutdown()


def report_players(browser: Browser, origin: str, asked: Asked) -> None:
    """Prints what the bare players take for a decision, here and in the browser."""
    here: dict[str, Any] = {}
    exec(PLAY, here)  # the same text runs in the page
    page = open_python(Drive(browser.new_page(), origin))
    page.evaluate("code => python.runPython(code)", PLAY)
    print("milliseconds a decision: median, worst; the three longest pauses apart")
    options = json.dumps(asked.options)
    for level in asked.levels:
        for seats in SEATS:
            own, theirs = [], []
            for seed in range(asked.games):
                game = (asked.game.id, level, seats, seed, options)
                own += json.loads(here["turns"](*game))
                theirs += in_page(page, game)
            print_turns(f"{level}, {seats} seats, here", own)
            print_turns(f"{level}, {seats} seats, Chromium", theirs)
    page.close()


def in_page(page: Page, game: tuple[Value, ...]) -> list[tuple[float, list[float]]]:
    """Seconds a decision in the page, and its longest pauses."""
    call = f"python.globals.get('turns')(...{json.dumps(game)})"
    found: list[tuple[float, list[float]]] = json.loads(page.evaluate(call))
    return found


def print_turns(name: str, turns: list[tuple[float, list[float]]]) -> None:
    took = [1000 * seconds for seconds, _ in turns]
    pauses = sorted(1000 * pause for _, longest in turns for pause in longest)[-3:]
    listed = " ".join(f"{pause:.0f}" for pause in pauses)
    print(f"  {name:34} {statistics.median(took):6.0f} {max(took):6.0f}   {listed}", flush=True)


def report_app(browser: Browser, origin: str, asked: Asked, level: str, pace: str) -> None:
    """Prints the time from decision to decision and the longest frames of two such computers."""
    people = tuple({"name": name, "kind": f"ai:{level}"} for name in ("Aurelio", "Beatriz"))
    rules = asked.game.rules()
    start = SetupChoices(people, 0, 5, rules.default_variant, asked.options)
    record = rules.new_match(rules.setup(start)).record()
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
    drive = Drive(context.new_page(), origin)
    kept = {"autosave.json": record, "settings.json": json.dumps({"pace": pace})}
    for name, text in kept.items():
        drive.page.add_init_script(f"localStorage['tikal/{name}'] ??= {json.dumps(text)}")
    drive.open()
    drive.tap("title/continue")
    drive.wait_for("tool/menu")
    drive.page.evaluate(WATCH)
    drive.page.wait_for_timeout(WATCHED)
    decided = between(drive.page.evaluate("window.kept"))
    frames = between(drive.page.evaluate("window.frames"))
    longest = " ".join(f"{gap:.0f}" for gap in sorted(frames)[-5:])
    late = sum(gap > 50 for gap in frames)
    print(
        f"  {level} in the app, {pace}: {len(decided)} decisions, one after "
        f"{statistics.median(decided):.0f} ms (median); {len(frames)} frames, {late} over 50 ms, "
        f"the longest {longest}",
        flush=True,
    )
    context.close()


def between(times: list[float]) -> list[float]:
    """The differences from one time to the next."""
    return [later - time for time, later in pairwise(times)]


if __name__ == "__main__":
    main()
