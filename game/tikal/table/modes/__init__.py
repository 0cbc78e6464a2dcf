"""What the table can be in: exactly one of these at a time (docs/table.md)."""
