"""The words of every refusal, which catalogues translate by their English (sections 3 and 7)."""

import random

from game.tikal import rules
from game.tikal.rules.variants import AUCTION, BASIC, MINI
from tests.tikal.rules.positions import seeded
from tests.tikal.rules.referee import random_action
from tests.tikal.rules.universe import UNIVERSE

WORDS = frozenset(
    {
        "a bid must be higher than {high}",
        "a hexagon of the display must be chosen first",
        "hexagon {hexagon} is not displayed",
        "no path leads from {origin} to {space}",
        "no stone would lead to {space} that way",
        "no temple tile {number} is left",
        "temple {space} is guarded",
        "temple {space} is uncovered to its top",
        "that costs {cost} AP and {ap} are left",
        "that member is in {space} already",
        "the auction is still going on",
        "the camp needs a member in {space}",
        "the game is over",
        "the hexagon in hand fits on the board and must be placed",
        "the hexagon in hand must be placed first",
        "the treasure you give must be a single one of yours",
        "the treasure you take must be a single one of its owner",
        "the two treasures must be of different kinds",
        "there is a camp in {space} already",
        "there is no treasure in {space}",
        "there is nothing to bid for, to choose or to place now",
        "this level needs {count} of your members in {space}",
        "this treasure needs {count} of your members in {space}",
        "treasures are exchanged with another player",
        "treasures still lie in {space}",
        "two levels of temple {space} were uncovered this turn already",
        "two treasures were recovered in {space} this turn already",
        "you are not stronger than every other player in {space}",
        "you have no camp left",
        "you have no guard left",
        "you have no worker in {space}",
        "you have no worker left in your supply",
        "you have {points} points and can bid no more",
        "your leader is not in your supply",
        "your leader is not in {space}",
        "{space} is explored already",
        "{space} is neither the base camp nor a camp of yours",
        "a camp needs jungle or emptied ruins, and {space} is neither",
        "{space} is no temple",
        "{space} is out of play",
        "{space} touches no explored hexagon",
    }
)
RARE = frozenset(
    {
        "no temple tile {number} is left",
        "temple {space} is uncovered to its top",
        "the game is over",
        "two levels of temple {space} were uncovered this turn already",
        "two treasures were recovered in {space} this turn already",
    }
)
"""Set up where their rule is tested; random positions need not come to them."""


def test_refusals_are_in_these_words():
    """In random positions nothing is refused in other words, and all but the rare come up."""
    said = set()
    for seed, variant in enumerate((BASIC, BASIC, AUCTION, MINI)):
        rule = ("present", "own", "present", "free")[seed]
        state, source = seeded(seed, 2, variant, camp_rule=rule), random.Random(seed)
        while state.phase != "over":
            if source.random() < 0.1:
                reasons = (rules.why_not(state, action) for action in UNIVERSE)
                said |= {reason.template for reason in reasons if reason}
            rules.apply(state, random_action(state, source))
    assert said - WORDS == set()
    assert WORDS - RARE - said == set()
