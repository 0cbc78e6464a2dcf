"""Stones, ways and neighbours in sentences, for those who do not see the board."""

from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.punctuation import listed
from game.ui.sentence import Words, capitalised, sentence


@sentence
def how_spaces_touch() -> str:
    """Tell how the board's hexagons lie, so that one can find the neighbours of any space."""
    return _(
        "Letters go from west to east, numbers from north to south. Columns b, d, f and h lie half "
        "a hexagon further south than the others. So c3 touches c2 and c4, b2 and b3, d2 and d3; "
        "b3 touches b2 and b4, a3 and a4, c3 and c4."
    )


@sentence
def neighbours(names: tuple[str, ...]) -> str:
    """Name the spaces around a space, clockwise from the north; "" where the board ends."""
    templates = (
        _("north {space}"),
        _("north-east {space}"),
        _("south-east {space}"),
        _("south {space}"),
        _("south-west {space}"),
        _("north-west {space}"),
    )
    every = zip(templates, names, strict=True)
    told = (template.format(space=name) for template, name in every if name)
    return _("Touches {spaces}.").format(spaces=listed(told))


@sentence
def ways(steps: tuple[tuple[str, int], ...], closed: tuple[str, ...]) -> str:
    """Tell the neighbours that a step leads to, each with its AP, and those without a way."""
    one, none = _("{space} {ap} AP"), listed(closed)
    told = listed(one.format(space=space, ap=ap) for space, ap in steps)
    if not told:
        return _("No way to {closed}.").format(closed=none)
    template = _("Ways: {spaces}; none to {closed}.") if none else _("Ways: {spaces}.")
    return template.format(spaces=told, closed=none)


@sentence
def closed_to_all() -> str:
    """Say of a volcano that no way leads there."""
    return _("Nobody can enter it.")


@sentence
def stones_towards(stones: tuple[tuple[str, int], ...], bare: tuple[str, ...]) -> str:
    """Tell the stones that the hexagons around an unexplored space have on its side.

    bare: the hexagons without a stone there.
    """
    told = listed(_("{space} {count}").format(space=one, count=many) for one, many in stones)
    none = listed(bare)
    if not told:
        return _("No stones towards it from {bare}.").format(bare=none)
    template = _("Stones towards it: {told}; none from {bare}.")
    return (template if none else _("Stones towards it: {told}.")).format(told=told, bare=none)


@sentence
def sides(stones: tuple[int, ...]) -> str:
    """Tell the stones on each side of a hexagon; nothing for one without any."""
    if not any(stones):
        return ""
    n, ne, se, s, sw, nw = stones
    told = _(
        "Stones on its sides: north {n}, north-east {ne}, south-east {se}, south {s}, "
        "south-west {sw}, north-west {nw}."
    )
    return told.format(n=n, ne=ne, se=se, s=s, sw=sw, nw=nw)


# the hexagon in hand


@sentence
def in_hand(kind: Words, rotation: int) -> str:
    return _("In hand: {kind}, {rotated}.").format(kind=kind, rotated=_rotated(rotation))


@sentence
def tried(kind: Words, rotation: int, space: str) -> str:
    """Say of the hexagon in hand that it is tried on a space."""
    told = _("{kind}, {rotated}, would lie on {space}; it is not placed yet.")
    return told.format(kind=kind, rotated=_rotated(rotation), space=space)


def _rotated(rotation: int) -> str:
    if not rotation:
        return _("not rotated")
    told = ngettext("rotated once clockwise", "rotated {count} times clockwise", rotation)
    return told.format(count=rotation)


@sentence
def rotations() -> str:
    """The heading of the ways that a tried hexagon would have in each of its rotations."""
    return _("How it can be rotated")


@sentence
def rotated_so(rotation: int, ways: Words) -> str:
    """Tell the ways that a tried hexagon would have in a rotation."""
    return _("{rotated}. {ways}").format(rotated=capitalised(_rotated(rotation)), ways=ways)


@sentence
def rotate_again() -> str:
    """Say what it does to choose the space once more on which the hexagon is tried."""
    return _("Choose it again to rotate the hexagon.")


@sentence
def treasures_with(count: int) -> str:
    """The treasures that come with a hexagon."""
    told = ngettext("{count} treasure comes with it.", "{count} treasures come with it.", count)
    return told.format(count=count)


@sentence
def on_display(kind: Words, place: int, name: str) -> str:
    """place: where it lies on display, from 1; name: the hexagon's own, as the notation has it."""
    told = _("Number {place} on display: {kind}, hexagon {name}.")
    return told.format(kind=kind, place=place, name=name)
