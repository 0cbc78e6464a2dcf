"""Every reason is a sentence; those to refuse lead into the rulebook."""

import pytest

from game.core.message import Message
from game.tzolkin.players import reasons, sacrifices
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.play import why_not
from game.tzolkin.rules.records import read
from game.tzolkin.rules.setup import Options
from game.tzolkin.words.messages import REASONS
from game.tzolkin.words.refusals import REFUSALS
from game.tzolkin.words.rulebook import book
from game.words.saying import ANY_GAME
from tests.tikal.rules.universe import names
from tests.tzolkin.players.truth import TRUE
from tests.tzolkin.rules import universe
from tests.tzolkin.rules.test_golden_refusals import REFUSALS as HEARD
from tests.words.sayings import is_whole, sentences, tells_all
from tools.tzolkin.golden_games import FOLDER

PARTS = ("tribes", "prophecies", "new_buildings", "quick_actions")


def test_all_that_is_refused_has_its_saying() -> None:
    assert set(REFUSALS.templates) == universe.REASONS


def test_every_reason_of_a_player_has_its_saying_and_is_held_to_the_position() -> None:
    given = names(reasons) | names(sacrifices)
    assert given == REASONS.templates.keys() - ANY_GAME.keys() == TRUE.keys()


def test_every_reason_is_a_whole_sentence() -> None:
    assert all(map(is_whole, [*sentences(REFUSALS), *sentences(REASONS)]))


@pytest.mark.parametrize("game", sorted({row.game for row in HEARD}))
def test_a_refusal_tells_its_values_and_no_others(game: str) -> None:
    match = read((FOLDER / f"{game}.json").read_bytes())
    for _, index, line, _told in (row for row in HEARD if row.game == game):
        refused = why_not(match.before(index), parse(line))
        assert refused
        assert tells_all(REFUSALS, refused.message)


def test_every_refusal_leads_to_a_section() -> None:
    told = book(Options(**dict.fromkeys(PARTS, True)))
    assert all(told.section(saying.rule) for saying in REFUSALS.templates.values())


def test_a_price_is_counted() -> None:
    told = [REFUSALS.text(Message("price-in-resources", {"number": number})) for number in (1, 2)]
    assert told == ["The price is 1 resource.", "The price is 2 resources."]


def test_names_of_several_things_are_told_together() -> None:
    fields = {"count": 2, "gears": ("palenque", "chichen"), "corn": 1}
    told = REASONS.text(Message("sends-workers", fields))
    assert told == "Sends 2 workers to Palenque, Chichen Itza."
