"""The words of every scene and dialog stand out from what they lie on, as WCAG 2.2 asks for."""

import pytest

from tests.contrast import too_faint
from tests.scenes.test_nodes import ALL
from tools.gallery import visit
from tools.gallery.windows import LAYOUTS, TELLING

IN_TURN = [(name, TELLING[i % len(TELLING)]) for i, name in enumerate(ALL)]
"""Every scene in one of the telling windows."""
EVERYWHERE = [
    pytest.param(name, window, marks=pytest.mark.long(minutes=0.003))
    for name in ALL
    for window in LAYOUTS
    if (name, window) not in IN_TURN
]


@pytest.mark.parametrize(("name", "window"), [*IN_TURN, *EVERYWHERE])
def test_all_words_can_be_told_from_their_ground(name, window):
    assert not too_faint(visit(ALL[name], LAYOUTS[window]).stage)
