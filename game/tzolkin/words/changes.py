"""What a seat has more and less of after an action than before."""

from game.tzolkin.rules.data.board import KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.state import State
from game.tzolkin.words import goods
from game.tzolkin.words.names import listed, technology, temple
from game.ui.i18n import gettext as _


def gained(before: State, after: State, seat: int) -> str:
    """All that a seat has more of; empty for nothing."""
    return _told(before, after, seat, 1)


def paid(before: State, after: State, seat: int) -> str:
    """The goods that a seat has less of; empty for nothing."""
    return _told(before, after, seat, -1)


def _told(before: State, after: State, seat: int, sign: int) -> str:
    first = 3 * seat
    counts = [
        (goods.corn, after.corn[seat] - before.corn[seat]),
        *(
            (tell, after.cubes[first + kind] - before.cubes[first + kind])
            for kind, tell in zip(
                range(len(KINDS)), (goods.wood, goods.stone, goods.gold), strict=True
            )
        ),
        (goods.skulls, after.skulls[seat] - before.skulls[seat]),
        (goods.points, after.score[seat] - before.score[seat]),
    ]
    told = [tell(sign * count) for tell, count in counts if sign * count > 0]
    return listed(told + _steps(before, after, seat) if sign > 0 else told)


def _steps(before: State, after: State, seat: int) -> list[str]:
    """Steps on temples and technologies, and workers."""
    told = _("{name} +{steps}")
    up = [
        (temple(number), after.temples[3 * seat + number] - before.temples[3 * seat + number])
        for number in range(len(TEMPLES))
    ]
    up += [
        (technology(number), after.techs[4 * seat + number] - before.techs[4 * seat + number])
        for number in range(len(TRACKS))
    ]
    hired = before.bank[seat] - after.bank[seat]
    steps = [told.format(name=name, steps=count) for name, count in up if count > 0]
    return steps + ([goods.workers(hired)] if hired > 0 else [])
