"""The way through all scenes, dialogs and animations whose frames are measured."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Playwright

from game.tikal.rules.actions import END_TURN
from game.tikal.rules.board import NAMES
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch, write
from game.tikal.rules.state import OVER, State
from tests.web.driver import Drive
from tools.bench_web.frames import SIZE, Figures
from tools.browser import launch
from tools.gallery.positions import position, until
from tools.gallery.wanted import acting, bidding, may, placing

AHEAD = 5000  # milliseconds in which the title prepares what comes next
GREETING = 4000
MOMENT = 900
SLOWER = 4
KEEP = "text => localStorage.setItem('tikal/autosave.json', text)"
RECORD = "basic-4-6"


def tour(playwright: Playwright, origin: str, figures: Figures) -> None:
    """Once through everything, in a fresh browser."""
    browser = launch(playwright)
    drive = Drive(browser.new_page(viewport=SIZE), origin)  # type: ignore[arg-type]
    drive.open()
    visit = Visit(drive, figures)
    visit.before_the_game()
    visit.at_the_table()
    visit.slowed()
    visit.dialogs()
    visit.actions()
    visit.end_of_game()
    browser.close()


def slowed(playwright: Playwright, origin: str, figures: Figures) -> None:
    """Only the table on a device that is some times as slow, in a fresh browser."""
    browser = launch(playwright)
    drive = Drive(browser.new_page(viewport=SIZE), origin)  # type: ignore[arg-type]
    drive.open()
    Visit(drive, figures).slowed()
    browser.close()


class Visit:
    """Drives a page, and measures what follows single touches."""

    def __init__(self, drive: Drive, figures: Figures) -> None:
        self.drive = drive
        self.figures = figures

    def watch(self, name: str, *ids: str, wait: int = MOMENT) -> None:
        """Measures what follows touching these elements one after another."""
        for id in ids:
            self.drive.wait_for(id)
        self.perform(name, lambda: [self.drive.tap(id) for id in ids], wait)

    def perform(self, name: str, act: Callable[[], object], wait: int = MOMENT) -> None:
        with self.figures.watched(self.drive, name):
            act()
            self.rest(wait)

    def rest(self, milliseconds: int) -> None:
        self.drive.page.wait_for_timeout(milliseconds)

    def keep(self, match: TikalMatch) -> None:
        """A fresh title that offers this match."""
        self.drive.page.evaluate(KEEP, write(match))
        self.drive.reload()
        self.drive.wait_for("title/continue")
        self.rest(AHEAD)

    def sit_down(self, match: TikalMatch) -> None:
        """The table with this match."""
        self.keep(match)
        self.drive.tap("title/continue")
        self.drive.wait_for("tool/menu")
        self.rest(GREETING)

    def before_the_game(self) -> None:
        self.keep(late_game())
        self.watch("title to page", "title/tikal")
        self.watch("page to matches", "page/matches")
        self.watch("matches to page", "matches/back")
        self.watch("page to set-up", "page/new-game")
        self.watch("rules, opened", "setup/rules")
        self.watch("rules, closed", "rulebook/close")
        self.watch("who plays, opened", "setup/seat2/kind")
        self.watch("who plays, closed", "who/done")
        self.watch("options, opened", "setup/options")
        self.watch("options, closed", "options/done")
        self.watch("set-up to page", "setup/back")
        self.watch("page to title", "page/back")
        self.watch("settings, opened", "title/settings")
        self.watch("settings, closed", "settings/done")
        self.watch("title to a late game", "title/continue", wait=1500)

    def at_the_table(self) -> None:
        self.rest(GREETING)
        self.perform("table, untouched", lambda: None, wait=5000)
        self.watch("members arrive", *["action/enter", "space/a5"] * 3)
        self.perform("zoomed in and out", self._zoom)
        self.perform("zoomed in and dragged", self._drag)
        self.perform("window resized step by step", self._resize)
        self.perform("tablet turned", self._turn, wait=1500)
        self.drive.page.set_viewport_size(SIZE)  # type: ignore[arg-type]

    def _zoom(self) -> None:
        """Zooms in and out for some seconds, as a pinch does: in many small steps."""
        mouse = self.drive.page.mouse
        mouse.move(500, 400)
        for step in range(120):
            mouse.wheel(0, -40 if step % 60 < 30 else 40)
            self.rest(15)

    def _drag(self) -> None:
        """Zooms in and drags the board to and fro."""
        mouse = self.drive.page.mouse
        for _ in range(3):
            mouse.wheel(0, -120)
            self.rest(100)
        mouse.down()
        for step in range(150):
            mouse.move(500 + 200 * (step % 50) / 50, 400 - 100 * (step % 30) / 30)
            self.rest(15)
        mouse.up()

    def _resize(self) -> None:
        """Drags the window's corner to and fro."""
        for step in range(40):
            less = 10 * min(step, 40 - step)
            self._size(SIZE["width"] - 2 * less, SIZE["height"] - less)

    def _turn(self) -> None:
        self._size(SIZE["height"], SIZE["width"])

    def _size(self, width: int, height: int) -> None:
        self.drive.page.set_viewport_size({"width": width, "height": height})

    def slowed(self) -> None:
        """The table on a device that is some times as slow."""
        self.sit_down(position("basic-3-0", 0.5, may("exchange")))
        session = self.drive.page.context.new_cdp_session(self.drive.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.perform("slow: table, untouched", lambda: None, wait=5000)
        self.watch("slow: a space, chosen", "space/a5", wait=2 * MOMENT)
        self.watch("slow: members arrive", *["action/enter", "space/a5"] * 3)
        self.perform("slow: zoomed in and out", self._zoom)
        self.watch("slow: menu, opened", "tool/menu", wait=2 * MOMENT)
        session.detach()

    def dialogs(self) -> None:
        self.sit_down(position("basic-3-0", 0.5, may("exchange")))
        self.watch("exchange, opened", "action/exchange")
        self.watch("exchange, closed", "exchange/cancel")
        self.watch("menu, opened", "tool/menu")
        self.watch("settings at the table, opened", "dialog/settings")
        self.watch("settings at the table, closed", "settings/done")
        self.watch("a space, chosen", "space/a5")
        self.watch("undo", "action/enter", "space/a5", "tool/undo")
        self.watch("end of turn, asked", "end-turn")
        self.watch("end of turn, confirmed", "dialog/end", wait=1500)
        self.drive.tap("tool/menu")
        self.watch("table to title", "dialog/title")

    def actions(self) -> None:
        for verb in ("dig", "recover", "camp", "guard"):
            match = position(RECORD, 0.3, may(verb))
            self.sit_down(match)
            self.watch(f"{verb}", f"action/{verb}", f"space/{_first(match, verb)}", wait=1500)
        match = position(RECORD, 0.4, turning)
        self.sit_down(match)
        self.watch("a hexagon, laid", f"space/{_first(match, 'tile')}")
        self.watch("a hexagon, turned", "rotate")
        self.watch("a hexagon, placed", "confirm", wait=1500)
        self.sit_down(position("auction-4-0", 0.5, bidding))
        self.watch("a bid", "bid/place", wait=1500)

    def end_of_game(self) -> None:
        self.sit_down(erupting())
        self.watch("eruption", "end-turn", wait=2500)
        self.sit_down(last_turn())
        self.watch("scoring", "end-turn", wait=5000)
        self.watch("scoring to results", "scoring/continue", wait=1500)
        self.watch("the draw, opened", "results/draw")
        self.watch("the draw, closed", "draw/close")
        self.watch("results to title", "results/title")


def late_game() -> TikalMatch:
    """Somebody's turn has just begun near the end of a game of four."""
    return position(RECORD, 0.9, acting)


def turning(state: State) -> bool:
    """The hexagon in hand may lie in several ways on the first of its spaces."""
    if not placing(state):
        return False
    spaces = [getattr(action, "space", None) for action in legal_actions(state)]
    return spaces.count(spaces[0]) > 1


def erupting() -> TikalMatch:
    """The end of a turn in the second half of a game will bring a volcano."""
    game = position(RECORD, 1, _over)
    for index in range(len(game.actions) // 2, len(game.actions)):
        comes = game.before(index + 1).scoring_queue and not game.before(index).scoring_queue
        if comes and game.actions[index] == END_TURN:
            return until(RECORD, index, "human")
    raise ValueError(f"no volcano comes in the second half of {RECORD}")


def last_turn() -> TikalMatch:
    """Only the last turn of the game is to be ended."""
    return until(RECORD, len(position(RECORD, 1, _over).actions) - 1, "human")


def _over(state: State) -> bool:
    return state.phase == OVER


def _first(match: TikalMatch, verb: str) -> str:
    """The space of the first legal action of a kind."""
    action = next(one for one in legal_actions(match.state) if one.verb == verb)
    return NAMES[action.space]
