"""The words of every scene and dialog stand out from what they lie on, as WCAG 2.2 asks for."""

import pytest

from game.ui import contrast
from tests.contrast import too_faint
from tests.scenes.test_nodes import ALL
from tools.gallery import visit
from tools.gallery.windows import LAYOUTS, TELLING

QUICK = [name for name in TELLING if name != "2560x1440@1"]
IN_TURN = [(name, QUICK[i % len(QUICK)]) for i, name in enumerate(list(ALL)[::2])]
"""Every other scene in one of the telling windows that are drawn fast."""
EVERYWHERE = [
    pytest.param(name, window, marks=pytest.mark.long(minutes=0.003))
    for name in ALL
    for window in LAYOUTS
    if (name, window) not in IN_TURN
]


@pytest.mark.parametrize(("name", "window"), [*IN_TURN, *EVERYWHERE])
def test_all_words_can_be_told_from_their_ground(name, window):
    assert not too_faint(visit(ALL[name], LAYOUTS[window]).stage)


@pytest.fixture
def high():
    contrast.use_high(True)
    yield
    contrast.use_high(False)


HIGH = [
    "tikal/title",
    "tikal/comfort",
    "tikal/setup-4",
    "tikal/acting-middle-4",
    "tikal/majorities-late-4",
    "tikal/end-turn",
    "tikal/rulebook",
    "tikal/results-4",
    "tzolkin/setup-5",
    "tzolkin/building-4",
    "tzolkin/turn-5",
    "tzolkin/results-5",
]
"""The scenes that stand for all others in high contrast."""


@pytest.mark.parametrize(
    "name",
    [
        *HIGH,
        *(
            pytest.param(name, marks=pytest.mark.long(minutes=0.01))
            for name in ALL
            if name not in HIGH
        ),
    ],
)
@pytest.mark.usefixtures("high")
def test_in_high_contrast_they_stand_out_by_seven(name):
    windows = ["1280x800@1", "390x844@1"] if name in HIGH else TELLING
    found = {window: too_faint(visit(ALL[name], LAYOUTS[window]).stage, 7) for window in windows}
    assert not any(found.values()), found
