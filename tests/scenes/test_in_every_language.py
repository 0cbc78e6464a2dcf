"""Both games in every other language: nothing overlaps, is cut or too small."""

import pytest

from game.ui import i18n
from tests.scenes.test_layouts import faults
from tests.tzolkin.table import test_layout as tzolkin
from tools.gallery import SCENES
from tools.gallery.windows import LAYOUTS

WINDOWS = ("1280x800@1", "1180x820@1", "390x844@1", "844x390@1")
FULLEST = (
    "acting-late-4",
    "setup-who",
    "menu",
    "statistics",
    "tzolkin-turn-5",
    "tzolkin-building-5",
)
"""The scenes with most words in little room: every change is tested with them."""
EVERY_SCENE = [*SCENES, *(f"tzolkin-{name}" for name in tzolkin.EVERY_SCENE)]
TRANSLATED = [code for code in i18n.languages() if code != i18n.SOURCE]


@pytest.fixture(params=TRANSLATED)
def _language(request):
    i18n.use(request.param)
    yield
    i18n.use(i18n.SOURCE)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    "name",
    [
        name if name in FULLEST else pytest.param(name, marks=pytest.mark.long(minutes=0.004))
        for name in EVERY_SCENE
    ],
)
@pytest.mark.usefixtures("_language")
def test_nothing_overlaps_is_cut_or_too_small(name, window):
    screen = LAYOUTS[window]
    if name in SCENES:
        assert faults(name, screen) == []
    else:
        assert tzolkin.faults(name.removeprefix("tzolkin-"), screen) == []
