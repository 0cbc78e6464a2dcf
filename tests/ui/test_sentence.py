import pytest

from game.ui import i18n
from game.ui.i18n import gettext, gettext_noop
from game.ui.sentence import NO_TEXT, RuleText, capitalised, phrases, sentence
from game.ui.widgets import Button


class Loud:
    """A language in capitals."""

    def gettext(self, message):
        return message.upper() if "{" not in message else message.replace("stone", "STONE")


@sentence
def placed(player: str, count: int) -> str:
    return gettext("{player} places stone {count}").format(player=player, count=count)


@sentence
def undone(what) -> str:
    return gettext("not {what}").format(what=what)


LABELS = phrases(__name__, {"undo": gettext_noop("Undo")})


def test_a_sentence_is_worded_in_the_language_in_use(monkeypatch):
    kept = placed("Ana", count=2)
    assert str(kept) == "Ana places stone 2"
    monkeypatch.setattr(i18n, "_current", Loud())
    assert str(kept) == "Ana places STONE 2"
    assert str(undone(kept)) == "not Ana places STONE 2"


def test_a_sentence_is_its_name_and_its_fields():
    assert placed("Ana", 2) == placed("Ana", count=2) != placed("Ben", 2)
    assert placed("Ana", 2).name.endswith("test_sentence.placed")
    assert placed("Ana", 2).fields == {"player": "Ana", "count": 2}
    assert {placed("Ana", 2): 1}[placed("Ana", 2)] == 1


def test_a_sentence_with_a_missing_field_is_an_error():
    with pytest.raises(TypeError):
        str(placed("Ana"))


def test_what_is_kept_of_a_widget_follows_the_language(monkeypatch):
    button = Button("undo", LABELS["undo"], lambda: None, note=undone(LABELS["undo"]))
    said = RuleText(LABELS["undo"])
    assert (button.label, button.note, said.words) == ("Undo", "not Undo", "Undo")
    monkeypatch.setattr(i18n, "_current", Loud())
    assert (button.label, said.words) == ("UNDO", "UNDO")
    assert said
    assert not NO_TEXT


def test_a_part_of_a_sentence_that_stands_alone_has_a_capital():
    assert capitalised(undone("built")) == "Not built"
    assert not capitalised("")
