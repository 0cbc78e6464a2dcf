"""How pictures are made and kept: shapes, surfaces, layers, animation."""
