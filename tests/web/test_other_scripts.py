"""Names in scripts that no font of ours has are painted by the browser."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tests.web.driver import Drive
from tests.web.test_fields import NAME

SECOND: Final = "setup/seat2/name"
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SIZE: Final = 40
NAMES: Final = {"Arabic": "محمد علي", "Hebrew": "שרה כהן", "kana": "ひらがな", "emoji": "😀😃"}
"""Names in scripts of which every browser has letters, on a bare Debian too."""
THAI: Final = "ขวัญ"
STRANGE: Final = "\u0378"
"""A letter that nobody has."""
PAINTED: Final = f"""(words) => {{
  window.asked = words;
  return tikal.python.runPython(`
import json
from js import asked
from game.ui import theme, typeface
def painted(words):
    shown = typeface.drawable(words)
    face = typeface.picture(shown, "text", {SIZE}, theme.BRICK)
    ink = face.get_bounding_rect(min_alpha=100)
    colours = [tuple(face.get_at((x, ink.centery)))[:3] for x in range(ink.left, ink.right)]
    return dict(shown=shown, width=face.get_width(), ink=list(ink), line=face.get_height(),
                rise=typeface.font("text", {SIZE}).get_ascent(), coloured=theme.BRICK in colours)
json.dumps(painted(asked))`);
}}"""


def painted(drive: Drive, words: str) -> dict[str, Any]:
    """How a line of words is drawn: what is shown, and where the letters are on it."""
    told: dict[str, Any] = json.loads(drive.page.evaluate(PAINTED, words))
    return told


def name(drive: Drive, field: str, words: str) -> None:
    """Types a name into a field of the set-up."""
    drive.tap(field)
    drive.page.keyboard.insert_text(words)
    drive.wait(lambda: drive.elements()[field]["value"] == words, f"the name {words}")
    drive.page.keyboard.press("Enter")


def is_drawn(drive: Drive, words: str) -> bool:
    return painted(drive, words)["shown"] == words


def begin(drive: Drive) -> None:
    """A set-up for two people."""
    drive.open()
    for id in ("title/tikal", "page/new-game", "setup/seat2/kind", "who/human", "who/done"):
        drive.tap(id)
    drive.wait_for(NAME)


@pytest.mark.every_browser
def test_letters_that_no_font_of_ours_has_are_painted_on_the_same_line(drive: Drive) -> None:
    begin(drive)
    name(drive, NAME, NAMES["Hebrew"])
    drive.wait(lambda: is_drawn(drive, NAMES["Hebrew"]), "the browser's letters")
    ours = painted(drive, "H?")
    for script, words in NAMES.items():
        told = painted(drive, words)
        assert told["shown"] == words, script
        left, top, wide, high = told["ink"]
        assert wide > ours["ink"][2], script
        assert told["width"] >= left + wide, script
        assert told["line"] == ours["line"], script
        assert top < told["rise"] <= top + high + 2, script
        assert script == "emoji" or told["coloured"], script
    _left, top, _wide, high = painted(drive, "שרה")["ink"]
    assert abs(top + high - told["rise"]) <= 2
    assert painted(drive, f"Li {STRANGE}")["shown"] == "Li ?"
    assert drive.complaints == []


@pytest.mark.parametrize("drive", [{}, PHONE], indirect=True, ids=["desktop", "phone"])
def test_names_of_them_are_seen_in_the_set_up_and_at_the_table(drive: Drive) -> None:
    begin(drive)
    empty = seen(drive, NAME)
    name(drive, NAME, NAMES["Arabic"])
    name(drive, SECOND, f"{NAMES['emoji']} {THAI}")
    drive.wait(lambda: is_drawn(drive, NAMES["Arabic"]), "the browser's letters")
    drive.picture(f"other-scripts-set-up-{drive.page.viewport_size['width']}")
    assert seen(drive, NAME) != empty
    drive.set_out(drive.tap)
    drive.wait_for("tool/menu")
    drive.picture(f"other-scripts-table-{drive.page.viewport_size['width']}")
    assert drive.complaints == []


def seen(drive: Drive, id: str) -> bytes:
    """The pixels of an element."""
    x, y, width, height = drive.elements()[id]["rect"]
    picture: bytes = drive.page.screenshot(clip={"x": x, "y": y, "width": width, "height": height})
    return picture
