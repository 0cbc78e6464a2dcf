"""Both tables for the left hand: nothing overlaps, and what is touched lies at the left."""

from dataclasses import replace

import pytest

from game.settings.store import Settings, apply_settings
from tests.scenes.test_layouts import of_elements, of_lines
from tests.sizes import EVERY_WINDOW
from tests.tzolkin.table.test_layout import FIGURE, NAME
from tests.whole_words import overheard
from tools.gallery import SCENES, visit
from tools.gallery.tzolkin import SCENES as TZOLKIN
from tools.gallery.windows import LAYOUTS

TIKAL = ("acting-middle-4", "acting-late-2", "placing-early-2", "auction-bidding-2", "watching-4")
OTHERS = ("turn-5", "building-4")
SHOWN = {name: SCENES[name] for name in TIKAL} | {name: TZOLKIN[name] for name in OTHERS}


@pytest.mark.parametrize("window", EVERY_WINDOW)
@pytest.mark.parametrize("name", SHOWN)
def test_nothing_overlaps_is_cut_or_too_small(name, window):
    screen = replace(LAYOUTS[window], left_handed=True)
    with overheard() as (lines, _broken):
        shown = visit(SHOWN[name], screen)
    found = [*of_elements(shown.stage.elements(), screen), *of_lines(lines)]
    assert [one for one in found if not FIGURE.match(one) and not NAME.match(one)] == []


@pytest.mark.parametrize("name", ["acting-middle-4", "turn-5"])
def test_the_setting_turns_an_open_table_round(name):
    """And back: then all lies as it did."""
    shown = visit(SHOWN[name], LAYOUTS["844x342@1"])
    before = {one.id: one.rect for one in shown.stage.elements()}
    apply_settings(shown.stage, Settings(left_handed=True))
    shown.look()
    middle = shown.stage.screen.safe.centerx
    assert before["end-turn"].left > middle
    assert shown.element("end-turn").rect.right < middle
    apply_settings(shown.stage, Settings())
    shown.look()
    assert {one.id: one.rect for one in shown.stage.elements()} == before
