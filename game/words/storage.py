"""The sentences for errors of storage, files and the clipboard, and for damaged files."""

from typing import Final

from game.core.message import Message
from game.platform import StorageError
from game.ui.figures import number_text
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, sentence
from game.words.saying import SentenceTable, Template


@sentence
def _sentence_of(message: Message) -> str:
    """Word a message of a storage."""
    return STORAGE_SENTENCES.text(message)


def storage_error_text(error: StorageError) -> Sentence:
    """Return why something could not be saved, read, moved or removed, as a sentence."""
    return _sentence_of(Message(error.name, error.fields))


def damaged_file_text(name: str) -> Sentence:
    """Return the sentence about a damaged file, by the name of its message."""
    return _sentence_of(Message(name))


_IN_FOLDER: Final = {
    "not-read": Template(N_("'{file}' cannot be read in {folder}: {reason}.")),
    "not-saved": Template(N_("'{file}' cannot be saved in {folder}: {reason}.")),
    "not-removed": Template(N_("'{file}' cannot be removed in {folder}: {reason}.")),
    "not-moved": Template(N_("'{file}' cannot be moved in {folder}: {reason}.")),
    "not-put-aside": Template(N_("'{file}' cannot be kept aside in {folder}: {reason}.")),
    "not-listed": Template(N_("What is kept cannot be listed in {folder}: {reason}.")),
    "nothing-copied": Template(N_("Nothing could be copied: {reason}.")),
    "nothing-pasted": Template(N_("Nothing could be pasted: {reason}.")),
}
_IN_BROWSER: Final = {
    "not-read-in-browser": Template(N_("'{file}' cannot be read in this browser: {reason}.")),
    "not-saved-in-browser": Template(N_("'{file}' cannot be saved in this browser: {reason}.")),
    "not-removed-in-browser": Template(N_("'{file}' cannot be removed in this browser: {reason}.")),
    "not-listed-in-browser": Template(
        N_("What is kept cannot be listed in this browser: {reason}.")
    ),
    "nothing-to-move": Template(N_("'{file}' cannot be moved: there is none.")),
    "no-file-in-browser": Template(N_("The file cannot be read in this browser: {reason}.")),
    "nothing-copied-in-browser": Template(N_("Nothing could be copied in this browser: {reason}.")),
    "nothing-pasted-in-browser": Template(N_("Nothing could be pasted in this browser: {reason}.")),
}
_ANYWHERE: Final = {
    "file-not-read": Template(N_("'{path}' cannot be read: {reason}.")),
    "file-too-large": Template(N_("'{path}' has more than {most} bytes.")),
    "clipboard-without-text": Template(N_("The clipboard holds no text.")),
}
_DAMAGED: Final = {
    "settings-damaged": Template(N_("The settings cannot be read; they are as they come.")),
    "lessons-damaged": Template(N_("What you have learnt cannot be read; the lessons begin anew.")),
    "choices-damaged": Template(N_("Your last choices cannot be read; the set-up is as it comes.")),
    "seats-damaged": Template(N_("Your seats at tables cannot be read; their links lead there.")),
    "statistics-damaged": Template(N_("The statistics cannot be read; they begin anew.")),
}

STORAGE_SENTENCES: Final = SentenceTable(
    {**_IN_FOLDER, **_IN_BROWSER, **_ANYWHERE, **_DAMAGED}, {"most": number_text}
)
