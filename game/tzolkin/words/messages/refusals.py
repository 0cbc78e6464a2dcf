"""Sentences for refused actions, each with the section of the rulebook that explains it."""

from typing import Final

from game.tzolkin.words import places
from game.tzolkin.words.messages.called import CALLED
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import Saying, Sayings

REFUSALS: Final = Sayings(
    {
        "tribe-to-choose": Saying(N_("A tribe must be chosen first."), places.TRIBES),
        "wealth-to-choose": Saying(N_("Wealth tiles must be chosen first."), places.BEGINNING),
        "turn-to-begin": Saying(
            N_("A turn begins with placing or picking up a worker."), places.TURN
        ),
        "workers-are-placed": Saying(N_("This turn workers are placed."), places.TURN),
        "workers-are-picked-up": Saying(N_("This turn workers are picked up."), places.TURN),
        "worker-to-act": Saying(N_("The worker who was picked up acts first."), places.PICKING),
        "harvest-to-take": Saying(N_("Corn or wood must be taken first."), places.JUNGLE),
        "technology-to-choose": Saying(
            N_("The technology must be chosen first."), places.TECHNOLOGIES
        ),
        "resources-to-pay": Saying(N_("Resources must be paid first."), places.TECHNOLOGIES),
        "temple-to-choose": Saying(N_("The temple must be chosen first."), places.TEMPLES),
        "resources-to-choose": Saying(
            N_("The resources must be chosen first."), places.TECHNOLOGIES
        ),
        "favour-to-pay": Saying(
            N_("First pay a resource for a temple step, or do nothing."), places.TECHNOLOGIES
        ),
        "building-to-choose": Saying(N_("What is built must be chosen first."), places.TILES),
        "market-to-leave": Saying(N_("The visit to the market is not done yet."), places.MARKET),
        "action-to-choose": Saying(
            N_("The action for 1 corn must be chosen first."), places.MARKET
        ),
        "gold-to-pay": Saying(N_("First say how much of the gold you pay for."), places.PROPHECIES),
        "step-down-to-choose": Saying(N_("First say where you go down a step."), places.PROPHECIES),
        "bonus-to-choose": Saying(N_("The bonus must be chosen first."), places.TRIBES),
        "technology-down-to-choose": Saying(
            N_("The technology that goes down must be chosen first."), places.NEW_BUILDINGS
        ),
        "days-to-choose": Saying(N_("First say whether one day passes or two."), places.CALENDAR),
        "game-over": Saying(N_("The game is over."), places.END),
        "tribe-not-dealt": Saying(N_("{tribe} was not dealt to you."), places.TRIBES),
        "wealth-tiles-to-keep": Saying(
            ngettext_noop("{number} wealth tile is kept.", "{number} wealth tiles are kept."),
            places.BEGINNING,
            "number",
        ),
        "wealth-not-dealt": Saying(N_("{tile} was not dealt to you."), places.BEGINNING),
        "not-to-be-left-undone": Saying(N_("This cannot be left undone."), places.PICKING),
        "not-made-dearer": Saying(
            N_("Only what a prophecy makes dearer can be declined."), places.PROPHECIES
        ),
        "step-not-for-technology": Saying(N_("This step is not for {track}."), places.TECHNOLOGIES),
        "too-few-resources": Saying(
            ngettext_noop(
                "That costs {price} resource and you have {cubes}.",
                "That costs {price} resources and you have {cubes}.",
            ),
            places.TECHNOLOGIES,
            "price",
        ),
        "technology-at-bottom": Saying(
            N_("{track} is at level 0 and cannot go down."), places.NEW_BUILDINGS
        ),
        "price-in-resources": Saying(
            ngettext_noop("The price is {number} resource.", "The price is {number} resources."),
            places.TECHNOLOGIES,
            "number",
        ),
        "too-few-of-kind": Saying(N_("You have {number} {kind} only."), places.TECHNOLOGIES),
        "resources-to-take": Saying(
            ngettext_noop("{number} resource is taken.", "{number} resources are taken."),
            places.TECHNOLOGIES,
            "number",
        ),
        "gold-costs-corn": Saying(
            N_("Each gold costs 1 corn now, which you have not."), places.PROPHECIES
        ),
        "step-not-on-temple": Saying(N_("This step is not on {temple}."), places.TEMPLES),
        "on-top-step": Saying(N_("You are on the top step of {temple}."), places.TEMPLES),
        "top-step-taken": Saying(
            N_("Another player is on the top step of {temple}."), places.TEMPLES
        ),
        "step-too-dear": Saying(N_("You cannot pay for a step on {temple}."), places.TEMPLES),
        "on-lowest-step": Saying(N_("You are on the lowest step of {temple}."), places.TEMPLES),
        "too-much-gold": Saying(N_("At most {number} gold can be paid for."), places.PROPHECIES),
        "bought-before-selling": Saying(
            N_("After a purchase nothing is sold in the same visit."), places.MARKET
        ),
        "none-of-kind": Saying(N_("You have no {kind}."), places.MARKET),
        "sold-before-buying": Saying(N_("{kind} was sold in this visit."), places.MARKET),
        "too-little-corn": Saying(
            N_("That costs {price} corn and you have {corn}."), places.PLACING
        ),
        "one-worker-by-mercy": Saying(
            N_("Who was shown mercy places one worker only."), places.BEGGING
        ),
        "quick-worker-is-last": Saying(
            N_("The worker on the quick action space is the last of the turn."),
            places.QUICK_ACTIONS,
        ),
        "no-worker-in-hand": Saying(N_("You have no worker in your hand."), places.PLACING),
        "only-vacub-caquix-skips": Saying(N_("Only Vacub-Caquix may skip a space."), places.TRIBES),
        "skipped-already": Saying(N_("A space was skipped this turn already."), places.TRIBES),
        "no-space-free": Saying(N_("No numbered space of {gear} is free."), places.PLACING),
        "no-second-space-free": Saying(N_("{gear} has no second free space."), places.TRIBES),
        "starting-player-space-taken": Saying(
            N_("The starting-player space is taken."), places.PLACING
        ),
        "without-quick-actions": Saying(
            N_("This game is played without quick actions."), places.PLACING
        ),
        "no-quick-space-free": Saying(N_("No quick action space is free."), places.QUICK_ACTIONS),
        "quick-action-impossible": Saying(
            N_("The quick action '{tile}' could not be carried out."), places.QUICK_ACTIONS
        ),
        "no-worker-there": Saying(
            N_("You have no worker on space {space} of {gear}."), places.PICKING
        ),
        "placed-or-picked-up": Saying(
            N_("In one turn workers are placed or picked up, never both."), places.TURN
        ),
        "workers-to-place-first": Saying(
            ngettext_noop(
                "Place {number} worker on gears first.", "Place {number} workers on gears first."
            ),
            places.TRIBES,
            "number",
        ),
        "picked-up-already": Saying(N_("A worker was picked up this turn already."), places.TRIBES),
        "placed-this-turn": Saying(N_("That worker was placed in this turn."), places.TRIBES),
        "too-much-corn-to-beg": Saying(
            N_("Only with {limit} corn or less one may beg."), places.BEGGING
        ),
        "no-need-for-mercy": Saying(
            N_("Mercy is only for who can do nothing else."), places.BEGGING
        ),
        "lowest-space-elsewhere": Saying(
            N_("The lowest free space is on another gear."), places.BEGGING
        ),
        "only-ahmakiq-passes": Saying(N_("Only Ahmakiq may pass."), places.TURN),
        "only-xaman-ek-trades": Saying(
            N_("Only Xaman Ek trades outside the market."), places.MARKET
        ),
        "traded-already": Saying(N_("You have traded this turn already."), places.TRIBES),
        "action-chooses-itself": Saying(N_("This action cannot choose itself."), places.MARKET),
        "actions-of-another-gear": Saying(
            N_("A worker cannot do actions of {gear} from here."), places.PICKING
        ),
        "action-out-of-reach": Saying(
            N_("Action {number} cannot be reached from space {space}."), places.PICKING
        ),
        "no-skull": Saying(N_("You have no skull."), places.OFFERING),
        "skull-there": Saying(N_("A skull lies on space {space} already."), places.OFFERING),
        "no-harvest-left": Saying(N_("No harvest tile is left there."), places.JUNGLE),
        "skull-costs-step": Saying(
            N_("A skull costs a step down, and you are at the bottom everywhere."),
            places.PROPHECIES,
        ),
        "no-skull-left": Saying(N_("No skull is left."), places.OFFERING),
        "no-technology-affordable": Saying(
            N_("You have too few resources for any technology step."), places.TECHNOLOGIES
        ),
        "no-building-affordable": Saying(
            N_("You cannot pay for anything that could be built."), places.TILES
        ),
        "no-resource-to-pay": Saying(N_("You have no resource to pay."), places.TEMPLES),
        "no-temple-step-left": Saying(
            N_("No temple step is left that you could take and pay for."), places.TEMPLES
        ),
        "too-little-corn-left": Saying(
            ngettext_noop(
                "The action costs {price} corn and {corn} is left.",
                "The action costs {price} corn and {corn} are left.",
            ),
            places.PICKING,
            "corn",
        ),
        "nothing-to-trade": Saying(
            N_("You have nothing to sell and too little corn to buy."), places.MARKET
        ),
        "no-worker-in-bank": Saying(N_("No worker is left in your bank."), places.MARKET),
        "no-corn-tile": Saying(N_("No corn tile shows on space {space}."), places.JUNGLE),
        "no-wood-tile": Saying(N_("No wood lies on space {space}."), places.JUNGLE),
        "monument-only": Saying(N_("This is for a monument only."), places.MONUMENTS),
        "not-displayed": Saying(N_("{tile} is not displayed."), places.TILES),
        "none-to-rebuild": Saying(N_("You have no {tile} to rebuild."), places.NEW_BUILDINGS),
        "rebuilding-saves-nothing": Saying(
            N_("Rebuilding {source} saves nothing for {tile}."), places.NEW_BUILDINGS
        ),
        "not-plain-here": Saying(
            N_("'plain' is for two buildings with an architecture of level 1 or more."),
            places.TECHNOLOGIES,
        ),
        "plain-to-build": Saying(
            N_("Architecture was used for the first building; the second is plain."),
            places.TECHNOLOGIES,
        ),
        "spared-resource-to-choose": Saying(
            N_("Say which resource architecture spares."), places.TECHNOLOGIES
        ),
        "nothing-spared-here": Saying(N_("No resource is spared here."), places.TECHNOLOGIES),
        "costs-none-of-kind": Saying(N_("That costs no {kind}."), places.TILES),
        "one-resource-more": Saying(
            N_("Each building costs 1 resource more now."), places.PROPHECIES
        ),
        "too-few-cubes": Saying(
            N_("That costs {price} {kind} and you have {number}."), places.TILES
        ),
        "no-monument-here": Saying(N_("A monument cannot be built with this."), places.MONUMENTS),
    },
    CALLED,
    __name__,
)

refused: Final = REFUSALS.said
"""Turn the message of a refusal into its sentence."""
