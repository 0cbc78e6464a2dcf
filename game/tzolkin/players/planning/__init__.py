"""The search of the computer player: over the actions of a turn, and over rounds."""
