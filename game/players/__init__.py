"""Computer players of any game: what one is, how it is guarded, how many play one another."""
