"""The modes of the table, of which exactly one is active at a time (docs/table.md)."""
