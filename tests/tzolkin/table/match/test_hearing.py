"""What is heard: every action of whole games has a sound that there is."""

from pathlib import Path

import pytest

from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.table.telling import FOOD_DAY, SECOND_AGE, sound_of
from game.tzolkin.table.verbs import GEARS, VERBS
from tools.bundle import ROOT

RECORDS = Path(__file__).parents[2] / "records"
FILES = {file.relative_to(ROOT / "sounds").as_posix() for file in (ROOT / "sounds").rglob("*.ogg")}


def there(name):
    return f"{name}.ogg" in FILES or f"{name}_1.ogg" in FILES


@pytest.mark.parametrize(
    "name", sorted({*(one.sound for one in VERBS.values()), FOOD_DAY, GEARS, SECOND_AGE})
)
def test_there_is_the_sound(name):
    assert there(name)


@pytest.mark.parametrize("record", ["base-4-eager-58", "tpnq-5-eager-111"])
def test_a_whole_game_is_heard(record):
    match = RULES.read((RECORDS / f"{record}.json").read_text("utf-8"))
    heard = [
        sound_of(match.before(index), action, match.before(index + 1))
        for index, action in enumerate(match.actions)
    ]
    assert all(map(there, heard))
    assert heard.count(FOOD_DAY) == 3
    assert heard.count(SECOND_AGE) == 1
    assert {"tzolkin/corn", "tzolkin/wood", "tzolkin/stone", "tzolkin/gold", GEARS} <= set(heard)
