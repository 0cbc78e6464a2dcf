"""The reasons why actions are refused, as sentences, each with its section of the rulebook."""

from typing import Final

from game.tikal.words import places
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import Saying, Sayings

REFUSALS: Final = Sayings(
    {
        "game-over": Saying(N_("The game is over."), places.END),
        "auction-goes-on": Saying(N_("The auction is still going on."), places.AUCTION),
        "hexagon-to-choose": Saying(
            N_("A hexagon of the display must be chosen first."), places.AUCTION
        ),
        "hexagon-to-place": Saying(N_("The hexagon in hand must be placed first."), places.TURN),
        "nothing-to-place": Saying(
            N_("There is nothing to bid for, to choose or to place now."), places.TURN
        ),
        "bid-too-low": Saying(N_("A bid must be higher than {high}."), places.BIDDING),
        "bid-too-high": Saying(
            ngettext_noop(
                "You have {points} point and can bid no more.",
                "You have {points} points and can bid no more.",
            ),
            places.BIDDING,
            "points",
        ),
        "not-displayed": Saying(N_("Hexagon {hexagon} is not displayed."), places.AUCTION),
        "out-of-play": Saying(N_("{space} is out of play."), places.MINI),
        "explored-already": Saying(N_("{space} is explored already."), places.LAYING),
        "nothing-explored-beside": Saying(
            N_("A hexagon must lie beside explored ground, and {space} does not."), places.LAYING
        ),
        "no-stone-that-way": Saying(N_("No stone would lead to {space} that way."), places.LAYING),
        "no-stone-either-way": Saying(
            N_("No stone would lead to {space}, however the hexagon is turned."), places.LAYING
        ),
        "hexagon-fits": Saying(
            N_("The hexagon in hand fits on the board and must be placed."), places.LAYING
        ),
        "too-few-action-points": Saying(
            N_("That costs {cost} AP and you have {ap}."), places.POINTS
        ),
        "leader-elsewhere": Saying(N_("Your leader is not in {space}."), places.MOVE),
        "no-worker-there": Saying(N_("You have no worker in {space}."), places.MOVE),
        "no-camp-there": Saying(
            N_("{space} is neither the base camp nor a camp of yours."), places.SHUTTLE
        ),
        "leader-not-in-supply": Saying(N_("Your leader is not in your supply."), places.ENTER),
        "no-worker-in-supply": Saying(N_("You have no worker left in your supply."), places.ENTER),
        "there-already": Saying(N_("That member is in {space} already."), places.SHUTTLE),
        "no-path": Saying(N_("No path leads from {origin} to {space}."), places.STONES),
        "volcano-there": Saying(N_("{space} is a volcano, and nobody may enter it."), places.MOVE),
        "no-temple": Saying(N_("{space} is no temple."), places.HEXAGONS),
        "temple-guarded": Saying(N_("Temple {space} is guarded."), places.GUARD),
        "temple-at-top": Saying(N_("Temple {space} is uncovered to its top."), places.DIG),
        "no-temple-tile-left": Saying(N_("No temple tile {number} is left."), places.DIG),
        "two-levels-uncovered": Saying(
            N_("Two levels of temple {space} were uncovered this turn already."), places.DIG
        ),
        "level-needs-members": Saying(
            N_("This level needs {count} of your members in {space}."), places.DIG
        ),
        "no-treasure": Saying(N_("There is no treasure in {space}."), places.RECOVER),
        "two-treasures-recovered": Saying(
            N_("Two treasures were recovered in {space} this turn already."), places.RECOVER
        ),
        "treasure-needs-members": Saying(
            N_("This treasure needs {count} of your members in {space}."), places.RECOVER
        ),
        "exchange-with-another": Saying(
            N_("Treasures are exchanged with another player."), places.EXCHANGE
        ),
        "treasures-of-one-kind": Saying(
            N_("The two treasures must be of different kinds."), places.EXCHANGE
        ),
        "given-treasure-not-single": Saying(
            N_("The treasure you give must be a single one of yours."), places.EXCHANGE
        ),
        "taken-treasure-not-single": Saying(
            N_("The treasure you take must be a single one of its owner."), places.EXCHANGE
        ),
        "camp-there": Saying(N_("There is a camp in {space} already."), places.CAMP),
        "treasures-lie-there": Saying(N_("Treasures still lie in {space}."), places.CAMP),
        "no-site-for-camp": Saying(
            N_("A camp needs jungle or emptied ruins, and {space} is neither."), places.CAMP
        ),
        "no-camp-left": Saying(N_("You have no camp left."), places.CAMP),
        "camp-needs-member": Saying(N_("The camp needs a member in {space}."), places.CAMP),
        "no-guard-left": Saying(N_("You have no guard left."), places.GUARD),
        "not-strongest": Saying(
            N_("You are not stronger than every other player in {space}."), places.GUARD
        ),
    },
    module=__name__,
)

refused: Final = REFUSALS.said
"""Return the sentence for a refusal of an action."""
