"""Records of Tikal: read back as written, refused with a reason if broken (record format)."""

import json
import random
from typing import Any

import pytest

from game.core.record import RecordError
from game.tikal import rules
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.records.dump import dump
from game.tikal.rules.records.notation import parse
from game.tikal.rules.records.record import TikalMatch, catch_up, read, write
from game.tikal.rules.setup import Options, new_setup
from game.tikal.rules.variants import AUCTION, BASIC, MINI, Variant
from tests.tikal.rules.positions import players
from tests.tikal.rules.referee import random_action


def random_match(
    seed: int, seats: int, actions: int = 10_000, variant: Variant = BASIC
) -> TikalMatch:
    """A match of random actions, at most so many."""
    options = Options(camp_rule="present", a4_value=2)
    match = TikalMatch(new_setup(players(seats), seed % seats, seed, options, variant))
    source = random.Random(seed)
    while match.state.phase != "over" and len(match.actions) < actions:
        match.play(random_action(match.state, source))
    return match


SHORT = json.loads(write(random_match(1, 2, 12)))


def record(**changes: Any) -> str:
    return json.dumps(SHORT | changes)


def without(key: str) -> str:
    return json.dumps({k: v for k, v in SHORT.items() if k != key})


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        read(text)
    return str(caught.value)


@pytest.mark.parametrize(
    ("variant", "seats"), [(BASIC, 2), (BASIC, 3), (BASIC, 4), (AUCTION, 3), (MINI, 2)]
)
def test_a_whole_game_comes_back(variant: Variant, seats: int) -> None:
    """Playing a record gives the same position, and writing it the same text."""
    match = random_match(5, seats, variant=variant)
    again = read(write(match))
    assert dump(again.state) == dump(match.state)
    assert again.state.scorings == match.state.scorings
    assert again.actions == match.actions
    assert again.setup == match.setup
    assert write(again) == write(match)
    assert len(write(match)) < 30_000


@pytest.mark.parametrize("actions", [0, 1, 5, 40])
def test_an_unfinished_game_comes_back(actions: int) -> None:
    """With everything that can be taken back."""
    match = random_match(6, 3, actions)
    again = read(write(match))
    assert dump(again.state) == dump(match.state)
    assert again.can_undo == match.can_undo
    assert again.undo_limit == match.undo_limit
    assert rules.legal_actions(again.state) == rules.legal_actions(match.state)


def test_unknown_keys_are_kept() -> None:
    """Record format: unknown extra keys are kept."""
    extra = {"clock": [1, 2], "note": {"by": "Ána", "火": None}}
    again = json.loads(write(read(record(**extra))))
    assert {key: again[key] for key in extra} == extra
    ana = [SHORT["players"][0] | {"colour": "red"}, SHORT["players"][1]]
    assert json.loads(write(read(record(players=ana))))["players"] == ana


def test_options_and_seed_may_be_missing() -> None:
    """Record format: camp_rule free, a4_value 1, and no seed."""
    bare = {k: v for k, v in SHORT.items() if k not in ("options", "seed")} | {"actions": []}
    match = read(json.dumps(bare))
    assert match.setup.options == Options()
    assert match.setup.seed is None
    assert "seed" not in json.loads(write(match))
    assert read(json.dumps(bare | {"options": {"a4_value": 2}})).state.value[3] == 2


def test_any_of_the_equal_rotations_is_read() -> None:
    """Record format: a parser accepts any of them, the position keeps the smallest."""
    match, source = TikalMatch(new_setup(players(2), 0, 3)), random.Random(3)
    while match.state.phase != "place" or HEXAGONS[match.state.hand].id != "D4":
        match.play(random_action(match.state, source))
    so_far = json.loads(write(match))
    listed = str(rules.legal_actions(match.state)[0])
    match.play(parse(listed))
    place, rotation = listed[:-1], int(listed[-1])
    for equal in (rotation, rotation + 2, rotation + 4):
        text = json.dumps(so_far | {"actions": [*so_far["actions"], f"{place}{equal}"]})
        assert dump(read(text).state) == dump(match.state)


@pytest.mark.parametrize(
    "key",
    ["format", "game", "variant", "players", "first_player", "deck", "treasures", "actions"],
)
def test_a_missing_key_is_named(key: str) -> None:
    """Every other key is required."""
    assert key in refusal(without(key))
    assert "lacks" in refusal(without(key))


