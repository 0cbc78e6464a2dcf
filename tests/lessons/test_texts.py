"""What lessons say is understood by whoever taps, strikes keys, or hears it."""

import re

import pytest

from game.games import games_with_lessons

LESSONS = {
    f"{game.id}-{one.id}": one for game in games_with_lessons() for one in game.lessons().all()
}
ONLY_SEEN = re.compile(
    r"\b(tap|click|press|strike|touch|ring|lit|light|glow|highlight|mark|red button|beside the"
    r" board|watch|figure)(s|ed|ing)?\b",
    re.IGNORECASE,
)
"""How something is worked, and what only the picture tells."""


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_things_are_called_by_their_names(lesson):
    told = [str(lesson.title), str(lesson.summary), lesson.praise]
    for step in lesson.steps:
        told += [step.words, step.hint]
    assert not [words for words in told if ONLY_SEEN.search(words)]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_whatever_a_hint_rings_on_the_board_is_named(lesson):
    for step in lesson.steps:
        rings = [id.split("/")[1:] for id in step.hint_targets if id.startswith("space/")]
        told = f"{step.words} {step.hint}".casefold()
        assert all(name in told for names in rings for name in names)


LONGEST_SENTENCE, LONGEST_LESSON = 14, 110
"""Numbers of words: what is understood at the first reading, and read in half a minute."""


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_no_sentence_is_long(lesson):
    told = [lesson.praise, *(words for step in lesson.steps for words in (step.words, step.hint))]
    each = [sentence for words in told for sentence in re.split(r"[.!?] +", words)]
    assert not [one for one in each if len(one.split()) > LONGEST_SENTENCE]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_no_lesson_is_long(lesson):
    assert sum(len(step.words.split()) for step in lesson.steps) <= LONGEST_LESSON
