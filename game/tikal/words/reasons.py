"""The reasons for computer players' decisions, as sentences."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import ANY_GAME, SentenceTable, Template

_LAYINGS: Final = {
    "lays-temple-alone": Template(
        N_("Lays the temple of {points} at {space}, which no rival reaches with {ap} AP now.")
    ),
    "lays-temple-nearer": Template(
        N_("Lays the temple of {points} at {space}: {ap} AP away, {rival} AP for rivals.")
    ),
    "lays-temple": Template(N_("Lays the temple of {points} at {space}.")),
    "lays-treasures-alone": Template(
        ngettext_noop(
            "Lays {count} treasure at {space}, which no rival reaches with {ap} AP now.",
            "Lays {count} treasures at {space}, which no rival reaches with {ap} AP now.",
        ),
        plural_field="count",
    ),
    "lays-treasures-nearer": Template(
        ngettext_noop(
            "Lays {count} treasure at {space}: {ap} AP away, {rival} AP for rivals.",
            "Lays {count} treasures at {space}: {ap} AP away, {rival} AP for rivals.",
        ),
        plural_field="count",
    ),
    "lays-treasures": Template(
        ngettext_noop("Lays {count} treasure at {space}.", "Lays {count} treasures at {space}."),
        plural_field="count",
    ),
    "lays-to-shorten-way": Template(
        N_("Lays the hexagon at {space}, so that {goal} is {ap} AP away.")
    ),
    "lays-hexagon": Template(N_("Lays the hexagon at {space}.")),
}
"""The reasons for laying the hexagon in hand."""

REASONS: Final = SentenceTable(
    {
        **ANY_GAME,
        "nothing-worth-action-points": Template(
            ngettext_noop(
                "Nothing is worth the {ap} AP that is left.",
                "Nothing is worth the {ap} AP that are left.",
            ),
            plural_field="ap",
        ),
        "action-points-spent": Template(N_("The action points are spent.")),
        "finds-nothing-better": Template(N_("Looks around and finds nothing better.")),
        "camps-to-shorten-ways": Template(N_("Camps at {space} to shorten the ways.")),
        "camps-for-hexagons-to-come": Template(N_("Camps at {space} for the hexagons to come.")),
        "uncovers-temple": Template(N_("Uncovers the temple at {space} up to {points}.")),
        "strengthens-hold": Template(
            N_("Strengthens its hold on the temple at {space}, which pays {points}.")
        ),
        "contests-temple": Template(N_("Contests the temple at {space} for {points}.")),
        "brings-members-near": Template(N_("Brings members to {space}, {ap} AP from {goal}.")),
        "brings-members": Template(N_("Brings members to {space}.")),
        "betters-set": Template(
            N_("Exchanges a treasure: its treasures pay {after} instead of {before}.")
        ),
        "guards-temple": Template(
            ngettext_noop(
                "Guards the temple at {space}; one scoring is still to come.",
                "Guards the temple at {space}; {left} scorings are still to come.",
            ),
            plural_field="left",
        ),
        "recovers-treasure": Template(N_("Recovers a treasure at {space}.")),
        "goes-for-treasures": Template(N_("Goes for the treasures at {space}.")),
        "takes-temple": Template(N_("Takes the temple at {space}, which pays {points}.")),
        "gives-up-temple": Template(N_("Gives up the temple of {points} at {space} for that.")),
        **_LAYINGS,
        "turn-worth-bidding": Template(N_("This turn is worth up to {points}.")),
        "turn-worth-no-more": Template(
            N_("This turn is not worth bidding more than {points} for.")
        ),
        "turn-worth-nothing": Template(N_("This turn is not worth bidding a point for.")),
        "turn-not-affordable": Template(
            N_("This turn is worth {points}, but that cannot be paid.")
        ),
        "hexagon-worth-most": Template(
            ngettext_noop(
                "Takes the hexagon that is worth most, {more} point more than the next.",
                "Takes the hexagon that is worth most, {more} points more than the next.",
            ),
            plural_field="more",
        ),
        "hexagon-hardly-better": Template(
            N_("Takes the hexagon that is worth most, hardly more than the next.")
        ),
    },
    module=__name__,
)

decision_sentence: Final = REASONS.sentence
"""Return the sentence for the reason of a decision."""
