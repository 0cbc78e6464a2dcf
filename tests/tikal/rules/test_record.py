"""Records of Tikal: read back as written, refused with a reason if broken (record format)."""

import json
import random
from typing import Any

import pytest

from game.core.record import RecordError
from game.tikal import rules
from game.tikal.rules.actions import parse
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.records import TikalMatch, catch_up, dump, read, write
from game.tikal.rules.setup import AUCTION, BASIC, LENGTHS, MINI, Options, Variant, new_setup
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
    """Record format: camp_rule free, a4_value 1, a whole game, and no seed."""
    bare = {k: v for k, v in SHORT.items() if k not in ("options", "seed")} | {"actions": []}
    match = read(json.dumps(bare))
    assert match.setup.options == Options()
    assert match.setup.seed is None
    assert "seed" not in json.loads(write(match))
    assert read(json.dumps(bare | {"options": {"a4_value": 2}})).state.value[3] == 2


def test_only_a_short_game_names_its_length() -> None:
    """Record format: records of whole games are as they were before there were short ones."""
    whole, short = (new_setup(players(2), 0, 3, Options(length=one)) for one in LENGTHS)
    assert "length" not in json.loads(write(TikalMatch(whole)))["options"]
    text = write(TikalMatch(short))
    assert json.loads(text)["options"]["length"] == "short"
    assert read(text).setup == short


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
    assert "record-keys-missing" in refusal(without(key))


DECK, TREASURES, PEOPLE = SHORT["deck"], SHORT["treasures"], SHORT["players"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "tikal-record/2"}, "other-format (found: tikal-record/2, other: tikal, "),
        ({"game": "chess"}, "other: chess, wanted: tikal-record/1, named: tikal)"),
        ({"variant": "huge"}, "no-variant (name: huge, names: basic, auction, mini)"),
        ({"players": []}, "least: 2, most: 4, seats: 0, game: tikal)"),
        ({"players": PEOPLE * 3}, "least: 2, most: 4, seats: 6, game: tikal)"),
        ({"players": [{"name": "A"}, PEOPLE[1]]}, "keys-missing (what: players[0], keys: kind)"),
        (
            {"players": [PEOPLE[0], {"kind": "human"}]},
            "keys-missing (what: players[1], keys: name)",
        ),
        (
            {"players": [{"name": 1, "kind": "human"}, PEOPLE[1]]},
            "not-a-text (what: players[0].name, ",
        ),
        (
            {"players": [{"name": "", "kind": "human"}, PEOPLE[1]]},
            "not-so-long (what: players[0].name, most: 24)",
        ),
        (
            {"players": [{"name": "x" * 25, "kind": "human"}, PEOPLE[1]]},
            "not-so-long (what: players[0].name, most: 24)",
        ),
        (
            {"players": [{"name": "x", "kind": None}, PEOPLE[1]]},
            "not-a-text (what: players[0].kind, ",
        ),
        ({"first_player": 2}, "no-seat-of-first-player (number: 2, "),
        ({"first_player": True}, "not-a-whole-number (what: first_player, value: true)"),
        ({"deck": DECK[:-1]}, "deck-size (wanted: 36, found: 35, "),
        ({"deck": [*DECK[:-1], "Z9"]}, "no-hexagon-in-deck (game: tikal, text: Z9)"),
        ({"deck": [*DECK[:-1], "jungle"]}, "deck-part (first: 33, last: 36, "),
        ({"deck": [DECK[1], *DECK[1:]]}, "deck-part (first: 1, last: 6, "),
        ({"deck": DECK[::-1]}, "deck-part (first: 1, last: 6, "),
        ({"deck": [*DECK[:-1], 3]}, "not-a-text (what: deck[35], value: 3)"),
        ({"deck": "A1"}, "not-a-list (what: deck, "),
        ({"treasures": TREASURES[1:]}, "treasures-of-kinds (copies: 3, "),
        ({"treasures": [9, *TREASURES[1:]]}, "no-such-treasure (most: 7, "),
        (
            {"treasures": [True, *TREASURES[1:]]},
            "not-a-whole-number (what: treasures[0], value: true)",
        ),
        (
            {"treasures": [1.0, *TREASURES[1:]]},
            "not-a-whole-number (what: treasures[0], value: 1.0)",
        ),
        ({"options": []}, "not-an-object (what: options, "),
        (
            {"options": {"camp_rule": "no"}},
            "not-one-of (name: camp_rule, values: free, present, own, value: no, ",
        ),
        ({"options": {"camp_rule": 1}}, "not-a-text (what: options.camp_rule, "),
        ({"options": {"a4_value": 7}}, "not-one-of (name: a4_value, values: 1, 2, value: 7, "),
        (
            {"options": {"a4_value": True}},
            "not-a-whole-number (what: options.a4_value, value: true)",
        ),
        (
            {"options": {"length": "long"}},
            "not-one-of (name: length, values: whole, short, value: ",
        ),
        ({"options": {"length": 2}}, "not-a-text (what: options.length, value: 2)"),
        ({"options": {"speed": 1}}, "no-option (name: speed, names: camp_rule, a4_value, length)"),
        ({"seed": "42"}, "not-a-whole-number (what: seed, "),
        ({"variant": "mini"}, "deck-size (wanted: 12, found: 36, "),
    ],
)
def test_a_broken_set_up_is_refused(changes: dict[str, Any], reason: str) -> None:
    """With the part that is wrong."""
    assert reason in refusal(record(**changes))


