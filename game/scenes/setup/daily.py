"""The daily game: the same draw for everybody from the date, against the same opponent."""

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.core.outline import BEGUN, date_of
from game.core.share import code_of, link_to
from game.description import Game
from game.games import game_of
from game.platform import StorageError, platform
from game.players.opponents import PERSON
from game.scenes.saved import KeptMatch, kept_with
from game.scenes.setup.party import NewGame
from game.scenes.setup.remembered import recall
from game.scenes.setup.words import WORDS, daily, daily_game, what_is_daily
from game.scenes.words.dates import today
from game.scenes.words.kinds import who_plays
from game.table.sharing import copy_text
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS

_DAILY: Final = "daily"
"""A key of its record: the date."""


def daily_match(game: Game, date: str) -> AnyMatch:
    """The match of a date (``2026-11-22``), to be played by whoever sat down here last."""
    digest = hashlib.sha256(f"{game.id} {date}".encode("ascii")).digest()
    seed = int.from_bytes(digest[:7])
    party = NewGame.usual(game)
    for mine, before in zip(party.seats, _last(game), strict=False):
        mine.typed = before if mine.kind == PERSON else ""
    party.starter = seed % len(party.seats)
    match = party.begin(lambda _seats: 0, seed)
    match.extra |= {_DAILY: date, BEGUN: date}
    return match


def _last(game: Game) -> list[str]:
    """The name of the person who sat down first in the last set-up."""
    try:
        party = recall(game)
    except StorageError:
        return []
    return [seat.typed for seat in party.seats if seat.kind == PERSON][:1] if party else []


def kept_daily(game: Game, date: str) -> KeptMatch | None:
    """The match of a date as it is kept here."""
    return kept_with({"game": game.id, _DAILY: date})


def play_daily(
    stage: Stage,
    game: Game,
    go_on: Callable[[str, AnyMatch], None],
    start: Callable[[AnyMatch], None],
) -> None:
    """Goes on with today's game where it has been begun, and offers it otherwise."""
    date = today()
    if kept := kept_daily(game, date):
        go_on(*kept)
    else:
        match = daily_match(game, date)
        _offer(stage, match, partial(start, match))


def _offer(stage: Stage, match: AnyMatch, play: Callable[[], None]) -> None:
    """Says what is daily, whom one plays and what to compare, before it begins."""
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
    """The day whose daily game it is; empty for any other."""
    return date_of(match.extra, _DAILY)


def ways_with_daily(stage: Stage, match: AnyMatch) -> list[DialogButton]:
    """What hands on the result of a daily game; nothing for any other."""
    if not daily_date(match):
        return []
    return [DialogButton("result", WORDS["copy-result"], partial(_copy_result, stage, match))]


def _copy_result(stage: Stage, match: AnyMatch) -> None:
    copy_text(stage, result_of(match), WORDS["the-result-is-on-the-clipboard"])


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
    head = str(daily(game.name, match.extra[_DAILY]))
    told = ", ".join(f"{name} {score}" for name, score in points)
    return "\n".join((head, told, link_to(page, code) if page else code))
