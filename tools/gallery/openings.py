"""How to come to the scenes and dialogs of Tikal, by touching what a player would."""

from __future__ import annotations

from game.journey import Journey
from game.scenes.statistics import count_match
from game.table import autosave
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.state import OVER
from game.tikal.table.scene import TableScene
from game.ui.input import Key, Typed
from tools.gallery.positions import position
from tools.gallery.visit import Opening, Visit
from tools.gallery.wanted import Touched, Wanted, acting, crowded, nothing, placing, temple

RIVAL = "ai:explorer"
"""Who is watched."""
FAR = "link"
"""Who plays at another device."""
STRANGER = "ai:grandmaster-2031"
"""Whom this version of the game does not know."""


def title(visit: Visit) -> None:
    """A game is kept."""
    autosave.save(position("basic-2-0", 0.4, acting))
    Journey(visit.stage).title()


def first_title(visit: Visit) -> None:
    """Nothing is kept."""
    Journey(visit.stage).title()


def page(visit: Visit) -> None:
    """The game's page; a game is kept."""
    title(visit)
    visit.settle()
    visit.tap("title/tikal")


def after(opening: Opening, *ids: str) -> Opening:
    """An opening, then these elements touched."""

    def open_further(visit: Visit) -> None:
        opening(visit)
        visit.settle()
        visit.tap(*ids)

    return open_further


def setup(*ids: str) -> Opening:
    """The set-up, from the title."""
    return after(first_title, "title/tikal", "page/new-game", *ids)


def last_page(visit: Visit) -> None:
    """The rules' last page, of as many as the window needs."""
    setup("setup/rules")(visit)
    while "rulebook/next" in visit.ids() and visit.element("rulebook/next").enabled:
        visit.tap("rulebook/next")
    while visit.stage.busy:
        visit.look()


def read(*ids: str) -> Opening:
    """The rules, with what is then touched."""
    return after(setup("setup/rules"), *ids)


def looked_up(word: str) -> Opening:
    """What is found in the rules by this word."""

    def look_up(visit: Visit) -> None:
        read("rulebook/contents")(visit)
        for letter in word:
            visit.stage.handle(Key(letter))
            visit.stage.handle(Typed(letter))
        visit.look()

    return look_up


def refused(visit: Visit) -> None:
    """A note that says why not, and leads to the rule."""
    table("basic-4-3", 0.55, acting, temple)(visit)
    visit.look()
    visit.stage.handle(Key("g"))
    visit.look()


def table(record: str, part: float, wanted: Wanted, touched: Touched = nothing) -> Opening:
    """The table in a position, with what is then touched."""

    def open_table(visit: Visit) -> None:
        match = position(record, part, wanted)
        Journey(visit.stage).table(match)
        visit.settle()
        visit.tap(*touched(match.state))

    return open_table


def keys(visit: Visit) -> None:
    """The list of keys."""
    table("basic-3-1", 0.5, acting)(visit)
    visit.stage.handle(Key("f1"))


def looking_on(key: str) -> Opening:
    """An overlay over a late game, by its key."""

    def open_overlay(visit: Visit) -> None:
        table("basic-4-1", 0.9, crowded)(visit)
        visit.stage.handle(Key(key))
        visit.look()

    return open_overlay


def log(record: str, part: float, *, shown: bool = False) -> Opening:
    """The log, which lies beside the board where there is room; a walk of it shown on the board."""

    def open_log(visit: Visit) -> None:
        table(record, part, acting)(visit)
        visit.look()
        if "tool/log" in visit.ids():
            visit.tap("tool/log")
        lines = [one.id for one in visit.stage.elements() if one.role == "option"]
        if shown:
            visit.tap([id for id in lines if not id.endswith("/undo")][-3])

    return open_log


def watching(record: str, part: float, steps: int, wanted: Wanted | None = None) -> Opening:
    """A computer player in the middle of its turn, held after so many steps."""
    wanted = wanted or placing

    def open_watching(visit: Visit) -> None:
        match = position(record, part, lambda state: wanted(state) and state.seat, RIVAL)
        Journey(visit.stage).table(match)
        table = visit.stage.bottom
        assert isinstance(table, TableScene)
        while len(table.others.steps) < steps:
            visit.look()
        table.press("watch/pause")

    return open_watching


def sending(record: str, part: float, wanted: Wanted, *ids: str) -> Opening:
    """The turn of somebody at another device, with what is then touched."""

    def open_sending(visit: Visit) -> None:
        match = position(record, part, lambda state: wanted(state) and state.seat, FAR)
        match.local_seats = [0]
        Journey(visit.stage).table(match)
        visit.settle()
        visit.tap(*ids)

    return open_sending


def came(record: str, part: float, kept: float | None = None) -> Opening:
    """A match by link that has come, at the title; the same is kept up to another part of it."""

    def open_link(visit: Visit) -> None:
        if kept is not None:
            match = position(record, kept, acting, FAR)
            match.local_seats = [0]
            autosave.save(match)
        journey = Journey(visit.stage)
        journey.title()
        visit.look()
        journey.open(position(record, part, lambda state: acting(state) and state.seat, FAR))

    return open_link


def stranger(record: str, part: float) -> Opening:
    """The question who is to play for a computer player that there is not."""

    def open_question(visit: Visit) -> None:
        Journey(visit.stage).table(position(record, part, acting, STRANGER))

    return open_question


def results(record: str, *ids: str) -> Opening:
    """The results of a whole game, with what is then touched."""

    def open_results(visit: Visit) -> None:
        match: TikalMatch = position(record, 1, lambda state: state.phase == OVER)
        Journey(visit.stage).results(match)
        visit.settle()
        for id in ids:
            if id in visit.ids():
                visit.tap(id)
            else:  # where there is no room for it
                visit.tap("results/more", id.replace("results", "dialog"))

    return open_results


def after_games(*ids: str) -> Opening:
    """The results after some games were counted."""

    def open_results(visit: Visit) -> None:
        for name in ("basic-4-6", "basic-2-0", "mini-2-0", "auction-3-1"):
            count_match(visit.stage, position(name, 1, lambda state: state.phase == OVER, RIVAL))
        results("basic-4-6", *ids)(visit)

    return open_results


def analysis(record: str, *ids: str) -> Opening:
    """The analysis when it is finished, with what is then touched."""
    first, *others = ids

    def open_analysis(visit: Visit) -> None:
        results(record, first)(visit)
        for id in (*others, ""):
            while visit.stage.top.busy:
                visit.look()
            if id:
                visit.tap(id)

    return open_analysis
