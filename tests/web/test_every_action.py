"""Every kind of action by real taps in every browser, at positions of a golden game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.tikal.rules.actions import Move
from game.tikal.rules.records import read
from tests.web.driver import Drive
from tests.web.test_records import DROP, SAVE, saved

GAME = (Path(__file__).parents[1] / "records/auction-2-1.json").read_text("utf-8")
MATCH = read(GAME)
ACTIONS: list[str] = json.loads(GAME)["actions"]
VERBS = list(dict.fromkeys(action.split()[0] for action in ACTIONS))


def first(verb: str) -> int:
    """How many actions come before the first of that kind."""
    return next(i for i, action in enumerate(ACTIONS) if action.split()[0] == verb)


def taps(action: str) -> list[str]:
    """What a player taps on for an action."""
    match action.split():
        case ["bid", _]:
            return ["bid/place"]
        case ["pass"]:
            return ["bid/pass"]
        case ["choose", hexagon]:
            return [f"display/{hexagon}"]
        case ["tile", space, _]:
            return [f"space/{space}", "confirm"]
        case ["move", _, origin, space]:
            return [f"space/{origin}", f"space/{space}"]
        case ["enter", _, space]:
            return ["action/enter", f"space/{space}"]
        case ["shuttle", _, origin, space]:
            return ["action/shuttle", f"space/{origin}", f"space/{space}"]
        case ["exchange", give, seat, take]:
            wafers = [f"exchange/give/{give}", f"exchange/take/{seat}/{take}"]
            return ["action/exchange", *wafers, "exchange/confirm"]
        case ["end"]:
            return ["end-turn", "dialog/end"]
        case [verb, space]:
            return [f"action/{verb}", f"space/{space}"]
    raise ValueError(action)


def joins(count: int) -> bool:
    """True for a walk to own members."""
    state, action = MATCH.before(count), MATCH.actions[count]
    return isinstance(action, Move) and action.space in state.members[state.seat]


def lay_out(drive: Drive, count: int, rival: str = "human") -> None:
    """Drops the golden game's first actions on the page, instead of whatever is on the table."""
    record: dict[str, Any] = json.loads(GAME)
    record["actions"] = ACTIONS[:count]
    for player, kind in zip(record["players"], ("human", rival), strict=True):
        player["kind"] = kind
    drive.page.evaluate(DROP, json.dumps(record))
    drive.wait(lambda: played(drive) == ACTIONS[:count], "the dropped game")
    drive.wait_for("tool/menu")


def played(drive: Drive) -> list[str]:
    """The actions so far; none while nothing is kept."""
    there = drive.page.evaluate(f"'{SAVE}' in localStorage")
    return list(saved(drive)["actions"]) if there else []


def act(drive: Drive, count: int) -> None:
    """Does by taps what comes after that many actions of the golden game; going to own members
    takes a second one."""
    ids = taps(ACTIONS[count])
    for id in [*ids, *ids[-1:] * joins(count)]:
        drive.tap(id)
    drive.wait(lambda: len(played(drive)) > count, ACTIONS[count])
    assert played(drive)[count].split()[0] == ACTIONS[count].split()[0]


def test_the_game_has_every_kind_of_action() -> None:
    assert len(VERBS) == 13


@pytest.mark.every_browser
def test_every_kind_of_action_is_done_by_taps(drive: Drive) -> None:
    drive.open()
    for verb in VERBS:
        count = first(verb)
        lay_out(drive, count)
        act(drive, count)
    assert drive.complaints == []


@pytest.mark.every_browser
def test_a_volcano_scores(drive: Drive) -> None:
    drive.open()
    lay_out(drive, next(i for i in range(len(ACTIONS)) if MATCH.before(i + 1).scoring_queue))
    act(drive, len(played(drive)))
    drive.tap("end-turn")
    drive.tap("dialog/end")
    drive.wait_for("scoring/continue")
    drive.picture("scoring")
    assert drive.complaints == []
