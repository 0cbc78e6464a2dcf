"""What must hold for every scene and dialog, in every size of window, also with longer words."""

import pytest

from game.core.message import CONTEXT
from game.tikal.rules.board import NAMES as SPACES
from game.ui import i18n, text, theme
from tests import leading
from tests.sizes import EVERY_WINDOW
from tools.gallery import SCENES, visit
from tools.gallery.positions import NAMES
from tools.gallery.windows import LAYOUTS


class Longer:
    """Not a language: the English texts a third longer, as German or Russian ones are. Names are
    as long everywhere."""

    language = i18n.SOURCE

    def gettext(self, message):
        context, _gap, told = message.rpartition(CONTEXT)
        if context == "name of a player":
            return told
        return " ".join(
            word + "n" * (len(word) // 3) if "{" not in word else word for word in told.split(" ")
        )

    def ngettext(self, one, many, count):
        return self.gettext(one if count == 1 else many)


@pytest.fixture
def longer(monkeypatch):
    monkeypatch.setattr(i18n, "_current", Longer())


def faults(name, screen):
    """Everything that is wrong with one scene at one size, and on the way to it; what leads on
    lies at the lower right."""
    with text.record_drawn_lines() as lines:
        shown = visit(SCENES[name], screen)
    return [
        *of_elements(shown.stage.elements(), screen),
        *of_lines(lines),
        *leading.elsewhere(shown.stage),
    ]


def of_elements(elements, screen):
    """Beyond the window, too small for a finger, or over another one. Spaces and the lines of a
    log beside the board may be smaller."""
    least = screen.px(theme.TOUCH)
    buttons = [one for one in elements if one.role not in ("gridcell", "option")]
    found = [
        f"{one.id} is out of the window" for one in elements if not screen.safe.contains(one.rect)
    ]
    found += [f"{one.id} is {one.rect.size}" for one in buttons if min(one.rect.size) < least]
    found += [
        f"{one.id} lies on {other.id}"
        for i, one in enumerate(elements)
        for other in elements[:i]
        if one.rect.colliderect(other.rect) and not _on_the_board(one, other)
    ]
    return found


def _on_the_board(one, other):
    """A button that lies on the very hexagon that it is for, and may reach over the next."""
    return one.role == "gridcell" and other.id == "party/go"


def of_lines(lines):
    """Smaller than can be read, cut, or beyond the picture. A player's name may be cut; the names
    of spaces lie on pieces of the board that only make a picture together."""
    found = []
    for line in lines:
        if line.size < theme.SMALLEST - 0.5:
            found.append(f"{line.shown!r} is {line.size:.1f} high")
        if line.cut and line.meant not in NAMES:
            found.append(f"{line.meant!r} is cut: {line.shown!r}")
        if not line.whole and line.meant not in SPACES:
            found.append(f"{line.shown!r} leaves the picture")
    return found


@pytest.mark.parametrize("window", EVERY_WINDOW)
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.usefixtures("longer")
def test_nothing_overlaps_is_cut_or_too_small(name, window):
    assert faults(name, LAYOUTS[window]) == []
