"""Names and descriptions of tribes, prophecies and quick actions (sections 14, 15 and 17).

Tribes and prophecies are numbered from 1.
"""

from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES, QUICK_TILES
from game.tzolkin.words.goods import points
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.punctuation import listed_apart
from game.ui.sentence import Sentence, sentence


@sentence
def tribe(number: int) -> str:
    """Name a tribe."""
    return (
        _("Ah Chuy Kak"),
        _("Ahau Chamahez"),
        pgettext("tribe", "Ahmakiq"),
        pgettext("tribe", "Bacab"),
        pgettext("tribe", "Balam"),
        pgettext("tribe", "Cit-Bolon-Tum"),
        pgettext("tribe", "Huracan"),
        pgettext("tribe", "Itzamna"),
        pgettext("tribe", "Ixtab"),
        pgettext("tribe", "Vacub-Caquix"),
        _("Xaman Ek"),
        pgettext("tribe", "Yaluk"),
        pgettext("tribe", "Yumkaax"),
    )[number - 1]


@sentence
def describe_tribe(number: int) -> str:
    """Explain the power of a tribe."""
    return (
        _(
            "In a turn in which you place two workers on gears you may also pick up another one, "
            "once."
        ),
        _("For 1 corn a worker does the action one space ahead."),
        _("You may pass: neither place nor pick up workers. You never have to beg."),
        _("You begin each turn with at least 2 corn. Begging gives you 4."),
        _("A lower action costs nothing and brings you 1 corn."),
        _(
            "In each turn one worker costs up to 2 corn less for his space. Your workers have one "
            "space more at the end of each gear, with any action."
        ),
        _(
            "Your workers on Palenque may do the actions of Yaxchilan and the other way round; "
            "Tikal and Uxmal alike."
        ),
        _(
            "The first level of a technology is free, the second costs 1, the third 2. A step "
            "beyond level 3 brings the bonus of any technology."
        ),
        _("You keep three wealth tiles; then you go down a step on a temple of your choice."),
        _("In each turn you may skip the lowest free space of one gear when you place."),
        _("Once in each of your turns you may turn 1 resource into corn at the market's price."),
        _(
            "You begin with five workers. Each of them needs 1 corn more on food days, and costs "
            "5 points if he is not fed."
        ),
        _("Your second worker of a turn costs nothing more, the third 2, the fourth 3, then 4."),
    )[number - 1]


@sentence
def prophecy(number: int) -> str:
    """Name a prophecy."""
    return (
        _("Wrathful gods"),
        _("Angry Chaac"),
        _("Angry Quetzalcoatl"),
        _("Angry Kukulcan"),
        _("Forest fires"),
        pgettext("prophecy", "Drought"),
        _("Gold shortage"),
        pgettext("prophecy", "Desecration"),
        _("Teacher shortage"),
        _("Forgotten lore"),
        _("Crowded cities"),
        pgettext("prophecy", "Hunger"),
        _("High floodwaters"),
    )[number - 1]


@sentence
def prophecy_disaster(number: int) -> str:
    """Explain what a prophecy makes worse while it is in force."""
    return (
        _("Each temple step up costs 1 corn."),
        _("Each step up on Chaac costs 1 resource."),
        _("Each step up on Quetzalcoatl costs 1 resource."),
        _("Each step up on Kukulcan costs 1 resource."),
        _("Wood from the jungle is 1 less each time."),
        _("Corn from the jungle is 1 less each time."),
        _("Each gold that you receive costs 1 corn."),
        _("For each skull that you receive you go down a step on a temple."),
        _("Each technology step costs 1 resource more, free steps too."),
        _("The effects of the second level of technologies do not work."),
        _("Each building costs 1 resource more."),
        _("On its food day each worker needs 1 corn more."),
        _("Each worker placed on Chichen Itza costs 2 corn more."),
    )[number - 1]


@sentence
def prophecy_counts(number: int) -> str:
    """Name what a prophecy counts when it is scored."""
    return (
        _("your temple steps above the start"),
        _("your steps above the start on Chaac"),
        _("your steps above the start on Quetzalcoatl"),
        _("your steps above the start on Kukulcan"),
        _("your wood tiles"),
        _("your corn tiles"),
        _("your gold"),
        _("your skulls"),
        _("the levels of your technologies"),
        _("your technologies of level 2 or 3"),
        _("your buildings"),
        _("your workers who are fed"),
        _("your workers on Chichen Itza"),
    )[number - 1]


@sentence
def prophecy_bands(number: int) -> str:
    """List the points of a prophecy by the number that it counts."""
    _least, second, *others = zip(PROPHECIES[number - 1].band_limits, BAND_POINTS, strict=True)
    fewer = _("fewer than {count}: {points}")
    more = _("{count} or more: {points}")
    told = [fewer.format(count=second[0], points=points(BAND_POINTS[0]))]
    told += [more.format(count=least, points=points(pays)) for least, pays in (second, *others)]
    return listed_apart(told)


def describe_prophecy(number: int) -> tuple[Sentence, Sentence]:
    """Return two sentences: what a prophecy makes worse, and what it scores."""
    return prophecy_disaster(number), prophecy_scores(number)


@sentence
def prophecy_scores(number: int) -> str:
    told = _("It counts {what}; {bands}.")
    return told.format(what=prophecy_counts(number), bands=prophecy_bands(number))


@sentence
def quick_action(tile: str) -> str:
    """Name a quick action, given the name of its tile, as a part of a sentence."""
    names = (
        _("3 corn"),
        _("1 wood and 1 corn"),
        _("1 stone"),
        _("1 gold"),
        _("pay for a technology step"),
        pgettext("quick action", "market"),
        _("pay 1 corn and for a building"),
    )
    return dict(zip(QUICK_TILES, names, strict=True))[tile]
