"""Why a set-up of Tikal, or the notation of an action, is refused, in words."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.words.saying import Saying, Sayings

_SET_UPS: Final = {
    "seats": Saying(N_("The {variant} game has {wanted} seats, not {seats}.")),
    "seats-from-to": Saying(N_("The {variant} game has {least} to {most} seats, not {seats}.")),
    "deck-size": Saying(N_("The deck must hold {wanted} hexagons, not {found}.")),
    "deck-part": Saying(N_("Hexagons {first} to {last} must be {names}.")),
    "no-hexagon-in-deck": Saying(N_("Deck: '{text}' is no hexagon.")),
    "no-such-treasure": Saying(N_("A treasure is one of 0 to {most}.")),
    "treasures-of-kinds": Saying(N_("The treasures must be {copies} each of {kinds} kinds.")),
}
_NOTATION: Final = {
    "no-space": Saying(N_("'{text}' is no space; spaces are a1 to h5.")),
    "no-member": Saying(N_("'{text}' is no member; write w (worker) or l (leader).")),
    "no-treasure-kind": Saying(N_("'{text}' is no treasure kind; write {first} to {last}.")),
    "no-seat": Saying(N_("'{text}' is no seat; write {first} to {last}.")),
    "no-rotation": Saying(N_("'{text}' is no rotation; write {first} to {last}.")),
    "no-bid": Saying(N_("'{text}' is no bid; write 1 to {most}.")),
    "no-hexagon": Saying(N_("'{text}' is no hexagon; hexagons are A1 to G4.")),
}

ERRORS: Final = Sayings({**_SET_UPS, **_NOTATION}, {"names": " ".join}, __name__)
