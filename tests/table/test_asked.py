"""What a table asks for next."""

import pytest

from tests.scenes.test_keys import GALLERY
from tools.gallery import visit
from tools.gallery.windows import LAYOUTS


@pytest.mark.parametrize(
    ("name", "next"),
    [
        ("tikal/handing-4", "hand-over/take"),
        ("tikal/placing-early-2", "space/a3"),
        ("tikal/placing-early-3", "confirm"),  # a space is chosen
        ("tikal/acting-early-2", "action/enter"),
        ("tikal/party-middle-2", "space/a1"),
        ("tikal/planned-3", "plan/step"),
        ("tikal/auction-bidding-2", "bid/pass"),
        ("tikal/auction-choosing-3", "display/D5"),
        ("tikal/sending-2", "link/send"),
        ("tikal/watching-2", ""),
        ("tikal/replay-2", ""),
        ("tikal/menu", ""),
        ("tzolkin/keeping-2", "card/0/wealth/W11"),
        ("tzolkin/turn-2", "gear/palenque"),
        ("tzolkin/worker-4", "do"),
        ("tzolkin/jungle-2", "card/0/way/corn/0"),
    ],
)
def test_one_is_led_to_what_the_headline_asks_for(name, next):
    assert visit(GALLERY[name], LAYOUTS["1280x800@1"]).stage.top.next_id == next
