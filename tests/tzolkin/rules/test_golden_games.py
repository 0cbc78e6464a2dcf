"""Golden games: committed records that every version plays the same, action by action."""

import json
from functools import cache
from pathlib import Path

import pytest

from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data.expansion import PROPHECIES, QUICK_TILES, TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.rules.records import TzolkinMatch, read, write
from game.tzolkin.rules.scoring import winners
from game.tzolkin.rules.state import OVER, PLACED_ON_QUICK_SPACE
from tests.tzolkin.rules.refereed import KINDS, PARTS
from tools.tzolkin.golden_games import FOLDER, hashes

GAMES = sorted(FOLDER.glob("*.json"))


@cache
def load(path: Path) -> TzolkinMatch:
    """A golden game, read once for all tests of a process."""
    return read(path.read_text("utf-8"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_position_is_the_committed_one(path):
    match = load(path)
    assert hashes(match) == path.with_suffix(".hashes").read_text("utf-8").split()
    assert match.state.phase == OVER
    assert write(match) == path.read_text("utf-8").strip()
    assert json.loads(path.read_bytes())["format"] == "tzolkin-record/1"


def states():
    """Every position of every golden game with the action played in it."""
    for path in GAMES:
        match = load(path)
        for index, action in enumerate(match.actions):
            yield match.before(index), action


def said():
    return {line for path in GAMES for line in json.loads(path.read_bytes())["actions"]}


def test_every_kind_of_action_comes_up():
    played = {type(action).__name__ for _, action in states()}
    assert played == {type_.__name__ for type_ in Action.__subclasses__()}


def test_every_tile_and_tribe_is_used():
    """Every building, monument and tribe, wealth tile and action of every gear."""
    lines = said()
    words = {word for line in lines for word in line.split()}
    tiles = {tile.id for tile in (*BUILDINGS, *MONUMENTS, *WEALTH)} | set(TRIBES)
    assert tiles - words == set()
    assert {f"do {number}" for number in range(1, 10)} <= lines
    for way in (" save ", " plain", " from ", " skip"):
        assert any(way in line or line.endswith(way) for line in lines)


def test_every_prophecy_and_quick_action_comes_up():
    in_force, quick = set(), set()
    for state, action in states():
        in_force.add(state.prophecy)
        if action.verb == "end" and state.turn_flags & PLACED_ON_QUICK_SPACE:
            quick.add(state.current_quick_tile())
    assert in_force == set(range(len(PROPHECIES) + 1))
    assert quick == set(QUICK_TILES)


def test_every_phase_comes_up_and_everybody_trades_and_declines_where_he_may():
    met = {(state.phase, action.verb) for state, action in states()}
    wanted = {
        *(("turn", verb) for verb in ("place", "pick", "beg", "mercy", "pass", "trade")),
        *(("placing", verb) for verb in ("place", "pick", "end", "trade")),
        *(("picking", verb) for verb in ("pick", "end", "trade")),
        *(("worker", verb) for verb in ("do", "nothing", "trade")),
        *(("jungle", verb) for verb in ("take", "burn")),
        *(("tech", verb) for verb in ("tech", "nothing", "decline")),
        *(("temple", verb) for verb in ("temple", "decline")),
        *(("favour", verb) for verb in ("pay", "nothing")),
        *(("build", verb) for verb in ("build", "nothing")),
        *(("market", verb) for verb in ("sell", "buy", "done")),
        *(("action", verb) for verb in ("do", "nothing")),
        *(("lower", verb) for verb in ("lower", "decline")),
        *((phase, phase) for phase in ("tribe", "keep", "pay", "gain", "gold", "bonus", "down")),
        ("advance", "advance"),
    }
    assert met >= wanted


def test_every_combination_has_its_games():
    played = [load(path).setup for path in GAMES]
    kinds = {(tuple(getattr(s.options, part) for part in PARTS), s.seats) for s in played}
    assert kinds == {(tuple(parts[part] for part in PARTS), seats) for parts, seats in KINDS}
    assert len(GAMES) >= 101
    assert {s.options.x07_same for s in played} == {True, False}
    assert {s.options.bacab_limit for s in played} == {2, 3}
    assert {s.options.monuments5 for s in played} == {6, 7}


def test_a_victory_is_shared_or_decided_by_workers():
    ends = [load(path).state for path in GAMES]
    assert all(winners(end) for end in ends)
