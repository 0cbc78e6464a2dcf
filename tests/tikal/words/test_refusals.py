"""Every reason to refuse an action is a sentence that leads into the rulebook."""

import pytest

from game.core.message import IllegalAction, Message
from game.core.record import RecordError
from game.tikal.rules.records import read
from game.tikal.rules.setup import VARIANTS, Options
from game.tikal.words.book import book
from game.tikal.words.refusals import REFUSALS
from tests.tikal.rules.universe import REASONS
from tests.words.sayings import is_whole, sentences, tells_all
from tools.bad_records import FOLDER

BAD = sorted(path.stem for path in FOLDER.glob("refused-*.json"))


def heard(name: str) -> Message:
    """Why the last action of a broken record is refused."""
    with pytest.raises(RecordError) as caught:
        read((FOLDER / f"{name}.json").read_bytes())
    refused = caught.value.__cause__
    assert isinstance(refused, IllegalAction)
    return refused.message


def test_all_that_is_refused_has_its_saying():
    assert set(REFUSALS.templates) == REASONS


def test_every_reason_is_a_whole_sentence():
    assert all(map(is_whole, sentences(REFUSALS)))


def test_every_reason_is_heard():
    assert {name.split("-", 2)[2] for name in BAD} == set(REFUSALS.templates)


@pytest.mark.parametrize("name", BAD)
def test_a_reason_tells_its_values_and_no_others(name):
    message = heard(name)
    assert name.endswith(f"-{message.name}")
    assert tells_all(REFUSALS, message)
    assert "{" not in REFUSALS.text(message)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_reason_leads_into_the_book(variant):
    there = {one.rule for one in book(VARIANTS[variant], Options(), "1234").sections()}
    assert {saying.rule for saying in REFUSALS.templates.values()} <= there


def test_points_are_counted():
    told = [REFUSALS.text(Message("bid-too-high", {"points": points})) for points in (1, 2)]
    assert told == [
        "You have 1 point and can bid no more.",
        "You have 2 points and can bid no more.",
    ]
