"""Modes in which no player at this device decides: there is something to look at."""
