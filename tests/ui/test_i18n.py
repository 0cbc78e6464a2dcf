import gettext
import struct

import pytest

from game.ui import i18n


def catalogue(entries):
    """A compiled catalogue (the .mo format of gettext)."""
    keys = sorted(entries)
    ids = [key.encode() for key in keys]
    words = [entries[key].encode() for key in keys]
    start = 28 + 16 * len(keys)
    table, data = [], b""
    for texts in (ids, words):
        for one in texts:
            table.append((len(one), start + len(data)))
            data += one + b"\0"
    count = len(keys)
    head = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, start)
    return head + b"".join(struct.pack("<2I", *pair) for pair in table) + data


@pytest.fixture
def german(tmp_path, monkeypatch):
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    entries = {
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
        "Camp": "Lager",
        "{n} camp\0{n} camps": "{n} Lager\0{n} Lager viele",
    }
    (folder / "tikal.mo").write_bytes(catalogue(entries))
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    gettext._translations.clear()
    yield
    i18n.use("en")


def test_english_needs_no_catalogue():
    assert i18n.use("xx") == "en"
    assert i18n.gettext("Camp") == "Camp"
    assert i18n.ngettext("{n} camp", "{n} camps", 2) == "{n} camps"


@pytest.mark.usefixtures("german")
def test_languages_are_switched_at_run_time():
    assert i18n.languages() == ["en", "de"]
    assert i18n.use("de-AT") == "de"
    assert i18n.gettext("Camp") == "Lager"
    assert i18n.ngettext("{n} camp", "{n} camps", 2) == "{n} Lager viele"
    i18n.use("en")
    assert i18n.gettext("Camp") == "Camp"
