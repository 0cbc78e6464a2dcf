"""The seal of a set-up: proof that the draw was fixed before the first action.

The seal is shown from the start of a game on, and hides the draw. At the end, when the draw is
known, anybody can work it out again: it is the first 16 hexadecimal digits of the SHA-256 of
``canonical``, one line of ASCII without an end of line, as here (orders abridged):

    tzolkin-seal/1 seats=2 first_player=0 tribes=false ... wealth=W14,W03 buildings1=B03,B01 ...

The parts are divided by one space each: seats, first player and options as a record names them,
then the orders in drawing order, those of the expansion where they are in the game.
``printf %s 'THE LINE' | sha256sum`` gives digits that begin with the seal.
"""

import hashlib
import json
from typing import Final

from game.tzolkin.rules.data.tile_names import order_names
from game.tzolkin.rules.setup import OPTION_NAMES, Setup, new_setup

FORMAT: Final = "tzolkin-seal/1"
DIGITS: Final = 16


def canonical(setup: Setup) -> str:
    """The line of text that is sealed."""
    parts = {"seats": str(setup.seats), "first_player": str(setup.first_player)}
    parts |= {name: json.dumps(getattr(setup.options, name)) for name in OPTION_NAMES}
    parts |= {name: ",".join(ids) for name, ids in order_names(setup).items()}
    return " ".join([FORMAT, *(f"{key}={value}" for key, value in parts.items())])


def seal(setup: Setup) -> str:
    """The seal: 16 lower-case hexadecimal digits."""
    return hashlib.sha256(canonical(setup).encode("ascii")).hexdigest()[:DIGITS]


def drawn_from_seed(setup: Setup) -> bool | None:
    """True if all orders are exactly those that the seed gives, None without a seed."""
    if setup.seed is None:
        return None
    drawn = new_setup(setup.players, setup.first_player, setup.seed, setup.options)
    return order_names(drawn) == order_names(setup)
