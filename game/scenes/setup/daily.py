"""The daily match: the same draw and the same opponent for everybody on a date."""

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.core.outline import BEGUN_KEY, date_of
from game.core.share import code_of, link_to
from game.description import Game
from game.games import game_of
from game.platform import StorageError, platform
from game.players.opponents import PERSON
from game.scenes.kept_matches import KeptMatch, find_kept
from game.scenes.setup.party import NewGame, load_party
from game.scenes.setup.words import WORDS, daily, daily_game, what_is_daily
from game.scenes.words import today, who_plays
from game.table.dialogs.share import copy_text
from game.ui.dialog import Dialog, DialogButton
from game.ui.figures import number_text
from game.ui.punctuation import listed
from game.ui.scene import Stage
from game.ui.sentence import lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS

_DAILY: Final = "daily"
"""The record's key for the date of a daily match."""


def daily_match(game: Game, date: str) -> AnyMatch:
    """Return the daily match of a date such as ``2026-11-22``.

    The person's seat has the name of the person who sat first in the last set-up here.
    """
    digest = hashlib.sha256(f"{game.id} {date}".encode("ascii")).digest()
    seed = int.from_bytes(digest[:7])
    party = NewGame.default(game)
    for mine, before in zip(party.seats, _last(game), strict=False):
        mine.typed_name = before if mine.kind == PERSON else ""
    party.starter = seed % len(party.seats)
    match = party.begin(lambda _seats: 0, seed)
    match.extra |= {_DAILY: date, BEGUN_KEY: date}
    return match


def _last(game: Game) -> list[str]:
    """Return the typed name of the first person in the last set-up, in a list; empty if none."""
    try:
        party = load_party(game)
    except StorageError:
        return []
    return [seat.typed_name for seat in party.seats if seat.kind == PERSON][:1] if party else []


def kept_daily(game: Game, date: str) -> KeptMatch | None:
    """Return the kept daily match of a date, or None."""
    return find_kept({"game": game.id, _DAILY: date})


def play_daily(
    stage: Stage,
    game: Game,
    go_on: Callable[[str, AnyMatch], None],
    start: Callable[[AnyMatch], None],
) -> None:
    """Go on with today's daily match if it is kept here, otherwise offer it.

    ``go_on`` gets the file and the match, ``start`` a new match.
    """
    date = today()
    if kept := kept_daily(game, date):
        go_on(*kept)
    else:
        match = daily_match(game, date)
        _offer(stage, match, partial(start, match))


def _offer(stage: Stage, match: AnyMatch, play: Callable[[], None]) -> None:
    """Explain the daily match and its opponent before it begins."""
    game, players = game_of(match), match.setup.players
    rivals = tuple(who_plays(game, one["kind"]) for one in players if one["kind"] != PERSON)
    body = lines((what_is_daily(game.name, rivals), WORDS["compare"]))
    title = daily_game(daily_date(match))
    answers = [
        DialogButton("back", BUTTONS["back"]),
        DialogButton("daily", BUTTONS["play"], play, RED),
    ]
    stage.push(Dialog(stage, title, body, answers))


def daily_date(match: AnyMatch) -> str:
    """Return the date of a daily match; empty for any other match."""
    return date_of(match.extra, _DAILY)


def daily_buttons(stage: Stage, match: AnyMatch) -> list[DialogButton]:
    """Return the button that copies the result of a daily match; none for any other match."""
    if not daily_date(match):
        return []
    return [DialogButton("result", WORDS["copy-result"], partial(_copy_result, stage, match))]


def _copy_result(stage: Stage, match: AnyMatch) -> None:
    copy_text(stage, daily_result_text(match), WORDS["the-result-is-on-the-clipboard"])


def daily_result_text(match: AnyMatch) -> str:
    """Return the result of a daily match as a text to pass on.

    It ends with the link to play the same match, or with its code where there is no web page.
    """
    game = game_of(match)
    rules = game.rules()
    begun = rules.new_match(match.setup)
    begun.extra[_DAILY] = match.extra[_DAILY]
    code = code_of(begun, rules, veiled=True)
    page = platform.sharing.page
    names = [player["name"] for player in match.setup.players]
    points = zip(names, rules.points(match.state), strict=True)
    head = str(daily(game.name, match.extra[_DAILY]))
    told = listed(f"{name} {number_text(score)}" for name, score in points)
    return "\n".join((head, told, link_to(page, code) if page else code))
