"""What can be done with a kept game, and what it is to be called."""

from collections.abc import Callable

from game.core.outline import MOST
from game.scenes.line import Asked, LineDialog
from game.scenes.matches.entry import Entry
from game.scenes.matches.words import WORDS
from game.told import told
from game.ui.dialog import Answer, Dialog
from game.ui.scene import Stage
from game.ui.sentence import lines
from game.words.buttons import BUTTONS


def ask_more(
    stage: Stage,
    entry: Entry,
    *,
    rename: Callable[[], None],
    save: Callable[[], None] | None,
    replay: Callable[[], None] | None,
    throw_away: Callable[[], None],
) -> None:
    """Asks what is to be done; ``save`` and ``replay`` are None where that cannot be."""
    answers = [
        Answer("back", BUTTONS["back"]),
        Answer("throw-away", WORDS["throw-away"], throw_away),
    ]
    if save:
        answers += [
            Answer("save", BUTTONS["save-record"], save),
            Answer("rename", WORDS["rename"], rename),
        ]
    if replay:
        answers.append(Answer("replay", WORDS["replay"], replay))
    body = told(entry.trouble) if entry.trouble else lines(tuple(entry.lines))
    stage.push(Dialog(stage, entry.title, body, answers))


def ask_name(stage: Stage, name: str, change: Callable[[str], None]) -> None:
    """Asks what a match is to be called; an empty line takes the name away."""
    asked = Asked(
        "rename", WORDS["what-is-this-match-called"], WORDS["name-of-the-match"], MOST, value=name
    )
    stage.push(LineDialog(stage, asked, change))