DECK, TREASURES, PEOPLE = SHORT["deck"], SHORT["treasures"], SHORT["players"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "tikal-record/2"}, "this is 'tikal-record/2' of 'tikal'"),
        ({"game": "chess"}, "of 'chess'; tikal-record/1 of tikal can be read"),
        ({"variant": "huge"}, "variant 'huge' is not known; basic, auction, mini are"),
        ({"players": []}, "the basic game has 2 to 4 seats, not 0"),
        ({"players": PEOPLE * 3}, "the basic game has 2 to 4 seats, not 6"),
        ({"players": [{"name": "A"}, PEOPLE[1]]}, "players[0] lacks kind"),
        ({"players": [PEOPLE[0], {"kind": "human"}]}, "players[1] lacks name"),
        ({"players": [{"name": 1, "kind": "human"}, PEOPLE[1]]}, "players[0].name must be a text"),
        ({"players": [{"name": "", "kind": "human"}, PEOPLE[1]]}, "must have 1 to 24 characters"),
        ({"players": [{"name": "x" * 25, "kind": "human"}, PEOPLE[1]]}, "1 to 24 characters"),
        ({"players": [{"name": "x", "kind": None}, PEOPLE[1]]}, "players[0].kind must be a text"),
        ({"first_player": 2}, "first player 2 has no seat"),
        ({"first_player": True}, "first_player must be a whole number, not true"),
        ({"deck": DECK[:-1]}, "the deck must hold 36 hexagons, not 35"),
        ({"deck": [*DECK[:-1], "Z9"]}, "deck: 'Z9' is no hexagon"),
        ({"deck": [*DECK[:-1], "jungle"]}, "hexagons 33 to 36 must be"),
        ({"deck": [DECK[1], *DECK[1:]]}, "hexagons 1 to 6 must be"),
        ({"deck": DECK[::-1]}, "hexagons 1 to 6 must be"),
        ({"deck": [*DECK[:-1], 3]}, "deck[35] must be a text, not 3"),
        ({"deck": "A1"}, "deck must be a list"),
        ({"treasures": TREASURES[1:]}, "the treasures must be 3 each"),
        ({"treasures": [9, *TREASURES[1:]]}, "a treasure is one of 0 to 7"),
        ({"treasures": [True, *TREASURES[1:]]}, "treasures[0] must be a whole number, not true"),
        ({"treasures": [1.0, *TREASURES[1:]]}, "treasures[0] must be a whole number, not 1.0"),
        ({"options": []}, "options must be an object"),
        ({"options": {"camp_rule": "no"}}, "camp_rule is one of free, present, own"),
        ({"options": {"camp_rule": 1}}, "options.camp_rule must be a text"),
        ({"options": {"a4_value": 7}}, "a4_value is 1 or 2"),
        ({"options": {"a4_value": True}}, "options.a4_value must be a whole number, not true"),
        ({"options": {"speed": 1}}, "options: speed is not known"),
        ({"seed": "42"}, "seed must be a whole number"),
        ({"variant": "mini"}, "the deck must hold 12 hexagons, not 36"),
    ],
)
def test_a_broken_set_up_is_refused(changes: dict[str, Any], reason: str) -> None:
    """With the part that is wrong."""
    assert reason in refusal(record(**changes))


def test_an_illegal_action_is_named_by_its_number() -> None:
    """Record format: a clear error that names the action's number, from 1."""
    actions = SHORT["actions"]
    assert refusal(record(actions=[*actions[:3], "guard h5", *actions[3:]])).startswith(
        'action 4 "guard h5": '
    )
    assert refusal(record(actions=["enter w a5"])) == (
        'action 1 "enter w a5": the hexagon in hand must be placed first'
    )
    assert refusal(record(actions=[*actions, "fly"])).startswith("action 13 \"fly\": 'fly' is no")
    assert refusal(record(actions=["tile b9 r0"])).startswith("action 1 ")


def test_nothing_follows_the_end() -> None:
    """A game that is over takes no more actions."""
    data = json.loads(write(random_match(5, 2)))
    data["actions"].append("end")
    number = len(data["actions"])
    assert refusal(json.dumps(data)) == f'action {number} "end": the game is over'


def test_a_long_action_is_shortened_in_the_message() -> None:
    """A message fits on a screen."""
    assert len(refusal(record(actions=["dig " + "x" * 5000]))) < 200
    assert len(refusal(record(actions=["x" * 5000]))) < 400


@pytest.mark.parametrize(
    "broken", ["", "null", "[]", "{}", "{", '"text"', write(random_match(1, 2, 3))[:-1]]
)
def test_no_record_at_all(broken: str) -> None:
    """Not JSON, or not an object with the keys."""
    assert refusal(broken)


def test_catching_up_plays_what_is_new_and_takes_back_what_is_gone() -> None:
    later, ours = played(12), played(5)
    assert catch_up(ours, write(later))
    assert dump(ours.state) == dump(later.state)
    while not later.can_undo:
        later.play(random_action(later.state, random.Random(1)))
    assert catch_up(ours, write(later))
    later.undo()
    assert catch_up(ours, write(later))
    assert ours.actions == later.actions


def test_catching_up_takes_back_what_was_played_otherwise() -> None:
    ours = played(12)
    while not ours.can_undo or len(rules.legal_actions(ours.before(len(ours.actions) - 1))) < 2:
        ours.play(random_action(ours.state, random.Random(1)))
    later = read(write(ours))
    later.undo()
    taken_back = ours.actions[-1]
    later.play(next(a for a in rules.legal_actions(later.state) if a != taken_back))
    assert catch_up(ours, write(later))
    assert ours.actions == later.actions


