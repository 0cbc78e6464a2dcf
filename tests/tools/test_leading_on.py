"""The button that goes on lies at the lower right of what is read, in both games."""

import pytest

from game.ui.dialog import Dialog
from tools.gallery import SCENES, tzolkin, visit
from tools.gallery.windows import WINDOWS

LEADS = {
    "scoring-4": "scoring/continue",
    "scoring-2": "scoring/continue",
    "handing-4": "hand-over/take",
    "handing-auction-4": "hand-over/take",
    "end-turn": "dialog/end",
    "tzolkin-handing-3": "hand-over/take",
    "tzolkin-handing-secret-2": "hand-over/take",
    "tzolkin-food-day-4": "go-on",
}
OPENINGS = SCENES | {f"tzolkin-{name}": one for name, one in tzolkin.SCENES.items()}


@pytest.mark.parametrize("window", ["1180x820@1", "820x1180@1", "390x844@1", "844x390@1"])
@pytest.mark.parametrize("name", LEADS)
def test_what_leads_on_is_at_the_lower_right(name, window):
    stage = visit(OPENINGS[name], WINDOWS[window]).stage
    top = stage.top
    whole = top.panel if isinstance(top, Dialog) else stage.screen.rect
    buttons = [
        one for one in top.form.widgets if one.visible and one.rect.w and one.role == "button"
    ]
    (leads,) = [one for one in buttons if one.id == LEADS[name]]
    assert leads.rect.centerx > whole.centerx
    assert leads.rect.centery > whole.centery
    mine = leads.rect.right + leads.rect.bottom
    others = [one for one in buttons if one is not leads and one.enabled]
    assert [one.id for one in others if one.rect.right + one.rect.bottom > mine] == []
