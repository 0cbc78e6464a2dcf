"""The loop: what it draws, what it survives."""

import asyncio
import time

import pygame
import pytest

from game import app as loop
from game.platform import LoadingState, platform
from game.scenes.game_page import GamePage
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.tikal.description import TIKAL
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import new_setup
from game.tikal.table.scene import TableScene
from game.ui import contrast, i18n, theme, typeface
from game.ui.input import Key
from tests.compositor import Sheets
from tests.storages import refusal
from tests.system_painter import forget_letters


@pytest.fixture
def app():
    pygame.event.clear()
    return loop.App()


@pytest.fixture
def published(monkeypatch):
    told = []
    monkeypatch.setattr(platform, "publish", lambda elements, status="": told.append(elements))
    return told


def post(kind, **values):
    pygame.event.post(pygame.event.Event(kind, **values))


def click(app, id):
    (place,) = [one.rect.center for one in app.stage.elements() if one.id == id]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        post(kind, pos=place, button=1, touch=False)


def come_to(app, scene):
    """Turns of the loop until a scene of this kind has been prepared and is shown."""
    for _turn in range(1000):
        app.turn(1)
        if isinstance(app.stage.top, scene):
            return
    pytest.fail(f"it never comes to {scene}")


def test_a_new_wish_of_the_system_is_heeded_at_once(app, monkeypatch):
    kinds, now = type(platform), time.monotonic()
    app.turn(now)
    assert (app.stage.reduced_motion, contrast.is_high()) == (False, False)
    for wish in ("reduced_motion", "high_contrast"):
        monkeypatch.setattr(kinds, wish, lambda _platform: True)
    app.turn(now + 2 * theme.WISHES)
    assert app.stage.reduced_motion
    assert contrast.is_high()
    monkeypatch.undo()
    app.turn(now + 4 * theme.WISHES)
    assert (app.stage.reduced_motion, contrast.is_high()) == (False, False)


def test_the_title_is_drawn_first_and_then_nothing_until_something_changes(app, published):
    for now in range(5):
        app.turn(now)
    assert isinstance(app.stage.top, TitleScene)
    assert len(published) == 1
    assert published[0][0]["id"] == "title/tikal"


def test_what_floats_over_the_window_is_dropped_when_it_is_drawn(app, monkeypatch):
    sheets = Sheets(app.window)
    monkeypatch.setattr(platform, "compositor", sheets)
    app.turn(0)
    sheets.lift(pygame.Rect(0, 0, 50, 50), theme.MAP)
    app.turn(theme.SETTLE)
    assert sheets.floats, "nothing was drawn"
    app.stage.toast("Something")
    app.turn(1)
    assert not sheets.floats


def test_a_real_click_opens_the_setup_once_it_is_prepared(app):
    app.turn(0)
    app.turn(theme.SETTLE)
    click(app, "title/tikal")
    come_to(app, GamePage)
    app.turn(1 + theme.SETTLE)
    app.turn(1 + 2 * theme.SETTLE)
    click(app, "page/new-game")
    come_to(app, SetupScene)
    assert "setup/start" in [one.id for one in app.stage.elements()]


def test_an_error_while_preparing_is_told_like_any_other(app, monkeypatch):
    run_some(app, 3)
    app.stage.closed = False
    failing(monkeypatch, "prepare", SetupScene)
    app.journey.new_game(TIKAL)
    run_some(app, 6)
    assert "the temple fell down" in app.stage.top.body


def test_a_language_that_did_not_come_is_told_and_english_spoken(monkeypatch, tmp_path):
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    monkeypatch.setattr(type(platform), "language", lambda _platform: "de-AT")
    app = loop.App()
    app.turn(1)
    assert i18n.spoken() == "en"
    assert "not on this device" in app.stage.toasts.current_text


def test_a_held_key_goes_on(app, monkeypatch):
    heard = []
    monkeypatch.setattr(app.stage, "handle", heard.append)
    post(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0)
    for frame in range(round(100 * (theme.HOLD + 1.2 * theme.REPEAT))):
        app.turn(frame / 100)
    assert heard.count(Key("left")) == 3


