"""Buttons, keys and accidental touches, the same at every table."""
