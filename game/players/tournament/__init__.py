"""Tournaments between computer players: the schedule, playing the games, and the standings."""
