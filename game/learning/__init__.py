"""Environments for players that learn; ``pip install '.[learning]'`` brings what they need.

Whoever first imports PettingZoo on Linux has SDL sent to a sound device that hardly any machine
still has, whatever was chosen; imported from here it leaves the choice alone.
"""

import os
from typing import Final

_DRIVER: Final = "SDL_AUDIODRIVER"
_chosen: Final = os.environ.get(_DRIVER)

import pettingzoo  # noqa: E402, F401 (only after the choice is known)

if _chosen is None:
    os.environ.pop(_DRIVER, None)
else:
    os.environ[_DRIVER] = _chosen
