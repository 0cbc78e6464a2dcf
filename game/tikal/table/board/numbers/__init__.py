"""All that reads as a number on the board: each in a place of its own."""
