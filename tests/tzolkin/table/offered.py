"""Everything that a mode lets somebody touch, and what comes of it."""

from collections.abc import Iterator

from game.table.modes import Outcome, Play
from game.table.players import Player
from game.tzolkin.rules import view
from game.tzolkin.rules.actions import Action
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import decision_mode
from game.tzolkin.table.tray import CardKind

DEEPEST = 6
"""Touches before the one that plays: a building with what is rebuilt and what is spared, under a
prophecy, needs the most."""


def mode_at(match) -> Mode:
    """The mode in which somebody here decides."""
    state = match.state
    seats = range(state.seats)
    players = tuple(Player(f"P{seat}", "red") for seat in seats)
    index = len(match.actions)
    turn = Turn(view(state, state.seat), players, state.seat, first=index)
    return decision_mode(turn)


def touches(mode: Mode) -> Iterator[tuple[str, Outcome]]:
    """A name and what comes of it, for all that can be touched to go on."""
    for thing in mode.seen.lit:
        yield str(thing), mode.touch(thing)
    for row in mode.tray.rows:
        for card in row.cards:
            if card.kind is CardKind.OPTION and card.enabled:
                assert card.option is not None
                yield card.id, mode.pick(card.id, card.option)
    for id, look in mode.looks.items():
        if look.enabled and id in ("do", "end-turn"):
            yield id, mode.press(id)


def reachable(mode: Mode, wanted: set[Action]) -> dict[Action, tuple[Action, ...]]:
    """The lines that can be played next, each with those that are played with it; it looks no
    further once all that are wanted are found."""
    found: dict[Action, tuple[Action, ...]] = {}
    edge, known = [mode], {mode}
    for _depth in range(DEEPEST):
        following = []
        for one in edge:
            for _name, came in touches(one):
                if isinstance(came, Play):
                    found.setdefault(came.actions[0], came.actions)
                elif isinstance(came, Mode) and came not in known:
                    known.add(came)
                    following.append(came)
            if wanted <= set(found):
                return found
        edge = following
    return found
