"""Names of gears, temples, technologies, resources and kinds of tiles; numbers and lists."""

from collections.abc import Iterable

from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.punctuation import ended, listed
from game.ui.sentence import Words, capitalised, sentence


@sentence
def gear(number: int) -> str:
    """Name a gear."""
    return (
        pgettext("place", "Palenque"),
        pgettext("place", "Yaxchilan"),
        pgettext("place", "Tikal"),
        pgettext("place", "Uxmal"),
        _("Chichen Itza"),
    )[number]


@sentence
def short_action_name(number: int, space: int) -> str:
    """Name an action or a space of a gear in little room, such as "Tik 4"."""
    gear = (
        pgettext("short place", "Pal"),
        pgettext("short place", "Yax"),
        pgettext("short place", "Tik"),
        pgettext("short place", "Uxm"),
        pgettext("short place", "Chi"),
    )[number]
    return _("{gear}\u00a0{space}").format(gear=gear, space=space)


@sentence
def action_name(number: int, space: int) -> str:
    """Name an action or a space of a gear, such as "Tikal 4"; a line never breaks inside it.

    ``number`` is the gear, ``space`` the number of the action or space.
    """
    return _("{gear}\u00a0{space}").format(gear=gear(number), space=space)


@sentence
def tooth(number: int) -> str:
    """Name the space at which a tooth stands, such as "Tikal 4"."""
    return str(action_name(GEAR_OF[number], SPACE_OF[number]))


@sentence
def temple(number: int) -> str:
    """Name a temple."""
    return (pgettext("god", "Chaac"), pgettext("god", "Quetzalcoatl"), pgettext("god", "Kukulcan"))[
        number
    ]


@sentence
def technology(number: int) -> str:
    """Name a technology."""
    return (
        pgettext("technology", "agriculture"),
        pgettext("technology", "extraction"),
        pgettext("technology", "architecture"),
        pgettext("technology", "theology"),
    )[number]


@sentence
def cube(kind: int) -> str:
    """Name a kind of resource."""
    return (
        pgettext("resource", "wood"),
        pgettext("resource", "stone"),
        pgettext("resource", "gold"),
    )[kind]


@sentence
def kind(name: str) -> str:
    """Translate the kind of a building or monument: farm, tomb, city or shrine."""
    return {
        "farm": pgettext("kind of building", "farm"),
        "tomb": pgettext("kind of building", "tomb"),
        "city": pgettext("kind of building", "city"),
        "shrine": pgettext("kind of building", "shrine"),
    }[name]


def comma_list(parts: Iterable[Words]) -> Words:
    """Join parts with commas; return an empty string if there are none."""
    told = tuple(parts)
    return list_of(told) if told else ""


@sentence
def list_of(parts: tuple[Words, ...]) -> str:
    """Join parts with commas; there must be at least one."""
    return listed(parts)


@sentence
def capitalised_phrase(words: Words) -> str:
    """Begin the words with a capital letter."""
    return capitalised(words)


@sentence
def full_sentence(words: Words) -> str:
    """Make the words a sentence with a capital letter and a full stop."""
    return ended(capitalised(words))
