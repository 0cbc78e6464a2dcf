"""The reasons for computer players' decisions, as sentences."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.reasons import ANY_GAME
from game.words.saying import Saying, Sayings

REASONS: Final = Sayings(
    {
        **ANY_GAME,
        "nothing-worth-action-points": Saying(N_("Nothing is worth the action points.")),
        "action-points-spent": Saying(N_("The action points are spent.")),
        "finds-nothing-better": Saying(N_("Looks around and finds nothing better.")),
        "camps-to-shorten-ways": Saying(N_("Camps at {space} to shorten the ways.")),
        "camps-for-hexagons-to-come": Saying(N_("Camps at {space} for the hexagons to come.")),
        "uncovers-temple": Saying(N_("Uncovers the temple at {space} up to {points}.")),
        "strengthens-hold": Saying(
            N_("Strengthens its hold on the temple at {space}, which pays {points}.")
        ),
        "contests-temple": Saying(N_("Contests the temple at {space} for {points}.")),
        "brings-members": Saying(N_("Brings members to {space}.")),
        "betters-set": Saying(
            ngettext_noop(
                "Exchanges a treasure for a better set; one scoring is still to come.",
                "Exchanges a treasure for a better set; {left} scorings are still to come.",
            ),
            counted="left",
        ),
        "guards-temple": Saying(
            ngettext_noop(
                "Guards the temple at {space}; one scoring is still to come.",
                "Guards the temple at {space}; {left} scorings are still to come.",
            ),
            counted="left",
        ),
        "recovers-treasure": Saying(
            ngettext_noop(
                "Recovers a treasure at {space}; one scoring is still to come.",
                "Recovers a treasure at {space}; {left} scorings are still to come.",
            ),
            counted="left",
        ),
        "goes-for-treasures": Saying(
            ngettext_noop(
                "Goes for the treasures at {space}; one scoring is still to come.",
                "Goes for the treasures at {space}; {left} scorings are still to come.",
            ),
            counted="left",
        ),
        "takes-temple": Saying(
            ngettext_noop(
                "Takes the temple at {space} for {points}; one scoring is still to come.",
                "Takes the temple at {space} for {points}; {left} scorings are still to come.",
            ),
            counted="left",
        ),
        "turn-worth-bidding": Saying(N_("This turn is worth up to {points}.")),
        "turn-worth-no-more": Saying(N_("This turn is not worth more than {points}.")),
        "turn-worth-nothing": Saying(N_("This turn is not worth a point.")),
        "turn-not-affordable": Saying(N_("This turn is worth {points}, but that cannot be paid.")),
        "hexagon-worth-most": Saying(N_("Hexagon {hexagon} is worth most now.")),
        "lesson-goes-so": Saying(N_("Plays as the lesson goes.")),
    },
    module=__name__,
)

decided: Final = REASONS.said
"""Return the sentence for the reason of a decision."""
