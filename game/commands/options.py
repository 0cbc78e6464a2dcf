"""Parsing the options of a game's rules on the command line: ``a,b=2,c=own``."""

from game.core.game import GameRules, SetupError, Value


def read_options(rules: GameRules, text: str) -> dict[str, Value]:
    """Return the named options and their values; an option without a value is set to True.

    Raises:
        SetupError: an option is unknown or cannot have that value.
    """
    read: dict[str, Value] = {}
    for part in filter(None, text.split(",")):
        name, equals, word = part.partition("=")
        if name not in rules.options:
            raise SetupError("no-option", name=name[:40], names=tuple(rules.options))
        read[name] = _value(rules, name, word) if equals else True
    rules.completed(read)
    return read


def _value(rules: GameRules, name: str, word: str) -> Value:
    """Return the possible value that is written as ``word``; ``word`` itself if there is none."""
    written = {str(value).lower(): value for value in rules.options[name]}
    return written.get(word.lower(), word)
