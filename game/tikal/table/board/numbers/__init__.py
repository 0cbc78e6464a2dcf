"""All numbers on the board, each in a place of its own."""
