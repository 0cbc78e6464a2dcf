"""How a match ended, by the points of its rules."""

from game.core.game import AnyMatch
from game.outcome import Course, Outcome, Standing
from game.table.plain.known import Known
from game.table.plain.words import SAID
from game.table.players import players_of


def outcome_of(known: Known, match: AnyMatch) -> Outcome:
    """What the results tell of a finished match: the points, and how they went."""
    points = known.rules.points(match.state)
    standings = [
        Standing(player.name, player.mark, own)
        for player, own in zip(players_of(match.setup.players), points, strict=True)
    ]
    table = [[(SAID["points"], [f"{own:g}" for own in points])]]
    return Outcome(standings, table, course=course_of(known, match))


def course_of(known: Known, match: AnyMatch) -> Course:
    """The points after every turn, as whole numbers."""
    rules = known.rules
    ends = [i for i, action in enumerate(match.actions, start=1) if rules.ends_turn(action)]
    seen = [match.before(index) for index in (0, *ends)]
    return Course(tuple(tuple(map(int, rules.points(state))) for state in seen))
