"""The daily game: the same draw for everybody from the date, against the same opponent."""

import hashlib
import time
from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.core.share import code_of, link_to
from game.description import Game
from game.games import game_of
from game.platform import StorageError, platform
from game.players.opponents import PERSON
from game.scenes.saved import Kept, kept_with
from game.scenes.setup.party import Party
from game.scenes.setup.remembered import recall
from game.table.sharing import copy_text
from game.ui.dialog import Answer
from game.ui.i18n import gettext as _
from game.ui.scene import Stage

_DAILY: Final = "daily"
"""A key of its record: the date."""


def today() -> str:
    """The date where the player is."""
    return time.strftime("%Y-%m-%d")


def daily_match(game: Game, date: str) -> AnyMatch:
    """The match of a date (``2026-11-22``), to be played by whoever sat down here last."""
    digest = hashlib.sha256(f"{game.id} {date}".encode("ascii")).digest()
    seed = int.from_bytes(digest[:7])
    party = Party.usual(game)
    for mine, before in zip(party.seats, _last(game), strict=False):
        mine.typed = before if mine.kind == PERSON else ""
    party.starter = seed % len(party.seats)
    match = party.begin(lambda _seats: 0, seed)
    match.extra[_DAILY] = date
    return match


def _last(game: Game) -> list[str]:
    """The name of the person who sat down first in the last set-up."""
    try:
        party = recall(game)
    except StorageError:
        return []
    return [seat.typed for seat in party.seats if seat.kind == PERSON][:1] if party else []


def kept_daily(game: Game, date: str) -> Kept | None:
    """The match of a date as it is kept here."""
    return kept_with({"game": game.id, _DAILY: date})


def ways_with_daily(stage: Stage, match: AnyMatch) -> list[Answer]:
    """What hands on the result of a daily game; nothing for any other."""
    if not isinstance(match.extra.get(_DAILY), str):
        return []
    return [Answer("result", _("Copy result"), partial(_copy_result, stage, match))]


def _copy_result(stage: Stage, match: AnyMatch) -> None:
    copy_text(stage, result_of(match), _("The result is on the clipboard."))


def result_of(match: AnyMatch) -> str:
    """How a daily game ended, and a way to play it too: its link, or its code where there is no
    page."""
    game = game_of(match)
    rules = game.rules()
    begun = rules.match(match.setup)
    begun.extra[_DAILY] = match.extra[_DAILY]
    code = code_of(begun, rules, veiled=True)
    page = platform.sharing.page
    names = [player["name"] for player in match.setup.players]
    points = zip(names, rules.points(match.state), strict=True)
    head = _("{game}, the daily game of {date}").format(game=game.name, date=match.extra[_DAILY])
    told = ", ".join(f"{name} {score}" for name, score in points)
    return "\n".join((head, told, link_to(page, code) if page else code))
