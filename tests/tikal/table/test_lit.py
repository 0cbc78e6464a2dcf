"""What is lit acts at one tap, and what is not says why it does not, in any position."""

import random
from functools import cache

import pytest

from game.table.outcome import Play, Refuse
from game.tikal import rules
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.board import SPACES
from game.tikal.rules.play import why_not
from game.tikal.rules.setup import BASIC, MINI, new_setup
from game.tikal.rules.state import ACT, PLACE
from game.tikal.table import words
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.choices import PartyChoice
from game.tikal.table.modes.placing import Placing
from game.tikal.table.things import SPACE
from game.tikal.words.refusals import REFUSALS
from tests.tikal.table.standing import costs_in, lit_in
from tests.tikal.table.test_modes import SEATS, turn

SEEDS = range(6)


@cache
def positions(seed, phase):
    """Positions of a game in which its players rather do something than end their turns."""
    chance, found = random.Random(seed), []
    variant, seats = (MINI, 2) if seed % 3 == 2 else (BASIC, 3)
    state = rules.new_game(new_setup(SEATS[:seats], 0, seed, variant=variant))
    for _action in range(260):
        legal = rules.legal_actions(state)
        if not legal:
            break
        if state.phase == phase and chance.random() < 0.15:
            found.append(turn(state.copy()))
        rules.apply(state, chance.choice(legal if chance.random() < 0.1 else legal[1:] or legal))
    return found


def plays(mode, outcome):
    """Legal actions that come of a tap."""
    assert isinstance(outcome, Play)
    state = mode.view.copy()
    for action in outcome.actions:
        rules.check(state, action)
        rules.apply(state, action)
    return state


def explains(outcome, mode):
    """A reason with its place in the rulebook, by which nothing is let go."""
    assert isinstance(outcome, Refuse)
    assert outcome.error.message.name in REFUSALS.templates
    assert words.reason(outcome.error).words.endswith(".")
    assert outcome.mode == mode


@pytest.mark.parametrize("seed", SEEDS)
def test_a_lit_space_takes_the_one_who_arrives_at_one_tap_and_any_other_says_why_not(seed):
    """Section 3: a member of the supply arrives at the base camp or an own camp, and walks on."""
    tried = 0
    for there in positions(seed, ACT):
        mode = Acting(there).press("action/enter")
        if not isinstance(mode.choice, PartyChoice):
            continue
        seat, lit = mode.seat, costs_in(mode)
        routes = member_routes(mode.view, seat, None, mode.view.ap)
        assert lit == {space: route.cost for space, route in routes.items()}
        for space in range(SPACES):
            came = mode.touch(SPACE[space])
            if space not in lit:
                explains(came, mode)
                continue
            before, after = mode.view.members[seat], plays(mode, came)
            assert after.members[seat][space] == before.get(space, 0) + 1
            assert mode.view.ap - after.ap == lit[space]
            tried += 1
    assert tried > 40


@pytest.mark.parametrize("seed", SEEDS)
def test_a_partys_costs_are_those_of_the_rules(seed):
    tried = met = 0
    for there in positions(seed, ACT):
        view = there.view
        for origin in there.origins("move"):
            mode = Acting(there).touch(SPACE[origin])
            if not isinstance(mode.choice, PartyChoice):
                continue
            routes = member_routes(view, view.seat, origin, view.ap // mode.choice.size)
            costs = {space: route.cost * mode.choice.size for space, route in routes.items()}
            assert costs_in(mode) == costs
            for space in set(range(SPACES)) - {origin}:
                came, own = mode.touch(SPACE[space]), view.members[view.seat].get(space)
                if own and space in costs:
                    assert (came.offered, lit_in(came), costs_in(came)) == (SPACE[space], (), {})
                    after, met = plays(came, came.press("party/go")), met + 1
                    assert view.ap - after.ap == costs[space]
                elif own:
                    assert isinstance(came, Refuse)
                    assert came.mode.choice.origin == space
                elif space in costs:
                    assert view.ap - plays(mode, came).ap == costs[space]
                    tried += 1
                else:
                    explains(came, mode)
    assert tried > 40
    assert met


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("verb", ["dig", "recover", "camp", "guard", "move", "shuttle"])
def test_a_verb_that_waits_says_why_not_where_it_is_not_lit(seed, verb):
    for there in positions(seed, ACT):
        if verb not in there.legal_verbs:
            continue
        mode = Acting(there).press(f"action/{verb}")
        lit = lit_in(mode)
        assert lit
        for space in range(SPACES):
            came = mode.touch(SPACE[space])
            if space in lit:
                assert isinstance(came, Play) or came.choice.origin == space
            elif mode.view.members[mode.seat].get(space):
                assert isinstance(came, Refuse)
            else:
                explains(came, mode)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_space_where_the_hexagon_cannot_lie_says_why_not(seed):
    """Section 3.2."""
    for there in positions(seed, PLACE):
        mode = Placing(there)
        for space in range(SPACES):
            came = mode.touch(SPACE[space])
            if space in there.placements:
                assert why_not(there.view, came.tried) is None
            else:
                explains(came, mode)


def test_ground_that_nothing_lies_beside_says_so():
    there = positions(0, PLACE)[0]
    refused = Placing(there).touch(SPACE[SPACES - 1])
    told = "A hexagon must lie beside explored ground, and h5 does not."
    assert words.reason(refused.error).words == told


def test_another_ones_camp_is_told_where_a_secret_path_is_to_end():
    for there in (one for seed in SEEDS for one in positions(seed, ACT)):
        view = there.view
        foreign = [s for s in range(SPACES) if view.camp[s] not in (-1, view.seat)]
        if "shuttle" not in there.legal_verbs or not foreign:
            continue
        waiting = Acting(there).press("action/shuttle")
        picked = waiting.touch(SPACE[lit_in(waiting)[0]])
        for mode in (waiting, picked):
            came = mode.touch(SPACE[foreign[0]])
            assert came.error.message.name == "no-camp-there"
        return
    raise AssertionError("nobody could take a secret path beside another one's camp")
