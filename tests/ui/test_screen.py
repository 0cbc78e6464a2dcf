import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.screen import Screen


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
def test_dp_is_a_css_pixel(ratio):
    screen = Screen(round(390 * ratio), round(844 * ratio), ratio)
    assert screen.px(44) == round(44 * ratio)


def test_tiny_window_shrinks_everything_and_huge_window_grows_it():
    assert Screen(200, 100).px(44) == round(44 * 100 / 320)
    assert Screen(3840, 2160).px(44) == 88
    assert Screen(1280, 800).px(44) == 44


@given(
    st.integers(1, 8000),
    st.integers(1, 8000),
    st.floats(0.5, 4),
    st.tuples(*[st.integers(0, 400)] * 4),
)
def test_any_window_is_sane(width, height, ratio, insets):
    screen = Screen(width, height, ratio, insets)
    assert screen.px(0.01) == 1
    assert screen.safe.w > 0
    assert screen.safe.h > 0
    assert screen.rect.contains(screen.safe)


def test_insets_are_kept_free():
    assert tuple(Screen(400, 800, 1, (40, 0, 20, 10)).safe) == (10, 40, 390, 740)


def test_portrait_and_compact():
    assert Screen(390, 844).portrait
    assert not Screen(844, 390).portrait
    assert Screen(1688, 780, 2).compact
    assert not Screen(1024, 768).compact
