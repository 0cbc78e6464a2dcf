"""Taps and buttons become the right actions (ux, "The table")."""

import random

import pytest

from game.tikal import rules
from game.tikal.rules.actions import END_TURN, Enter, PlaceTile
from game.tikal.rules.board import INDEX, SPACES
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.rules.notation import parse
from game.tikal.rules.refusal import IllegalAction
from game.tikal.rules.setup import new_setup
from game.tikal.rules.state import ACT, PLACE, State
from game.tikal.table.interaction import SITE_ACTIONS, Interaction

PLAYERS = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo")]


def start(seed: int = 3) -> State:
    return rules.new_game(new_setup(PLAYERS, 0, seed))


def acting(*lines: str) -> State:
    """The first player's action phase after the first legal placement and these actions."""
    state = start()
    rules.apply(state, rules.legal_actions(state)[0])
    for line in lines:
        action = parse(line)
        rules.check(state, action)
        rules.apply(state, action)
    return state


def test_a_tap_lays_the_hexagon_for_a_look_and_a_second_one_turns_it():
    interaction = Interaction(start())
    space, turns = next((s, r) for s, r in interaction.rotations.items() if len(r) > 1)
    assert interaction.tap(space) == []
    assert interaction.placing == (space, turns[0])
    interaction.tap(space)
    assert interaction.placing == (space, turns[1])
    assert interaction.confirmed() == [PlaceTile(space, turns[1])]


def test_nothing_can_be_confirmed_before_a_space_is_chosen():
    interaction = Interaction(start())
    assert interaction.confirmed() == []
    interaction.tap(BASE_CAMP_SPACE)
    assert interaction.placing is None


def test_a_member_from_the_supply_walks_on_for_the_cost_shown():
    state = acting()
    interaction = Interaction(state)
    interaction.pick_from_supply()
    space = INDEX["b4"]
    cost = interaction.reach[space]
    actions = interaction.tap(space)
    assert actions[0] == Enter("w", BASE_CAMP_SPACE)
    for action in actions:
        rules.check(state, action)
        rules.apply(state, action)
    assert state.ap == 10 - cost
    assert state.members[0] == {space: 1}


def test_a_party_of_three_costs_three_times_as_much_and_moves_together():
    state = acting("enter w a5", "enter w a5", "enter l a5")
    interaction = Interaction(state)
    interaction.tap(BASE_CAMP_SPACE)
    alone = interaction.reach
    interaction.change_workers(1)
    interaction.toggle_leader()
    assert interaction.party is not None
    assert interaction.party.size == 3
    space = min(interaction.reach, key=interaction.reach.__getitem__)
    assert interaction.reach[space] == 3 * alone[space]
    for action in interaction.tap(space):
        rules.check(state, action)
        rules.apply(state, action)
    assert state.members[0] == {space: 3}
    assert state.leader[0] == space


def test_a_party_is_never_empty_and_never_larger_than_its_stack():
    interaction = Interaction(acting("enter w a5", "enter w a5"))
    interaction.tap(BASE_CAMP_SPACE)
    for _ in range(5):
        interaction.change_workers(1)
    assert interaction.party is not None
    assert interaction.party.workers == 2
    for _ in range(5):
        interaction.change_workers(-1)
    assert interaction.party.workers == 1
    interaction.toggle_leader()
    assert not interaction.party.leader


def test_a_site_action_is_done_at_once_where_it_is_possible():
    temple = INDEX["b5"]
    state = acting("enter w a5", "move w a5 b5")
    interaction = Interaction(state)
    interaction.tap(temple)
    assert [str(action) for action in interaction.choose_verb("dig")] == ["dig b5"]


def test_a_site_action_without_a_chosen_space_waits_for_a_lit_one():
    state = acting("enter w a5", "move w a5 b5")
    interaction = Interaction(state)
    assert interaction.choose_verb("dig") == []
    assert interaction.targets() == [INDEX["b5"]]
    with pytest.raises(IllegalAction, match="is no temple"):
        interaction.tap(BASE_CAMP_SPACE)
    assert [str(action) for action in interaction.tap(INDEX["b5"])] == ["dig b5"]


def test_the_reason_is_told_where_something_cannot_be_done():
    interaction = Interaction(acting())
    interaction.tap(INDEX["b5"])
    refused = interaction.why_not_here("dig")
    assert refused is not None
    assert "needs 1 of your members" in str(refused)


def test_ending_is_worth_a_question_only_while_something_could_be_done():
    assert Interaction(acting()).could_do_more
    spent = acting(*["enter w a5"] * 10)
    assert not Interaction(spent).could_do_more


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_tapped_only_legal_actions_come_out(seed: int):
    chance = random.Random(seed)
    state = start(seed)
    interaction = Interaction(state)
    for _ in range(400):
        if state.phase not in (PLACE, ACT):
            break
        actions = tap_something(interaction, chance)
        for action in actions:
            rules.check(state, action)
            rules.apply(state, action)
        if actions:
            interaction.show(state)


def tap_something(interaction: Interaction, chance: random.Random):
    """What a tap on a random space, a random button, or the end of the turn brings about."""
    state = interaction.state
    kind = chance.randrange(8)
    if state.phase == PLACE:
        interaction.tap(chance.choice([*interaction.rotations, 0]))
        return interaction.confirmed() if kind < 4 else []
    if kind == 0:
        interaction.pick_from_supply()
    elif kind == 1:
        return interaction.choose_verb(chance.choice(list(SITE_ACTIONS)))
    elif kind == 2:
        interaction.choose_walk(chance.choice(["move", "shuttle"]))
    elif kind == 3:
        interaction.change_workers(chance.choice([-1, 1]))
    elif kind == 4:
        interaction.toggle_leader()
    elif kind == 5 and not state.ap:
        return [END_TURN]
    else:
        try:
            return interaction.tap(chance.randrange(SPACES))
        except IllegalAction:
            interaction.clear()
    return []
