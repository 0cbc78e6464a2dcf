"""The seats that are played at this device in a match by link."""

from collections.abc import Collection, Container

from game.core.game import AnyMatch
from game.players.opponents import ELSEWHERE, PERSON


def goes_by_link(match: AnyMatch) -> bool:
    """Return True if at least one player of the match plays at another device."""
    return ELSEWHERE in _kinds(match)


def begin_here(match: AnyMatch) -> None:
    """Give this device its seats in a match by link that it begins.

    They are the seats of people, or where there are none the seat to act.
    """
    if goes_by_link(match) and not match.here:
        match.here = _began(match) or [match.state.seat]


def sit_down(match: AnyMatch) -> None:
    """Give this device its seats in a match by link that it opens for the first time.

    It is the seat to act if that is played at another device than the one that began the match;
    else the seats of people, as at that device.
    """
    if not goes_by_link(match) or match.here:
        return
    seat = match.state.seat
    elsewhere = _kinds(match)[seat] == ELSEWHERE
    match.here = [seat] if elsewhere else _began(match) or [seat]


def people_here(match: AnyMatch, computers: Container[int]) -> set[int]:
    """Return the seats for which people at this device decide."""
    seats = range(len(match.setup.players))
    return set(match.here or (seat for seat in seats if seat not in computers))


def kinds_from_here(match: AnyMatch) -> list[str]:
    """Return who plays each seat, seen from this device.

    The record itself tells it as seen from the device that began the match.
    """
    if not goes_by_link(match) or not match.here:
        return _kinds(match)
    people = {seat: PERSON if seat in match.here else ELSEWHERE for seat in _people(match)}
    return [people.get(seat, kind) for seat, kind in enumerate(_kinds(match))]


def ended_here(match: AnyMatch) -> bool:
    """Return True if a player at this device played the last action of a match by link."""
    return bool(match.actions) and match.before(len(match.actions) - 1).seat in match.here


def sent_by(match: AnyMatch, seats: Collection[int]) -> bool:
    """Return True if one of these seats sent the link of a match.

    The sender is the person who acted last, or before anybody has acted those who began the match.
    """
    people = _people(match)
    acted = (match.before(index).seat for index in reversed(range(len(match.actions))))
    last = next((seat for seat in acted if seat in people), None)
    return any(seat in seats for seat in (_began(match) if last is None else [last]))


def has_acted(match: AnyMatch, seat: int) -> bool:
    """Return True if a seat has played any action yet."""
    return any(match.before(index).seat == seat for index in range(len(match.actions)))


def _people(match: AnyMatch) -> list[int]:
    """Return the seats of people, here or elsewhere."""
    return [seat for seat, kind in enumerate(_kinds(match)) if kind in (PERSON, ELSEWHERE)]


def _began(match: AnyMatch) -> list[int]:
    """Return the seats that are played at the device that began the match."""
    return [seat for seat, kind in enumerate(_kinds(match)) if kind == PERSON]


def _kinds(match: AnyMatch) -> list[str]:
    return [player["kind"] for player in match.setup.players]
