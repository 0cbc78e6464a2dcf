"""Positions that a seat cannot tell from another: all that its view lacks is dealt otherwise."""

from game.core.position_values import values_of


def dealt_otherwise(rules, state, seat, chance):
    """A position whose view for a seat is the same, and whose hidden parts are others."""
    view, other = rules.view(state, seat), state.copy()
    deal = _tikal if hasattr(state, "treasure_stack") else _tzolkin
    deal(state, view, other, chance)
    assert values_of(rules.view(other, seat)) == values_of(view)
    return other


def _shuffled(numbers, seen, chance):
    """The numbers in another order, but those that are seen in their places."""
    hidden = [number for number, shown in zip(numbers, seen, strict=True) if number != shown]
    chance.shuffle(hidden)
    return tuple(
        shown if number == shown else hidden.pop()
        for number, shown in zip(numbers, seen, strict=True)
    )


def _tikal(state, view, other, chance):
    """Hexagons and treasures to come; the top hexagon's letter is known."""
    rest = list(state.deck[state.drawn :])
    letters = dict(zip(state.deck, state.backs, strict=True))
    chance.shuffle(rest)
    if rest:
        top = next(one for one in rest if letters[one] == state.backs[state.drawn])
        rest.remove(top)
        rest.insert(0, top)
    other.deck = (*state.deck[: state.drawn], *rest)
    other.backs = tuple(letters[one] for one in other.deck)
    other.treasure_stack = tuple(chance.sample(state.treasure_stack, len(state.treasure_stack)))
    other.ruin_treasures = [
        tuple(chance.choice(state.treasure_stack) for _ in one) for one in state.ruin_treasures
    ]


def _tzolkin(state, view, other, chance):
    """Buildings and quick actions to come; what the others were dealt and have kept in secret."""
    for name in ("deck1", "deck2", "quick_tiles", "dealt_wealth", "dealt_tribes"):
        setattr(other, name, _shuffled(getattr(state, name), getattr(view, name), chance))
    if not state.dealt_wealth:
        return
    for seat in range(state.seats):
        if state.wealth[seat] and not view.wealth[seat]:
            dealt = other.dealt_wealth[4 * seat : 4 * seat + 4]
            other.wealth[seat] = tuple(sorted(dealt[: len(state.wealth[seat])]))
        if state.tribe[seat] and not view.tribe[seat]:
            other.tribe[seat] = other.dealt_tribes[2 * seat]
