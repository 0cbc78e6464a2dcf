"""Sentences have names that are in no language, and words that catalogues find."""

import ast
import importlib
import re

import pytest

from game.ui import sentence
from tests.words.catalogue import HOUSE, WITH_CONTEXT, called, catalogue, marked, marks

TREES = {
    path.relative_to(HOUSE).as_posix(): ast.parse(path.read_text("utf-8"))
    for path in sorted(HOUSE.rglob("*.py"))
}
NAMES = {
    "gettext": {"_", "gettext"},
    "gettext_noop": {"N_"},
    "ngettext": {"ngettext"},
    "pgettext": {"pgettext"},
    "pgettext_noop": {"NC_"},
    "ngettext_noop": {"ngettext_noop"},
}
"""How each mark is to be called where it is used."""


def nodes(kind):
    every = ((path, one) for path, tree in TREES.items() for one in ast.walk(tree))
    return [(path, one) for path, one in every if isinstance(one, kind)]


def test_every_mark_has_the_name_that_catalogues_tools_know():
    for path, one in nodes(ast.ImportFrom):
        if one.module == "game.ui.i18n":
            for name in one.names:
                known = NAMES.get(name.name, {name.name})
                assert (name.asname or name.name) in known, (path, name.name)


def test_every_phrase_is_marked_where_it_is_written():
    found = [(path, one) for path, one in nodes(ast.Call) if called(one) == "phrases"]
    assert len(found) > 20
    for path, call in found:
        for value in call.args[1].values:
            assert isinstance(value, ast.Call), (path, value.lineno)
            assert called(value) in {"N_", "NC_"}, (path, value.lineno)
            assert len([*marked(value)]) == 1, (path, value.lineno)


ARGPARSES = "commands/language.py"
"""Its marks are messages of argparse, which asks for them without a context."""


def is_one_word(text):
    """Fields, signs and digits are no words."""
    letters = re.sub(r"\{.*?\}|[\W\d_]", "", text)
    return bool(letters) and " " not in text.strip()


def test_every_message_of_one_word_has_a_context():
    """The same word may be another one in another language."""
    found = [(path, one) for path, tree in TREES.items() for one in marks(tree)]
    assert sum(called(one) in WITH_CONTEXT for _path, one in found) > 300
    for path, one in found:
        if path != ARGPARSES and called(one) not in WITH_CONTEXT | {"ngettext", "ngettext_noop"}:
            assert not any(map(is_one_word, marked(one))), (path, one.lineno)


def texts(words):
    """The texts in a function, without what it is there for."""
    body = words.body[bool(ast.get_docstring(words)) :]
    parts = (one for part in body for one in ast.walk(part) if isinstance(one, ast.Constant))
    return {one.value for one in parts if isinstance(one.value, str)}


def test_every_function_that_words_a_sentence_has_its_words_marked():
    wording = [
        (path, one)
        for path, one in nodes(ast.FunctionDef)
        if any(getattr(by, "id", "") == "sentence" for by in one.decorator_list)
    ]
    assert len(wording) > 100
    for path, one in wording:
        contexts = {mark.args[0].value for mark in marks(one) if called(mark) in WITH_CONTEXT}
        for text in texts(one) - contexts - {*marked(one)}:
            assert not re.search(r"[a-z]{2,} |^[A-Z][a-z]", text), (path, one.name, text)


def test_no_sentence_is_named_by_a_sentence():
    for path, one in nodes(ast.ImportFrom):
        if one.module == "game.ui.sentence":
            importlib.import_module(f"game.{path[:-3].replace('/', '.')}")
    assert len(sentence._WORDED) > 500
    for name in sentence._WORDED:
        assert re.fullmatch(r"[a-z0-9_./-]+", name), name


@pytest.mark.parametrize("text", ["Novice", "Undo to here", "{player}'s turn"])
def test_the_catalogue_has_what_is_written_in_different_ways(text):
    assert text in catalogue()
