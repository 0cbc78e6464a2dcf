"""Environments for players that learn; ``pip install '.[learning]'`` installs what they need.

On Linux, importing PettingZoo for the first time makes SDL use a sound driver that hardly any
machine still has. This module imports it first and then restores the user's choice.
"""

import os
from typing import Final

_DRIVER: Final = "SDL_AUDIODRIVER"
_chosen: Final = os.environ.get(_DRIVER)

import pettingzoo  # noqa: E402, F401 (only after the present choice has been read)

if _chosen is None:
    os.environ.pop(_DRIVER, None)
else:
    os.environ[_DRIVER] = _chosen
