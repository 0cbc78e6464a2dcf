"""The list of lessons, the way through them, and how they are offered."""

import pytest

from game.games import GAMES
from game.journey import Journey
from game.lessons import learnt
from game.platform import platform
from game.scenes.lessons import LessonsScene
from game.settings.store import load_settings
from game.table import autosave
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, Options, new_setup
from game.tikal.table.lesson import LessonTable
from game.tikal.table.scene import TableScene
from tests.storages import refusal
from tests.windows import Viewer

TIKAL = GAMES[0]
PLAYERS = [{"name": "Marisol", "kind": "human"}, {"name": "Ana", "kind": "human"}]


class Traveller(Viewer):
    def __init__(self, *size):
        super().__init__(*(size or (1280, 800, 1)))
        self.journey = Journey(self.stage)
        self.journey.title()
        self.look()

    def set_out(self, game=TIKAL):
        """A new game, with who sits there as it comes."""
        self.tap(f"title/{game.id}")
        self.tap("page/new-game")
        self.tap("setup/start")

    @property
    def asked(self):
        return "dialog/lessons" in self.ids()


def at_the_table(traveller):
    bottom = traveller.stage.bottom
    return isinstance(bottom, TableScene) and not isinstance(bottom, LessonTable)


def test_the_list_has_every_lesson():
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/lessons")
    assert len(traveller.ids()) == 8 + 2


def test_a_lesson_is_begun_left_and_the_next_one_offered():
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/lessons")
    traveller.tap("lessons/on")
    assert traveller.stage.top.course.lesson.id == "place"
    traveller.tap("lesson/leave")
    assert isinstance(traveller.stage.top, LessonsScene)
    learnt.save_finished(TIKAL.id, "place")
    traveller.tap("lessons/back")
    traveller.tap("page/lessons")
    traveller.tap("lessons/on")
    assert traveller.stage.top.course.lesson.id == "walk"
    traveller.tap("tool/menu")
    traveller.tap("dialog/leave")
    assert isinstance(traveller.stage.top, LessonsScene)


def test_who_has_learnt_all_of_them_may_play_a_first_game():
    for lesson in TIKAL.lessons().all():
        learnt.save_finished(TIKAL.id, lesson.id)
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/lessons")
    assert "lessons/on" not in traveller.ids()
    traveller.tap("lessons/guard")
    assert traveller.stage.top.course.lesson.id == "guard"
    traveller.tap("lesson/leave")
    traveller.tap("lessons/play")
    traveller.tap("dialog/back")
    traveller.tap("lessons/play")
    traveller.tap("dialog/short")
    assert at_the_table(traveller)
    assert traveller.stage.bottom.session.firsts
    setup = traveller.stage.bottom.match.setup
    assert (setup.variant.name, setup.options) == ("basic", Options(length="short"))
    assert sorted(one["kind"] for one in setup.players) == ["ai:novice", "human"]


def test_a_game_in_progress_outlives_a_lesson():
    autosave.save(match := TikalMatch(new_setup(PLAYERS, 1, 5)))
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/lessons")
    traveller.tap("lessons/walk")
    for id in ("action/enter", "space/a5", "tool/undo", "lesson/leave", "lessons/back"):
        traveller.tap(id)
    assert autosave.record_if_readable() == match.record()
    traveller.tap("page/continue")
    assert traveller.stage.top.match.record() == match.record()


def test_what_was_learnt_and_cannot_be_kept_is_said(monkeypatch):
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/lessons")
    traveller.tap("lessons/walk")

    def refuse(name, text):
        raise refusal("the disk is full")

    monkeypatch.setattr(platform.storage, "write", refuse)
    traveller.stage.top._learnt()
    assert "the disk is full" in traveller.stage.toasts.current_text


# the offer


def test_before_a_first_game_the_lessons_are_offered_once():
    traveller = Traveller()
    traveller.set_out()
    assert traveller.asked
    traveller.tap("dialog/plain")
    assert at_the_table(traveller)
    assert not load_settings().explain
    again = Traveller()
    again.set_out()
    assert not again.asked
    assert at_the_table(again)


def test_the_offer_leads_to_the_lessons():
    traveller = Traveller()
    traveller.set_out()
    traveller.tap("dialog/lessons")
    assert isinstance(traveller.stage.top, LessonsScene)
    assert autosave.record_if_readable() is None


@pytest.mark.parametrize(
    ("game", "length"),
    [(game, one) for game in GAMES for one in game.first_game().lengths],
    ids=lambda one: one.id,
)
def test_the_first_game_is_named_before_it_begins(game, length):
    """Two players, a Novice, how long: and so it is played."""
    traveller = Traveller()
    traveller.set_out(game)
    for said in ("two players", "a Novice", "minutes"):
        assert said in traveller.stage.top.body
    traveller.tap(f"dialog/{length.id}")
    match = traveller.stage.bottom.match
    variant, options = game.rules().variant_and_options(match.setup)
    assert variant == game.rules().default_variant
    assert dict(options) == game.rules().with_defaults(length.options)
    assert [player["kind"] for player in match.setup.players] == ["human", "ai:novice"]


def test_the_first_game_is_explained():
    traveller = Traveller()
    traveller.set_out()
    traveller.tap("dialog/whole")
    assert at_the_table(traveller)
    assert traveller.stage.bottom.match.setup.options == Options()
    assert load_settings().explain
    assert traveller.stage.bottom.session.firsts


def test_before_a_first_daily_game_they_are_offered_too():
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/daily")
    traveller.tap("dialog/daily")
    assert traveller.asked


def learnt_one(_storage):
    learnt.save_finished(TIKAL.id, "walk")


def played_one(_storage):
    autosave.save(random_match(VARIANTS["mini"], 2, 4))


@pytest.mark.parametrize("known", [learnt_one, played_one])
def test_nobody_who_knows_the_game_is_asked(known, storage):
    known(storage)
    traveller = Traveller()
    traveller.set_out()
    assert not traveller.asked


def test_where_nothing_can_be_kept_nobody_is_asked_again_and_again(monkeypatch, storage):
    def refuse(name, text):
        raise refusal("the disk is full")

    traveller = Traveller()
    monkeypatch.setattr(storage, "write", refuse)
    traveller.set_out()
    assert not traveller.asked


def test_who_lets_computers_play_is_not_asked():
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/new-game")
    traveller.tap("setup/seat1/kind")
    traveller.tap("who/explorer")
    traveller.tap("who/done")
    traveller.tap("setup/start")
    assert not traveller.asked
