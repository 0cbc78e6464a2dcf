"""Who of a match by link sits at this device."""

from collections.abc import Collection, Container

from game.core.game import AnyMatch
from game.players.opponents import ELSEWHERE, PERSON


def goes_by_link(match: AnyMatch) -> bool:
    """True where somebody plays at another device."""
    return ELSEWHERE in _kinds(match)


def begin_here(match: AnyMatch) -> None:
    """Whoever begins a match by link on this device has the seats of people; where there are none,
    the first to act."""
    if goes_by_link(match) and not match.here:
        match.here = _began(match) or [match.state.seat]


def sit_down(match: AnyMatch) -> None:
    """Whoever opens a match by link for the first time on this device sits down: the one to act, if
    that is somebody elsewhere for those who began it; else these."""
    if not goes_by_link(match) or match.here:
        return
    seat = match.state.seat
    elsewhere = _kinds(match)[seat] == ELSEWHERE
    match.here = [seat] if elsewhere else _began(match) or [seat]


def people_here(match: AnyMatch, computers: Container[int]) -> set[int]:
    """The seats for which people at this device decide."""
    seats = range(len(match.setup.players))
    return set(match.here or (seat for seat in seats if seat not in computers))


def kinds_from_here(match: AnyMatch) -> list[str]:
    """Who plays each seat as this device sees it: a record tells it as whoever began the match
    does."""
    if not goes_by_link(match) or not match.here:
        return _kinds(match)
    people = {seat: PERSON if seat in match.here else ELSEWHERE for seat in _people(match)}
    return [people.get(seat, kind) for seat, kind in enumerate(_kinds(match))]


def ended_here(match: AnyMatch) -> bool:
    """True where the last action of a match by link was one of somebody here."""
    return bool(match.actions) and match.before(len(match.actions) - 1).seat in match.here


def sent_by(match: AnyMatch, seats: Collection[int]) -> bool:
    """True where one of these seats sent the link of a match: the person who acted last, or before
    anybody has acted whoever began it."""
    people = _people(match)
    acted = (match.before(index).seat for index in reversed(range(len(match.actions))))
    last = next((seat for seat in acted if seat in people), None)
    return any(seat in seats for seat in (_began(match) if last is None else [last]))


def has_acted(match: AnyMatch, seat: int) -> bool:
    """True if a seat has decided anything yet."""
    return any(match.before(index).seat == seat for index in range(len(match.actions)))


def _people(match: AnyMatch) -> list[int]:
    return [seat for seat, kind in enumerate(_kinds(match)) if kind in (PERSON, ELSEWHERE)]


def _began(match: AnyMatch) -> list[int]:
    return [seat for seat, kind in enumerate(_kinds(match)) if kind == PERSON]


def _kinds(match: AnyMatch) -> list[str]:
    return [player["kind"] for player in match.setup.players]
