"""The scorings and treasures still to come in a game, from public information."""

from game.tikal.rules.components import KINDS, TREASURE_COPIES, VOLCANO
from game.tikal.rules.state import OVER, State
from game.tikal.rules.turns.turn import is_final_round


def scorings_to_come(state: State) -> list[float]:
    """Return, for each scoring round not yet begun, the average turns of a seat until then.

    These are the rounds of the volcanoes displayed or still hidden, and the final one
    (section 6); none once the final round has begun.
    """
    if state.phase == OVER or is_final_round(state):
        return []
    shown = len(state.display)
    draws = [shown / 2 for number in state.display if KINDS[number] == VOLCANO]
    ahead = float(shown)
    seen = set(state.deck[: state.drawn])
    for numbers in state.variant.sets:
        hidden = [number for number in numbers if number not in seen]
        if any(KINDS[number] == VOLCANO for number in hidden):
            draws.append(ahead + (len(hidden) + 1) / 2)
        ahead += len(hidden)
    return [count / state.seats for count in (*draws, ahead)]


def unseen_treasures(state: State) -> list[int]:
    """Return how many treasures of each kind nobody has recovered yet.

    Kinds that are not in the game (Mini Tikal) count in full, since they are hidden information.
    """
    return [
        TREASURE_COPIES - sum(held[kind] for held in state.treasures)
        for kind in range(len(state.treasures[0]))
    ]
