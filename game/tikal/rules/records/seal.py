"""The seal of a set-up: proof that the draw was fixed before the first action.

The seal is shown from the start and does not reveal the draw. At the end, when the draw is
known, anybody can compute the seal again: it is the first 16 hexadecimal digits of the SHA-256 of
``canonical``, one line of ASCII without an end of line, as here (deck and treasures abridged):

    tikal-seal/1 variant=basic camp_rule=free a4_value=1 first_player=0 deck=A3,A1 treasures=0,5,3

The parts are divided by one space each: variant, options and first player as a record names
them, the ids of the deck in drawing order, the treasures in the order in which they are put on
hexagons. ``printf %s 'THE LINE' | sha256sum`` gives digits that begin with the seal.
"""

import hashlib
from typing import Final

from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.setup import Setup, new_setup

FORMAT: Final = "tikal-seal/1"
DIGITS: Final = 16


def canonical(setup: Setup) -> str:
    """Return the line of text whose hash is the seal (see above)."""
    parts = {
        "variant": setup.variant.name,
        "camp_rule": setup.options.camp_rule,
        "a4_value": setup.options.a4_value,
        "first_player": setup.first_player,
        "deck": ",".join(HEXAGONS[number].id for number in setup.deck),
        "treasures": ",".join(map(str, setup.treasures)),
    }
    return " ".join([FORMAT, *(f"{key}={value}" for key, value in parts.items())])


def seal(setup: Setup) -> str:
    """Return the seal of a set-up: 16 lower-case hexadecimal digits."""
    return hashlib.sha256(canonical(setup).encode("ascii")).hexdigest()[:DIGITS]


def drawn_from_seed(setup: Setup) -> bool | None:
    """Return whether deck and treasures are those that the seed gives; None without a seed."""
    if setup.seed is None:
        return None
    drawn = new_setup(setup.players, setup.first_player, setup.seed, setup.options, setup.variant)
    return (drawn.deck, drawn.treasures) == (setup.deck, setup.treasures)
