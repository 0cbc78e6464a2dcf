"""Everything that can happen has words, and no id of a tile or field of a message shows."""

import random
import re

import pytest

from game.tzolkin.rules import apply, new_game
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.data.board import ALL_TEETH, HIGHEST_ACTION, MOST_LEVELS, TRACKS
from game.tzolkin.rules.data.expansion import PROPHECIES, QUICK_TILES, TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.rules.play import why_not
from game.tzolkin.rules.records import read
from game.tzolkin.words import expansion, gears_and_tracks, tasks, technologies, tiles
from game.tzolkin.words.action_log import log_line
from game.tzolkin.words.refusals import REFUSALS
from game.ui.sentence import Words
from tests.tzolkin.rules.positions import play, position
from tests.tzolkin.rules.referee import random_action
from tests.tzolkin.rules.refereed import course
from tests.tzolkin.rules.test_golden_refusals import REFUSALS as HEARD
from tools.tzolkin.golden_games import FOLDER

IDS = re.compile(r"\b[BMWXTP]\d\d\b|[{}_]|\b(palenque|yaxchilan|chichen|chaac|kukulcan)\b")


def is_for_people(words: Words) -> bool:
    return bool(words) and not IDS.search(str(words))


@pytest.mark.parametrize("game", sorted({row.game for row in HEARD}))
def test_every_reason_to_refuse_is_told(game: str) -> None:
    match = read((FOLDER / f"{game}.json").read_bytes())
    for _, index, line, _told in (row for row in HEARD if row.game == game):
        refused = why_not(match.before(index), parse(line))
        assert refused
        told = REFUSALS.text(refused.message)
        assert is_for_people(told), told
        assert told[0] == told[0].upper()
        assert told.endswith(".")


@pytest.mark.parametrize("seed", range(12))
def test_every_action_and_phase_of_random_games_is_told(seed: int) -> None:
    source = random.Random(seed)
    state = new_game(course(seed).setup)
    while state.phase != "over":
        headline, hint = tasks.task_of(state)
        assert is_for_people(headline), headline
        assert is_for_people(hint), hint
        action = random_action(state, source)
        told = log_line(state, action)
        assert is_for_people(told), told
        apply(state, action)


def test_every_thing_has_a_sentence() -> None:
    told = [gears_and_tracks.describe_space(tooth) for tooth in range(ALL_TEETH)]
    told += [gears_and_tracks.describe_action(gear, 1) for gear in range(len(HIGHEST_ACTION))]
    for track in range(len(TRACKS)):
        told += [
            technologies.describe_technology_level(track, level)
            for level in range(1, MOST_LEVELS + 2)
        ]
    for number in range(len(BUILDINGS)):
        told += [tiles.building(number), *tiles.describe_building(number)]
    for number in range(len(MONUMENTS)):
        told += [tiles.monument(number), *tiles.describe_monument(number, 4)]
    told += [tiles.wealth(number) for number in range(len(WEALTH))]
    told += [expansion.quick_action(tile) for tile in QUICK_TILES]
    for number in range(1, len(TRIBES) + 1):
        told += [expansion.tribe(number), expansion.describe_tribe(number)]
    for number in range(1, len(PROPHECIES) + 1):
        told += [expansion.prophecy(number), *expansion.describe_prophecy(number)]
    for words in told:
        assert is_for_people(words), words


def test_numbers_in_sentences_are_the_rules() -> None:
    assert str(tiles.wealth(0)) == "3 corn, Quetzalcoatl +1, agriculture +1"
    assert str(tiles.building(0)) == "farm (1 worker eats nothing)"
    assert str(expansion.prophecy_bands(1)) == (
        "fewer than 1: −5 points; 1 or more: 0 points; 4 or more: 6 points; 10 or more: 13 points"
    )
    assert str(gears_and_tracks.describe_action(4, 8)).startswith(
        "Offer a skull, which stays here, for 11 points"
    )


def test_what_a_placing_says_is_where_the_worker_stands() -> None:
    state = play(position(), "place tikal")
    assert str(log_line(state, parse("place tikal"))) == "places a worker on Tikal\u00a01"
