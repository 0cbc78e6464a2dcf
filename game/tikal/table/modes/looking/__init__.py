"""Modes in which nobody at this device decides: there is only something to look at."""
