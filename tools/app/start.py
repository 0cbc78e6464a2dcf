"""What the stand-alone program runs: its window, or a command such as ``host``."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # a host's computer players think in processes of their own

    from game.__main__ import main

    sys.exit(main())
