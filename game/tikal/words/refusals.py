"""Why actions are refused, in sentences, and which section of the rulebook tells of it."""

from typing import Final

from game.tikal.words.places import (
    AUCTION,
    BIDDING,
    CAMP,
    DIG,
    END,
    ENTER,
    EXCHANGE,
    GUARD,
    HEXAGONS,
    LAYING,
    MINI,
    MOVE,
    POINTS,
    RECOVER,
    SHUTTLE,
    STONES,
    TURN,
)
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import Saying, Sayings

REFUSALS: Final = Sayings(
    {
        "game-over": Saying(N_("The game is over."), END),
        "auction-goes-on": Saying(N_("The auction is still going on."), AUCTION),
        "hexagon-to-choose": Saying(N_("A hexagon of the display must be chosen first."), AUCTION),
        "hexagon-to-place": Saying(N_("The hexagon in hand must be placed first."), TURN),
        "nothing-to-place": Saying(
            N_("There is nothing to bid for, to choose or to place now."), TURN
        ),
        "bid-too-low": Saying(N_("A bid must be higher than {high}."), BIDDING),
        "bid-too-high": Saying(
            ngettext_noop(
                "You have {points} point and can bid no more.",
                "You have {points} points and can bid no more.",
            ),
            BIDDING,
            "points",
        ),
        "not-displayed": Saying(N_("Hexagon {hexagon} is not displayed."), AUCTION),
        "out-of-play": Saying(N_("{space} is out of play."), MINI),
        "explored-already": Saying(N_("{space} is explored already."), LAYING),
        "nothing-explored-beside": Saying(
            N_("A hexagon must lie beside explored ground, and {space} does not."), LAYING
        ),
        "no-stone-that-way": Saying(N_("No stone would lead to {space} that way."), LAYING),
        "no-stone-either-way": Saying(
            N_("No stone would lead to {space}, however the hexagon is turned."), LAYING
        ),
        "hexagon-fits": Saying(
            N_("The hexagon in hand fits on the board and must be placed."), LAYING
        ),
        "too-few-action-points": Saying(N_("That costs {cost} AP and you have {ap}."), POINTS),
        "leader-elsewhere": Saying(N_("Your leader is not in {space}."), MOVE),
        "no-worker-there": Saying(N_("You have no worker in {space}."), MOVE),
        "no-camp-there": Saying(
            N_("{space} is neither the base camp nor a camp of yours."), SHUTTLE
        ),
        "leader-not-in-supply": Saying(N_("Your leader is not in your supply."), ENTER),
        "no-worker-in-supply": Saying(N_("You have no worker left in your supply."), ENTER),
        "there-already": Saying(N_("That member is in {space} already."), SHUTTLE),
        "no-path": Saying(N_("No path leads from {origin} to {space}."), STONES),
        "volcano-there": Saying(N_("{space} is a volcano, and nobody may enter it."), MOVE),
        "no-temple": Saying(N_("{space} is no temple."), HEXAGONS),
        "temple-guarded": Saying(N_("Temple {space} is guarded."), GUARD),
        "temple-at-top": Saying(N_("Temple {space} is uncovered to its top."), DIG),
        "no-temple-tile-left": Saying(N_("No temple tile {number} is left."), DIG),
        "two-levels-uncovered": Saying(
            N_("Two levels of temple {space} were uncovered this turn already."), DIG
        ),
        "level-needs-members": Saying(
            N_("This level needs {count} of your members in {space}."), DIG
        ),
        "no-treasure": Saying(N_("There is no treasure in {space}."), RECOVER),
        "two-treasures-recovered": Saying(
            N_("Two treasures were recovered in {space} this turn already."), RECOVER
        ),
        "treasure-needs-members": Saying(
            N_("This treasure needs {count} of your members in {space}."), RECOVER
        ),
        "exchange-with-another": Saying(
            N_("Treasures are exchanged with another player."), EXCHANGE
        ),
        "treasures-of-one-kind": Saying(
            N_("The two treasures must be of different kinds."), EXCHANGE
        ),
        "given-treasure-not-single": Saying(
            N_("The treasure you give must be a single one of yours."), EXCHANGE
        ),
        "taken-treasure-not-single": Saying(
            N_("The treasure you take must be a single one of its owner."), EXCHANGE
        ),
        "camp-there": Saying(N_("There is a camp in {space} already."), CAMP),
        "treasures-lie-there": Saying(N_("Treasures still lie in {space}."), CAMP),
        "no-site-for-camp": Saying(
            N_("A camp needs jungle or emptied ruins, and {space} is neither."), CAMP
        ),
        "no-camp-left": Saying(N_("You have no camp left."), CAMP),
        "camp-needs-member": Saying(N_("The camp needs a member in {space}."), CAMP),
        "no-guard-left": Saying(N_("You have no guard left."), GUARD),
        "not-strongest": Saying(
            N_("You are not stronger than every other player in {space}."), GUARD
        ),
    },
    module=__name__,
)

refused: Final = REFUSALS.said
"""Why an action is refused."""
