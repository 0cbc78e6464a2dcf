"""The tray under the board: what is chosen, what is left, and the cards to choose from."""
