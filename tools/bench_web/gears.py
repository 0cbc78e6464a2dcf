"""The frames of the gears that turn, and of what else moves on the second game's table."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Playwright

from game.tzolkin.rules.actions import Place
from game.tzolkin.rules.data.board import UXMAL
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.records import TzolkinMatch, write
from game.tzolkin.rules.setup import new_setup
from game.tzolkin.rules.state import TURN, State
from tests.web.driver import Drive
from tools.bench_web.frames import SIZE, Figures
from tools.bench_web.tour import AHEAD, GREETING, KEEP
from tools.browser import launch

PLACED = Place(UXMAL)
_LATE = 5
"""The round in which it is looked at: gears are full."""
_TABLET = {"width": 1180, "height": 820}
_PHONE = {"width": 390, "height": 844}
_WINDOWS = (("", SIZE, 1), ("tablet: ", _TABLET, 2), ("phone: ", _PHONE, 2))
_SLOW = 2500


def turn(playwright: Playwright, origin: str, figures: Figures) -> None:
    """Rests, places a worker, and has the gears turn, in several windows."""
    browser = launch(playwright)
    for name, size, ratio in _WINDOWS:
        page = browser.new_page(viewport=size, device_scale_factor=ratio)  # type: ignore[arg-type]
        drive = Drive(page, origin)
        drive.open()
        _sit_down(drive, last_of_a_round())
        with figures.watched(drive, f"{name}table, untouched"):
            page.wait_for_timeout(2 * _SLOW)
        with figures.watched(drive, f"{name}a worker, placed"):
            drive.tap("gear/uxmal")
            page.wait_for_timeout(_SLOW // 2)
        with figures.watched(drive, f"{name}the gears turn"):
            drive.tap("end-turn")
            page.wait_for_timeout(_SLOW // 2)
        page.close()
    browser.close()


def last_of_a_round() -> TzolkinMatch:
    """The last of three players is to begin his turn on a day without food, the gears are full."""
    chance = Random(2)
    players = [{"name": name, "kind": "human"} for name in ("Ana", "Heinrich", "Marisol")]
    match = TzolkinMatch(new_setup(players, 0, 2))
    while not (_ends_a_round(match.state) and PLACED in legal_actions(match.state)):
        legal = legal_actions(match.state)
        busy = [one for one in legal if one.verb not in ("beg", "end", "pick")]
        match.play(chance.choice(busy or legal))
    return match


def _ends_a_round(state: State) -> bool:
    last = (state.seat + 1) % state.seats == state.first_player
    return state.phase == TURN and last and not state.food_day and state.round >= _LATE


def _sit_down(drive: Drive, match: TzolkinMatch) -> None:
    drive.page.evaluate(KEEP, write(match))
    drive.reload()
    drive.wait_for("title/continue")
    drive.page.wait_for_timeout(AHEAD)
    drive.tap("title/continue")
    drive.wait_for("tool/menu")
    drive.page.wait_for_timeout(GREETING)
