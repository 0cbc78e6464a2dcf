"""The reasons why actions are refused, as sentences, each with its section of the rulebook."""

from typing import Final

from game.tikal.words import rulebook_sections
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import SentenceTable, Template

REFUSALS: Final = SentenceTable(
    {
        "game-over": Template(N_("The game is over."), rulebook_sections.END),
        "auction-goes-on": Template(
            N_("The auction is still going on."), rulebook_sections.AUCTION
        ),
        "hexagon-to-choose": Template(
            N_("A hexagon of the display must be chosen first."), rulebook_sections.AUCTION
        ),
        "hexagon-to-place": Template(
            N_("The hexagon in hand must be placed first."), rulebook_sections.TURN
        ),
        "nothing-to-place": Template(
            N_("There is nothing to bid for, to choose or to place now."), rulebook_sections.TURN
        ),
        "bid-too-low": Template(N_("A bid must be higher than {high}."), rulebook_sections.BIDDING),
        "bid-too-high": Template(
            ngettext_noop(
                "You have {points} point and can bid no more.",
                "You have {points} points and can bid no more.",
            ),
            rulebook_sections.BIDDING,
            "points",
        ),
        "not-displayed": Template(
            N_("Hexagon {hexagon} is not displayed."), rulebook_sections.AUCTION
        ),
        "out-of-play": Template(N_("{space} is out of play."), rulebook_sections.MINI),
        "explored-already": Template(N_("{space} is explored already."), rulebook_sections.LAYING),
        "nothing-explored-beside": Template(
            N_("A hexagon must lie beside explored ground, and {space} does not."),
            rulebook_sections.LAYING,
        ),
        "no-stone-that-way": Template(
            N_("No stone would lead to {space} that way."), rulebook_sections.LAYING
        ),
        "no-stone-either-way": Template(
            N_("No stone would lead to {space}, however the hexagon is turned."),
            rulebook_sections.LAYING,
        ),
        "hexagon-fits": Template(
            N_("The hexagon in hand fits on the board and must be placed."),
            rulebook_sections.LAYING,
        ),
        "too-few-action-points": Template(
            N_("That costs {cost} AP and you have {ap}."), rulebook_sections.POINTS
        ),
        "leader-elsewhere": Template(N_("Your leader is not in {space}."), rulebook_sections.MOVE),
        "no-worker-there": Template(N_("You have no worker in {space}."), rulebook_sections.MOVE),
        "no-camp-there": Template(
            N_("{space} is neither the base camp nor a camp of yours."), rulebook_sections.SHUTTLE
        ),
        "leader-not-in-supply": Template(
            N_("Your leader is not in your supply."), rulebook_sections.ENTER
        ),
        "no-worker-in-supply": Template(
            N_("You have no worker left in your supply."), rulebook_sections.ENTER
        ),
        "there-already": Template(
            N_("That member is in {space} already."), rulebook_sections.SHUTTLE
        ),
        "no-path": Template(
            N_("No path leads from {origin} to {space}."), rulebook_sections.STONES
        ),
        "volcano-there": Template(
            N_("{space} is a volcano, and nobody may enter it."), rulebook_sections.MOVE
        ),
        "no-temple": Template(N_("{space} is no temple."), rulebook_sections.HEXAGONS),
        "temple-guarded": Template(N_("Temple {space} is guarded."), rulebook_sections.GUARD),
        "temple-at-top": Template(
            N_("Temple {space} is uncovered to its top."), rulebook_sections.DIG
        ),
        "no-temple-tile-left": Template(
            N_("No temple tile {number} is left."), rulebook_sections.DIG
        ),
        "two-levels-uncovered": Template(
            N_("Two levels of temple {space} were uncovered this turn already."),
            rulebook_sections.DIG,
        ),
        "level-needs-members": Template(
            N_("This level needs {count} of your members in {space}. The leader counts as one."),
            rulebook_sections.DIG,
        ),
        "no-treasure": Template(N_("There is no treasure in {space}."), rulebook_sections.RECOVER),
        "two-treasures-recovered": Template(
            N_("Two treasures were recovered in {space} this turn already."),
            rulebook_sections.RECOVER,
        ),
        "treasure-needs-members": Template(
            N_("This treasure needs {count} of your members in {space}. The leader counts as one."),
            rulebook_sections.RECOVER,
        ),
        "exchange-with-another": Template(
            N_("Treasures are exchanged with another player."), rulebook_sections.EXCHANGE
        ),
        "treasures-of-one-kind": Template(
            N_("The two treasures must be of different kinds."), rulebook_sections.EXCHANGE
        ),
        "given-treasure-not-single": Template(
            N_("The treasure you give must be a single one of yours."), rulebook_sections.EXCHANGE
        ),
        "taken-treasure-not-single": Template(
            N_("The treasure you take must be a single one of its owner."),
            rulebook_sections.EXCHANGE,
        ),
        "camp-there": Template(N_("There is a camp in {space} already."), rulebook_sections.CAMP),
        "treasures-lie-there": Template(
            N_("Treasures still lie in {space}."), rulebook_sections.CAMP
        ),
        "no-site-for-camp": Template(
            N_("A camp needs jungle or emptied ruins, and {space} is neither."),
            rulebook_sections.CAMP,
        ),
        "no-camp-left": Template(N_("You have no camp left."), rulebook_sections.CAMP),
        "camp-needs-member": Template(
            N_("The camp needs a member in {space}."), rulebook_sections.CAMP
        ),
        "no-guard-left": Template(N_("You have no guard left."), rulebook_sections.GUARD),
        "not-strongest": Template(
            N_("You are not stronger than every other player in {space}."), rulebook_sections.GUARD
        ),
    },
    module=__name__,
)

refusal_sentence: Final = REFUSALS.sentence
"""Return the sentence for a refusal of an action."""
