"""The command line speaks the language of the system."""

import json

import pytest

from game.__main__ import main
from game.commands.language import OF_ARGPARSE, system_language
from game.ui import i18n


@pytest.fixture
def german(tmp_path, monkeypatch):
    table = {
        "usage: ": "Aufruf: ",
        "options": "Optionen",
        "whether records are good": "ob sie gut sind",
    }
    table["expected %s argument"] = ["%s Angabe fehlt", "%s Angaben fehlen"]
    (tmp_path / "de.json").write_text(json.dumps(table), encoding="utf-8")
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    monkeypatch.setenv("LANGUAGE", "de_AT:de")
    yield
    i18n.use("en")


@pytest.mark.usefixtures("german")
def test_help_is_told_in_it_and_so_are_argparses_own_words(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert told.startswith("Aufruf: ")
    assert "\nOptionen:\n" in told
    assert "ob sie gut sind" in told


def test_argparse_says_what_is_marked_for_the_catalogues(capsys, monkeypatch):
    asked = set()
    monkeypatch.setattr(i18n, "gettext", lambda message: asked.add(message) or message)
    for line in (["--help"], ["perft"], ["random", "--seed"], ["random", "--game", "chess"]):
        with pytest.raises(SystemExit):
            main(line)
    capsys.readouterr()
    marked = {one for one in OF_ARGPARSE if isinstance(one, str)}
    assert marked - asked == {"unrecognized arguments: %s"}
    assert asked <= marked


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR"}, "fr_FR"),
        ({"LANG": "de_AT.UTF-8", "LANGUAGE": "ko:en"}, "ko"),
        ({"LANGUAGE": "", "LANG": "ru"}, "ru"),
    ],
)
def test_the_first_variable_that_is_set_tells_it(environment, language):
    assert system_language(environment) == language
