"""How a finished match ended, as the results tell it."""

from game.scenes.results import Standing
from game.table.players import players_of
from game.tikal.rules.record import TikalMatch


def standings(match: TikalMatch) -> list[Standing]:
    """What the results scene is told of a finished match."""
    state, players = match.state, players_of(match.setup.players)
    rounds = max((one.round for one in state.scorings), default=-1) + 1
    return [
        Standing(
            name=player.name,
            mark=player.mark,
            score=state.score[seat],
            rounds=tuple(
                next(
                    (one.temples, one.treasures)
                    for one in state.scorings
                    if (one.round, one.seat) == (number, seat)
                )
                for number in range(rounds)
            ),
            capital=state.variant.points - state.paid[seat],
        )
        for seat, player in enumerate(players)
    ]