def test_it_rests_when_nothing_has_happened_for_a_while_and_stays_awake_for_what_goes_on(app):
    now = 0.0
    while app.stage.busy:  # the title prepares what comes next
        app.turn(now)
        assert app.rest(now) == 0
    app.turn(now)
    assert app.rest(now + theme.REST_AFTER) == 0
    assert app.rest(now + theme.REST_AFTER + 0.01) == theme.REST
    post(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    app.turn(now + 5)
    assert app.rest(now + 5.1) == 0


def test_it_does_not_rest_while_a_computer_player_thinks(app):
    kinds = "ai:explorer", "human"
    players = [{"name": name, "kind": kind} for name, kind in zip("AB", kinds, strict=True)]
    app.journey.open(TikalMatch(new_setup(players, 0, 9)))
    come_to(app, TableScene)
    assert app.rest(60) == 0
    app.stage.bottom.press("watch/pause")
    assert app.rest(60) == theme.REST


def test_closing_the_window_ends_the_loop(app):
    post(pygame.QUIT)
    asyncio.run(asyncio.wait_for(app.run(), 5))
    assert app.stage.closed


def test_a_new_size_is_followed(app, monkeypatch, published):
    app.turn(0)
    monkeypatch.setattr(platform, "window_size", lambda: (390, 844, 1.0))
    app.turn(1)
    assert (app.stage.screen.size, app.gestures.size) == ((390, 844), (390, 844))
    assert len(published) == 2


def run_some(app, turns):
    async def some():
        task = asyncio.ensure_future(app.run())
        for _ in range(turns):
            await asyncio.sleep(0.02)
        app.stage.close()
        await task

    asyncio.run(some())


def failing(monkeypatch, method, scene=TitleScene):
    def fail(*_args):
        raise RuntimeError("the temple fell down")

    monkeypatch.setattr(scene, method, fail)


@pytest.mark.parametrize("method", ["draw", "update", "handle"])
def test_an_error_is_shown_kept_and_left_behind(app, monkeypatch, storage, method):
    with monkeypatch.context() as broken:
        failing(broken, method)
        post(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False)
        run_some(app, 4)
    assert "the temple fell down" in app.stage.top.body
    assert loop.REPORT in app.stage.top.body
    assert "RuntimeError: the temple fell down" in storage.read(loop.REPORT)
    app.stage.handle(Key("return"))
    come_to(app, TitleScene)


def test_a_report_that_cannot_be_kept_is_no_second_error(app, monkeypatch):
    def refuse(_name, _text):
        raise refusal("the disk is full")

    with monkeypatch.context() as broken:
        failing(broken, "draw")
        broken.setattr(platform.storage, "write", refuse)
        run_some(app, 4)
    assert "the disk is full" in app.stage.top.body


def test_an_error_while_telling_one_ends_the_program(app, monkeypatch):
    def fail(*_args):
        raise RuntimeError("no wood")

    failing(monkeypatch, "draw")
    monkeypatch.setattr(loop.Blank, "draw", fail)
    with pytest.raises(RuntimeError, match="no wood"):
        run_some(app, 4)


def test_an_errand_runs_beside_the_loop_and_its_error_is_told(app):
    done = []

    async def good():
        done.append(1)

    async def bad():
        raise ValueError("the answer was lost")

    app.stage.start_task(good)
    app.stage.start_task(bad)
    run_some(app, 5)
    assert done == [1]
    assert "the answer was lost" in app.stage.top.body


def test_letters_that_no_font_here_has_are_brought_once_all_else_has_come(app, monkeypatch):
    asked, state = [], LoadingState.LOADING

    async def fetch(code):
        asked.append(code)
        return True

    monkeypatch.setattr(platform, "fetch_language", fetch)
    monkeypatch.setattr(platform, "loading_state", lambda: state)
    monkeypatch.setattr(typeface, "is_here", lambda _font: False)
    forget_letters()
    typeface.drawable("李")

    async def turns():
        for _turn in range(4):
            app.turn(time.monotonic())
            await asyncio.sleep(0)

    asyncio.run(turns())
    assert not asked
    state = LoadingState.LOADED
    asyncio.run(turns())
    assert asked == ["zh", "zh-more"]
    forget_letters()
