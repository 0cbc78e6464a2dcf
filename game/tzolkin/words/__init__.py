"""Tzolk'in in words: its things, its actions, its refusals, its options, its rules."""
