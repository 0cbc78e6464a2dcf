"""Thirty links of branches, renamed, old, own and foreign matches among them: each is told for what
it is, and none is refused that could be played on."""

import random

import pytest

from game.core.outline import Origin, origin_of, with_name
from game.core.share import content, encode, link_to
from game.games import game_of, read, record_from_code
from game.platform import platform
from game.scenes import kept_matches
from game.scenes.setup.seat_dialogs import branch
from game.table.autosave import SLOT
from game.table.by_link import claim_first_seats, claim_seats, kinds_from_here
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import MINI, new_setup
from tests.scenes.test_arriving import PAGE, Device

KNOWN = ("You know this link|You sent this link", "")
GOES_ON = ("goes on", "")
SEATS = [("Ana", "human", "red"), ("Ben", "link", "blue")]
TURNS = 5


@pytest.fixture(autouse=True)
def _page(monkeypatch):
    monkeypatch.setattr(platform.sharing, "page", PAGE, raising=False)


@pytest.fixture
def ana(tmp_path, storage):
    yield Device(tmp_path / "ana")
    platform.storage = storage


def begun(seed):
    players = [{"name": name, "kind": kind, "mark": mark} for name, kind, mark in SEATS]
    match = TikalMatch(new_setup(players, 0, seed, variant=MINI))
    claim_first_seats(match)
    return match


def on(match, chance, turns=1):
    """The same some turns later."""
    later = read(match.record())
    for _turn in range(turns):
        seat = later.state.seat
        while later.state.seat == seat or later.can_undo:
            later.play(chance.choice(legal_actions(later.state)))
    return later


def at_ben(match):
    """The same on Ben's device."""
    theirs = read(record_from_code(code_of(match)))
    claim_seats(theirs)
    return theirs


def code_of(match):
    return encode(match.record(), game_of(match).rules())


def told(device, match):
    """What a device says of a link; its table's match is as far as the link's where it goes on."""
    device.open(link_to(PAGE, code_of(match)))
    dialog = device.stage.top
    if "dialog/back" not in device.ids():
        assert len(device.table.match.actions) == len(match.actions)
        return GOES_ON
    told = dialog.title, dialog.body
    device.tap("dialog/back")
    return told


SENT = ("You sent this link", "")
NEW = "A game by link"
BRANCH = (NEW, "a branch of a game that you play, and a game of its own. You play Ana.")


def links(seed):
    """What Ana keeps, and ten matches that come to her as links, with what they are."""
    chance = random.Random(seed)
    first = on(begun(seed), chance)
    kept = on(first, chance, TURNS)
    mine = branch(on(first, chance), 4, kinds_from_here(first))
    ben = at_ben(kept)
    branches = [branch(ben, after, kinds_from_here(ben)) for after in (0, 4, 4)]
    foreign = at_ben(begun(seed + 50))
    kept.extra = with_name(kept.extra, "Against Ben")
    return [kept, mine], [
        (first, SENT),
        (on(begun(seed), random.Random(seed + 9), TURNS + 1), ("This link does not fit", "Share")),
        (kept, KNOWN),
        (mine, KNOWN),
        *((one, BRANCH) for one in branches),
        (foreign, (NEW, "does not know this game yet")),
        (on(foreign, chance, 4), (NEW, "has played in it before")),
        (on(mine, chance, 2), GOES_ON),
        (on(kept, chance, 2), GOES_ON),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_each_is_told_for_what_it_is(ana, seed):
    ana.use()
    kept, came = links(seed)
    assert len(came) >= 10
    for match in kept:
        kept_matches.add_record(match.record(), ended=False)
    for match, (title, body) in came:
        said = told(ana, match)
        assert said[0] in title.split("|")
        assert body in said[1]
    assert ana.table.match.extra["name"] == "Against Ben"
    assert len(kept_matches.list_files()) == len(kept)
    assert platform.storage.read(SLOT) == ana.table.match.record()


def test_a_branch_goes_to_and_fro_beside_the_game_that_it_came_from(ana, tmp_path):
    """Played on from here, it was refused by the partner and kept his answer from the game."""
    chance, ben = random.Random(5), Device(tmp_path / "ben")
    ana.use()
    ana.journey._begin(begun(11))
    ben.open(ana.act(chance))
    ben.tap("dialog/open")
    answer = ben.act(chance)
    ana.use()
    original = ana.table.match
    ana.journey._begin(branch(original, len(original.actions) - 1, kinds_from_here(original)))
    ana.look()
    link = ana.act(chance)
    ana.open(answer)
    ana.watch()
    assert ana.table.match.extra.keys() == {"here"}
    ben.open(link)
    assert "branch of a game that you play" in ben.stage.top.body
    ben.tap("dialog/open")
    back = ben.act(chance)
    ana.open(back)
    ana.watch()
    assert ana.table.match.extra["origin"]["of"] == len(original.actions)
    assert ana.table.session.people == {0}


def test_what_a_match_is_called_stays_on_its_device():
    match = begun(3)
    match.extra |= with_name(match.extra, "Secret") | Origin(0, 9, "Secret too", "ab12").entry
    for text in (record_from_code(code_of(match)), match.record_for_sharing()):
        assert "Secret" not in text
        assert "here" not in read(text).extra
        assert origin_of(read(text).extra) == Origin(0, 9, id="ab12")
    assert read(match.record_for_sharing(with_names=True)).extra["name"] == "Secret"


def test_a_name_of_before_that_comes_with_a_code_is_not_taken_over(monkeypatch):
    match = begun(3)
    match.extra = with_name(match.extra, "Theirs")
    monkeypatch.setattr(content, "shareable_entries", dict)
    code = code_of(match)
    monkeypatch.undo()
    assert "Theirs" not in record_from_code(code)


def test_whoever_begins_has_his_own_seat_though_another_one_starts():
    players = [{"name": name, "kind": kind, "mark": mark} for name, kind, mark in SEATS]
    match = TikalMatch(new_setup(players, 1, 3, variant=MINI))
    claim_first_seats(match)
    assert match.local_seats == [0]
    assert kinds_from_here(match) == ["human", "link"]
    assert kinds_from_here(at_ben(match)) == ["link", "human"]
