"""What is chosen of actions that name several spaces."""

from hypothesis import given
from hypothesis import strategies as st

from game.table.plain.known import Branch, ChosenSoFar, Offer

SPACES = ("a1", "a2", "b1", "b2")
OFFERS = [
    *(Offer(None, ("plant", space), ("plant", space), "") for space in SPACES),
    *(
        Offer(None, ("move", start, end), ("move", start, end), "")
        for start in SPACES
        for end in SPACES
        if start != end
    ),
]


def meant(chosen):
    return [one for one in OFFERS if chosen.allows(one)]


@given(st.sampled_from(SPACES), st.data())
def test_a_space_that_was_chosen_first_leads_on_to_every_action_that_names_it(space, data):
    chosen = ChosenSoFar(space=space)
    assert {one.parts for one in meant(chosen)} == {
        one.parts for one in OFFERS if space in one.parts
    }
    offer = data.draw(st.sampled_from(meant(chosen)))
    for count in range(1, len(offer.parts) + 1):
        chosen = ChosenSoFar(offer.parts[:count], space, chosen)
        assert offer in meant(chosen)
        assert Branch(tuple(meant(chosen))).depth >= count
