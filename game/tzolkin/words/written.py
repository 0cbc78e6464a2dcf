"""Words for whoever types: what actions do, where workers are, what placing costs."""

from collections.abc import Mapping
from typing import Final

from game.tzolkin.words import goods, names
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.punctuation import listed
from game.ui.sentence import Sentence, phrases, sentence

VERBS: Final[Mapping[str, Sentence]] = phrases(
    __name__,
    {
        "tribe": N_("Keep one of your two tribes."),
        "keep": N_("Keep some of the tiles with your first goods."),
        "place": N_("Place a worker on the lowest free space of a gear."),
        "pick": N_("Pick up a worker, and do what its space offers."),
        "beg": N_("Beg for corn, for a step down on a temple."),
        "trade": N_("Exchange a cube for corn."),
        "pass": N_("Pass: neither place nor pick up."),
        "end": N_("End the turn."),
        "mercy": N_("Place one worker for all your corn."),
        "do": N_("Do this action of the gear."),
        "nothing": N_("Do without it."),
        "decline": N_("Do without what is taxed."),
        "take": N_("Take the corn or the wood."),
        "burn": N_("Burn a wood tile for the corn below it, for a step down on a temple."),
        "tech": N_("Take a step of a technology."),
        "bonus": N_("Take the bonus of a technology."),
        "down": N_("Go down a level of a technology."),
        "pay": N_("Pay these cubes."),
        "gain": N_("Take these cubes."),
        "gold": N_("Take so many of the gold cubes, for a corn each."),
        "temple": N_("Take a step up on a temple."),
        "lower": N_("Take a step down on a temple."),
        "build": N_("Build a building or a monument."),
        "sell": N_("Sell a cube at the market."),
        "buy": N_("Buy a cube at the market."),
        "done": N_("Leave the market."),
        "advance": N_("Let so many days pass."),
    },
)
"""What each kind of action does, by the verb of its notation."""


@sentence
def workers(player: str, teeth: tuple[int, ...], in_hand: int) -> str:
    """Tell where a player's workers are."""
    told = ngettext("{count} worker in hand", "{count} workers in hand", in_hand)
    places = listed((*map(names.tooth, teeth), told.format(count=in_hand)))
    return _("{player}: {places}.").format(player=player, places=places)


@sentence
def placing_costs(tooth: int, corn: int, lacking: int) -> str:
    """Tell what the next worker costs on a space."""
    told = _("A worker on {space} costs {corn}.")
    if lacking:
        told = _("A worker on {space} costs {corn}; you lack {lacking}.")
    space = names.tooth(tooth)
    return told.format(space=space, corn=goods.corn(corn), lacking=goods.corn(lacking))


@sentence
def no_gear(text: str) -> str:
    """Say that there is nothing to reach, or no gear of that name."""
    if not text:
        return _("You have no worker in hand and none on a gear.")
    return _("Nothing is to be reached on “{text}”: write reach palenque, for example.").format(
        text=text
    )


@sentence
def has_points(player: str, points: float) -> str:
    """Tell a player's points."""
    return _("{player}: {points} points.").format(player=player, points=number_text(points))
