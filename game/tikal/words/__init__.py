"""Tikal in words: its variants, its options, its rules."""
