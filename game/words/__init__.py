"""How messages become sentences, and the sentences that all games share."""
