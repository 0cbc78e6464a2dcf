"""Every error that sources carry has its sentence, and every sentence its error."""

from pathlib import Path

import pytest

import game
from game.core.message import Message
from game.core.record import RecordError
from game.games import GAMES, game_by_id, read
from game.refusals import refusal_text
from game.ui import i18n
from game.words import errors
from game.words.saying import SentenceTable
from tests.raised import raised
from tests.words.sayings import fields, is_whole, sentences

HOUSE = Path(game.__file__).parent
SHARED = sorted(
    path
    for path in HOUSE.rglob("*.py")
    if path.relative_to(HOUSE).parts[0] not in {one.id for one in GAMES}
)
OF_GAMES = {one.id: sorted((HOUSE / one.id / "rules").rglob("*.py")) for one in GAMES}
"""The rules' modules of each game."""
LOOKED_UP = {"game"}
"""A field that no sentence has: by it the words are found."""


def called(id_):
    """All that a game says of its rules, its records and its set-ups."""
    own = game_by_id(id_).wording().sentences
    return SentenceTable({name: saying for one in own for name, saying in one.templates.items()})


def test_every_sentence_of_any_game_is_raised_somewhere():
    everywhere = [*SHARED, *(path for paths in OF_GAMES.values() for path in paths)]
    assert {
        one.name for path in everywhere for one in raised(path)
    } >= errors.ERROR_SENTENCES.templates.keys()


def test_every_error_that_all_games_share_has_a_sentence_for_all():
    for path in SHARED:
        for one in raised(path):
            assert one.fields - LOOKED_UP == fields(errors.ERROR_SENTENCES.templates[one.name]), one
            assert not any(" " in text for text in one.texts), one


@pytest.mark.parametrize("id_", OF_GAMES)
def test_every_error_of_a_game_has_a_sentence_and_every_sentence_its_error(id_):
    own = [one for path in OF_GAMES[id_] for one in raised(path)]
    words = called(id_).templates
    for one in own:
        said = words.get(one.name) or errors.ERROR_SENTENCES.templates[one.name]
        assert one.fields - LOOKED_UP == fields(said), one
        assert not any(" " in text for text in one.texts), one
    assert {one.name for one in own} - errors.ERROR_SENTENCES.templates.keys() == words.keys()


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
def test_every_message_of_a_game_has_a_name_of_its_own(one):
    tables = [errors.ERROR_SENTENCES, *one.wording().sentences]
    names = [name for sayings in tables for name in sayings.templates]
    assert len(names) == len(set(names))


def test_every_sentence_is_whole():
    own = [called(id_) for id_ in OF_GAMES]
    for words in (
        *sentences(errors.ERROR_SENTENCES),
        *(one for table in own for one in sentences(table)),
    ):
        assert is_whole(words.replace(": {reason}", "."))


def test_a_refused_action_is_told_in_the_words_of_its_game():
    source = (Path(__file__).parents[1] / "bad" / "action-space-outside.json").read_bytes()
    with pytest.raises(RecordError) as refused:
        read(source)
    assert str(refusal_text(refused.value.message)) == (
        "Action 7 \"dig i1\": 'i1' is no space; spaces are a1 to h5."
    )


def test_what_a_game_refuses_before_it_has_a_record_is_told_by_its_name():
    refused = Message("seats-from-to", {"variant": "basic", "least": 2, "most": 4, "seats": 9})
    assert str(refusal_text(refused, "tikal")) == "The basic game has 2 to 4 seats, not 9."


def test_what_nobody_has_words_for_is_told_by_its_name():
    assert str(refusal_text(Message("fits-nowhere", {"place": 3}))) == "fits-nowhere (place: 3)"


def test_a_kept_message_is_told_in_the_language_in_use_when_it_is_shown(monkeypatch):
    nested = Message("number-of-words", {"verb": "end", "count": 0, "found": 1})
    kept = Message("action-refused", {"number": 3, "notation": "end x", "reason": nested})
    english = "Action 3 \"end x\": 'end' takes 0 words after it, not 1."
    assert str(refusal_text(kept)) == english
    monkeypatch.setattr(i18n, "_current", _German("de", {}))
    assert str(refusal_text(kept)) == "Zug 3 (end x): 'end' hat 0 Wörter, nicht 1."


class _German(i18n.Catalogue):
    def gettext(self, message):
        return "Zug {number} ({notation}): {reason}" if message.startswith("Action") else message

    def ngettext(self, one, many, count):
        return "'{verb}' hat {count} Wörter, nicht {found}."
