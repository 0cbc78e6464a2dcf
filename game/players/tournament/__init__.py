"""Matches between computer players: schedule, playing, standings."""
