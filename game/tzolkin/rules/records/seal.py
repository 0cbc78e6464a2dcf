"""The seal of a set-up: proof that the draw was fixed before the first action.

The seal is shown from the start of a game and does not reveal the draw. After the game, when the
draw is known, anybody can compute it again: it is the first 16 hexadecimal digits of the SHA-256
of the text that ``canonical`` returns, one line of ASCII without a newline (abridged here):

    tzolkin-seal/1 seats=2 first_player=0 tribes=false ... wealth=W14,W03 buildings1=B03,B01 ...

Its parts are separated by one space each: seats, first player and options, named as in a record,
then the tiles of each order in drawing order. Orders of the expansion are included only if they
are in the game. The output of ``printf %s 'THE LINE' | sha256sum`` begins with the seal.
"""

import hashlib
import json
from typing import Final

from game.tzolkin.rules.data.tile_names import order_names
from game.tzolkin.rules.setup import OPTION_NAMES, Setup, new_setup

FORMAT: Final = "tzolkin-seal/1"
DIGITS: Final = 16
"""Length of a seal, in hexadecimal digits."""


def canonical(setup: Setup) -> str:
    """Return the line of text that is sealed (see the module's docstring)."""
    parts = {"seats": str(setup.seats), "first_player": str(setup.first_player)}
    parts |= {name: json.dumps(getattr(setup.options, name)) for name in OPTION_NAMES}
    parts |= {name: ",".join(ids) for name, ids in order_names(setup).items()}
    return " ".join([FORMAT, *(f"{key}={value}" for key, value in parts.items())])


def seal(setup: Setup) -> str:
    """Return the seal of a set-up: 16 lower-case hexadecimal digits."""
    return hashlib.sha256(canonical(setup).encode("ascii")).hexdigest()[:DIGITS]


def drawn_from_seed(setup: Setup) -> bool | None:
    """Return whether all orders are exactly those drawn from the seed; None without a seed."""
    if setup.seed is None:
        return None
    drawn = new_setup(setup.players, setup.first_player, setup.seed, setup.options)
    return order_names(drawn) == order_names(setup)
