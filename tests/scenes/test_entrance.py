"""What comes from outside: read between frames, told in plain words, and asked until answered."""

import math
import random

import pytest

from game.core.game import SetupChoices
from game.core.share import encode, link_to
from game.games import GAMES, game_of
from game.journey import Journey
from game.platform import platform
from game.scenes.arrivals import ReadingDialog
from game.scenes.kept_matches import describe_standing
from game.scenes.results import ResultsScene
from game.scenes.title import TitleScene
from game.table.dialogs.share import ShareDialog, open_share_dialog
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import write
from game.tikal.rules.setup import VARIANTS
from game.ui import theme
from game.ui.figures import number_text
from tests.core.share.hostile import HOSTILE
from tests.windows import Viewer, check_lines, sized

PAGE = "https://example.org/play/"
FINISHED = random_match(VARIANTS["mini"], 2, 4)
CODE = encode(write(FINISHED), game_of(FINISHED).rules())
LINK = link_to(PAGE, CODE)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)


@pytest.fixture
def answered(monkeypatch):
    """What was taken out of the page's address."""
    texts = []
    monkeypatch.setattr(platform.sharing, "forget_link", texts.append)
    return texts


class Guest(Viewer):
    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        self.journey = Journey(self.stage)
        self.journey.title()
        self.look()

    def open(self, text):
        self.journey.open_text(text)
        self.look()


def test_a_link_is_read_between_frames_and_opens_by_itself(answered, monkeypatch):
    monkeypatch.setattr(theme, "READING_SLICE", 0)
    guest, turns = Guest(), 0
    guest.open(LINK)
    while isinstance(guest.stage.top, ReadingDialog):
        assert guest.stage.busy
        guest.look()
        turns += 1
    assert turns > len(FINISHED.actions) / 3  # two looks at a time, read twice
    assert guest.stage.top.title == "A shared game"
    assert answered == []


def test_what_is_being_read_can_be_left(answered, monkeypatch):
    monkeypatch.setattr(theme, "READING_SLICE", 0)
    guest = Guest()
    guest.open(LINK)
    guest.tap("dialog/back")
    for _turn in range(9):
        guest.look()
    assert isinstance(guest.stage.top, TitleScene)
    assert answered == [LINK]


@pytest.mark.parametrize("answer", ["back", "open"])
def test_a_link_stays_in_the_address_until_it_is_answered(answered, answer):
    guest = Guest()
    guest.open(LINK)
    assert answered == []
    guest.journey.watch_lock()
    guest.tap(f"dialog/{answer}")
    assert answered == [LINK]
    assert isinstance(guest.stage.top, ResultsScene if answer == "open" else TitleScene)


def test_no_other_window_takes_an_open_question_away(answered, monkeypatch):
    guest = Guest()
    guest.open(LINK)
    question = guest.stage.top
    monkeypatch.setattr(guest.journey, "_term", 0)  # as if this window had just got the game
    guest.journey.watch_lock()
    guest.look()
    assert guest.stage.top is question


@pytest.mark.parametrize(
    ("text", "title", "body"),
    [
        ("hello", "Nothing can be opened", "There is no link, code or record of a game in it."),
        (LINK[:-1], "This link cannot be opened", "This share code is damaged or not whole;"),
        (CODE[:-1], "This code cannot be opened", "This share code is damaged or not whole;"),
        (write(FINISHED)[:-1], "This record cannot be opened", "The record is damaged or not who"),
        ("{torn", "This record cannot be opened", "The record is damaged or not whole: it cannot"),
    ],
)
def test_what_cannot_be_opened_is_called_what_it_is(answered, text, title, body):
    guest = Guest()
    guest.open(text)
    assert guest.stage.top.title == title
    assert guest.stage.top.body.startswith(body)
    guest.tap("dialog/refused")
    assert answered == [text]


@pytest.mark.parametrize(
    "text", [f"Look at my game: {LINK} !", LINK.lower(), f"here you are:\n{CODE[:60]}\n{CODE[60:]}"]
)
def test_a_whole_message_can_be_opened(answered, text):
    guest = Guest()
    guest.open(text)
    assert guest.stage.top.title == "A shared game"


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_code_ends_in_a_question_or_a_reason(answered, name):
    guest = Guest()
    guest.open(link_to(PAGE, HOSTILE[name]))
    title, body = guest.stage.top.title, guest.stage.top.body
    assert title in ("A shared game", "This link cannot be opened")
    assert body[0] == body[0].upper()
    for word in ("JSON", "Expecting", "zlib", "Traceback", "Error"):
        assert word not in body


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_finished_game_says_who_won_and_by_what(game, answered):
    rules = game.rules()
    match = rules.read(ended(rules))
    points = sorted(rules.points(match.state), reverse=True)
    guest = Guest()
    guest.open(link_to(PAGE, encode(match.record(), rules)))
    body = guest.stage.top.body
    assert body == str(describe_standing(match))
    assert "to play" not in body
    assert "win" in body or "victory" in body
    assert all(number_text(one) in body for one in points)
    open_share_dialog(guest.stage, match, rules)
    guest.look()
    assert isinstance(guest.stage.top, ShareDialog)
    assert "can go on with it" not in str(guest.stage.top.parcels[0].words)
    assert "how the game ended" in str(guest.stage.top.parcels[0].words)


def ended(rules):
    """A game at random to its end."""
    players = tuple({"name": name, "kind": "human"} for name in ("Ana", "Ben"))
    start = SetupChoices(players, 0, 5, rules.default_variant)
    match, chance = rules.new_match(rules.setup(start)), random.Random(5)
    while (action := rules.random_action(match.state, chance)) is not None:
        match.play(action)
    return match.record()


@sized(playable_only=True)
def test_what_is_said_while_reading_fits(size, lines, answered, monkeypatch):
    monkeypatch.setattr(theme, "READING_SLICE", 0)
    guest = Guest(size)
    lines.clear()
    guest.open(LINK)
    guest.check_layout()
    check_lines([one for one in lines if one[0] != "TIKAL"], guest.stage.screen)
