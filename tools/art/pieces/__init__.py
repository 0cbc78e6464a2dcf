"""The second game's pieces, rendered by Blender: its workers, and the goods."""
