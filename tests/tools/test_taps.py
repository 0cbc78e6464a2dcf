"""Thirty common acts, done by the taps that docs/taps.md counts."""

import pytest

from tools.structure import ROOT
from tools.taps.act import do
from tools.taps.acts import ACTS
from tools.taps.table import table


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_the_taps_do_what_is_wanted(act):
    do(act)


def test_thirty_acts_take_no_more_taps_than_before():
    assert len({act.name for act in ACTS}) >= 30
    known = [act for act in ACTS if act.before is not None]
    assert [act.name for act in known if len(act.taps) > act.before] == []


def test_changing_ones_mind_is_one_tap():
    minds = [act for act in ACTS if act.name.startswith(("put down", "another", "take back"))]
    assert len(minds) == 5
    assert {len(act.taps) for act in minds} == {1}


def test_the_document_shows_what_was_counted():
    assert table(ACTS) in (ROOT / "docs" / "taps.md").read_text("utf-8")
