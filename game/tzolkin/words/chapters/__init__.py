"""The rules in our own words, chapter by chapter (tzolkin-rules)."""

from game.rulebook.chapter import Chapter
from game.tzolkin.rules.setup import Options
from game.tzolkin.words.chapters import days, gains, more, turns


def chapters(options: Options) -> list[Chapter]:
    """All that a game has to be explained by: what it is about, the turn, what it brings, the
    days, then the parts of the expansion that are played."""
    return [
        turns.aim(),
        turns.beginning(),
        turns.turn(),
        turns.placing(),
        turns.picking(),
        turns.begging(),
        *gains.gears(),
        gains.technologies(),
        gains.temples(),
        gains.tiles(),
        gains.monuments(),
        days.calendar(),
        days.food_days(),
        days.end(),
        *more.expansion(options),
    ]
