"""What the rest of a game still holds for every seat; all of it is public."""

from game.tikal.rules.components import KINDS, TREASURE_COPIES, VOLCANO
from game.tikal.rules.state import OVER, State
from game.tikal.rules.turns.turn import is_final_round


def scorings_to_come(state: State) -> list[float]:
    """The scoring rounds that have not begun, each as the turns that a seat has until then, on
    average: those of the volcanoes displayed and still hidden, and the last (section 6)."""
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
    """Per kind, how many treasures nobody has recovered yet; a kind that is not in the game
    (Mini Tikal) counts as unseen until the others are known."""
    return [
        TREASURE_COPIES - sum(held[kind] for held in state.treasures)
        for kind in range(len(state.treasures[0]))
    ]
