"""The market: first all sales, then all purchases, none of a kind that was sold (section 7)."""

from game.tzolkin.rules.data.board import GOLD, KINDS, VALUE
from game.tzolkin.rules.data.expansion import GOLD_SHORTAGE
from game.tzolkin.rules.effects.spaces import can_trade
from game.tzolkin.rules.effects.steps import ask
from game.tzolkin.rules.state import MARKET, State


def market(state: State) -> bool:
    """Do the step ``MARKET``: begin a visit to the market, if anything can be sold or bought.

    In the phase ``MARKET``, ``about`` is a mask of the kinds sold and 1 once a cube was bought.
    """
    return can_trade(state, state.corn[state.seat]) and ask(state, MARKET, 0, 0)


def price(state: State, kind: int) -> int:
    """Return the corn that buying one cube of a kind costs; gold is taxed under P07."""
    return VALUE[kind] + (kind == GOLD and state.prophecy == GOLD_SHORTAGE)


def sellable(state: State) -> list[int]:
    """Return the kinds of cubes that can be sold now; none once a cube was bought."""
    if state.about[1]:
        return []
    return [kind for kind in range(len(KINDS)) if state.cubes[3 * state.seat + kind]]


def buyable(state: State) -> list[int]:
    """Return the kinds of cubes that can be bought now; none that was sold in this visit."""
    sold, corn = state.about[0], state.corn[state.seat]
    return [k for k in range(len(KINDS)) if not sold >> k & 1 and price(state, k) <= corn]


def sell(state: State, kind: int) -> None:
    """Sell one cube of a kind for corn."""
    seat = state.seat
    state.cubes[3 * seat + kind] -= 1
    state.corn[seat] += VALUE[kind]
    state.about = (state.about[0] | 1 << kind, 0)


def buy(state: State, kind: int) -> None:
    """Buy one cube of a kind for corn."""
    seat = state.seat
    state.corn[seat] -= price(state, kind)
    state.cubes[3 * seat + kind] += 1
    state.about = (state.about[0], 1)
