"""Adds what no game tells by itself to its results: the computer players' levels, title, date."""

from dataclasses import replace

from game.core.game import AnyMatch
from game.games import game_of
from game.outcome import Results
from game.players.opponents import computer
from game.scenes.results.words import played
from game.scenes.setup.daily import daily_date
from game.scenes.setup.words import daily
from game.scenes.words import dates
from game.scenes.words.kinds import who_plays
from game.ui.sentence import Words


def described(match: AnyMatch, outcome: Results) -> Results:
    """Return the results with the computer players' levels, and with the game's title and dates."""
    game, players = game_of(match), match.setup.players
    kinds = [one["kind"] if computer(one["kind"]) else "" for one in players]
    standings = [
        replace(one, who=who_plays(game, kind) if kind else "")
        for one, kind in zip(outcome.standings, kinds, strict=True)
    ]
    return replace(outcome, standings=standings, told=_told(match))


def _told(match: AnyMatch) -> Words:
    """Return the line with the game's title and the match's dates, or the day of a daily match."""
    game = game_of(match)
    variant, _options = game.rules().chosen(match.setup)
    title = game.wording().title(variant) if game.wording else game.name
    if date := daily_date(match):
        return daily(title, date)
    when = dates.told(match.extra)
    return played(title, when) if when else title
