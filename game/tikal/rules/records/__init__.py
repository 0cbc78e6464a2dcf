"""Records (a match as text), position dumps, and the seal that proves the draw."""
