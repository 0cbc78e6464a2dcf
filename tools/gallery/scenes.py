"""The gallery: how to come to every scene and dialog, by touching what a player would."""

from __future__ import annotations

from collections.abc import Callable

from game.journey import Journey
from game.scenes.statistics import count_in
from game.table import autosave
from game.tikal.rules.actions import Exchange
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import HEXAGONS, KINDS, VOLCANO
from game.tikal.rules.legal import legal_actions
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, OVER, PLACE, State
from game.tikal.rules.turns.scoring import breakdown
from game.tikal.table.scene import TableScene
from game.ui.input import Key, Typed
from tools.gallery import kept, lessons
from tools.gallery.plans import planned
from tools.gallery.positions import position
from tools.gallery.visit import Opening, Visit

Wanted = Callable[[State], object]
Touched = Callable[[State], list[str]]
RIVAL = "ai:explorer"
"""Who is watched."""
FAR = "link"
"""Who plays at another device."""
STRANGER = "ai:grandmaster-2031"
"""Whom this version of the game does not know."""


def nothing(_state: State) -> list[str]:
    """Touches nothing."""
    return []


def title(visit: Visit) -> None:
    """A game is kept."""
    autosave.save(position("basic-2-0", 0.4, acting))
    Journey(visit.stage).title()


def first_title(visit: Visit) -> None:
    """Nothing is kept."""
    Journey(visit.stage).title()


def after(opening: Opening, *ids: str) -> Opening:
    """An opening, then these elements touched."""

    def open_further(visit: Visit) -> None:
        opening(visit)
        visit.settle()
        visit.tap(*ids)

    return open_further


def setup(*ids: str) -> Opening:
    """The set-up, from the title."""
    return after(first_title, "title/new-game", "dialog/tikal", *ids)


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


def looked_up(visit: Visit) -> None:
    """What a word of the rules is found by."""
    read("rulebook/contents")(visit)
    for letter in "member":
        visit.stage.handle(Key(letter))
        visit.stage.handle(Typed(letter))
    visit.look()


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
        match.here = [0]
        Journey(visit.stage).table(match)
        visit.settle()
        visit.tap(*ids)

    return open_sending


def came(record: str, part: float, kept: float | None = None) -> Opening:
    """A match by link that has come, at the title; the same is kept up to another part of it."""

    def open_link(visit: Visit) -> None:
        if kept is not None:
            match = position(record, kept, acting, FAR)
            match.here = [0]
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
            count_in(visit.stage, position(name, 1, lambda state: state.phase == OVER, RIVAL))
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


# positions


def acting(state: State) -> bool:
    """Most action points are left."""
    return state.phase == ACT and state.ap > 6


def placing(state: State) -> bool:
    """A hexagon with some ways to lie is in hand."""
    return state.phase == PLACE and KINDS[state.hand] != VOLCANO and len(_rests(state)) > 1


def crowded(state: State) -> bool:
    """Members of all players stand somewhere together."""
    return acting(state) and any(
        all(members.get(space) for members in state.members) for space in range(SPACES)
    )


def may(verb: str) -> Wanted:
    """An action of this kind is legal."""
    return lambda state: (
        acting(state) and any(action.verb == verb for action in legal_actions(state))
    )


def paid(state: State) -> object:
    """A scoring that counts several temples is about to be played."""
    return state.queue and state.phase == ACT and len(breakdown(state, state.seat).temples) > 3


def bidding(state: State) -> object:
    """Somebody has bid, one of several others has passed."""
    bids = state.bids
    return bids and bids.high and (len(bids.still_in) < state.seats or state.seats == 2)


def choosing(state: State) -> bool:
    """Several hexagons are to choose from."""
    return state.phase == CHOOSE and len(state.display) > 1


# what is touched


def _rests(state: State) -> list[str]:
    return [str(action).split()[1] for action in legal_actions(state)]


def laid(state: State) -> list[str]:
    """The hexagon in hand, laid for a look."""
    return [f"space/{_rests(state)[-1]}"]


def own_stack(state: State) -> list[str]:
    """The largest party that can be picked up: its space, then one worker more."""
    members = state.members[state.seat]
    space = max(members, key=lambda one: state.workers_at(state.seat, one))
    return [f"space/{NAMES[space]}"]


def two_stacks(state: State) -> list[str]:
    """A party, then another group that it could go to."""
    (first,) = own_stack(state)
    others = (f"space/{NAMES[space]}" for space in sorted(state.members[state.seat]))
    return [first, "party/all", next(space for space in others if space != first)]


def arrived(state: State) -> list[str]:
    """A member in the first of the own camps, just arrived."""
    return ["action/enter", f"space/{NAMES[state.homes[state.seat][-1]]}"]


def exchanged(state: State) -> list[str]:
    """An exchange, chosen and not confirmed yet."""
    one = next(action for action in legal_actions(state) if isinstance(action, Exchange))
    took = f"exchange/take/p{one.seat}/{one.take}"
    return ["action/exchange", f"exchange/give/{one.give}", took]


def full_space(state: State) -> list[str]:
    """The hexagon with the most players' members."""
    space = max(range(SPACES), key=lambda one: sum(one in here for here in state.members))
    return [f"space/{NAMES[space]}"]


def temple(state: State) -> list[str]:
    """A temple without own members, whose panel says why nothing can be done there."""
    free = [
        space
        for space in range(SPACES)
        if state.value[space] and not state.members[state.seat].get(space)
    ]
    return [f"space/{NAMES[free[0]]}"]


