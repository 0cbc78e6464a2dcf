"""Nothing is said to a player in the words of whoever made the game."""

import pytest

from game.games import games_with_words

UNSAID = ("Reconstruction", "need nobody", "source", "a4 starts at 1,", "The draw")


def said(game):
    """What a set-up says of a game's variants and options."""
    wording, rules = game.wording(), game.rules()
    yield from map(wording.notice, rules.variants)
    yield wording.options(rules.with_defaults({}))
    for question in wording.questions():
        yield from (question.words, question.note)
        for answer in question.answers:
            yield from (answer.words, answer.origin)


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_what_can_be_chosen_is_said_in_words_of_the_rulebook(game):
    for words in map(str, said(game)):
        assert not any(unsaid in words for unsaid in UNSAID), words
