"""Tribe and wealth tiles are chosen, in secret (2, 15)."""

from collections.abc import Mapping

from game.table.modes import Look
from game.tzolkin.table.modes.choosing import Choosing
from game.tzolkin.table.modes.looks import DO
from game.ui.i18n import gettext as _


class Keeping(Choosing):
    """Only who chooses sees what there is; all is shown together when all have chosen."""

    @property
    def drawer(self) -> str:
        return "keeping"

    @property
    def own_looks(self) -> Mapping[str, Look]:
        red = super().own_looks[DO]
        return {DO: Look(red.enabled, label=_("Keep these"), why=red.why, binds=True, final=True)}
