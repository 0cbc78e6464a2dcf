"""News are told in passing; the end is somebody else's to follow."""

from game.table.news import ENDED, Interlude, show_news
from game.ui.scene import Stage
from game.ui.screen import Screen


def test_notes_are_shown_and_the_end_is_followed():
    stage, ended = Stage(Screen(300, 200)), []
    show_news(stage, ["your turn"], lambda: ended.append(1))
    assert stage.toasts.current_text == "your turn"
    assert not ended
    show_news(stage, [ENDED], lambda: ended.append(1))
    assert ended == [1]


def test_an_interlude_is_not_told_in_passing():
    stage = Stage(Screen(300, 200))
    show_news(stage, [Interlude()], lambda: None)
    assert stage.toasts.current_text == ""
