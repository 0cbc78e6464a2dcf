"""The sentences for errors of storage, files and the clipboard, and for damaged files."""

from typing import Final

from game.core.message import Message
from game.platform import StorageError
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, sentence
from game.words.saying import Saying, Sayings


@sentence
def told(message: Message) -> str:
    """Word a message of a storage."""
    return SAYINGS.told(message)


def why(error: StorageError) -> Sentence:
    """Return why something could not be saved, read, moved or removed, as a sentence."""
    return told(Message(error.name, error.fields))


def damage(name: str) -> Sentence:
    """Return the sentence about a damaged file, by the name of its message."""
    return told(Message(name))


_IN_FOLDER: Final = {
    "not-read": Saying(N_("'{file}' cannot be read in {folder}: {reason}.")),
    "not-saved": Saying(N_("'{file}' cannot be saved in {folder}: {reason}.")),
    "not-removed": Saying(N_("'{file}' cannot be removed in {folder}: {reason}.")),
    "not-moved": Saying(N_("'{file}' cannot be moved in {folder}: {reason}.")),
    "not-put-aside": Saying(N_("'{file}' cannot be kept aside in {folder}: {reason}.")),
    "not-listed": Saying(N_("What is kept cannot be listed in {folder}: {reason}.")),
    "nothing-copied": Saying(N_("Nothing could be copied: {reason}.")),
    "nothing-pasted": Saying(N_("Nothing could be pasted: {reason}.")),
}
_IN_BROWSER: Final = {
    "not-read-in-browser": Saying(N_("'{file}' cannot be read in this browser: {reason}.")),
    "not-saved-in-browser": Saying(N_("'{file}' cannot be saved in this browser: {reason}.")),
    "not-removed-in-browser": Saying(N_("'{file}' cannot be removed in this browser: {reason}.")),
    "not-listed-in-browser": Saying(N_("What is kept cannot be listed in this browser: {reason}.")),
    "nothing-to-move": Saying(N_("'{file}' cannot be moved: there is none.")),
    "no-file-in-browser": Saying(N_("The file cannot be read in this browser: {reason}.")),
    "nothing-copied-in-browser": Saying(N_("Nothing could be copied in this browser: {reason}.")),
    "nothing-pasted-in-browser": Saying(N_("Nothing could be pasted in this browser: {reason}.")),
}
_ANYWHERE: Final = {
    "file-not-read": Saying(N_("'{path}' cannot be read: {reason}.")),
    "file-too-large": Saying(N_("'{path}' has more than {most:,} bytes.")),
    "clipboard-without-text": Saying(N_("The clipboard holds no text.")),
}
_DAMAGED: Final = {
    "settings-damaged": Saying(N_("The settings cannot be read; they are as they come.")),
    "lessons-damaged": Saying(N_("What you have learnt cannot be read; the lessons begin anew.")),
    "choices-damaged": Saying(N_("Your last choices cannot be read; the set-up is as it comes.")),
    "statistics-damaged": Saying(N_("The statistics cannot be read; they begin anew.")),
}

SAYINGS: Final = Sayings({**_IN_FOLDER, **_IN_BROWSER, **_ANYWHERE, **_DAMAGED})
