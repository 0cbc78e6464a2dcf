"""Every language has all that the sources ask for, and says it with the same fields."""

import re
from string import Formatter

import pytest

from game.ui.i18n import PLURALS, SOURCE, languages
from tools.words.catalogues import (
    extracted,
    key,
    of_the_game,
    of_the_page,
    page_file,
    table,
    table_file,
    texts,
    written,
)

LANGUAGES = [one for one in languages() if one != SOURCE]
MOST_COUNTED = 200


@pytest.fixture(scope="module")
def template():
    return {key(one): one for one in extracted() if one.id}


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request):
    return request.param, {key(one): one for one in written(request.param) if one.id}


def fields(text):
    """The fields of a text, each with its format."""
    return {(name, form) for _before, name, form, _kind in Formatter().parse(text) if name}


def names(fields):
    return {name for name, _form in fields}


def said(message):
    """What a message says in English, in its forms."""
    return message.id if isinstance(message.id, tuple) else (message.id,)


def test_every_message_is_translated_and_none_is_left_over(catalogue, template):
    _language, messages = catalogue
    assert messages.keys() == template.keys()
    assert [one for one in messages.values() if one.fuzzy or not all(texts(one))] == []


def test_a_count_has_as_many_forms_as_its_language(catalogue):
    language, messages = catalogue
    forms = {PLURALS[language](count) for count in range(MOST_COUNTED)}
    plural = [one for one in messages.values() if one.pluralizable]
    assert plural
    assert {len(texts(one)) for one in plural} == {len(forms)}


def test_a_translation_has_the_fields_of_its_message(catalogue):
    """A plural form may leave out the number that it is the form of, any one a field's format."""
    _language, messages = catalogue
    for one in messages.values():
        asked = [fields(text) for text in said(one)]
        plain = {(name, "") for name, _form in set.union(*asked)}
        for text in texts(one):
            assert fields(text) <= set.union(*asked) | plain, text
            assert names(set.intersection(*asked)) <= names(fields(text)), text


def test_a_translation_has_the_lines_and_outer_spaces_of_its_message(catalogue):
    _language, messages = catalogue
    for one in messages.values():
        for text in texts(one):
            assert shape(text) == shape(said(one)[0]), text


def shape(text):
    """Its line breaks and the spaces around it, which code relies on."""
    return text.count("\n"), re.match(" *", text)[0], re.search(" *$", text)[0]


def test_quotation_marks_and_apostrophes_are_those_of_print(catalogue):
    """Typed ones stand only in what is typed, and in Tzolk'in, spelt so in every language."""
    _language, messages = catalogue
    typed = re.compile(r"Tzolk'in|pip install '\S+'")
    told = [typed.sub("", text) for one in messages.values() for text in texts(one)]
    assert [text for text in told if re.search("['\"]", text)] == []


def test_the_game_and_the_page_read_what_translators_have_written(catalogue):
    language, _messages = catalogue
    theirs = written(language)
    assert table_file(language).read_text("utf-8") == table(of_the_game(theirs)), "make words"
    assert page_file(language).read_text("utf-8") == table(of_the_page(theirs)), "make words"
