"""Part 4: records and the dump."""

import json

import pytest

from game.core.record import RecordError
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.records import TzolkinMatch, dump, read, write
from game.tzolkin.rules.setup import Options
from tests.tzolkin.rules.positions import setup
from tests.tzolkin.rules.refereed import everything

EVERYTHING = Options(tribes=True, prophecies=True, new_buildings=True, quick_actions=True)


@pytest.mark.parametrize("options", [Options(), EVERYTHING], ids=["base", "everything"])
def test_a_game_is_read_back(options):
    match = random_match(3, 5, options)
    again = read(write(match))
    assert everything(again.state) == everything(match.state)
    assert write(again) == write(match)
    assert again.setup == match.setup


def test_the_record_has_the_documented_keys():
    base = json.loads(write(TzolkinMatch(setup())))
    keys = ["format", "game", "players", "first_player", "options"]
    keys += ["wealth", "buildings1", "buildings2", "monuments", "seed", "actions"]
    assert list(base) == keys
    full = json.loads(write(random_match(2, 1, EVERYTHING)))
    assert set(full) - set(base) == {"tribes", "prophecies", "quick1", "quick2"}
    assert [len(full[key]) for key in ("buildings1", "buildings2", "tribes")] == [18, 22, 13]
    assert [len(full[key]) for key in ("quick1", "quick2", "prophecies")] == [7, 6, 13]


def test_options_and_seed_may_be_missing_and_unknown_keys_are_kept():
    data = json.loads(write(random_match(2, 3)))
    del data["options"], data["seed"]
    data["note"] = {"from": "a friend"}
    data["tribes"] = ["none"]  # not a key of a game without tribes
    match = read(json.dumps(data))
    assert match.setup.options == Options()
    assert match.setup.seed is None
    assert match.extra == {"note": {"from": "a friend"}, "tribes": ["none"]}
    assert json.loads(write(match))["note"] == data["note"]


def test_what_is_written_tells_every_option_and_keeps_no_key_of_ours_twice():
    data = json.loads(write(TzolkinMatch(setup(bacab_limit=2))))
    match = read(json.dumps(data | {"options": {"bacab_limit": 2}}))
    assert match.extra == {}
    assert json.loads(write(match)) == data


def test_an_action_is_refused_by_its_number_with_the_rule():
    data = json.loads(write(random_match(2, 3)))
    data["actions"] = [*data["actions"][:2], "place start", "place start"]
    with pytest.raises(
        RecordError, match=r"notation: place start, reason: starting-player-space-taken"
    ):
        read(json.dumps(data))
    data["actions"][3] = "jump"
    with pytest.raises(
        RecordError, match=r"number: 4, notation: jump, reason: no-action \(text: jump, "
    ):
        read(json.dumps(data))


DUMPED = {
    *("age", "buildings", "deck_left", "first_player", "food_day", "food_days_done", "gears"),
    *("jungle", "monuments", "offered", "players", "round", "skulls", "start_space"),
    *("teeth_corn", "tooth"),
}
DUMPED_OF_A_PLAYER = {
    *("bank", "buildings", "corn", "corn_tiles", "gold", "hand", "light", "monuments", "skulls"),
    *("stone", "techs", "temples", "wealth", "wood", "wood_tiles"),
}


def test_the_dump_has_the_documented_keys():
    shown = json.loads(dump(random_match(2, 1).before(7)))
    assert set(shown) == {"phase", "player", "scores", "totals", "state"}
    assert set(shown["state"]) == DUMPED
    assert set(shown["state"]["players"][0]) == DUMPED_OF_A_PLAYER
    full = json.loads(dump(random_match(2, 1, EVERYTHING).before(9)))["state"]
    assert set(full) - DUMPED == {"prophecies", "prophecy", "quick", "quick_board"}
    more = {"tribe", "rebuilt", "building_skulls"}
    assert set(full["players"][0]) - DUMPED_OF_A_PLAYER == more


def test_the_dump_at_the_end():
    shown = json.loads(dump(random_match(2, 1).state))
    assert (shown["phase"], shown["player"], shown["state"]["food_day"]) == ("over", None, None)
    assert len(shown["totals"]) == 2
    text = dump(random_match(2, 1).state)
    assert text == json.dumps(shown, sort_keys=True, separators=(",", ":"))
    assert text.isascii()


def test_undo_reaches_back_to_what_was_decided():
    match = random_match(3, 4)
    decided = [match.before(i).irreversible_events for i in range(len(match.actions) + 1)]
    assert decided == sorted(decided)
    for index in range(len(match.actions)):
        before, after = match.before(index), match.before(index + 1)
        assert match.undoable(index) == (decided[index] == decided[index + 1])
        if before.seat != after.seat or before.deck1 != after.deck1 or before.deck2 != after.deck2:
            assert not match.undoable(index)
        if match.actions[index].verb in ("place", "pick", "pay", "build", "tech", "beg"):
            assert match.undoable(index)


def test_the_first_of_two_choices_can_be_taken_back_the_last_not():
    match = random_match(2, 1, EVERYTHING)
    assert [action.verb for action in match.actions[:4]] == ["tribe", "keep", "tribe", "keep"]
    assert [match.undoable(index) for index in range(4)] == [True, False, True, False]


def test_what_was_taken_back_by_agreement_comes_back():
    match = random_match(2, 4)
    index = len(match.actions) // 2
    match.take_back(index)
    again = read(write(match))
    assert write(again) == write(match)
    assert again.taken_back == match.taken_back
    assert everything(again.state) == everything(match.state)


def test_a_game_that_goes_on_is_handed_out_without_what_is_hidden():
    match = TzolkinMatch(setup())
    data = json.loads(match.record_for_sharing())
    assert not {"wealth", "buildings1", "buildings2", "monuments", "seed"} & data.keys()
    assert write(read(match.record_for_sharing())) == write(match)
