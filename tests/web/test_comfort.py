"""What somebody has asked for is there from the first frame on, before the rest has come."""

from __future__ import annotations

import json

from tests.web.driver import Drive

ASKED = {"captions": True, "contrast": "high", "text_size": "largest", "left_handed": True}


def test_the_title_is_drawn_with_all_comforts(drive: Drive) -> None:
    kept = json.dumps(json.dumps(ASKED))
    drive.page.add_init_script(f"localStorage['tikal/settings.json'] ??= {kept}")
    drive.open()
    drive.wait_for("title/tikal")
    assert not drive.complaints
