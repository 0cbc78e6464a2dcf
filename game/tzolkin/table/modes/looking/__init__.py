"""Modes in which nobody here decides: there is something to look at."""
