"""The environments of both games: PettingZoo's own tests pass, and agents see what players see."""

import os
import random
import re
import subprocess
import sys

import numpy as np
import pytest

from game.games import GAMES, read

pytest.importorskip("game.learning", reason="pip install '.[learning]'")

from pettingzoo.test import api_test, seed_test

from game.learning.environment import UnknownEnvironment, env
from tools.bundle import ROOT

PARTS = dict.fromkeys(("tribes", "prophecies", "new_buildings", "quick_actions"), True)
TABLES = (
    {"game": "tikal"},
    {"game": "tikal", "seats": 4, "variant": "auction", "options": {"camp_rule": "own"}},
    {"game": "tikal", "variant": "mini"},
    {"game": "tzolkin"},
    {"game": "tzolkin", "seats": 5, "options": PARTS},
)
tables = pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: "-".join(map(str, table.values()))
)


def played(table, seed):
    """An environment at every moment of a random game, and after it."""
    made, chance = env(**table), random.Random(seed)
    made.reset(seed=seed)
    yield made
    while made.agents:
        seen, _reward, over, _cut, _info = made.last()
        made.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
        yield made


@tables
@pytest.mark.filterwarnings("ignore::UserWarning")  # recommendations, not faults
def test_pettingzoo_finds_no_fault(table):
    api_test(env(**table), num_cycles=300)


@tables
def test_the_same_seed_gives_the_same_game(table):
    seed_test(lambda: env(**table), num_cycles=40)


@tables
def test_the_mask_tells_all_that_is_legal(table):
    rules = next(game for game in GAMES if game.id == table["game"]).rules()
    for made in played(table, 3):
        inside = made.unwrapped
        state, agent = inside._match.state, made.agent_selection
        if not made.agents or made.terminations[agent]:
            continue
        mask = made.observe(agent)["action_mask"]
        named = {inside._encoding.actions[number] for number in np.flatnonzero(mask)}
        legal = rules.engine.legal_actions(state)
        assert named == {one for one in legal if not re.fullmatch(r"bid \d{3,}", str(one))}
        others = [one for one in made.agents if one != agent]
        assert not any(made.observe(one)["action_mask"].any() for one in others)


@tables
def test_what_is_hidden_is_not_seen(table):
    """Another order of what nobody has seen gives the same observation."""
    for number, made in enumerate(played(table, 4)):
        inside = made.unwrapped
        if number % 40 or not made.agents:
            continue
        agent, state = made.agent_selection, inside._match.state
        seen = made.observe(agent)
        inside._match.state = inside._rules.view(state, inside._seats[agent])
        for part, numbers in made.observe(agent).items():
            assert np.array_equal(numbers, seen[part])
        inside._match.state = state


@tables
def test_rewards_add_up_to_the_points_gained(table):
    made = env(**table)
    made.reset(seed=5)
    rules, chance = made.unwrapped._rules, random.Random(5)
    begun = list(rules.points(made.unwrapped._match.state))
    total = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, over, _cut, _info = made.last()
        total[agent] += reward
        made.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    ended = rules.points(made.unwrapped._match.state)
    gained = [now - then for now, then in zip(ended, begun, strict=True)]
    assert list(total.values()) == pytest.approx(gained)
    assert any(gained)


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.encoding], ids=lambda game: game.id
)
def test_every_number_has_a_name_of_its_own(game):
    encoding = game.encoding()
    assert len(set(encoding.features)) == len(encoding.features)
    assert len(set(map(str, encoding.actions))) == len(encoding.actions)


def test_a_game_in_an_environment_is_a_record():
    *_, made = played(TABLES[2], 7)
    match = read(made.unwrapped.record())
    assert match.state.score == made.unwrapped._match.state.score
    assert "over" in made.unwrapped.render()


def test_who_acts_illegally_loses_and_the_game_ends():
    made = env("tikal")
    made.reset(seed=1)
    agent = made.agent_selection
    mask = made.observe(agent)["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert made.rewards[agent] == -1
    assert all(made.terminations.values())


def test_an_unknown_environment_is_refused_with_those_that_are_known():
    with pytest.raises(UnknownEnvironment, match="'chess'; tikal, tzolkin are"):
        env("chess")


@pytest.mark.parametrize("chosen", [{}, {"SDL_AUDIODRIVER": "dummy"}])
def test_who_imports_it_hears_the_game_as_before(chosen):
    """PettingZoo alone would send the sound elsewhere."""
    program = "import os, game.learning.environment; print(os.environ.get('SDL_AUDIODRIVER'))"
    others = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
    command = [sys.executable, "-c", program]
    told = subprocess.check_output(command, cwd=ROOT, env=others | chosen, text=True)
    assert told.split() == [str(chosen.get("SDL_AUDIODRIVER"))]
