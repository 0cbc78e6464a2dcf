"""The reasons for computer players' decisions, as sentences."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import ANY_GAME, SentenceTable, Template

REASONS: Final = SentenceTable(
    {
        **ANY_GAME,
        "nothing-worth-action-points": Template(N_("Nothing is worth the action points.")),
        "action-points-spent": Template(N_("The action points are spent.")),
        "finds-nothing-better": Template(N_("Looks around and finds nothing better.")),
        "camps-to-shorten-ways": Template(N_("Camps at {space} to shorten the ways.")),
        "camps-for-hexagons-to-come": Template(N_("Camps at {space} for the hexagons to come.")),
        "uncovers-temple": Template(N_("Uncovers the temple at {space} up to {points}.")),
        "strengthens-hold": Template(
            N_("Strengthens its hold on the temple at {space}, which pays {points}.")
        ),
        "contests-temple": Template(N_("Contests the temple at {space} for {points}.")),
        "brings-members": Template(N_("Brings members to {space}.")),
        "betters-set": Template(
            ngettext_noop(
                "Exchanges a treasure for a better set; one scoring is still to come.",
                "Exchanges a treasure for a better set; {left} scorings are still to come.",
            ),
            plural_field="left",
        ),
        "guards-temple": Template(
            ngettext_noop(
                "Guards the temple at {space}; one scoring is still to come.",
                "Guards the temple at {space}; {left} scorings are still to come.",
            ),
            plural_field="left",
        ),
        "recovers-treasure": Template(
            ngettext_noop(
                "Recovers a treasure at {space}; one scoring is still to come.",
                "Recovers a treasure at {space}; {left} scorings are still to come.",
            ),
            plural_field="left",
        ),
        "goes-for-treasures": Template(
            ngettext_noop(
                "Goes for the treasures at {space}; one scoring is still to come.",
                "Goes for the treasures at {space}; {left} scorings are still to come.",
            ),
            plural_field="left",
        ),
        "takes-temple": Template(
            ngettext_noop(
                "Takes the temple at {space} for {points}; one scoring is still to come.",
                "Takes the temple at {space} for {points}; {left} scorings are still to come.",
            ),
            plural_field="left",
        ),
        "turn-worth-bidding": Template(N_("This turn is worth up to {points}.")),
        "turn-worth-no-more": Template(
            N_("This turn is not worth bidding more than {points} for.")
        ),
        "turn-worth-nothing": Template(N_("This turn is not worth bidding a point for.")),
        "turn-not-affordable": Template(
            N_("This turn is worth {points}, but that cannot be paid.")
        ),
        "hexagon-worth-most": Template(N_("Takes the hexagon that is worth most now.")),
    },
    module=__name__,
)

decision_sentence: Final = REASONS.sentence
"""Return the sentence for the reason of a decision."""
