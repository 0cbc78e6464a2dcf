"""Who of a match by link sits at this device."""

from collections.abc import Container

from game.core.game import AnyMatch
from game.players.opponents import ELSEWHERE, PERSON


def goes_by_link(match: AnyMatch) -> bool:
    """True where somebody plays at another device."""
    return ELSEWHERE in _kinds(match)


def sit_down(match: AnyMatch) -> None:
    """Whoever opens a match by link for the first time on this device sits down: the one to act, if
    that is somebody elsewhere for those who began it; else these."""
    if not goes_by_link(match) or match.here:
        return
    kinds, seat = _kinds(match), match.state.seat
    began = [one for one, kind in enumerate(kinds) if kind == PERSON]
    match.here = [seat] if kinds[seat] == ELSEWHERE or not began else began


def people_here(match: AnyMatch, computers: Container[int]) -> set[int]:
    """The seats for which people at this device decide."""
    seats = range(len(match.setup.players))
    return set(match.here or (seat for seat in seats if seat not in computers))


def ended_here(match: AnyMatch) -> bool:
    """True where the last action of a match by link was one of somebody here."""
    return bool(match.actions) and match.before(len(match.actions) - 1).seat in match.here


def _kinds(match: AnyMatch) -> list[str]:
    return [player["kind"] for player in match.setup.players]
