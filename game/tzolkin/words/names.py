"""What gears, temples, technologies and kinds of things are called."""

from collections.abc import Iterable
from functools import reduce

from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF
from game.ui.i18n import gettext as _
from game.ui.sentence import Words, capitalised, sentence


@sentence
def gear(number: int) -> str:
    """A gear."""
    return (_("Palenque"), _("Yaxchilan"), _("Tikal"), _("Uxmal"), _("Chichen Itza"))[number]


@sentence
def action(number: int, space: int) -> str:
    """An action or a space of a gear: "Tikal 4", never broken in two."""
    return _("{gear}\u00a0{space}").format(gear=gear(number), space=space)


@sentence
def tooth(number: int) -> str:
    """Where a tooth stands now: "Tikal 4"."""
    return str(action(GEAR_OF[number], SPACE_OF[number]))


@sentence
def temple(number: int) -> str:
    """A temple."""
    return (_("Chaac"), _("Quetzalcoatl"), _("Kukulcan"))[number]


@sentence
def technology(number: int) -> str:
    """A technology."""
    return (_("agriculture"), _("extraction"), _("architecture"), _("theology"))[number]


@sentence
def cube(kind: int) -> str:
    """A resource."""
    return (_("wood"), _("stone"), _("gold"))[kind]


@sentence
def kind(name: str) -> str:
    """What a building or a monument is."""
    return {"farm": _("farm"), "tomb": _("tomb"), "city": _("city"), "shrine": _("shrine")}[name]


def number(count: float) -> str:
    """With a minus as wide as a plus."""
    return f"{count:g}".replace("-", "−")


def signed(count: int) -> str:
    """With its sign."""
    return f"{count:+}".replace("-", "−") if count else "0"


def listed(parts: Iterable[Words]) -> Words:
    """One after the other; empty for nothing."""
    told = tuple(parts)
    return list_of(told) if told else ""


@sentence
def list_of(parts: tuple[Words, ...]) -> str:
    """One after the other, at least one."""
    comma = _("{first}, {second}")
    return reduce(lambda a, b: comma.format(first=a, second=b), map(str, parts))


@sentence
def capital(words: Words) -> str:
    """With a capital letter."""
    return capitalised(words)


@sentence
def whole(words: Words) -> str:
    """A sentence: with a capital letter and a full stop."""
    return f"{capitalised(words)}."
