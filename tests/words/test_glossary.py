"""The catalogues use the terms of the glossary, docs/words.md."""

import re
from pathlib import Path

import pytest

from tools.words.catalogues import texts, written

PAGE = Path(__file__).parents[2] / "docs/words.md"
LANGUAGES = ["de", "fr", "ru", "zh", "ko"]
"""In the order of the glossary's columns."""
CELL = re.compile(r"(?P<word>.+?)(?: \[(?P<parts>.+)\])? [RPCO]")
LEAST = 0.9
"""In what part of the messages that name a term it must be found. Others are worded without it, or
mean something else by the English word."""
SEARCHED = re.compile(r"[^.]+(, [^.,]+){2,}")
"""Words by which something is searched, not a sentence."""


def glossary():
    """For each term and language the parts of which one is in every translation."""
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [one.strip() for one in line.strip("|").split("|")]
        if len(cells) == 1 + len(LANGUAGES) and (found := CELL.fullmatch(cells[1])):
            for language, cell in zip(LANGUAGES, cells[1:], strict=True):
                found = CELL.fullmatch(cell)
                assert found, cell
                parts = (found["parts"] or found["word"]).casefold()
                yield cells[0], language, parts.split(", ")


TERMS = [*glossary()]


@pytest.fixture(scope="module")
def messages():
    return {language: [one for one in written(language) if one.id] for language in LANGUAGES}


def english(message):
    """What it says, without its fields."""
    said = message.id if isinstance(message.id, str) else message.id[-1]
    return "" if SEARCHED.fullmatch(said) else re.sub(r"{[^}]*}", "", said)


def test_the_glossary_is_read():
    assert len(TERMS) > 44 * len(LANGUAGES)


@pytest.mark.parametrize(("term", "language", "parts"), TERMS)
def test_a_term_is_used_where_it_is_meant(term, language, parts, messages):
    named = re.compile(rf"\b{term}s?\b", re.IGNORECASE)
    meant = [one for one in messages[language] if named.search(english(one))]
    assert meant
    lacking = [
        texts(one)
        for one in meant
        if not any(part in text.casefold() for part in parts for text in texts(one))
    ]
    assert len(lacking) <= max(1, (1 - LEAST) * len(meant)), lacking
