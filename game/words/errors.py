"""The sentences that say why a record, a share code or a set-up is refused.

Refusals that only one game knows are in that game's own table.
"""

from typing import Final

from game.ui.figures import number_text
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.ui.punctuation import listed
from game.words.saying import SentenceTable, Template

_FILES: Final = {
    "file-not-read": Template(N_("'{path}' cannot be read: {reason}.")),
    "record-too-large": Template(N_("A record has at most {most} characters, this has more.")),
    "not-utf-8": Template(N_("The record is no text in UTF-8 from its byte {byte} on.")),
    "byte-order-mark": Template(
        N_("The record begins with a byte order mark; save it as UTF-8 without one.")
    ),
    "not-json": Template(
        N_(
            "The record is damaged or not whole: it cannot be read from line {line}, "
            "column {column} on."
        )
    ),
    "nested-too-deep": Template(N_("The record is damaged: it is nested over {most} deep.")),
    "no-number": Template(N_("The record is damaged: {name} is no number.")),
    "number-too-large": Template(N_("The record has a number that is too large: {number}.")),
    "number-too-long": Template(N_("The record has a number of more than {most} digits.")),
    "key-twice": Template(N_("The record has the key '{key}' twice in one object.")),
    "half-a-character": Template(N_("The record has half a character, which no file can hold.")),
}
_KEYS: Final = {
    "record-not-an-object": Template(N_("A record must be an object, not {value}.")),
    "record-keys-missing": Template(N_("The record lacks {keys}.")),
    "keys-missing": Template(N_("'{what}' lacks {keys}.")),
    "not-true-or-false": Template(N_("'{what}' must be true/false, not {value}.")),
    "not-a-whole-number": Template(N_("'{what}' must be a whole number, not {value}.")),
    "not-a-text": Template(N_("'{what}' must be a text, not {value}.")),
    "not-a-list": Template(N_("'{what}' must be a list, not {value}.")),
    "not-an-object": Template(N_("'{what}' must be an object, not {value}.")),
    "not-so-long": Template(N_("'{what}' must have 1 to {most} characters.")),
    "control-characters": Template(N_("'{what}' must have no control characters.")),
    "not-hexadecimal": Template(N_("'{what}' must be text as hexadecimal digits.")),
}
_RECORDS: Final = {
    "other-format": Template(
        N_("This is '{found}' of '{other}'; {wanted} of {named} can be read.")
    ),
    "no-table": Template(N_("{name} cannot be played at a table yet.")),
    "no-analysis": Template(N_("Matches of {name} cannot be analysed.")),
    "not-over": Template(N_("The match is not over yet; only a finished one is analysed.")),
    "part-refused": Template(N_("'{what}': {reason}")),
    "action-refused": Template(N_('Action {number} "{notation}": {reason}')),
    "too-many-actions": Template(N_("A game has at most {most} actions, this has more.")),
    "too-much-taken-back": Template(N_("'{what}' has at most {most} turns, this has more.")),
    "follows-on-nothing": Template(N_("'{what}' follows on no action of the game.")),
    "orders-of-nothing": Template(
        N_("Orders must have one action at least, and no more than were played.")
    ),
}
_ACTIONS: Final = {
    "hidden": Template(N_("This is hidden until it is turned up; use the real position.")),
    "no-action": Template(N_("'{text}' is no action; actions are {names}.")),
    "number-of-words": Template(
        ngettext_noop(
            "'{verb}' takes {count} word after it, not {found}.",
            "'{verb}' takes {count} words after it, not {found}.",
        ),
        plural_field="count",
    ),
    "words-from-to": Template(N_("'{verb}' takes {least} to {most} words after it, not {found}.")),
}
_CODES: Final = {
    "no-code": Template(
        N_(
            "This is no share code: one is a single word of the capitals A to Z and the digits 2 "
            "to 7; copy it again from its first letter to its last."
        )
    ),
    "code-damaged": Template(
        N_(
            "This share code is damaged or not whole; copy it again from its first letter to its "
            "last."
        )
    ),
    "too-much-for-code": Template(
        N_("This record holds more than a share code can; hand on the record itself.")
    ),
    "code-too-long": Template(N_("A share code has at most {most} letters, this has more.")),
    "code-of-other-version": Template(
        N_(
            "This share code is of version {version}, and version {known} can be read here; "
            "bring the game up to date and open it again."
        )
    ),
    "code-of-no-game": Template(N_("This share code is of '{name}', which is no game here.")),
    "code-setup": Template(N_("The set-up of this share code: {reason}")),
    "code-fits-nothing": Template(
        N_("This share code fits no game; ask whoever made it for another one.")
    ),
}
_SET_UPS: Final = {
    "variant-empty": Template(N_("'variant' must not be empty.")),
    "no-variant": Template(N_("Variant '{name}' is not known; {names} are.")),
    "no-variants": Template(N_("Variant '{name}' is not known; none are.")),
    "no-option": Template(N_("'{name}' is no option; options are {names}.")),
    "not-one-of": Template(N_("The option {name} is one of {values}, not {value}.")),
    "no-seat-of-first-player": Template(N_("First player {number} has no seat.")),
    "games-not-for-all-seats": Template(
        N_(
            "{games} games cannot give {seats} players each seat equally often; take a multiple "
            "of {seats}, {more} for example."
        )
    ),
}


ERROR_SENTENCES: Final = SentenceTable(
    {**_FILES, **_KEYS, **_RECORDS, **_ACTIONS, **_CODES, **_SET_UPS},
    {**dict.fromkeys(("keys", "names", "values"), listed), "most": number_text},
)
