"""What there is to do with a finished match, beside leaving it and playing again."""

from functools import partial

from game.core.game import AnyMatch
from game.games import game_of
from game.table.sharing import save_record, share
from game.ui.dialog import Answer
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


def ways_on(stage: Stage, match: AnyMatch) -> list[Answer]:
    """In the order of their buttons."""
    return [
        Answer("share", _("Share"), partial(share, stage, match, game_of(match).rules())),
        Answer("save", _("Save record"), partial(save_record, stage, match)),
    ]
