"""The catalogues of the game's languages: ``make words``.

``game/locale/LANGUAGE.po`` is what translators write; Babel extracts the messages from the sources,
and brings the catalogues up to date. The game reads ``LANGUAGE.json`` beside it, a plain table.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""The project's folder."""
