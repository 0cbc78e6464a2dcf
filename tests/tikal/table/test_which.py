"""Whatever is touched and however the time passes, the table is in the mode that follows, or a plan
or an overlay lies over it."""

import random

import pytest

from game.settings.store import Pace
from game.tikal.rules.setup import AUCTION, BASIC, MINI
from game.tikal.table.modes.deciding import ShowingPlan
from game.tikal.table.modes.which import mode_now
from game.ui.input import Key
from tests.tikal.table.test_computers import ME, Watched, new_match

ENOUGH = 250
ELSEWHERE = {"dialog/title", "dialog/share", "dialog/save", "dialog/rules", "dialog/settings"}
KEYS = ("escape", "return", "space", "a", "m", "u", "h", "t", "e", "p", "+", "z")


@pytest.mark.parametrize(
    ("variant", "kinds", "seed"),
    [
        (BASIC, (ME, "ai:novice"), 4),
        (MINI, ("ai:novice", ME), 2),
        (AUCTION, (ME, "ai:novice", ME), 3),
    ],
)
def test_the_mode_is_always_the_one_that_follows(variant, kinds, seed):
    table, chance = Watched(new_match(*kinds, variant=variant), Pace.NATURAL), random.Random(seed)
    modes = set()
    for _step in range(ENOUGH):
        if table.ended:
            break
        touch(table, chance)
        table.wait(chance.choice((0.05, 0.5)))
        if table.stage.top is table.scene:
            mode, follows = table.scene.mode, mode_now(table.scene._now)
            decided = mode.uncovered
            decided = decided.under if isinstance(decided, ShowingPlan) else decided
            assert type(decided) is type(follows)
            assert (mode.seat, mode.turn.view.phase) == (follows.seat, follows.turn.view.phase)
            modes.add(type(decided).__name__)
    assert {"Placing", "Acting", "Watching"} <= modes


def touch(table, chance):
    """Something that can be touched, rather what leads on, or a key."""
    if chance.random() < 0.1:
        table.stage.handle(Key(chance.choice(KEYS), ctrl=chance.random() < 0.3))
        return
    ids = [one.id for one in table.stage.elements() if one.enabled and one.id not in ELSEWHERE]
    if chance.random() < 0.8:
        ids = [id for id in ids if not id.startswith(("look", "log/", "tool/log"))] or ids
    onward = [
        id
        for id in ids
        if id in ("confirm", "bid/place", "end-turn", "dialog/end", "look/close", "log/close")
    ]
    table.tap(chance.choice(onward if onward and chance.random() < 0.5 else ids))
