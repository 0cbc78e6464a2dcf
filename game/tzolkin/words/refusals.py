"""Sentences for refused actions, each with the section of the rulebook that explains it."""

from typing import Final

from game.tzolkin.words import rulebook_sections as sections
from game.tzolkin.words.messages import FIELD_NAMES
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import SentenceTable, Template

REFUSALS: Final = SentenceTable(
    {
        "tribe-to-choose": Template(N_("A tribe must be chosen first."), sections.TRIBES),
        "wealth-to-choose": Template(N_("Wealth tiles must be chosen first."), sections.BEGINNING),
        "turn-to-begin": Template(
            N_("A turn begins with placing or picking up a worker."), sections.TURN
        ),
        "workers-are-placed": Template(N_("This turn workers are placed."), sections.TURN),
        "workers-are-picked-up": Template(N_("This turn workers are picked up."), sections.TURN),
        "worker-to-act": Template(N_("The worker who was picked up acts first."), sections.PICKING),
        "harvest-to-take": Template(N_("Corn or wood must be taken first."), sections.JUNGLE),
        "technology-to-choose": Template(
            N_("The technology must be chosen first."), sections.TECHNOLOGIES
        ),
        "resources-to-pay": Template(N_("Resources must be paid first."), sections.TECHNOLOGIES),
        "temple-to-choose": Template(N_("The temple must be chosen first."), sections.TEMPLES),
        "resources-to-choose": Template(
            N_("The resources must be chosen first."), sections.TECHNOLOGIES
        ),
        "favour-to-pay": Template(
            N_("First pay a resource for a temple step, or do nothing."),
            sections.TECHNOLOGIES,
        ),
        "building-to-choose": Template(N_("What is built must be chosen first."), sections.TILES),
        "market-to-leave": Template(
            N_("The visit to the market is not done yet."), sections.MARKET
        ),
        "action-to-choose": Template(
            N_("The action for 1 corn must be chosen first."), sections.MARKET
        ),
        "gold-to-pay": Template(
            N_("First say how much of the gold you pay for."), sections.PROPHECIES
        ),
        "step-down-to-choose": Template(
            N_("First say where you go down a step."), sections.PROPHECIES
        ),
        "bonus-to-choose": Template(N_("The bonus must be chosen first."), sections.TRIBES),
        "technology-down-to-choose": Template(
            N_("The technology that goes down must be chosen first."),
            sections.NEW_BUILDINGS,
        ),
        "days-to-choose": Template(
            N_("First say whether one day passes or two."), sections.CALENDAR
        ),
        "game-over": Template(N_("The game is over."), sections.END),
        "tribe-not-dealt": Template(N_("{tribe} was not dealt to you."), sections.TRIBES),
        "wealth-tiles-to-keep": Template(
            ngettext_noop("{number} wealth tile is kept.", "{number} wealth tiles are kept."),
            sections.BEGINNING,
            "number",
        ),
        "wealth-not-dealt": Template(N_("{tile} was not dealt to you."), sections.BEGINNING),
        "not-to-be-left-undone": Template(N_("This cannot be left undone."), sections.PICKING),
        "not-made-dearer": Template(
            N_("Only what a prophecy makes dearer can be declined."), sections.PROPHECIES
        ),
        "step-not-for-technology": Template(
            N_("This step is not for {track}."), sections.TECHNOLOGIES
        ),
        "too-few-resources": Template(
            ngettext_noop(
                "That costs {price} resource and you have {cubes}.",
                "That costs {price} resources and you have {cubes}.",
            ),
            sections.TECHNOLOGIES,
            "price",
        ),
        "technology-at-bottom": Template(
            N_("{track} is at level 0 and cannot go down."), sections.NEW_BUILDINGS
        ),
        "price-in-resources": Template(
            ngettext_noop("The price is {number} resource.", "The price is {number} resources."),
            sections.TECHNOLOGIES,
            "number",
        ),
        "too-few-of-kind": Template(N_("You have {number} {kind} only."), sections.TECHNOLOGIES),
        "resources-to-take": Template(
            ngettext_noop("{number} resource is taken.", "{number} resources are taken."),
            sections.TECHNOLOGIES,
            "number",
        ),
        "gold-costs-corn": Template(
            N_("Each gold costs 1 corn now, which you have not."), sections.PROPHECIES
        ),
        "step-not-on-temple": Template(N_("This step is not on {temple}."), sections.TEMPLES),
        "on-top-step": Template(N_("You are on the top step of {temple}."), sections.TEMPLES),
        "top-step-taken": Template(
            N_("Another player is on the top step of {temple}."), sections.TEMPLES
        ),
        "step-too-dear": Template(N_("You cannot pay for a step on {temple}."), sections.TEMPLES),
        "on-lowest-step": Template(N_("You are on the lowest step of {temple}."), sections.TEMPLES),
        "too-much-gold": Template(
            N_("At most {number} gold can be paid for."), sections.PROPHECIES
        ),
        "bought-before-selling": Template(
            N_("After a purchase nothing is sold in the same visit."), sections.MARKET
        ),
        "none-of-kind": Template(N_("You have no {kind}."), sections.MARKET),
        "sold-before-buying": Template(N_("{kind} was sold in this visit."), sections.MARKET),
        "too-little-corn": Template(
            N_("That costs {price} corn and you have {corn}."), sections.PLACING
        ),
        "one-worker-by-mercy": Template(
            N_("Who was shown mercy places one worker only."), sections.BEGGING
        ),
        "quick-worker-is-last": Template(
            N_("The worker on the quick action space is the last of the turn."),
            sections.QUICK_ACTIONS,
        ),
        "no-worker-in-hand": Template(N_("You have no worker in your hand."), sections.PLACING),
        "only-vacub-caquix-skips": Template(
            N_("Only Vacub-Caquix may skip a space."), sections.TRIBES
        ),
        "skipped-already": Template(N_("A space was skipped this turn already."), sections.TRIBES),
        "no-space-free": Template(N_("No numbered space of {gear} is free."), sections.PLACING),
        "no-second-space-free": Template(N_("{gear} has no second free space."), sections.TRIBES),
        "starting-player-space-taken": Template(
            N_("The starting-player space is taken."), sections.PLACING
        ),
        "without-quick-actions": Template(
            N_("This game is played without quick actions."), sections.PLACING
        ),
        "no-quick-space-free": Template(
            N_("No quick action space is free."), sections.QUICK_ACTIONS
        ),
        "quick-action-impossible": Template(
            N_("The quick action '{tile}' could not be carried out."),
            sections.QUICK_ACTIONS,
        ),
        "no-worker-there": Template(
            N_("You have no worker on space {space} of {gear}."), sections.PICKING
        ),
        "placed-or-picked-up": Template(
            N_("In one turn workers are placed or picked up, never both."), sections.TURN
        ),
        "workers-to-place-first": Template(
            ngettext_noop(
                "Place {number} worker on gears first.", "Place {number} workers on gears first."
            ),
            sections.TRIBES,
            "number",
        ),
        "picked-up-already": Template(
            N_("A worker was picked up this turn already."), sections.TRIBES
        ),
        "placed-this-turn": Template(N_("That worker was placed in this turn."), sections.TRIBES),
        "too-much-corn-to-beg": Template(
            N_("Only with {limit} corn or less one may beg."), sections.BEGGING
        ),
        "no-need-for-mercy": Template(
            N_("Mercy is only for who can do nothing else."), sections.BEGGING
        ),
        "lowest-space-elsewhere": Template(
            N_("The lowest free space is on another gear."), sections.BEGGING
        ),
        "only-ahmakiq-passes": Template(N_("Only Ahmakiq may pass."), sections.TURN),
        "only-xaman-ek-trades": Template(
            N_("Only Xaman Ek trades outside the market."), sections.MARKET
        ),
        "traded-already": Template(N_("You have traded this turn already."), sections.TRIBES),
        "action-chooses-itself": Template(N_("This action cannot choose itself."), sections.MARKET),
        "actions-of-another-gear": Template(
            N_("A worker cannot do actions of {gear} from here."), sections.PICKING
        ),
        "action-out-of-reach": Template(
            N_("Action {number} cannot be reached from space {space}."), sections.PICKING
        ),
        "no-skull": Template(N_("You have no skull."), sections.OFFERING),
        "skull-there": Template(N_("A skull lies on space {space} already."), sections.OFFERING),
        "no-harvest-left": Template(N_("No harvest tile is left there."), sections.JUNGLE),
        "skull-costs-step": Template(
            N_("A skull costs a step down, and you are at the bottom everywhere."),
            sections.PROPHECIES,
        ),
        "no-skull-left": Template(N_("No skull is left."), sections.OFFERING),
        "no-technology-affordable": Template(
            N_("You have too few resources for any technology step."),
            sections.TECHNOLOGIES,
        ),
        "no-building-affordable": Template(
            N_("You cannot pay for anything that could be built."), sections.TILES
        ),
        "no-resource-to-pay": Template(N_("You have no resource to pay."), sections.TEMPLES),
        "no-temple-step-left": Template(
            N_("No temple step is left that you could take and pay for."), sections.TEMPLES
        ),
        "too-little-corn-left": Template(
            ngettext_noop(
                "The action costs {price} corn and {corn} is left.",
                "The action costs {price} corn and {corn} are left.",
            ),
            sections.PICKING,
            "corn",
        ),
        "nothing-to-trade": Template(
            N_("You have nothing to sell and too little corn to buy."), sections.MARKET
        ),
        "no-worker-in-bank": Template(N_("No worker is left in your bank."), sections.MARKET),
        "no-corn-tile": Template(N_("No corn tile shows on space {space}."), sections.JUNGLE),
        "no-wood-tile": Template(N_("No wood lies on space {space}."), sections.JUNGLE),
        "monument-only": Template(N_("This is for a monument only."), sections.MONUMENTS),
        "not-displayed": Template(N_("{tile} is not displayed."), sections.TILES),
        "none-to-rebuild": Template(N_("You have no {tile} to rebuild."), sections.NEW_BUILDINGS),
        "rebuilding-saves-nothing": Template(
            N_("Rebuilding {source} saves nothing for {tile}."), sections.NEW_BUILDINGS
        ),
        "not-plain-here": Template(
            N_("'plain' is for two buildings with an architecture of level 1 or more."),
            sections.TECHNOLOGIES,
        ),
        "plain-to-build": Template(
            N_("Architecture was used for the first building; the second is plain."),
            sections.TECHNOLOGIES,
        ),
        "spared-resource-to-choose": Template(
            N_("Say which resource architecture spares."), sections.TECHNOLOGIES
        ),
        "nothing-spared-here": Template(N_("No resource is spared here."), sections.TECHNOLOGIES),
        "costs-none-of-kind": Template(N_("That costs no {kind}."), sections.TILES),
        "one-resource-more": Template(
            N_("Each building costs 1 resource more now."), sections.PROPHECIES
        ),
        "too-few-cubes": Template(
            N_("That costs {price} {kind} and you have {number}."), sections.TILES
        ),
        "no-monument-here": Template(
            N_("A monument cannot be built with this."), sections.MONUMENTS
        ),
    },
    FIELD_NAMES,
    __name__,
)

refusal_sentence: Final = REFUSALS.sentence
"""Turn the message of a refusal into its sentence."""
