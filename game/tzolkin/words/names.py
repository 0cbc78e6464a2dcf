"""Names of gears, temples, technologies, resources and kinds of tiles; numbers and lists."""

from collections.abc import Iterable
from functools import reduce

from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF
from game.ui.i18n import gettext as _
from game.ui.sentence import Words, capitalised, sentence


@sentence
def gear(number: int) -> str:
    """Name a gear."""
    return (_("Palenque"), _("Yaxchilan"), _("Tikal"), _("Uxmal"), _("Chichen Itza"))[number]


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
    return (_("Chaac"), _("Quetzalcoatl"), _("Kukulcan"))[number]


@sentence
def technology(number: int) -> str:
    """Name a technology."""
    return (_("agriculture"), _("extraction"), _("architecture"), _("theology"))[number]


@sentence
def cube(kind: int) -> str:
    """Name a kind of resource."""
    return (_("wood"), _("stone"), _("gold"))[kind]


@sentence
def kind(name: str) -> str:
    """Translate the kind of a building or monument: farm, tomb, city or shrine."""
    return {"farm": _("farm"), "tomb": _("tomb"), "city": _("city"), "shrine": _("shrine")}[name]


def number_text(count: float) -> str:
    """Write a number; a minus is as wide as a plus."""
    return f"{count:g}".replace("-", "−")


def signed_number(count: int) -> str:
    """Write a number with its sign; 0 without one."""
    return f"{count:+}".replace("-", "−") if count else "0"


def comma_list(parts: Iterable[Words]) -> Words:
    """Join parts with commas; return an empty string if there are none."""
    told = tuple(parts)
    return list_of(told) if told else ""


@sentence
def list_of(parts: tuple[Words, ...]) -> str:
    """Join parts with commas; there must be at least one."""
    comma = _("{first}, {second}")
    return reduce(lambda a, b: comma.format(first=a, second=b), map(str, parts))


@sentence
def capitalised_phrase(words: Words) -> str:
    """Begin the words with a capital letter."""
    return capitalised(words)


@sentence
def full_sentence(words: Words) -> str:
    """Make the words a sentence with a capital letter and a full stop."""
    return f"{capitalised(words)}."
