"""Who plays the seats of a set-up."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.players.match_players import adviser, computer_players
from game.players.player import decide
from game.tikal import rules
from game.tikal.players.plain import Bot
from game.tikal.players.roster import OPPONENTS
from tests.tikal.rules.positions import game

MOST = 4


def sitting(*kinds, seed):
    return SimpleNamespace(players=[{"name": "", "kind": kind} for kind in kinds], seed=seed)


def test_only_known_computer_players_are_seated():
    kinds = ("human", "ai:novice", "link", "ai:unheard-of", "ai:explorer:surprise")
    assert list(computer_players(sitting(*kinds, seed=5), OPPONENTS, rules, MOST)) == [1, 4]


@pytest.mark.parametrize(("seed", "expected"), [(3, [12, 14]), (None, [0, 2])])
def test_their_chance_comes_from_the_seed_and_the_seat(seed, expected):
    seeds = []
    opponents = replace(OPPONENTS, make=lambda _name, drawn: seeds.append(drawn) or Bot(drawn))
    computer_players(
        sitting("ai:novice", "human", "ai:explorer", seed=seed), opponents, rules, MOST
    )
    assert seeds == expected


def test_an_adviser_who_fails_still_answers():
    class Broken(Bot):
        def think(self, view):
            raise LookupError("lost in the jungle")

    state = game()
    opponents = replace(OPPONENTS, make=lambda _name, seed: Broken(seed))
    view = rules.view(state)
    asked = adviser(sitting("human", seed=1), opponents, rules)
    assert rules.legal_actions(view).count(decide(asked, view).actions[0]) == 1


@pytest.mark.parametrize("opponents", [OPPONENTS, replace(OPPONENTS, levels=OPPONENTS.levels[:2])])
def test_the_best_level_advises(opponents):
    names = []
    noting = replace(opponents, make=lambda name, seed: names.append(name) or Bot(seed))
    adviser(sitting("human", seed=None), noting, rules)
    assert names == [opponents.levels[-1].name]