def test_what_cannot_be_caught_up_with_is_named_by_its_number() -> None:
    later = json.loads(write(played(12)))
    later["actions"].append("fly")
    with pytest.raises(RecordError, match=r'^action 13 "fly": '):
        catch_up(played(5), json.dumps(later))


def test_catching_up_with_another_game_or_another_past_is_refused() -> None:
    other = TikalMatch(new_setup(players(2), 0, 99))
    assert not catch_up(played(5), write(other))
    with pytest.raises(RecordError):
        catch_up(played(5), "{")
    ours, past = played(40), played(40)
    past.undo_to(0)
    assert not catch_up(ours, write(TikalMatch(past.setup)))


def ordered() -> TikalMatch:
    """A match in which two workers were sent together, then one."""
    made = TikalMatch(new_setup(players(2), 0, 5))
    made.play(rules.legal_actions(made.state)[0])
    for order in (["enter w a5", "enter w a5"], ["enter w a5"]):
        for rank, line in enumerate(order):
            made.play(parse(line), goes_on=rank > 0)
    return made


def test_a_record_tells_which_actions_of_the_turn_were_one_order() -> None:
    match = ordered()
    assert json.loads(write(match))["orders"] == [1, 2, 1]
    again = read(write(match))
    assert again.orders == [1, 2, 1]
    assert write(again) == write(match)
    again.undo_order()
    again.undo_order()
    assert len(again.actions) == 1


def test_a_record_tells_of_no_orders_where_each_is_one_action_or_the_turn_is_over() -> None:
    match = ordered()
    match.play(parse("end"))
    assert "orders" not in json.loads(write(match))
    assert "orders" not in json.loads(write(played(30)))


def test_who_looks_on_catches_up_with_orders_too() -> None:
    later = ordered()
    ours = TikalMatch(later.setup)
    assert catch_up(ours, write(later))
    assert ours.orders == later.orders
    later.undo_order()
    assert catch_up(ours, write(later))
    assert ours.orders == later.orders == [1, 2]


@pytest.mark.parametrize("orders", [[5], [0], "two", [1.5], [True], [-1], None])
def test_orders_that_cannot_be_are_refused(orders: object) -> None:
    broken = json.loads(write(ordered())) | {"orders": orders}
    assert "orders" in refusal(json.dumps(broken))


def played(actions: int) -> TikalMatch:
    """The first random actions of one game."""
    chance, match = random.Random(7), TikalMatch(new_setup(players(2), 0, 3))
    for _action in range(actions):
        match.play(random_action(match.state, chance))
    return match


def taken_back_twice() -> TikalMatch:
    match = random_match(3, 2, 40)
    for index, actions in ((25, 8), (12, 20)):
        match.take_back(index)
        source = random.Random(index)
        for _action in range(actions):
            match.play(random_action(match.state, source))
    return match


def test_what_was_taken_back_by_agreement_comes_back() -> None:
    match = taken_back_twice()
    again = read(write(match))
    assert write(again) == write(match)
    assert again.taken_back == match.taken_back
    assert [one.after for one in again.taken_back] == [25, 12]
    assert dump(again.state) == dump(match.state)
    assert again.undo_limit >= 12


def test_a_game_without_is_written_as_ever() -> None:
    assert "taken_back" not in SHORT


@pytest.mark.parametrize(
    ("taken", "reason"),
    [
        ({}, "taken_back must be a list"),
        ([1], "taken_back[0] must be an object"),
        ([{"after": 3}], "taken_back[0] lacks actions"),
        ([{"after": "3", "actions": []}], "taken_back[0].after must be a whole number"),
        ([{"after": 3, "actions": [3]}], "taken_back[0].actions[0] must be a text"),
        ([{"after": 3, "actions": []}], "taken_back[0] follows on no action"),
        ([{"after": -1, "actions": ["end"]}], "taken_back[0] follows on no action"),
        ([{"after": 13, "actions": ["end"]}], "taken_back[0] follows on no action"),
        ([{"after": 0, "actions": ["end"]}], 'taken_back[0]: action 1 "end"'),
        ([{"after": 0, "actions": ["end"]}] * 501, "taken_back has at most 500 turns"),
    ],
)
def test_what_cannot_have_been_taken_back_is_refused(taken: object, reason: str) -> None:
    assert refusal(record(taken_back=taken)).startswith(reason)


def test_a_game_that_goes_on_is_handed_out_without_what_is_hidden() -> None:
    match = random_match(3, 2, 40)
    text = match.record_to_hand_out()
    data = json.loads(text)
    assert not {"deck", "treasures", "seed"} & data.keys()
    assert not [one.id for one in HEXAGONS if f'"{one.id}"' in text]
    assert write(read(text)) == write(match)


def test_a_finished_game_is_handed_out_as_it_is() -> None:
    match = random_match(3, 2)
    assert match.record_to_hand_out() == write(match)