def test_an_illegal_action_is_named_by_its_number() -> None:
    """Record format: a clear error that names the action's number, from 1."""
    actions = SHORT["actions"]
    assert refusal(record(actions=[*actions[:3], "guard h5", *actions[3:]])).startswith(
        "action-refused (game: tikal, number: 4, notation: guard h5, reason: "
    )
    assert refusal(record(actions=["enter w a5"])) == (
        "action-refused (game: tikal, number: 1, notation: enter w a5, reason: hexagon-to-place)"
    )
    assert refusal(record(actions=[*actions, "fly"])).startswith(
        "action-refused (game: tikal, number: 13, notation: fly, reason: no-action (text: fly, "
    )
    assert refusal(record(actions=["tile b9 r0"])).startswith(
        "action-refused (game: tikal, number: 1,"
    )


def test_nothing_follows_the_end() -> None:
    """A game that is over takes no more actions."""
    data = json.loads(write(random_match(5, 2)))
    data["actions"].append("end")
    number = len(data["actions"])
    assert refusal(json.dumps(data)) == (
        f"action-refused (game: tikal, number: {number}, notation: end, reason: game-over)"
    )


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
    with pytest.raises(
        RecordError, match=r"^action-refused \(game: tikal, number: 13, notation: fly, "
    ):
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
            made.play(parse(line), same_order=rank > 0)
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
        ({}, "not-a-list (what: taken_back, "),
        ([1], "not-an-object (what: taken_back[0], "),
        ([{"after": 3}], "keys-missing (what: taken_back[0], keys: actions)"),
        ([{"after": "3", "actions": []}], "not-a-whole-number (what: taken_back[0].after, "),
        ([{"after": 3, "actions": [3]}], "not-a-text (what: taken_back[0].actions[0], "),
        ([{"after": 3, "actions": []}], "follows-on-nothing (what: taken_back[0])"),
        ([{"after": -1, "actions": ["end"]}], "follows-on-nothing (what: taken_back[0])"),
        ([{"after": 13, "actions": ["end"]}], "follows-on-nothing (what: taken_back[0])"),
        (
            [{"after": 0, "actions": ["end"]}],
            "part-refused (what: taken_back[0], reason: action-refused (game: tikal, number: 1, ",
        ),
        (
            [{"after": 0, "actions": ["end"]}] * 501,
            "too-much-taken-back (what: taken_back, most: 500)",
        ),
    ],
)
def test_what_cannot_have_been_taken_back_is_refused(taken: object, reason: str) -> None:
    assert refusal(record(taken_back=taken)).startswith(reason)


@pytest.mark.parametrize(
    ("actions", "taken"),
    [
        (["end"] * 2_001, []),
        ([], [{"after": 0, "actions": ["end"] * 5}] * 401),
        (["end"] * 900, [{"after": 500, "actions": ["end"] * 500}] * 4),
    ],
)
def test_what_takes_too_long_is_refused_before_its_first_action(
    actions: list[str], taken: list[dict[str, object]]
) -> None:
    # its first action would be refused as well
    told = "too-many-actions (most: 2000)"
    assert refusal(record(actions=actions, taken_back=taken)) == told


def test_a_game_that_goes_on_is_handed_out_without_what_is_hidden() -> None:
    match = random_match(3, 2, 40)
    text = match.record_for_sharing()
    data = json.loads(text)
    assert not {"deck", "treasures", "seed"} & data.keys()
    assert not [one.id for one in HEXAGONS if f'"{one.id}"' in text]
    assert write(read(text)) == write(match)


def test_a_finished_game_is_handed_out_as_it_is() -> None:
    match = random_match(3, 2)
    assert match.record_for_sharing() == write(match)
