"""A match of two by link, on two devices, to its end; and links that are old or do not fit."""

import math
import random

import pytest

from game.core.outline import shareable_record
from game.core.share import encode, find_game, link_to
from game.games import record_from_code
from game.journey import Journey
from game.platform import platform
from game.platform.files import FileStorage
from game.scenes import kept_matches
from game.scenes.results import ResultsScene
from game.scenes.title import TitleScene
from game.settings.store import Pace
from game.table import autosave
from game.table.dialogs.share import ShareDialog
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import MINI, new_setup
from game.tikal.table.modes.watching import Sending
from game.tikal.table.scene import TableScene
from game.ui import theme
from tests.windows import Viewer

PAGE = "https://example.org/play/"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)
    monkeypatch.setattr(platform.sharing, "page", PAGE, raising=False)


class Device(Viewer):
    """Somebody's browser: a storage of its own."""

    def __init__(self, folder):
        super().__init__(1280, 800, 1)
        self.storage = FileStorage(folder)
        self.use()
        self.journey = Journey(self.stage)
        self.journey.title()
        self.look()

    def use(self):
        platform.storage = self.storage

    @property
    def at(self):
        return type(self.stage.bottom)

    @property
    def table(self):
        assert self.at is TableScene
        return self.stage.bottom

    def open(self, link):
        self.use()
        self.journey.open_text(link)
        self.look()

    def kept(self):
        """The match on the table, or the one that ended last."""
        self.use()
        text = autosave.record_if_readable() or next(
            map(self.storage.read, kept_matches.list_files()[1:]), None
        )
        return text and read(text)

    def watch(self):
        """Until all that was sent has been seen."""
        while self.at is TableScene and self.table.mode.decider is None:
            if isinstance(self.table.mode, Sending):
                return
            if "scoring/continue" in self.ids():
                self.tap("scoring/continue")
            else:
                self.table.others.skip()
            self.look()

    def act(self, chance):
        """Plays until somebody else is to act, and returns the link."""
        while self.at is TableScene and not isinstance(self.table.mode, Sending):
            self.watch()
            if self.at is TableScene and self.table.mode.decider is not None:
                table = self.table
                table.play([chance.choice(legal_actions(table.match.state))])
            self.look()
        return self.link()

    def link(self):
        if self.at is TableScene:
            self.tap("link/send")
        dialog = self.stage.top
        assert isinstance(dialog, ShareDialog)
        link = link_to(PAGE, dialog.parcels[0].code)
        self.tap("share/close")
        return link


@pytest.fixture
def devices(tmp_path, storage):
    """Two of them; Ana has begun a Mini game at the first."""
    ana, ben = Device(tmp_path / "ana"), Device(tmp_path / "ben")
    players = [
        {"name": "Ana", "kind": "human", "mark": "red"},
        {"name": "Ben", "kind": "link", "mark": "blue"},
    ]
    ana.use()
    ana.journey._begin(TikalMatch(new_setup(players, 0, 11, variant=MINI)))
    ana.look()
    yield ana, ben
    platform.storage = storage


def test_a_match_goes_to_and_fro_to_its_end(devices):
    chance, (ana, ben) = random.Random(5), devices
    link, turns = ana.act(chance), 0
    ben.open(link)
    assert "You play Ben" in ben.stage.top.body
    assert "not locked" in ben.stage.top.body
    ben.tap("dialog/open")
    at, other = ben, ana
    while at.at is not ResultsScene:
        assert at.table.session.people == {at is ben}
        link = at.act(chance)
        at, other = other, at
        at.open(link)
        at.watch()
        turns += 1
    assert turns > 20
    other.use()
    assert other.at is ResultsScene
    ends = [shareable_record(write(one.kept())) for one in devices]
    assert ends[0] == ends[1]
    assert read(ends[0]).over
    assert record_from_code(find_game(link).text) == ends[0]


def test_the_others_turn_is_shown_step_by_step(devices):
    chance, (ana, ben) = random.Random(5), devices
    ben.open(ana.act(chance))
    ben.tap("dialog/open")
    back = ben.act(chance)
    seen = len(ana.kept().actions)
    ana.use()
    ana.table.others.pace = Pace.NATURAL
    ana.open(back)
    assert ana.table.session.shown == seen < len(ana.table.match.actions)
    ana.watch()
    assert ana.table.session.shown == len(ana.table.match.actions)
    assert ana.table.mode.decider == 0


def test_a_link_that_was_opened_before_leads_to_the_game(devices):
    chance, (ana, ben) = random.Random(5), devices
    link = ana.act(chance)
    ben.open(link)
    ben.tap("dialog/open")
    ben.watch()
    ben.open(link)
    assert "opened before" in ben.stage.top.body
    ben.tap("dialog/open")
    assert ben.table.session.people == {1}


def test_an_old_link_changes_nothing_and_says_so(devices):
    chance, (ana, ben) = random.Random(5), devices
    old = ana.act(chance)
    ben.open(old)
    ben.tap("dialog/open")
    ben.act(chance)
    before = write(ben.kept())
    ben.open(old)
    assert ben.stage.top.title == "This link is old"
    assert "gone on since" in ben.stage.top.body
    ben.tap("dialog/open")
    assert isinstance(ben.table.mode, Sending)
    assert write(ben.kept()) == before


def forked(record):
    """The same, but for its last choice."""
    match = read(record)
    begun = TikalMatch(match.setup)
    last = max(i for i in range(len(match.actions)) if len(legal_actions(match.before(i))) > 1)
    for action in match.actions[:last]:
        begun.play(action)
    others = [one for one in legal_actions(begun.state) if one != match.actions[last]]
    begun.play(others[0])
    return write(begun)


def test_a_link_of_another_course_changes_nothing_and_says_so(devices):
    chance, (ana, ben) = random.Random(5), devices
    ben.open(ana.act(chance))
    ben.tap("dialog/open")
    ben.act(chance)
    before = write(ben.kept())
    ben.open(link_to(PAGE, encode(forked(before), RULES)))
    assert "another way" in ben.stage.top.body
    ben.tap("dialog/back")
    assert write(ben.kept()) == before


def test_a_shared_game_is_offered_and_harms_none_that_is_kept(devices):
    ana, _ben = devices
    other = TikalMatch(
        new_setup([{"name": name, "kind": "human"} for name in ("Cleo", "Dan")], 0, 2)
    )
    before = write(ana.kept())
    ana.open(link_to(PAGE, encode(write(other), RULES)))
    assert "Cleo, Dan" in ana.stage.top.body
    ana.tap("dialog/back")
    assert write(ana.kept()) == before


def test_a_link_that_nobody_wants_leaves_the_title_as_it_was(devices):
    ana, ben = devices
    link = ana.act(random.Random(5))
    ben.open(link)
    ben.tap("dialog/back")
    assert ben.at is TitleScene
    assert ben.kept() is None


def test_a_match_by_link_goes_on_though_another_one_is_on_the_table(devices):
    chance, (ana, ben) = random.Random(5), devices
    ben.open(ana.act(chance))
    ben.tap("dialog/open")
    back = ben.act(chance)
    seats = [{"name": name, "kind": "human"} for name in ("Cleo", "Dan")]
    ana.use()
    ana.journey._begin(TikalMatch(new_setup(seats, 0, 2)))
    ana.look()
    seen = len(ana.kept().actions)
    ana.open(back)
    ana.watch()
    assert [player.name for player in ana.table.players] == ["Ana", "Ben"]
    assert ana.table.session.people == {0}
    assert seen == 0
    assert len(kept_matches.list_files()) == 2
