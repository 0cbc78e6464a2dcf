"""What of the board is lit and chosen in a mode, and at what cost, by the numbers of its spaces."""

from game.tikal.table.things import space_of


def lit_in(mode):
    """The spaces that can be touched to go on."""
    return tuple(space_of(thing) for thing, sign in mode.things.items() if sign.lit)


def costs_in(mode):
    """What it takes to go to spaces, wherever that is told."""
    told = mode.things.items()
    return {space_of(thing): sign.cost for thing, sign in told if sign.cost is not None}


def chosen_in(mode):
    """The space that is chosen; None for none."""
    return next((space_of(thing) for thing, sign in mode.things.items() if sign.chosen), None)
