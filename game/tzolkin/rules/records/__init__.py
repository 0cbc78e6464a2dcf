"""Records of matches, the position dump, and the seal that proves the draw."""
