"""Every action is heard, and every sound that is asked for is there."""

import re
from collections import Counter

import pytest

from game.journey import Journey
from game.tikal.rules.actions import ACTIONS
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.scoring import Breakdown
from game.tikal.rules.setup import AUCTION, BASIC
from game.tikal.table import verbs
from game.tikal.table.match.telling import ERUPTION, SCORED, action_sound
from game.tikal.table.motion.steps import POINT
from game.ui import assets
from game.ui.sound import Speaker
from tests.tikal.table.test_scene import Table
from tools.bundle import ROOT

NAMES = {re.sub(r"_\d$", "", file.stem) for file in assets.SOUNDS.glob("*.ogg")}
SOUNDS = {verbs.sound_of(next(kind.every())) for kind in ACTIONS}
ASKED = re.compile(r"speaker\.play\(\"(\w+)\"\)")


@pytest.fixture
def heard(monkeypatch):
    """The names of the sounds asked for, in order."""
    names = []
    monkeypatch.setattr(Speaker, "play", lambda _speaker, name: names.append(name))
    return names


def test_every_kind_of_action_has_a_sound():
    assert {*SOUNDS, ERUPTION, SCORED} <= NAMES


def test_every_sound_has_a_use():
    sources = [path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py")]
    asked = {name for source in sources for name in ASKED.findall(source)}
    assert asked <= NAMES
    used = asked | {*SOUNDS, ERUPTION, SCORED, POINT, "tap", "ambience"}
    assert used == NAMES


@pytest.mark.parametrize("variant", [BASIC, AUCTION])
def test_a_round_of_scoring_begins_with_the_eruption_and_every_seat_is_scored(variant):
    """Section 5: two volcanoes before the final round, which has none; all score in each."""
    match = random_match(variant, 3, 1)
    heard = Counter(
        action_sound(match.before(index), action, match.before(index + 1))
        for index, action in enumerate(match.actions)
    )
    assert heard[SCORED] % 3 == 0
    assert heard[ERUPTION] == heard[SCORED] // 3 - 1


def test_what_is_played_is_heard_as_it_is_shown(heard):
    table = Table()
    table.place()
    assert heard[-1] == "tile"
    table.tap("action/enter")
    table.tap_space("a5")
    assert heard[-1] == "enter"


@pytest.mark.parametrize("tools", [["undo"], ["undo", "redo"], ["restart"]])
def test_what_is_taken_back_is_heard(heard, tools):
    table = Table()
    table.place()
    for tool in tools:
        heard.clear()
        table.tap(f"tool/{tool}")
        assert heard == ["tap", "undo"]


def test_the_results_begin_with_a_fanfare(heard):
    table = Table()
    journey = Journey(table.stage)
    journey.results(random_match(BASIC, 2, 1))
    assert heard == ["win"]


def test_every_line_of_a_scoring_ticks(heard):
    table = Table()
    table.stage.reduced_motion = False
    heard.clear()
    table.score(Breakdown(((24, 3), (25, 1)), 6))
    for frame in range(240):
        table.stage.update(table.now + frame / 60)
    assert heard == ["point"] * 3


def test_a_skipped_scoring_is_silent(heard):
    table = Table()
    table.stage.reduced_motion = False
    table.score(Breakdown(((24, 3),), 0))
    heard.clear()
    table.tap("scoring/continue")
    table.look()
    assert heard == ["tap"]
