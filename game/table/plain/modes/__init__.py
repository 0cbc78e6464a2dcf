"""The plain table's modes; it is always in exactly one of them (docs/table.md)."""
