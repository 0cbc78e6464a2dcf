"""Options of a game's rules as the command line has them: ``a,b=2,c=own``."""

from game.core.game import GameRules, SetupError, Value


def read_options(rules: GameRules, text: str) -> dict[str, Value]:
    """The options that are named; one without a value is switched on.

    Raises:
        SetupError: one is not known, or cannot be that.
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
    """The value that is written so; what is none of them stays a word, to be refused."""
    written = {str(value).lower(): value for value in rules.options[name]}
    return written.get(word.lower(), word)
