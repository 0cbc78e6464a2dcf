"""The card that hands the device over, beside the gears."""

import pytest
from pygame import Vector2

from game.tzolkin.rules.hidden import UNKNOWN
from game.tzolkin.table.things import Calendar
from game.tzolkin.table.view import over_board
from game.tzolkin.table.view.over_board import plan_card
from tools.gallery import visit
from tools.gallery.tzolkin import SCENES
from tools.gallery.windows import WINDOWS

PHONE, TABLET = "390x844@1", "1180x820@1"


@pytest.mark.parametrize("window", [PHONE, TABLET, "844x390@1", "820x1180@1", "360x560@1"])
@pytest.mark.parametrize("name", ["handing-3", "handing-5"])
def test_it_never_lies_on_what_it_tells_of(name, window):
    shown = visit(SCENES[name], WINDOWS[window])
    picture = shown.stage.top.picture
    plan = plan_card(shown.stage.screen, picture.places, picture.shown.handover)
    board = picture.places.board
    assert not any(paper.colliderect(board) for paper in plan.papers)
    assert picture.shown.outlined


@pytest.mark.parametrize("window", [PHONE, TABLET])
def test_the_first_players_secret_is_unseen_until_he_has_the_device(window):
    shown = visit(SCENES["handing-secret-2"], WINDOWS[window])
    assert not [id for id in shown.ids() if id.startswith("card/")]
    seen = shown.stage.top.mode.view
    assert set(seen.dealt_wealth[: 4 * seen.seats]) == {UNKNOWN}
    shown.tap("hand-over/take")
    assert [id for id in shown.ids() if id.startswith("card/")]


def test_the_number_of_the_days_lies_on_their_round_outline(monkeypatch):
    drawn = {}
    monkeypatch.setattr(
        over_board, "draw_number", lambda _canvas, number, at: drawn.setdefault(number, at)
    )
    screen = WINDOWS["1280x800@1"]
    scene = visit(SCENES["handing-3"], screen).stage.bottom
    face = scene.picture.parts.place_of(Calendar())
    off = Vector2(drawn["1"]) - Vector2(face.center)
    assert abs(off.length() - face.w / 2) < screen.px(2)
