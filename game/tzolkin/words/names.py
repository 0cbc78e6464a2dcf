"""What gears, temples, technologies and kinds of things are called."""

from collections.abc import Iterable
from functools import reduce

from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF
from game.ui.i18n import gettext as _


def gear(number: int) -> str:
    """A gear."""
    return (_("Palenque"), _("Yaxchilan"), _("Tikal"), _("Uxmal"), _("Chichen Itza"))[number]


def action(number: int, space: int) -> str:
    """An action or a space of a gear: "Tikal 4"."""
    return _("{gear} {space}").format(gear=gear(number), space=space)


def tooth(number: int) -> str:
    """Where a tooth stands now: "Tikal 4"."""
    return action(GEAR_OF[number], SPACE_OF[number])


def temple(number: int) -> str:
    """A temple."""
    return (_("Chaac"), _("Quetzalcoatl"), _("Kukulcan"))[number]


def technology(number: int) -> str:
    """A technology."""
    return (_("agriculture"), _("extraction"), _("architecture"), _("theology"))[number]


def cube(kind: int) -> str:
    """A resource."""
    return (_("wood"), _("stone"), _("gold"))[kind]


def kind(name: str) -> str:
    """What a building or a monument is."""
    return {"farm": _("farm"), "tomb": _("tomb"), "city": _("city"), "shrine": _("shrine")}[name]


def number(count: float) -> str:
    """With a minus as wide as a plus."""
    return f"{count:g}".replace("-", "−")


def signed(count: int) -> str:
    """With its sign."""
    return f"{count:+}".replace("-", "−") if count else "0"


def listed(parts: Iterable[str]) -> str:
    """One after the other; empty for nothing."""
    told = list(parts)
    comma = _("{first}, {second}")
    return reduce(lambda a, b: comma.format(first=a, second=b), told) if told else ""


def capital(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return capital(text) + "."
