"""What the help of a first game explains, in real games."""

from pathlib import Path

import pytest

from game.lessons.learnt import FirstTimeHints
from game.settings.store import Settings, save_settings
from game.tikal.rules.actions import PlaceTile
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import new_setup
from game.tikal.table.scene import open_table
from game.tikal.words.firsts import firsts
from tests.windows import Viewer

RECORDS = Path(__file__).parents[2] / "records"
PLAYERS = [{"name": "Ana", "kind": "human"}, {"name": "Bo", "kind": "human"}]


def told(*records):
    """What is told in these games, one after another, with what was done then."""
    helped = FirstTimeHints("tikal", firsts())
    for name in records:
        match = RULES.read((RECORDS / f"{name}.json").read_bytes())
        for index, action in enumerate(match.actions):
            for words in helped.hint_for(match.before(index), action, match.before(index + 1)):
                yield words, action.verb


def test_everything_comes_up_and_nothing_twice():
    words = [one for one, _verb in told("basic-4-6", "auction-3-1", "basic-2-0")]
    assert sorted(map(str, words)) == sorted(str(one.words) for one in firsts())


def test_it_is_told_when_it_comes_up():
    by_id = {one.words: one.id for one in firsts()}
    verbs = {by_id[words]: verb for words, verb in told("basic-4-6", "auction-3-1", "basic-2-0")}
    assert verbs["camp"] == "camp"
    assert verbs["uncover"] == "dig"
    assert verbs["recover"] == "recover"
    assert verbs["auction"] == "bid"
    assert verbs["temple"] == verbs["ruins"] == "tile"


def test_whoever_lays_his_first_hexagon_hears_of_his_action_points():
    by_id = {one.words: one.id for one in firsts()}
    first = next(words for words, verb in told("basic-2-0") if verb == "tile")
    assert by_id[first] == "points"


@pytest.mark.parametrize("wanted", [True, False])
def test_the_table_explains_to_who_wants_it(wanted):
    save_settings(Settings(explain=wanted))
    viewer = Viewer(1280, 800, 1)
    match = TikalMatch(new_setup(PLAYERS, 0, 5))
    open_table(viewer.stage, match, title=print, finished=print)
    viewer.look()
    table = viewer.stage.bottom
    table.play(
        [one for one in RULES.engine.legal_actions(match.state) if type(one) is PlaceTile][:1]
    )
    assert (viewer.stage.toasts.current_text in {str(one.words) for one in firsts()}) == wanted
