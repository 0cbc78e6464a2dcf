"""Scenes of Tzolk'in's table, found in its golden games by what is going on in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from game.journey import Journey
from game.players.player import Decision, decide
from game.tzolkin.description import TZOLKIN
from game.tzolkin.ending.points import points_history
from game.tzolkin.players.roster import player_named
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.records import TzolkinMatch, read
from game.tzolkin.rules.state import State
from game.tzolkin.table.explaining.plan import plan_of
from game.tzolkin.table.modes.mode import Deciding
from game.tzolkin.table.replay import Replay
from game.tzolkin.table.scene import TableScene
from game.ui.input import Key
from tools.gallery.lessons import asked, lesson
from tools.gallery.visit import Opening, Visit
from tools.lesson_taps import TZOLKIN_TAPS

RECORDS = Path(__file__).parents[2] / "tests/tzolkin/records"
NAMES = ("Marisol", "Heinrich the Elder of Q", "Yun-seo", "Ana", "Li Wei")
MARKS = ("red", "blue", "yellow", "white", "violet")
Wanted = Callable[[State], object]


@cache
def _record(name: str) -> TzolkinMatch:
    return read((RECORDS / f"{name}.json").read_text("utf-8"))


def position(name: str, part: float, wanted: Wanted, rival: str = "human") -> TzolkinMatch:
    """A golden game up to the first wanted position after this part of it; all but the first seat
    are of the rival's kind.

    Raises:
        ValueError: there is none.
    """
    whole = _record(name)
    count = len(whole.actions)
    for index in range(round(part * count), count + 1):
        if wanted(whole.before(index)):
            return until(name, index, rival)
    raise ValueError(f"{name} has no such position after {part:.0%} of it")


def until(name: str, index: int, rival: str = "human") -> TzolkinMatch:
    """A golden game's first actions, played by players with names of all lengths."""
    whole = _record(name)
    players = tuple(
        {"name": NAMES[seat], "kind": rival if seat else "human", "mark": MARKS[seat]}
        for seat in range(whole.setup.seats)
    )
    match = TzolkinMatch(replace(whole.setup, players=players))
    for action in whole.actions[:index]:
        match.play(action)
    return match


def table(record: str, part: float, wanted: Wanted, *ids: str) -> Opening:
    """The table in a position, with what is then touched."""

    def open_table(visit: Visit) -> None:
        Journey(visit.stage).table(position(record, part, wanted))
        visit.settle()
        visit.tap(*ids)

    return open_table


def planned(record: str, part: float, wanted: Wanted, *ids: str) -> Opening:
    """The table once a hint's plan has come, in a position with what is then touched."""

    def open_planned(visit: Visit) -> None:
        table(record, part, wanted, *ids)(visit)
        scene = visit.stage.bottom
        assert isinstance(scene, TableScene)
        assert isinstance(scene.mode, Deciding)
        plan = plan_of(scene.mode.view, _decided(record, len(scene.match.actions)))
        scene._enter(scene.mode.show_plan(plan))
        visit.look()

    return open_planned


@cache
def _decided(record: str, actions: int) -> Decision:
    state = until(record, actions).state
    return decide(player_named("archaeologist", 0), view(state, state.seat))


def page(visit: Visit) -> None:
    """The game's page; nothing is kept."""
    Journey(visit.stage).title()
    visit.settle()
    visit.tap("title/tzolkin")


def setup(visit: Visit) -> None:
    """All seats are taken."""
    Journey(visit.stage).title()
    visit.settle()
    visit.tap("title/tzolkin", "page/new-game", *["setup/add"] * 3)


def ending(record: str) -> Opening:
    """The end is counted, after the last food day."""

    def open_end(visit: Visit) -> None:
        Journey(visit.stage).table(until(record, len(_record(record).actions) - 1))
        visit.settle()
        visit.tap("end-turn", "go-on")

    return open_end


def looking(record: str, part: float, key: str) -> Opening:
    """An overlay, by its key."""

    def open_overlay(visit: Visit) -> None:
        table(record, part, at(phases.TURN))(visit)
        visit.stage.handle(Key(key))
        visit.look()

    return open_overlay


def results(record: str, *ids: str) -> Opening:
    """The results of a whole game, with what is then touched."""

    def open_results(visit: Visit) -> None:
        Journey(visit.stage).results(until(record, len(_record(record).actions)))
        visit.settle()
        visit.tap(*ids)

    return open_results


