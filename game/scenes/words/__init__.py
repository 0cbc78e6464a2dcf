"""Who played a game, and when, in words."""
