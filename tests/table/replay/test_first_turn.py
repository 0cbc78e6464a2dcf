"""A match that is shown again before its first turn has ended."""

import pytest

from game.core.game import SetupChoices
from game.games import GAMES
from game.table.plain.table import plain_table
from tests.hexes.description import HEXES
from tests.windows import Viewer

PEOPLE = ({"name": "Marisol", "kind": "human"}, {"name": "Heinrich", "kind": "human"})
TABLES = [*((one, one.table) for one in GAMES), (HEXES, lambda: plain_table(HEXES))]


@pytest.mark.parametrize(("game", "table"), TABLES, ids=[game.id for game, _table in TABLES])
@pytest.mark.parametrize("actions", [0, 1])
def test_it_opens_at_the_beginning(game, table, actions):
    viewer, rules, left = Viewer(1280, 800, 1), game.rules(), []
    variant = next(iter(rules.variants))
    match = rules.new_match(rules.setup(SetupChoices(PEOPLE, 0, 3, variant)))
    for _action in range(actions):
        match.play(rules.engine.legal_actions(match.state)[0])
    again = table().replays
    scene = again.open(
        viewer.stage, match, again.history(match), leave=lambda: left.append(True), play_on=None
    )
    viewer.stage.go(scene)
    viewer.look()
    viewer.tap("replay/leave")
    assert left
