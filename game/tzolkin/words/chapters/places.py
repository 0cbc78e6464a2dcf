"""The places of the rulebook, and which of them every reason to refuse comes from."""

from collections.abc import Mapping
from typing import Final

from game.tzolkin.rules.data.board import CHICHEN, GEARS, PALENQUE, UXMAL
from game.tzolkin.rules.refusals.reason import IllegalAction

AIM: Final = "aim"
BEGINNING: Final = "beginning"
TURN: Final = "turn"
PLACING: Final = "placing"
PICKING: Final = "picking"
BEGGING: Final = "begging"
TECHNOLOGIES: Final = "technologies"
TEMPLES: Final = "temples"
TILES: Final = "tiles"
MONUMENTS: Final = "monuments"
CALENDAR: Final = "calendar"
FOOD_DAYS: Final = "food_days"
END: Final = "end"
TRIBES: Final = "tribes"
PROPHECIES: Final = "prophecies"
NEW_BUILDINGS: Final = "new_buildings"
QUICK_ACTIONS: Final = "quick_actions"
DOUBTS: Final = "doubts"
"""A gear has the name that it has in the notation."""
_JUNGLE: Final = GEARS[PALENQUE]
_MARKET: Final = GEARS[UXMAL]
_OFFERING: Final = GEARS[CHICHEN]

REFUSALS: Final[Mapping[str, str]] = {
    "a tribe must be chosen first": TRIBES,
    "wealth tiles must be chosen first": BEGINNING,
    "a turn begins with placing or picking up a worker": TURN,
    "this turn workers are placed": TURN,
    "this turn workers are picked up": TURN,
    "the worker who was picked up acts first": PICKING,
    "corn or wood must be taken first": _JUNGLE,
    "the technology must be chosen first": TECHNOLOGIES,
    "resources must be paid first": TECHNOLOGIES,
    "the temple must be chosen first": TEMPLES,
    "the resources must be chosen first": TECHNOLOGIES,
    "first pay a resource for a temple step, or do nothing": TECHNOLOGIES,
    "what is built must be chosen first": TILES,
    "the visit to the market is not done yet": _MARKET,
    "the action for 1 corn must be chosen first": _MARKET,
    "first say how much of the gold you pay for": PROPHECIES,
    "first say where you go down a step": PROPHECIES,
    "the bonus must be chosen first": TRIBES,
    "the technology that goes down must be chosen first": NEW_BUILDINGS,
    "first say whether one day passes or two": CALENDAR,
    "the game is over": END,
    "{tribe} was not dealt to you": TRIBES,
    "{number} wealth tiles are kept": BEGINNING,
    "{tile} was not dealt to you": BEGINNING,
    "this cannot be left undone": PICKING,
    "only what a prophecy makes dearer can be declined": PROPHECIES,
    "this step is not for {track}": TECHNOLOGIES,
    "that costs {price} resources and you have {cubes}": TECHNOLOGIES,
    "{track} is at level 0 and cannot go down": NEW_BUILDINGS,
    "the price is {number} resources": TECHNOLOGIES,
    "you have {number} {kind} only": TECHNOLOGIES,
    "{number} resources are taken": TECHNOLOGIES,
    "each gold costs 1 corn now, which you have not": PROPHECIES,
    "this step is not on {temple}": TEMPLES,
    "you are on the top step of {temple}": TEMPLES,
    "another player is on the top step of {temple}": TEMPLES,
    "you cannot pay for a step on {temple}": TEMPLES,
    "you are on the lowest step of {temple}": TEMPLES,
    "at most {number} gold can be paid for": PROPHECIES,
    "after a purchase nothing is sold in the same visit": _MARKET,
    "you have no {kind}": _MARKET,
    "{kind} was sold in this visit": _MARKET,
    "that costs {price} corn and you have {corn}": PLACING,
    "who was shown mercy places one worker only": BEGGING,
    "the worker on the quick action space is the last of the turn": QUICK_ACTIONS,
    "you have no worker in your hand": PLACING,
    "only Vacub-Caquix may skip a space": TRIBES,
    "a space was skipped this turn already": TRIBES,
    "no numbered space of {gear} is free": PLACING,
    "{gear} has no second free space": TRIBES,
    "the starting-player space is taken": PLACING,
    "this game is played without quick actions": PLACING,
    "no quick action space is free": QUICK_ACTIONS,
    "the quick action '{tile}' could not be carried out": QUICK_ACTIONS,
    "you have no worker on space {space} of {gear}": PICKING,
    "in one turn workers are placed or picked up, never both": TURN,
    "place {number} workers on gears first": TRIBES,
    "a worker was picked up this turn already": TRIBES,
    "that worker was placed in this turn": TRIBES,
    "only with {limit} corn or less one may beg": BEGGING,
    "mercy is only for who can do nothing else": BEGGING,
    "the lowest free space is on another gear": BEGGING,
    "only Ahmakiq may pass": TURN,
    "only Xaman Ek trades outside the market": _MARKET,
    "you have traded this turn already": TRIBES,
    "this action cannot choose itself": _MARKET,
    "a worker cannot do actions of {gear} from here": PICKING,
    "action {number} cannot be reached from space {space}": PICKING,
    "you have no skull": _OFFERING,
    "a skull lies on space {space} already": _OFFERING,
    "no harvest tile is left there": _JUNGLE,
    "a skull costs a step down, and you are at the bottom everywhere": PROPHECIES,
    "no skull is left": _OFFERING,
    "you have too few resources for any technology step": TECHNOLOGIES,
    "you cannot pay for anything that could be built": TILES,
    "you have no resource to pay": TEMPLES,
    "no temple step is left that you could take and pay for": TEMPLES,
    "the action costs {price} corn and {corn} are left": PICKING,
    "you have nothing to sell and too little corn to buy": _MARKET,
    "no worker is left in your bank": _MARKET,
    "no corn tile shows on space {space}": _JUNGLE,
    "no wood lies on space {space}": _JUNGLE,
    "this is for a monument only": MONUMENTS,
    "{tile} is not displayed": TILES,
    "you have no {tile} to rebuild": NEW_BUILDINGS,
    "rebuilding {source} saves nothing for {tile}": NEW_BUILDINGS,
    "'plain' is for two buildings with an architecture of level 1 or more": TECHNOLOGIES,
    "architecture was used for the first building; the second is plain": TECHNOLOGIES,
    "say which resource architecture spares": TECHNOLOGIES,
    "no resource is spared here": TECHNOLOGIES,
    "that costs no {kind}": TILES,
    "each building costs 1 resource more now": PROPHECIES,
    "that costs {price} {kind} and you have {number}": TILES,
    "a monument cannot be built with this": MONUMENTS,
}
"""By the reason, as the rules have it."""


def rule_of(refused: IllegalAction) -> str:
    """The place that tells why this is refused."""
    return REFUSALS[refused.template]
