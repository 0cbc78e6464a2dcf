"""How messages become sentences: once for every game, and what is said whatever is played."""