def touch(*ids: str) -> Touched:
    """Always these elements."""
    return lambda _state: list(ids)


def shown_large(state: State) -> list[str]:
    """The first hexagon of the display."""
    return [f"display/{HEXAGONS[state.display[0]].id}"]


def volcano_shown(state: State) -> bool:
    """An auction with a volcano on display."""
    return state.phase == AUCTION and any(KINDS[one] == VOLCANO for one in state.display)


SCENES: dict[str, Opening] = {
    "title": title,
    "title-first": first_title,
    "open-record": after(first_title, "title/open"),
    "settings": after(first_title, "title/settings"),
    **kept.SCENES,
    **lessons.SCENES,
    "setup": setup(),
    "setup-4": setup("setup/add", "setup/add"),
    "setup-bring-back": setup("setup/add", "setup/seat3/remove"),
    "setup-mini": setup("setup/variant/mini"),
    "setup-options": setup("setup/options"),
    "setup-who": setup("setup/seat1/kind"),
    "rulebook": setup("setup/rules"),
    "rulebook-end": last_page,
    "rulebook-contents": read("rulebook/contents"),
    "rulebook-search": looked_up,
    "refused-4": refused,
    "placing-early-2": table("basic-2-0", 0, placing),
    "placing-early-3": table("basic-3-0", 0, placing, laid),
    "placing-middle-4": table("basic-4-0", 0.5, placing, laid),
    "acting-early-2": table("basic-2-0", 0.05, acting),
    "acting-early-4": table("basic-4-3", 0.05, acting),
    "acting-middle-3": table("basic-3-2", 0.5, crowded, full_space),
    "acting-middle-4": table("basic-4-3", 0.55, acting, temple),
    "acting-late-2": table("basic-2-diggers-42", 0.88, acting),
    "acting-late-4": table("basic-4-6", 0.9, acting),
    "party-middle-2": table("basic-2-2", 0.5, acting, own_stack),
    "party-late-4": table("basic-4-6", 0.7, crowded, own_stack),
    "party-coming-4": table("basic-4-6", 0.7, crowded, two_stacks),
    "arrived-2": table("basic-2-0", 0.2, may("enter"), arrived),
    "reach-late-4": looking_on("1"),
    "majorities-late-4": looking_on("2"),
    "planned-3": planned("basic-3-0", 0.4, acting),
    "planned-placing-4": planned("basic-4-0", 0.5, placing),
    "supply-2": table("basic-2-0", 0.2, may("enter"), touch("action/enter")),
    "exchange": table("basic-3-0", 0.5, may("exchange"), touch("action/exchange")),
    "exchanged": table("basic-3-0", 0.5, may("exchange"), exchanged),
    "keys": keys,
    "log-4": log("basic-4-6", 0.9),
    "log-shown-3": log("basic-3-2", 0.5, shown=True),
    "menu": table("basic-3-1", 0.5, acting, touch("tool/menu")),
    "share": table("basic-3-1", 0.5, acting, touch("tool/menu", "dialog/share")),
    "share-beginning": results("basic-4-6", "results/share", "share/which/1"),
    "table-rules": table("basic-3-1", 0.5, acting, touch("tool/menu", "dialog/rules")),
    "sending-2": sending("basic-2-0", 0.4, placing),
    "sending-auction-3": sending("auction-3-0", 0.4, bidding),
    "sending-link": sending("basic-2-0", 0.4, placing, "link/send"),
    "link-came": came("basic-2-0", 0.4),
    "link-old": came("basic-2-0", 0.4, 0.6),
    "stranger": stranger("basic-2-0", 0.3),
    "end-turn": table("basic-2-0", 0.3, acting, touch("end-turn")),
    "scoring-4": table("basic-4-6", 0.5, paid, touch("end-turn")),
    "scoring-2": table("basic-2-5", 0.8, paid, touch("end-turn", "dialog/end")),
    "handing-4": table("basic-4-3", 0.55, acting, touch("end-turn", "dialog/end")),
    "handing-auction-4": table("auction-4-0", 0.5, acting, touch("end-turn", "dialog/end")),
    "thinking-3": watching("basic-3-0", 0.3, 0),
    "watching-2": watching("basic-2-0", 0.4, 3),
    "watching-4": watching("basic-4-6", 0.6, 4),
    "seat-4": table("basic-4-6", 0.9, acting, touch("seat/2")),
    "mini": table("mini-2-2", 0.6, acting),
    "auction-bidding-2": table("auction-2-0", 0.2, bidding),
    "auction-bidding-4": table("auction-4-0", 0.5, bidding),
    "auction-watching-4": watching("auction-4-0", 0.5, 0, bidding),
    "auction-advised-4": planned("auction-4-0", 0.5, bidding),
    "auction-choosing-3": table("auction-3-0", 0.4, choosing),
    "auction-hexagon": table("auction-4-1", 0.3, volcano_shown, shown_large),
    "results-2": results("basic-2-0"),
    "results-3": results("auction-3-1"),
    "results-4": results("basic-4-6"),
    "results-course": results("basic-4-6", "results/page/course"),
    "results-spent": results("auction-3-1", "results/page/spent"),
    "analysis": analysis("mini-2-0", "results/analysis"),
    "analysis-turn": analysis(
        "mini-2-0", "results/analysis", "analysis/page/0", "analysis/line/better"
    ),
    "statistics": after_games("results/statistics"),
    "results-draw": results("basic-4-6", "results/draw"),
}
