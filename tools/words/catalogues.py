"""What the sources ask for, and what a language has for it."""

from __future__ import annotations

import json
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from game import NAME, SLUG
from game.core.message import CONTEXT
from game.ui.i18n import LOCALE
from tools.words import ROOT

_MARKS: Final = {
    "_": None,
    "gettext": None,
    "N_": None,
    "pgettext": ((1, "c"), 2),
    "NC_": ((1, "c"), 2),
    "ngettext": (1, 2),
    "ngettext_noop": (1, 2),
}
"""How messages are marked: which arguments are the context and the texts."""
_COMMENT: Final = "Translators:"
"""How a comment begins that is for them."""
_METHODS: Final = [("game/**.py", "python"), ("web/static/**.js", "javascript")]
_OF_THE_PAGE: Final = ".js"
"""How a file of the page ends, whose messages have a table of their own."""
_FEWER_FORMS: Final = {"fr": "nplurals=2; plural=(n > 1)"}
"""Where Babel knows a form that no message has: French counts millions in one of its own."""
_BEGUN: Final = datetime(2026, 11, 28, tzinfo=UTC)
"""Stands for all dates in a catalogue: the same messages make the same file."""


def extracted() -> Catalog:
    """Return all messages that the sources ask for, without translations."""
    template = Catalog(fuzzy=False)
    found = extract_from_dir(
        ROOT, _METHODS, keywords=_MARKS, comment_tags=(_COMMENT,), strip_comment_tags=True
    )
    for file, line, texts, comments, context in sorted(found, key=lambda one: one[:2]):
        template.add(texts, locations=[(file, line)], auto_comments=comments, context=context)
    return template


def written(language: str) -> Catalog:
    """Return what translators have written in a language; nothing if they have not begun."""
    file = po_file(language)
    if file.exists():
        with file.open("rb") as content:
            catalogue = read_po(content, locale=language)
    else:
        catalogue = Catalog(locale=language, fuzzy=False, creation_date=_BEGUN)
    if language in _FEWER_FORMS:
        catalogue.mime_headers = [("Plural-Forms", _FEWER_FORMS[language])]
    return catalogue


def brought_up_to_date(language: str, template: Catalog) -> Catalog:
    """Return what is written in a language for the messages of the template, and no others."""
    catalogue = written(language)
    template.creation_date = _BEGUN
    # the catalogue takes messages over as they are, to be written into
    catalogue.update(deepcopy(template), no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    return catalogue


def save(language: str, catalogue: Catalog) -> None:
    """Write a catalogue, the table that the game reads, and that of the page."""
    catalogue.project, catalogue.version = SLUG, ""
    catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""
    catalogue.revision_date = _BEGUN
    catalogue.header_comment = f"# {NAME} in {catalogue.locale.english_name}."
    with po_file(language).open("wb") as content:
        write_po(content, catalogue, width=100, include_lineno=False)
    table_file(language).write_text(table(of_the_game(catalogue)), encoding="utf-8")
    page_file(language).write_text(table(of_the_page(catalogue)), encoding="utf-8")


def of_the_game(catalogue: Catalog) -> list[Message]:
    """Return the messages of a catalogue that the program asks for."""
    return [one for one in translated(catalogue) if not all(map(_is_of_the_page, one.locations))]


def of_the_page(catalogue: Catalog) -> list[Message]:
    """Return the messages of a catalogue that the browser's page asks for by itself."""
    return [one for one in translated(catalogue) if any(map(_is_of_the_page, one.locations))]


def _is_of_the_page(place: tuple[str, int]) -> bool:
    return place[0].endswith(_OF_THE_PAGE)


def table(messages: list[Message]) -> str:
    """Return messages as they are looked up; ``game.ui.i18n.Catalogue`` says how."""
    strings = {key(one): one.string for one in messages}
    return json.dumps(strings, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n"


def translated(catalogue: Catalog) -> list[Message]:
    """Return the messages of a catalogue that have all that belongs to a translation."""
    return [one for one in catalogue if one.id and all(texts(one)) and not one.fuzzy]


def texts(message: Message) -> tuple[str, ...]:
    """Return the translation of a message in all its forms."""
    told = message.string or ""
    return (told,) if isinstance(told, str) else tuple(told)


def key(message: Message) -> str:
    """Return by what the game looks a message up."""
    one = message.id if isinstance(message.id, str) else message.id[0]
    return f"{message.context}{CONTEXT}{one}" if message.context else one


def po_file(language: str) -> Path:
    return LOCALE / f"{language}.po"


def table_file(language: str) -> Path:
    return LOCALE / f"{language}.json"


def page_file(language: str) -> Path:
    return ROOT / f"web/static/language-{language}.json"
