"""The modes of Tikal's table: it is in exactly one of them at a time (docs/table.md)."""
