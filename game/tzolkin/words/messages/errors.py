"""Sentences for errors in a set-up of Tzolk'in or in the notation of an action."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.words.saying import Saying, Sayings

_SET_UPS: Final = {
    "seats-from-to": Saying(N_("Tzolk'in has {least} to {most} seats, not {seats}.")),
    "five-without-quick-actions": Saying(N_("Five players need the option quick_actions.")),
    "tiles-of-order": Saying(N_("'{name}' must hold each of its {count} tiles once.")),
    "no-tile": Saying(N_("'{name}': '{text}' is no tile.")),
}
_NOTATION: Final = {
    "nothing-after-place": Saying(N_("'{text}' says nothing after 'place'; only 'skip' does.")),
    "nothing-after-build": Saying(N_("'{text}' says nothing after 'build'.")),
    "order-of-resources": Saying(N_("Resources are named in the order wood, stone, gold.")),
    "order-of-wealth-tiles": Saying(N_("Wealth tiles are named in ascending order, each once.")),
}
_NAMES: Final = {
    "no-gear": Saying(N_("'{text}' is no gear; write {names}.")),
    "no-gear-of-action": Saying(N_("'{text}' is no gear here; write {names}.")),
    "no-temple": Saying(N_("'{text}' is no temple; write {names}.")),
    "no-technology": Saying(N_("'{text}' is no technology; write {names}.")),
    "no-resource": Saying(N_("'{text}' is no resource; write {names}.")),
    "no-harvest": Saying(N_("'{text}' is no harvest; write {names}.")),
}
_NUMBERS: Final = {
    "no-space": Saying(N_("'{text}' is no space; write {least} to {most}.")),
    "no-number-of-action": Saying(N_("'{text}' is no action; write {least} to {most}.")),
    "no-gold": Saying(N_("'{text}' is no gold; write {least} to {most}.")),
    "no-number-of-days": Saying(N_("'{text}' is no number of days; write {least} to {most}.")),
}
_TILES: Final = {
    "no-wealth-tile": Saying(N_("'{text}' is no wealth tile; they are {first} to {last}.")),
    "no-building": Saying(N_("'{text}' is no building; they are {first} to {last}.")),
    "no-building-to-rebuild": Saying(
        N_("'{text}' is no building to rebuild; they are {first} to {last}.")
    ),
    "no-tribe": Saying(N_("'{text}' is no tribe; they are {first} to {last}.")),
}

ERRORS: Final = Sayings(
    {**_SET_UPS, **_NOTATION, **_NAMES, **_NUMBERS, **_TILES}, {"names": ", ".join}, __name__
)
