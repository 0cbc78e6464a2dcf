"""The game has no use for pygame's sprites, but pygame warns where they are missing."""
