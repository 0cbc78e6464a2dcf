"""How a match of Tikal ended: the points by scoring round, and by temples and treasures."""

from collections.abc import Sequence
from dataclasses import replace

from game.outcome import Outcome, Row, Standing
from game.table.players import players_of
from game.tikal.ending.course import course_of
from game.tikal.ending.deeds import pages_of
from game.tikal.ending.draw import Draw, draw_of
from game.tikal.ending.earned import Earned
from game.tikal.rules.records.record import TikalMatch
from game.tikal.words.ending import WORDS, paid, scoring
from game.ui.scene import Stage
from game.ui.sentence import Sentence


def outcome_of(match: TikalMatch) -> Outcome:
    """What the results tell of a finished match."""
    told = outcome(earned(match), draw_of(match))
    return replace(told, course=course_of(match), pages=pages_of(match))


def outcome(earned: Sequence[Earned], draw: Draw) -> Outcome:
    """What the results tell of what each seat has earned."""

    def show_draw(stage: Stage) -> None:
        # the page shows hexagons as the table does, and few look at it
        from game.tikal.ending.draw_page import DrawPage  # noqa: PLC0415

        stage.push(DrawPage(stage, draw, [one.mark for one in earned]))

    standings = [
        Standing(
            one.name,
            one.mark,
            one.score,
            (("icon_temple", one.temples), ("icon_treasure", one.treasures)),
            portrait=f"leader_{one.mark}",
        )
        for one in earned
    ]
    return Outcome(standings, _table(earned), show_draw=show_draw)


def earned(match: TikalMatch) -> list[Earned]:
    """What each seat has earned."""
    state, players = match.state, players_of(match.setup.players)
    rounds = max((one.round for one in state.scorings), default=-1) + 1
    return [
        Earned(
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


def _round_name(number: int, of: int) -> Sentence:
    if number == of:
        return WORDS["at-the-end"]
    return scoring(number)


def _table(earned: Sequence[Earned]) -> list[list[Row]]:
    count = max(len(one.rounds) for one in earned)
    rounds: list[Row] = [
        (
            _round_name(i + 1, count),
            [paid(*one.rounds[i]) for one in earned],
        )
        for i in range(count)
    ]
    sources: list[Row] = [
        (WORDS["temples"], [str(one.temples) for one in earned]),
        (WORDS["treasures"], [str(one.treasures) for one in earned]),
        *_capital(earned),
    ]
    return [rounds, sources, [(WORDS["points"], [str(one.score) for one in earned])]]


def _capital(earned: Sequence[Earned]) -> list[Row]:
    """What is left of the starting capital, where there was one."""
    if not any(one.capital for one in earned):
        return []
    return [(WORDS["not-bid"], [str(one.capital) for one in earned])]
