"""Computer players: they see what a player sees, and think in slices."""
