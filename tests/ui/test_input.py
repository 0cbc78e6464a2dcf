"""Gestures: the events come in any order, the gestures stay sane."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from game.ui import theme
from game.ui.input import (
    DoubleTap,
    Drag,
    Gestures,
    Hover,
    Key,
    Phase,
    Pinch,
    Press,
    Release,
    SecondaryTap,
    Tap,
    Typed,
    Wheel,
)

SIZE = (1000, 500)


def mouse(kind, pos, button=1, touch=False):
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
    return pygame.event.Event(kind, pos=pos, button=button, touch=touch)


def finger(kind, name, x, y):
    return pygame.event.Event(kind, touch_id=1, finger_id=name, x=x, y=y)


def down(pos):
    return mouse(pygame.MOUSEBUTTONDOWN, pos)


def move(pos):
    return mouse(pygame.MOUSEMOTION, pos)


def up(pos):
    return mouse(pygame.MOUSEBUTTONUP, pos)


def play(*events, now=0.0):
    gestures = Gestures(SIZE)
    return [one for event in events for one in gestures.feed(event, now)]


def test_click_is_a_tap():
    assert play(down((5, 5)), up((6, 5))) == [Press((5, 5)), Tap((6, 5)), Release()]


def test_second_quick_tap_is_followed_by_a_double_tap():
    gestures = Gestures(SIZE)
    made = []
    for now, event in ((0, down((5, 5))), (0, up((5, 5))), (0.2, down((7, 5))), (0.2, up((7, 5)))):
        made += gestures.feed(event, now)
    assert made[-3:] == [Tap((7, 5)), DoubleTap((7, 5)), Release()]


@pytest.mark.parametrize(("wait", "away"), [(1.0, 0), (0.1, 200)])
def test_two_slow_or_distant_taps_are_not_a_double_tap(wait, away):
    gestures = Gestures(SIZE)
    made = []
    for now, x in ((0, 5), (wait, 5 + away)):
        made += gestures.feed(down((x, 5)), now) + gestures.feed(up((x, 5)), now)
    assert not [one for one in made if isinstance(one, DoubleTap)]


def test_drag_begins_past_the_slop_and_is_no_tap():
    made = play(down((5, 5)), move((7, 5)), move((40, 5)), move((50, 9)), up((50, 9)))
    assert made == [
        Press((5, 5)),
        Drag((5, 5), (40, 5), (35, 0), Phase.BEGIN),
        Drag((5, 5), (50, 9), (10, 4), Phase.MOVE),
        Drag((5, 5), (50, 9), (0, 0), Phase.END),
        Release(),
    ]


@pytest.mark.parametrize("kind", [pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN])
def test_leaving_in_mid_drag_cancels_it(kind):
    made = play(down((5, 5)), move((60, 5)), pygame.event.Event(kind), move((70, 5)), up((70, 5)))
    assert made[2:] == [
        Drag((5, 5), (60, 5), (0, 0), Phase.CANCEL),
        Release(),
        Hover(None),
        Hover((70, 5)),
    ]


def test_leaving_while_pressed_makes_no_tap():
    made = play(down((5, 5)), pygame.event.Event(pygame.WINDOWFOCUSLOST), up((5, 5)))
    assert made == [Press((5, 5)), Release(), Hover(None)]


def test_touch_positions_and_mouse_events_made_from_touch_are_ignored():
    made = play(
        finger(pygame.FINGERDOWN, 0, 0.5, 0.5),
        mouse(pygame.MOUSEBUTTONDOWN, (500, 250), touch=True),
        finger(pygame.FINGERUP, 0, 0.5, 0.5),
        mouse(pygame.MOUSEBUTTONUP, (500, 250), touch=True),
    )
    assert made == [Press((500, 250)), Tap((500, 250)), Release()]


def test_pinch_cancels_the_drag_and_ends_without_a_tap():
    made = play(
        finger(pygame.FINGERDOWN, 0, 0.4, 0.5),
        finger(pygame.FINGERMOTION, 0, 0.5, 0.5),
        finger(pygame.FINGERDOWN, 1, 0.7, 0.5),
        finger(pygame.FINGERMOTION, 1, 0.9, 0.5),
        finger(pygame.FINGERUP, 1, 0.9, 0.5),
        finger(pygame.FINGERMOTION, 0, 0.1, 0.5),
        finger(pygame.FINGERUP, 0, 0.1, 0.5),
    )
    assert made == [
        Press((400, 250)),
        Drag((400, 250), (500, 250), (100, 0), Phase.BEGIN),
        Drag((400, 250), (500, 250), (0, 0), Phase.CANCEL),
        Pinch((600, 250), 1, (0, 0), Phase.BEGIN),
        Pinch((700, 250), 2, (100, 0), Phase.MOVE),
        Pinch((700, 250), 1, (0, 0), Phase.END),
        Release(),
    ]


def test_wheel_keys_letters_and_hover():
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=1, precise_y=0.5, x=0)
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL)
    letters = pygame.event.Event(pygame.TEXTINPUT, text="é")
    assert play(move((3, 4)), wheel, key, letters) == [
        Hover((3, 4)),
        Wheel((3, 4), 0.5),
        Key("z", ctrl=True),
        Typed("é"),
    ]


def test_other_buttons_are_not_taps():
    made = play(mouse(pygame.MOUSEBUTTONDOWN, (1, 1), 2), mouse(pygame.MOUSEBUTTONUP, (1, 1), 2))
    assert made == []


def test_the_right_button_is_a_tap_of_its_own():
    made = play(mouse(pygame.MOUSEBUTTONDOWN, (1, 1), 3), mouse(pygame.MOUSEBUTTONUP, (1, 1), 3))
    assert made == [SecondaryTap((1, 1))]


def test_the_right_button_is_nothing_while_something_is_held():
    made = play(mouse(pygame.MOUSEBUTTONDOWN, (1, 1)), mouse(pygame.MOUSEBUTTONDOWN, (1, 1), 3))
    assert made == [Press((1, 1))]


xs = st.integers(0, 1000)
names = st.integers(0, 3)
part = st.floats(0, 1)


def pressed(key, kind=pygame.KEYDOWN):
    return pygame.event.Event(kind, key=key, mod=0)


def repeats(gestures, seconds):
    """How often a held key acts again within this time."""
    return sum(len(gestures.repeated(now / 100)) for now in range(round(seconds * 100)))


def test_a_held_plus_acts_again_and_again():
    gestures = Gestures(SIZE)
    assert gestures.feed(pressed(pygame.K_PLUS), 0) == [Key("+")]
    assert repeats(gestures, theme.HOLD - 0.01) == 0
    assert gestures.repeated(theme.HOLD + 0.01) == [Key("+")]
    assert repeats(gestures, 3) > 20


@pytest.mark.parametrize(
    "end",
    [
        pressed(pygame.K_PLUS, pygame.KEYUP),
        pressed(pygame.K_a),
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
    ],
)
def test_a_key_that_is_let_go_acts_no_more(end):
    gestures = Gestures(SIZE)
    for event in (pressed(pygame.K_PLUS), end):
        gestures.feed(event, 0)
    assert repeats(gestures, 3) == 0


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_p, pygame.K_SPACE])
def test_what_decides_something_does_not_repeat(key):
    gestures = Gestures(SIZE)
    gestures.feed(pressed(key), 0)
    assert repeats(gestures, 3) == 0


class AnyEvents(RuleBasedStateMachine):
    """Whatever arrives: phases come in order, presses are released, no tap after a pinch."""

    def __init__(self):
        super().__init__()
        self.gestures = Gestures(SIZE)
        self.now = 0.0
        self.held = False
        self.moving = None
        self.pinched = self.dragged = False

    def feed(self, event):
        self.now += 0.05
        for one in self.gestures.feed(event, self.now):
            self.follow(one)

    def follow(self, one):
        match one:
            case Press():
                assert not self.held
                self.held, self.pinched, self.dragged = True, False, False
            case Release():
                assert self.held
                assert self.moving is None
                self.held = False
            case Drag() | Pinch():
                self.follow_movement(one)
            case Tap() | DoubleTap():
                assert self.held
                assert not self.pinched
                assert not self.dragged

    def follow_movement(self, one):
        kind = type(one)
        assert self.held
        self.pinched |= kind is Pinch
        self.dragged |= kind is Drag
        if one.phase is Phase.BEGIN:
            assert self.moving is None
            self.moving = kind
        else:
            assert self.moving is kind
            self.moving = None if one.phase in (Phase.END, Phase.CANCEL) else kind
        if kind is Pinch:
            assert one.scale > 0

    @rule(x=xs, y=xs, button=st.sampled_from([1, 1, 2, 3]), touch=st.booleans())
    def press(self, x, y, button, touch):
        self.feed(mouse(pygame.MOUSEBUTTONDOWN, (x, y), button, touch))

    @rule(x=xs, y=xs, button=st.sampled_from([1, 1, 2, 3]), touch=st.booleans())
    def release(self, x, y, button, touch):
        self.feed(mouse(pygame.MOUSEBUTTONUP, (x, y), button, touch))

    @rule(x=xs, y=xs, touch=st.booleans())
    def mouse_moves(self, x, y, touch):
        self.feed(mouse(pygame.MOUSEMOTION, (x, y), touch=touch))

    @rule(kind=st.sampled_from([pygame.FINGERDOWN, pygame.FINGERUP]), name=names, x=part, y=part)
    def finger_changes(self, kind, name, x, y):
        self.feed(finger(kind, name, x, y))

    @rule(name=names, x=part, y=part)
    def finger_moves(self, name, x, y):
        self.feed(finger(pygame.FINGERMOTION, name, x, y))

    @rule(kind=st.sampled_from([pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST]))
    def window_is_left(self, kind):
        self.feed(pygame.event.Event(kind))
        assert self.gestures.idle

    @invariant()
    def idle_means_nothing_is_held(self):
        assert self.gestures.idle is not self.held


TestAnyEvents = AnyEvents.TestCase
TestAnyEvents.settings = settings(max_examples=150, stateful_step_count=40, deadline=None)


@given(st.lists(st.tuples(part, part), min_size=1, max_size=20))
def test_pinch_steps_multiply_to_the_whole(places):
    gestures = Gestures(SIZE)
    gestures.feed(finger(pygame.FINGERDOWN, 0, 0, 0), 0)
    gestures.feed(finger(pygame.FINGERDOWN, 1, 0.5, 0), 0)
    scale = 1.0
    for x, y in places:
        (step,) = gestures.feed(finger(pygame.FINGERMOTION, 1, x, y), 0)
        scale *= step.scale
    x, y = places[-1]
    assert scale == pytest.approx(max(1, ((1000 * x) ** 2 + (500 * y) ** 2) ** 0.5) / 500)
