"""Sentences for the reasons of computer players' decisions."""

from typing import Final

from game.tzolkin.words.messages.called import CALLED
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.reasons import ANY_GAME
from game.words.saying import Saying, Sayings

REASONS: Final = Sayings(
    {
        **ANY_GAME,
        "waits-for-workers": Saying(N_("Waits for its workers.")),
        "nothing-else-possible": Saying(N_("Nothing else is possible.")),
        "quick-action-worth-worker": Saying(N_("The quick action is worth a worker.")),
        "takes-corn-of-calendar": Saying(N_("Takes the corn that lies on the calendar: {corn}.")),
        "wants-to-begin": Saying(N_("Wants to be the first player.")),
        "sends-workers": Saying(N_("Workers to send out: {count} ({gears}).")),
        "builds-monument": Saying(
            N_("Builds the monument {monument}, which would score {points} now.")
        ),
        "builds-building": Saying(N_("Builds {building}.")),
        "offers-skull": Saying(
            ngettext_noop(
                "Offers a skull for {points} point.", "Offers a skull for {points} points."
            ),
            counted="points",
        ),
        "takes-skulls": Saying(N_("Takes skulls: {skulls}.")),
        "wins-worker": Saying(N_("Wins a worker, who eats from now on.")),
        "learns-technology": Saying(N_("Learns {track} up to level {level}.")),
        "goes-up-temple": Saying(N_("Goes up on the temple of {temple}.")),
        "collects-resources": Saying(N_("Collects {kinds}.")),
        "takes-corn": Saying(N_("Takes {corn} corn.")),
        "brings-worker-back": Saying(N_("Brings a worker back from {gear}.")),
        "likes-tribe": Saying(N_("Likes this tribe best.")),
        "likes-wealth": Saying(N_("Begins best with these tiles.")),
        "lets-days-pass": Saying(N_("Days that pass now: {days}.")),
        "spares-step": Saying(N_("Can best spare a step on the temple of {temple}.")),
        "spares-resources": Saying(N_("Can best spare {kinds}.")),
        "not-worth-price": Saying(N_("What is offered is not worth its price.")),
        "gets-most": Saying(N_("Gets most out of this choice.")),
    },
    CALLED,
    __name__,
)

decided: Final = REASONS.said
"""Turn the message with the reason for a decision into its sentence."""
