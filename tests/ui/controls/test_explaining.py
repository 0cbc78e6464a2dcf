"""What is told of a widget when it is held, or when the mouse rests on it."""

import pygame
import pytest

from game.ui import theme
from game.ui.controls.buttons import Stepper
from game.ui.controls.tooltips import Tooltip, lay_out_tooltip
from game.ui.input import Drag, Hover, Phase, Press, Release, SecondaryTap, Tap
from game.ui.scene import Scene, Stage
from game.ui.screen import Screen
from game.ui.sentence import RuleText
from game.ui.widgets import Button

HERE = (10, 10)
BESIDE = (10, 200)
FINAL = "Bid 5: this cannot be undone."


@pytest.fixture
def done():
    return []


class Place(Scene):
    let_go_at = None

    def tooltip_at(self, pos, held):
        rect = pygame.Rect(0, 180, 100, 100)
        words = "a place, held" if held else "a place"
        return Tooltip(rect, words) if rect.collidepoint(pos) else None

    def release_hold(self, pos):
        self.let_go_at = pos
        return False


def pass_time(scene, seconds):
    """Frames as short as they mostly are."""
    for frame in range(round(seconds * 60) + 1):
        scene.update(10 + frame / 60)


def hold(scene, pos):
    """A finger that lies long enough to be told, then is lifted."""
    scene.handle(Press(pos))
    pass_time(scene, theme.HOLD * 1.1)
    scene.handle(Tap(pos))
    scene.handle(Release())


@pytest.fixture
def scene(done):
    """A button that is final, at rest."""
    made = Place(Stage(Screen(400, 300), reduced_motion=True))
    button = Button("bid", "Bid 5", lambda: done.append("bid"))
    button.rect, button.irreversible = pygame.Rect(0, 0, 100, 50), True
    made.form.widgets = [button]
    made.stage.go(made)
    for now in (0, 10):
        made.update(now)
    return made


def told(scene):
    shown = scene._explaining.shown
    return shown.words if shown else ""


def test_held_it_tells_and_letting_go_is_no_tap(scene, done):
    scene.handle(Press(HERE))
    pass_time(scene, theme.HOLD * 0.9)
    assert told(scene) == ""
    pass_time(scene, theme.HOLD * 1.1)
    assert told(scene) == FINAL
    scene.handle(Tap(HERE))
    scene.handle(Release())
    assert done == []
    assert told(scene) == FINAL
    scene.handle(Press(BESIDE))
    assert told(scene) == ""


def test_a_tap_tells_nothing(scene, done):
    scene.handle(Press(HERE))
    scene.update(10.1)
    scene.handle(Tap(HERE))
    scene.handle(Release())
    scene.update(12)
    assert (done, told(scene)) == (["bid"], "")


def test_a_mouse_that_rests_is_told_and_may_click(scene, done):
    scene.handle(Hover(HERE))
    for now in (10.1, 11):
        scene.update(now)
    assert told(scene) == FINAL
    scene.handle(Hover((12, 12)))
    assert told(scene) == FINAL
    scene.handle(Press(HERE))
    scene.update(11.1)
    scene.handle(Tap(HERE))
    assert done == ["bid"]
    scene.handle(Release())
    scene.handle(Hover((300, 10)))
    scene.update(13)
    assert told(scene) == ""


def test_what_moves_explains_nothing(scene):
    scene.handle(Press(BESIDE))
    scene.update(10.1)
    scene.handle(Drag(BESIDE, HERE, (0, 0), Phase.BEGIN))
    scene.update(12)
    assert told(scene) == ""


def test_what_is_beside_the_widgets_is_explained_too(scene):
    scene.handle(Hover(BESIDE))
    for now in (10.1, 11):
        scene.update(now)
    assert told(scene) == "a place"


def test_letting_go_of_what_was_told_may_mean_something_of_its_own(scene, done):
    hold(scene, BESIDE)
    assert (told(scene), scene.let_go_at) == ("a place, held", BESIDE)
    scene.form["bid"].secondary_action = lambda: done.append("second")
    hold(scene, HERE)
    assert (scene.let_go_at, done, told(scene)) == (BESIDE, ["second"], "")


