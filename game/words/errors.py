"""The sentences that say why a record, a share code or a set-up is refused.

Refusals that only one game knows are in that game's own table.
"""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.words.saying import Saying, Sayings

_FILES: Final = {
    "file-not-read": Saying(N_("'{path}' cannot be read: {reason}.")),
    "record-too-large": Saying(N_("A record has at most {most:,} characters, this has more.")),
    "not-utf-8": Saying(N_("The record is no text in UTF-8 from its byte {byte} on.")),
    "byte-order-mark": Saying(
        N_("The record begins with a byte order mark; save it as UTF-8 without one.")
    ),
    "not-json": Saying(
        N_(
            "The record is damaged or not whole: it cannot be read from line {line}, "
            "column {column} on."
        )
    ),
    "nested-too-deep": Saying(N_("The record is damaged: it is nested over {most} deep.")),
    "no-number": Saying(N_("The record is damaged: {name} is no number.")),
    "number-too-large": Saying(N_("The record has a number that is too large: {number}.")),
    "number-too-long": Saying(N_("The record has a number of more than {most} digits.")),
    "key-twice": Saying(N_("The record has the key '{key}' twice in one object.")),
    "half-a-character": Saying(N_("The record has half a character, which no file can hold.")),
}
_KEYS: Final = {
    "record-not-an-object": Saying(N_("A record must be an object, not {value}.")),
    "record-keys-missing": Saying(N_("The record lacks {keys}.")),
    "keys-missing": Saying(N_("'{what}' lacks {keys}.")),
    "not-true-or-false": Saying(N_("'{what}' must be true/false, not {value}.")),
    "not-a-whole-number": Saying(N_("'{what}' must be a whole number, not {value}.")),
    "not-a-text": Saying(N_("'{what}' must be a text, not {value}.")),
    "not-a-list": Saying(N_("'{what}' must be a list, not {value}.")),
    "not-an-object": Saying(N_("'{what}' must be an object, not {value}.")),
    "not-so-long": Saying(N_("'{what}' must have 1 to {most} characters.")),
    "control-characters": Saying(N_("'{what}' must have no control characters.")),
    "not-hexadecimal": Saying(N_("'{what}' must be text as hexadecimal digits.")),
}
_RECORDS: Final = {
    "other-format": Saying(N_("This is '{found}' of '{other}'; {wanted} of {named} can be read.")),
    "no-table": Saying(N_("{name} cannot be played at a table yet.")),
    "part-refused": Saying(N_("'{what}': {reason}")),
    "action-refused": Saying(N_('Action {number} "{notation}": {reason}')),
    "too-many-actions": Saying(N_("A game has at most {most:,} actions, this has more.")),
    "too-much-taken-back": Saying(N_("'{what}' has at most {most} turns, this has more.")),
    "follows-on-nothing": Saying(N_("'{what}' follows on no action of the game.")),
    "orders-of-nothing": Saying(
        N_("Orders must have one action at least, and no more than were played.")
    ),
}
_ACTIONS: Final = {
    "hidden": Saying(N_("This is hidden until it is turned up; use the real position.")),
    "no-action": Saying(N_("'{text}' is no action; actions are {names}.")),
    "number-of-words": Saying(
        ngettext_noop(
            "'{verb}' takes {count} word after it, not {found}.",
            "'{verb}' takes {count} words after it, not {found}.",
        ),
        counted="count",
    ),
    "words-from-to": Saying(N_("'{verb}' takes {least} to {most} words after it, not {found}.")),
}
_CODES: Final = {
    "no-code": Saying(
        N_(
            "This is no share code: one is a single word of the capitals A to Z and the digits 2 "
            "to 7; copy it again from its first letter to its last."
        )
    ),
    "code-damaged": Saying(
        N_(
            "This share code is damaged or not whole; copy it again from its first letter to its "
            "last."
        )
    ),
    "too-much-for-code": Saying(
        N_("This record holds more than a share code can; hand on the record itself.")
    ),
    "code-too-long": Saying(N_("A share code has at most {most:,} letters, this has more.")),
    "code-of-other-version": Saying(
        N_(
            "This share code is of version {version}, and version {known} can be read here; "
            "bring the game up to date and open it again."
        )
    ),
    "code-of-no-game": Saying(N_("This share code is of '{name}', which is no game here.")),
    "code-setup": Saying(N_("The set-up of this share code: {reason}")),
    "code-fits-nothing": Saying(
        N_("This share code fits no game; ask whoever made it for another one.")
    ),
}
_SET_UPS: Final = {
    "variant-empty": Saying(N_("'variant' must not be empty.")),
    "no-variant": Saying(N_("Variant '{name}' is not known; {names} are.")),
    "no-variants": Saying(N_("Variant '{name}' is not known; none are.")),
    "no-option": Saying(N_("'{name}' is no option; options are {names}.")),
    "not-one-of": Saying(N_("The option {name} is one of {values}, not {value}.")),
    "no-seat-of-first-player": Saying(N_("First player {number} has no seat.")),
    "games-not-for-all-seats": Saying(
        N_(
            "{games} games cannot give {seats} players each seat equally often; take a multiple "
            "of {seats}, {more} for example."
        )
    ),
}


def _listed(values: tuple[object, ...]) -> str:
    return ", ".join(map(str, values))


SAYINGS: Final = Sayings(
    {**_FILES, **_KEYS, **_RECORDS, **_ACTIONS, **_CODES, **_SET_UPS},
    dict.fromkeys(("keys", "names", "values"), _listed),
)
