import json

import pytest

from game.ui import i18n


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    yield tmp_path
    i18n.use("en")


@pytest.fixture
def german(folder):
    table = {
        "Camp": "Lager",
        "verb\x04Camp": "Lagern",
        "{n} camp": ["{n} Lager", "{n} Lager viele"],
    }
    (folder / "de.json").write_text(json.dumps(table), encoding="utf-8")


def test_english_needs_no_catalogue():
    assert not i18n.use("xx")
    assert i18n.spoken() == "en"
    assert i18n.gettext("Camp") == "Camp"
    assert i18n.pgettext("verb", "Camp") == "Camp"
    assert i18n.gettext(i18n.pgettext_noop("verb", "Camp")) == "Camp"
    assert i18n.ngettext("{n} camp", "{n} camps", 2) == "{n} camps"


@pytest.mark.usefixtures("german")
def test_languages_are_switched_at_run_time():
    assert i18n.languages() == ["en", "de"]
    assert i18n.use("de-AT")
    assert i18n.spoken() == "de"
    assert not i18n.use("de_CH")
    assert i18n.gettext("Camp") == "Lager"
    assert i18n.ngettext("{n} camp", "{n} camps", 2) == "{n} Lager viele"
    assert i18n.use("en")
    assert i18n.gettext("Camp") == "Camp"


@pytest.mark.usefixtures("german")
def test_a_word_has_a_translation_for_each_context():
    i18n.use("de")
    assert i18n.pgettext("verb", "Camp") == "Lagern"
    assert i18n.gettext(i18n.pgettext_noop("verb", "Camp")) == "Lagern"
    assert i18n.pgettext("noun", "Camp") == "Camp"


@pytest.mark.usefixtures("folder")
def test_a_language_whose_catalogue_is_not_here_is_english():
    assert not i18n.use("ko")
    assert i18n.languages() == ["en"]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: 0, 0: 1, 2: 1, 21: 1}),
        ("de", {1: 0, 0: 1, 2: 1, 21: 1}),
        ("fr", {0: 0, 1: 0, 2: 1, 21: 1}),
        ("ru", {1: 0, 21: 0, 101: 0, 2: 1, 4: 1, 24: 1, 0: 2, 5: 2, 11: 2, 12: 2, 14: 2, 112: 2}),
        ("zh", {0: 0, 1: 0, 2: 0}),
        ("ko", {0: 0, 1: 0, 2: 0}),
    ],
)
def test_a_count_takes_its_plural_form(language, forms):
    assert {count: i18n.PLURALS[language](count) for count in forms} == forms
