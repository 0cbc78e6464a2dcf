"""The rulebook's chapter on the expansion (sections 14 to 17)."""

from collections.abc import Iterator

from game.rulebook.book import Section, plain_section
from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.data.tiles import BUILDINGS, REBUILDABLE
from game.tzolkin.rules.setup import Options
from game.tzolkin.words import expansion as words
from game.tzolkin.words import rulebook_figures
from game.tzolkin.words import rulebook_sections as sections
from game.tzolkin.words.names import comma_list
from game.tzolkin.words.tiles import building
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext


def expansion_chapters(options: Options) -> Iterator[Section]:
    """Yield a section for each part of the expansion in play, and one on uncertain rules."""
    if options.tribes:
        yield _tribes()
    if options.prophecies:
        yield _prophecies()
    if options.new_buildings:
        yield _new_buildings()
    if options.quick_actions:
        yield _quick_actions()
    if told := _uncertainty_remark(options):
        yield plain_section(sections.DOUBTS, _("What is not certain"), [told])


def _tribes() -> Section:
    told = _("{name}: {power}")
    return plain_section(
        sections.TRIBES,
        pgettext("heading", "Tribes"),
        [
            _(
                "With the wealth tiles you are dealt {dealt} tribes and keep one, in secret. Its "
                "power is yours for the whole game."
            ).format(dealt=expansion.TRIBES_DEALT),
            *(
                told.format(name=words.tribe(number), power=words.describe_tribe(number))
                for number in range(1, len(expansion.TRIBES) + 1)
            ),
        ],
    )


def _prophecies() -> Section:
    told = _("{name}: {disaster} {scores}")
    return plain_section(
        sections.PROPHECIES,
        pgettext("heading", "Prophecies"),
        [
            _(
                "{count} prophecies lie open from the start. After each of the first three food "
                "days the next one is in force, up to the rewards of the following food day. Then "
                "it scores {least} to {most} points for what it counts."
            ).format(
                count=expansion.PROPHECIES_DRAWN,
                least=expansion.BAND_POINTS[0],
                most=expansion.BAND_POINTS[-1],
            ),
            _("What it makes dearer you may decline: then you neither pay nor get that part."),
            *(
                told.format(
                    name=words.prophecy(number),
                    disaster=words.describe_prophecy(number)[0],
                    scores=words.describe_prophecy(number)[1],
                )
                for number in range(1, len(expansion.PROPHECIES) + 1)
            ),
        ],
        {1: rulebook_figures.prophecies()},
    )


def _new_buildings() -> Section:
    return plain_section(
        sections.NEW_BUILDINGS,
        _("New buildings"),
        [
            _(
                "Four of them bring goods on each food day, before anybody is fed: {buildings}."
            ).format(buildings=comma_list(map(building, REBUILDABLE))),
            _(
                "When you build anything else you may give up one of these four: what it cost is "
                "taken off the new price, resource by resource."
            ),
            _("The others: {buildings}.").format(
                buildings=comma_list(map(building, range(REBUILDABLE[-1] + 1, len(BUILDINGS))))
            ),
        ],
    )


def _quick_actions() -> Section:
    return plain_section(
        sections.QUICK_ACTIONS,
        _("Quick actions"),
        [
            _(
                "Beside the gears are {spaces} spaces with the quick action that is in force. Who "
                "places workers may place one of them there, as the last one, for {corn} corn "
                "besides what the number of workers adds."
            ).format(spaces=expansion.QUICK_SPACES, corn=expansion.QUICK_COST),
            _(
                "At the end of the turn the action is done; no technology helps it. The worker "
                "comes back at the end of the round. Every second day another action is in force: "
                "{actions}."
            ).format(actions=comma_list(map(words.quick_action, expansion.QUICK_TILES))),
        ],
    )


def _uncertainty_remark(options: Options) -> str:
    """Return the remark that some of the expansion's figures are uncertain.

    The string is empty if all options have their default values.
    """
    if options == Options():
        return ""
    return _(
        "We know some figures of the expansion from one edition only: what prophecies score, some "
        "tribes, prices of new buildings."
    )