@pytest.mark.parametrize("slow", [theme.HOLD * 0.5, theme.HOLD * 1.1, 5])
def test_a_tap_in_slow_frames_stays_a_tap(scene, done, slow):
    scene.handle(Press(HERE))
    for now in (10, 10 + slow, 10 + 2 * slow):
        scene.update(now)
    assert told(scene) == ""
    scene.handle(Tap(HERE))
    assert done == ["bid"]


def test_what_slides_away_is_not_let_go(scene):
    scene.handle(Press(BESIDE))
    pass_time(scene, theme.HOLD * 1.1)
    scene.handle(Drag(BESIDE, HERE, (0, 0), Phase.BEGIN))
    scene.handle(Release())
    assert (told(scene), scene.let_go_at) == ("", None)


def test_the_right_button_does_at_once_what_letting_go_does(scene, done):
    scene.form["bid"].secondary_action = lambda: done.append("second")
    scene.handle(SecondaryTap(HERE))
    assert done == ["second"]
    scene.form["bid"].enabled = False
    scene.handle(SecondaryTap(HERE))
    assert done == ["second"]


def test_what_can_be_undone_tells_nothing_and_what_is_grey_says_why(scene):
    button = scene.form["bid"]
    button.irreversible = False
    assert button.tooltip == ""
    button.enabled, button.disabled_reason = False, RuleText("Too dear.")
    assert button.tooltip == "Too dear."
    button.explanation = RuleText("Offers points for the turn.")
    assert button.tooltip == "Offers points for the turn.\nToo dear."


def test_what_goes_on_while_it_is_held_is_explained_to_the_mouse_alone(scene):
    scene.form.widgets = [Stepper("more", "More", lambda: None, icon_only=True)]
    scene.form.widgets[0].rect = pygame.Rect(0, 0, 100, 50)
    assert scene._explained_at(HERE, held=True) is None
    assert scene._explained_at(HERE, held=False).words == "More"


@pytest.mark.parametrize("corner", [(0, 0), (390, 0), (0, 290), (390, 290), (200, 150)])
def test_the_card_stays_in_the_window_and_beside_what_it_is_about(corner):
    screen = Screen(400, 300)
    about = pygame.Rect(corner, (10, 10))
    box = lay_out_tooltip(screen, Tooltip(about, "It takes some words to explain this. " * 3)).box
    assert screen.safe.contains(box)
    assert not box.colliderect(about)


def test_the_card_has_its_picture_beside_the_words():
    screen = Screen(400, 300)
    about, words = pygame.Rect(0, 0, 10, 10), "It takes some words to explain this. " * 3
    plain = lay_out_tooltip(screen, Tooltip(about, words, "board"))
    card = lay_out_tooltip(screen, Tooltip(about, words, "board", "wafer_sun"))
    name, box = card.picture
    assert name == "wafer_sun"
    assert plain.picture is None
    assert screen.safe.contains(card.box)
    assert card.box.contains(box)
    assert box.right <= card.corner[0]
    assert not box.colliderect(card.rule_link)
    assert lay_out_tooltip(screen, Tooltip(about, words * 3, "board", "wafer_sun")).picture is None


def test_what_is_drawn_above_the_words_lies_there_or_is_left_out():
    class Signs:
        def draw(self, canvas, rect):
            """Draws nothing."""

    screen, signs = Screen(400, 300), Signs()
    about, words = pygame.Rect(0, 0, 10, 10), "It takes some words to explain this. " * 3
    card = lay_out_tooltip(screen, Tooltip(about, words, "board", above=signs))
    drawn, band = card.above
    assert drawn is signs
    assert screen.safe.contains(card.box)
    assert card.box.contains(band)
    assert card.rule_link.bottom <= band.top
    assert band.bottom <= card.corner[1]
    assert lay_out_tooltip(screen, Tooltip(about, words * 4, "board", above=signs)).above is None


def test_a_card_that_comes_up_under_the_finger_leads_nowhere_when_that_is_lifted(scene):
    opened = []
    scene.open_rulebook = opened.append
    board = pygame.Rect(0, 0, 400, 300)  # no room beside it: the card lies over it
    scene.form.widgets = []
    scene.tooltip_at = lambda _pos, _held: Tooltip(board, "a player board", "board")
    way = lay_out_tooltip(scene.screen, scene.tooltip_at(HERE, False)).link_area
    hold(scene, way.center)
    assert not opened
    hold(scene, HERE)
    scene.handle(Press(way.center))
    scene.handle(Tap(way.center))
    assert opened == ["board"]
