"""What goes to a seat holds nothing that its view lacks, in whole games of every kind."""

import json
import random
from types import SimpleNamespace

import pytest

from game.core.game import NOBODY
from game.core.match import Match
from game.core.position_values import values_of
from game.host.border import told
from game.host.entries import LoggedMatch
from tests.host.dealt_otherwise import dealt_otherwise
from tests.random_matches import KINDS, random_match


def steps(kind, seed):
    """Everything that is entered in a random game, now and then undone and redone."""
    whole, chance = random_match(kind, seed), random.Random(seed)
    match = random_match(kind, seed, most_actions=0)
    logged = LoggedMatch(match, kind.rules)
    for action in whole.actions:
        texts = [str(action)]
        while texts:
            yield logged.enter(match.state.seat, texts.pop(0))
            if match.can_undo and not texts and chance.random() < 0.1:
                texts = ["undo", chance.choice(["redo", str(action)])]
    assert match.actions == whole.actions


class Bare(Match):
    """A match whose set-up names nobody."""

    over = False
    setup = SimpleNamespace(players=())


def sent(step, seat):
    """The bytes on the wire."""
    return json.dumps(told(step, seat))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_wire_is_the_same_whatever_is_hidden(kind):
    chance, compared, secret = random.Random(1), 0, 0
    for step in steps(kind, 5):
        for seat in (NOBODY, step.n % kind.seats):
            twin = twin_of(kind.rules, step, seat, chance)
            if twin is not None:
                assert sent(step, seat) == sent(twin, seat)
                compared += values_of(step.before.state) != values_of(twin.before.state)
                secret += step.text != twin.text
    assert compared > 100
    assert bool(secret) == (kind.game == "tzolkin")


def twin_of(rules, step, seat, chance):
    """The same entry where all that a seat cannot see is otherwise.

    None if something is turned up, so that the seat sees the difference after it, and for an undo
    and a redo, which tell nothing that was not told before.
    """
    if step.text in ("undo", "redo") or step.unveiled:
        return None
    match = Bare(rules.engine, dealt_otherwise(rules, step.before.state, seat, chance))
    text = step.text
    if step.secret and seat != step.seat:
        text = str(chance.choice(rules.engine.legal_actions(match.state)))
    logged = LoggedMatch(match, rules)
    logged.n = step.n
    twin = logged.enter(step.seat, text)
    return twin if step.after.by(seat) == twin.after.by(seat) else None


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_secret_choices_are_told_once_all_see_them(kind):
    chosen, unveiled = set(), {}
    for index, step in enumerate(steps(kind, 6)):
        for seat in range(kind.seats):
            message = told(step, seat)
            is_others = step.secret and seat != step.seat
            assert message["entry"] == (None if is_others else step.text), index
        unveiled |= step.unveiled
        if step.unveiled:
            public = kind.rules.view(step.after.state, NOBODY)
            chosen = {tuple(tiles) for tiles in public.wealth} | set(public.tribe)
    told_in_the_end = [kind.rules.parse(text) for text in unveiled.values()]
    seen = {getattr(one, "tiles", None) or one.tribe for one in told_in_the_end}
    assert seen == chosen - {0}