def replay(record: str, part: float) -> Opening:
    """A whole game shown again, after this part of it."""

    def open_replay(visit: Visit) -> None:
        match = until(record, len(_record(record).actions))
        leave = visit.stage.pop
        scene = Replay(
            visit.stage, match, points_history(match), leave=leave, play_on=lambda _index: None
        )
        visit.stage.go(scene)
        scene.seek(round(part * len(match.actions)))
        visit.look()

    return open_replay


def at(phase: str, least: int = 1) -> Wanted:
    """A phase in which there is something to choose."""
    return lambda state: state.phase == phase and len(legal_actions(state)) >= least


def placed(state: State) -> bool:
    """Some workers are placed, and another one can be."""
    return (
        state.phase == phases.PLACING and state.workers_placed > 1 and len(legal_actions(state)) > 1
    )


def feeding(state: State) -> bool:
    """The end of this turn brings a food day."""
    last = (state.seat + 1) % state.seats == state.first_player
    ends = state.phase in (phases.PLACING, phases.PICKING)
    return bool(state.food_day) and last and ends


SCENES: dict[str, Opening] = {
    "page": page,
    "setup-5": setup,
    "handing-secret-2": table("base-2-eager-56", 0, at(phases.KEEP)),
    "keeping-2": table("base-2-eager-56", 0, at(phases.KEEP), "hand-over/take"),
    "keeping-5": table("tpnq-5-eager-111", 0, at(phases.TRIBE), "hand-over/take"),
    "turn-2": table("base-2-eager-56", 0.3, at(phases.TURN)),
    "turn-5": table("tpnq-5-eager-111", 0.8, at(phases.TURN)),
    "other-view-3": table("base-3-eager-57", 0.3, placed, "tool/view"),
    "placing-3": table("base-3-eager-57", 0.3, placed),
    "placing-5": table("tpnq-5-eager-111", 0.5, placed),
    "planned-5": planned("tpnq-5-eager-111", 0.5, at(phases.TURN, 8)),
    "planned-picking-4": planned("base-4-eager-58", 0.6, at(phases.TURN, 6)),
    "planned-keeping-2": planned("base-2-eager-56", 0, at(phases.KEEP), "hand-over/take"),
    "handing-3": table("base-3-eager-57", 0.3, placed, "end-turn"),
    "handing-5": table("tpnq-5-eager-111", 0.5, placed, "end-turn"),
    "picking-4": table("base-4-eager-58", 0.4, at(phases.PICKING, 2)),
    "worker-4": table("base-4-eager-58", 0.5, at(phases.WORKER, 4)),
    "jungle-2": table("base-2-eager-56", 0.3, at(phases.JUNGLE, 2)),
    "technology-4": table("base-4-eager-58", 0.4, at(phases.TECH, 3)),
    "temple-4": table("base-4-eager-58", 0.2, at(phases.TEMPLE, 2)),
    "building-4": table("base-4-eager-58", 0.6, at(phases.BUILD, 3)),
    "building-5": table("tpnq-5-eager-111", 0.6, at(phases.BUILD, 3)),
    "market-2": table("base-2-eager-56", 0.2, at(phases.MARKET)),
    "gain-4": table("base-4-eager-58", 0.7, at(phases.GAIN)),
    "days-2": table("base-2-eager-56", 0.1, at(phases.ADVANCE)),
    "food-day-4": table("base-4-eager-58", 0.4, feeding, "end-turn"),
    "ending-4": ending("tpn-4-eager-107"),
    "look-ahead-4": looking("base-4-eager-58", 0.4, "l"),
    "look-food-day-4": looking("base-4-eager-58", 0.4, "d"),
    "look-end-5": looking("tpnq-5-eager-111", 0.8, "x"),
    "results-5": results("tpnq-5-eager-111"),
    "results-food-days-5": results("tpnq-5-eager-111", "results/page/food-days"),
    "results-monuments-4": results("tpn-4-eager-107", "results/page/monuments"),
    "replay-4": replay("base-4-eager-58", 0.5),
}

LESSONS: dict[str, Opening] = {
    "lesson-placing": lesson("place", game=TZOLKIN),
    "lesson-corn-hint": asked("corn", TZOLKIN),
    "lesson-monument": lesson("building", *TZOLKIN_TAPS["building"][:8], game=TZOLKIN),
    "lesson-offering": lesson("skull", *TZOLKIN_TAPS["skull"][:4], game=TZOLKIN),
}
"""Scenes of its lessons."""
