"""The places of the rulebook, and which of them every reason to refuse comes from."""

from collections.abc import Mapping
from typing import Final

from game.tikal.rules.refusal import IllegalAction

ABOUT: Final = "about"
THIS_GAME: Final = "this-game"
PARTS: Final = "parts"
SETUP: Final = "setup"
HEXAGONS: Final = "hexagons"
STONES: Final = "stones"
TURN: Final = "turn"
LAYING: Final = "laying"
POINTS: Final = "points"
ENTER: Final = "enter"
MOVE: Final = "move"
SHUTTLE: Final = "shuttle"
DIG: Final = "dig"
RECOVER: Final = "recover"
EXCHANGE: Final = "exchange"
CAMP: Final = "camp"
GUARD: Final = "guard"
TEMPLES: Final = "temples"
TREASURES: Final = "treasures"
VOLCANO: Final = "volcano"
END: Final = "end"
AUCTION: Final = "auction"
BIDDING: Final = "bidding"
MINI: Final = "mini"
HIDDEN: Final = "hidden"
OPTIONS: Final = "options"
SILENT: Final = "silent"
FAIR: Final = "fair"
"""A kind of action has the name that it has in the notation."""

REFUSALS: Final[Mapping[str, str]] = {
    "the game is over": END,
    "the auction is still going on": AUCTION,
    "a hexagon of the display must be chosen first": AUCTION,
    "the hexagon in hand must be placed first": TURN,
    "there is nothing to bid for, to choose or to place now": TURN,
    "a bid must be higher than {high}": BIDDING,
    "you have {points} points and can bid no more": BIDDING,
    "hexagon {hexagon} is not displayed": AUCTION,
    "{space} is out of play": MINI,
    "{space} is explored already": LAYING,
    "{space} touches no explored hexagon": LAYING,
    "no stone would lead to {space} that way": LAYING,
    "the hexagon in hand fits on the board and must be placed": LAYING,
    "that costs {cost} AP and {ap} are left": POINTS,
    "your leader is not in {space}": MOVE,
    "you have no worker in {space}": MOVE,
    "{space} is neither the base camp nor a camp of yours": SHUTTLE,
    "your leader is not in your supply": ENTER,
    "you have no worker left in your supply": ENTER,
    "that member is in {space} already": SHUTTLE,
    "no path leads from {origin} to {space}": STONES,
    "{space} is no temple": HEXAGONS,
    "temple {space} is guarded": GUARD,
    "temple {space} is uncovered to its top": DIG,
    "no temple tile {number} is left": DIG,
    "two levels of temple {space} were uncovered this turn already": DIG,
    "this level needs {count} of your members in {space}": DIG,
    "there is no treasure in {space}": RECOVER,
    "two treasures were recovered in {space} this turn already": RECOVER,
    "this treasure needs {count} of your members in {space}": RECOVER,
    "treasures are exchanged with another player": EXCHANGE,
    "the two treasures must be of different kinds": EXCHANGE,
    "the treasure you give must be a single one of yours": EXCHANGE,
    "the treasure you take must be a single one of its owner": EXCHANGE,
    "there is a camp in {space} already": CAMP,
    "treasures still lie in {space}": CAMP,
    "a camp needs jungle or emptied ruins, and {space} is neither": CAMP,
    "you have no camp left": CAMP,
    "the camp needs a member in {space}": CAMP,
    "you have no guard left": GUARD,
    "you are not stronger than every other player in {space}": GUARD,
}
"""By the reason, as the rules have it."""


def rule_of(refused: IllegalAction) -> str:
    """The place that tells why this is refused."""
    return REFUSALS[refused.template]
